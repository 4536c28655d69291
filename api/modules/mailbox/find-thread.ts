import type { MailHead } from '../../integrations/mailbox/port.ts'
import type { Context } from '../../platform/context.ts'
import { Mail } from '../mail/mail.entity.ts'
import { sender } from '../mail/outgoing-mail.ts'

/** A random id of a mail of ours. Who knows it was sent that mail, or was given it by whom it was sent to. */
const token = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const inMessageId = new RegExp(`^(${token})@`, 'i')
const inAddress = new RegExp(`\\+(${token})@`, 'i')

/** The tokens that a mail shows, that of the mail which it answers last. */
const tokensOf = ({ answers, to }: MailHead): string[] =>
  [...answers.map((id) => inMessageId.exec(id)), ...to.map((address) => inAddress.exec(address))].flatMap((found) =>
    found ? [found[1]!.toLowerCase()] : [],
  )

/** The mail of ours that another one answers or is about; null for everything else that is in a mailbox. */
export const findAnswered = async ({ em }: Context, head: MailHead): Promise<Mail | null> => {
  const tokens = tokensOf(head)
  if (tokens.length === 0) return null
  const known = await em.find(Mail, { id: { $in: [...new Set(tokens)] }, inquiry: { $ne: null } })
  return known.toSorted((one, other) => tokens.lastIndexOf(one.id) - tokens.lastIndexOf(other.id)).at(-1) ?? null
}

/** The random id in a Message-ID of ours: that of a mail, or of somebody whom a campaign was sent to. */
export const tokenIn = (messageId: string): string | null => inMessageId.exec(messageId)?.[1]?.toLowerCase() ?? null

/** Copies of what the hotel wrote itself are in the thread already. */
export const isOwn = (ctx: Context, { from }: MailHead): boolean =>
  [ctx.facts.email, sender(ctx).address].some((own) => own.toLowerCase() === from?.address.toLowerCase())
