import { PasswordResetResolver } from './password-reset.resolver.ts'
import type { Module } from '../../platform/module.ts'

export const passwordResets: Module = {
  resolvers: [PasswordResetResolver],
}
