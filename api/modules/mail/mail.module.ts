import { deliverMails } from './deliver-mails.job.ts'
import { forgetMails } from './forget-mails.job.ts'
import { Mail } from './mail.entity.ts'
import { MailResolver } from './mail.resolver.ts'
import type { Module } from '../../platform/module.ts'

declare module '../../platform/calls.ts' {
  interface Calls {
    'mail.deliver': null
  }
}

export const mail: Module = {
  entities: [Mail],
  resolvers: [MailResolver],
  jobs: [
    { queue: 'mail.sweep', schedule: '* * * * *', run: deliverMails },
    { queue: 'mail.forget', schedule: '50 4 * * *', run: forgetMails },
  ],
  calls: [{ queue: 'mail.deliver', run: (ctx) => deliverMails(ctx) }],
}
