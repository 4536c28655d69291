import { subDays } from 'date-fns/subDays'
import type { Context } from '../../platform/context.ts'
import { Mail, secretMailKinds } from './mail.entity.ts'

const keepDays = 90
/** Nobody can look at them or send them again. */
const keepSecretDays = 1

/**
 * Mails hold names and messages: after 90 days they go, and those that the desk does not know after one, where they
 * could not leave. Of an answer the thread still shows how far it came.
 */
export const forgetMails = async (ctx: Context): Promise<void> => {
  const state = { $nin: ['queued', 'sending'] as const }
  const old = { createdAt: { $lt: subDays(ctx.now(), keepDays) }, state }
  const oldSecret = { createdAt: { $lt: subDays(ctx.now(), keepSecretDays) }, state }
  await ctx.em.nativeDelete(Mail, { ...oldSecret, kind: { $in: [...secretMailKinds] } })
  await ctx.em.nativeDelete(Mail, { ...old, kind: { $ne: 'inquiry-reply' } })
  await ctx.em.nativeUpdate(Mail, { ...old, kind: 'inquiry-reply', html: { $ne: '' } }, { html: '', text: '' })
}
