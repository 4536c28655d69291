import { signUpSchema } from '#graphql/inputs/newsletter.ts'
import { NewsletterResolver } from './newsletter.resolver.ts'
import type { Module } from '../../platform/module.ts'

export const newsletter: Module = {
  resolvers: [NewsletterResolver],
  routes: [
    {
      method: 'POST',
      path: '/api/newsletter/signup',
      operation: 'RestSignUpForNewsletter',
      summary: 'Join the mailing list',
      body: 'input',
      answer: 'signUpForNewsletter',
      rules: signUpSchema,
      example: { email: 'aino@example.com', language: 'fi' },
      refusals: ['RATE_LIMITED'],
      creates: true,
    },
  ],
}
