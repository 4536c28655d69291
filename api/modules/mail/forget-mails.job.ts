import { subDays } from 'date-fns/subDays'
import type { Context } from '../../platform/context.ts'
import { Mail } from './mail.entity.ts'

const keepDays = 90

/** Mails hold names and messages: after 90 days they go. */
export const forgetMails = (ctx: Context): Promise<number> =>
  ctx.em.nativeDelete(Mail, {
    createdAt: { $lt: subDays(ctx.now(), keepDays) },
    state: { $nin: ['queued', 'sending'] },
  })
