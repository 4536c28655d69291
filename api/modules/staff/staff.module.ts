import { signInSchema } from '#graphql/inputs/staff.ts'
import { ApiKey } from './api-key.entity.ts'
import { ApiKeyResolver } from './api-key.resolver.ts'
import { SessionResolver } from './session.resolver.ts'
import { forgetGuesses } from './sign-in-guard.ts'
import {
  SignInFailure,
  StaffAccount,
  StaffSession,
  StaffTwoFactor,
  StaffUser,
  StaffVerification,
} from './staff.entity.ts'
import { StaffResolver } from './staff.resolver.ts'
import type { Module } from '../../platform/module.ts'

export const staff: Module = {
  entities: [ApiKey, SignInFailure, StaffAccount, StaffSession, StaffTwoFactor, StaffUser, StaffVerification],
  resolvers: [ApiKeyResolver, SessionResolver, StaffResolver],
  jobs: [{ queue: 'staff.forget-guesses', schedule: '45 * * * *', run: forgetGuesses }],
  routes: [
    {
      method: 'POST',
      path: '/api/session',
      operation: 'RestSignIn',
      summary: 'Sign in; the session comes as a cookie',
      body: 'input',
      answer: 'signIn',
      rules: signInSchema,
      example: { email: 'owner@hotel.example', password: 'four words that differ' },
      refusals: ['UNAUTHENTICATED', 'RATE_LIMITED'],
    },
    {
      method: 'DELETE',
      path: '/api/session',
      operation: 'RestSignOut',
      summary: 'Sign out',
      answer: 'signOut.success',
    },
    {
      method: 'GET',
      path: '/api/viewer',
      operation: 'RestViewer',
      summary: 'Who the session or key belongs to; null for a stranger',
      answer: 'viewer',
    },
  ],
}
