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
    },
  ],
}
