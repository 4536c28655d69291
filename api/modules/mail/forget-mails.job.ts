import { subDays } from 'date-fns/subDays'
import type { Context } from '../../platform/context.ts'
import { Mail } from './mail.entity.ts'

const keepDays = 90

/** Mails hold names and messages: after 90 days they go. Of an answer the thread still shows how far it came. */
export const forgetMails = async (ctx: Context): Promise<void> => {
  const old = { createdAt: { $lt: subDays(ctx.now(), keepDays) }, state: { $nin: ['queued', 'sending'] as const } }
  await ctx.em.nativeDelete(Mail, { ...old, kind: { $ne: 'inquiry-reply' } })
  await ctx.em.nativeUpdate(Mail, { ...old, kind: 'inquiry-reply', html: { $ne: '' } }, { html: '', text: '' })
}
