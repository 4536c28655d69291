import type { Context } from '../../platform/context.ts'
import { replyMailLoader, type Said } from './thread.loader.ts'
import type { ReplyDelivery } from './thread.type.ts'

/** How far the mail of a message is; null where it has none. */
export const deliveryOf = async (ctx: Context, { mail }: Said): Promise<ReplyDelivery | null> => {
  const found = mail && (await replyMailLoader(ctx).load(mail.id))
  if (!found) return null
  const { id, state, sentAt, lastError } = found
  return { mailId: id, state, sentAt: sentAt ?? null, problem: lastError ?? null }
}
