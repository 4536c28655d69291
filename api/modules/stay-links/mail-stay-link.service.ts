import { mailStayLinkSchema } from '#graphql/inputs/stay-link.ts'
import { conflict } from '../../errors.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { visitorHash } from '../../platform/visitor.ts'
import { mailClaim, mayMail } from '../mail/may-mail.service.ts'
import type { Refusal } from '../pricing/refusals.ts'
import { quoteFor } from '../pricing/stay.service.ts'
import { spend, withinAllowance } from '../throttle/throttle.service.ts'
import { queueStayLink } from './stay-link-mail.ts'
import type { MailStayLinkInput, MailStayLinkPayload } from './stay-link.type.ts'

/** Of one visitor, and to one address. */
const allowance = { calls: 3, windowSeconds: 3_600 }

type Answer = Pick<MailStayLinkPayload, 'accepted'> & { refusals: Refusal[] }

const accepted: Answer = { accepted: true, refusals: [] }

/** Whether the address may get one more price: anybody can enter a stranger's. */
const mayMailPrice = async (ctx: Context, emailLower: string): Promise<boolean> =>
  (await withinAllowance(ctx, `stay-link:${mailClaim(ctx, emailLower).key}`, allowance)) && mayMail(ctx, emailLower)

/**
 * Mails the price of a stay, as the server works it out now, and the link to it. The answer is the same for every address,
 * and nothing of the address is kept once the mail has left.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND for an unknown room type, CONFLICT while no mail can leave, RATE_LIMITED
 */
export const mailStayLink = async (ctx: Context, raw: MailStayLinkInput): Promise<Answer> => {
  const { email, website, language, ...stay } = mailStayLinkSchema.parse(raw)
  // A program is told what it wants to hear.
  if (website) return accepted
  const { phone } = ctx.facts
  if (!ctx.mailer) throw conflict(`No email can be sent from here at present. Please call us at ${phone}`)
  const quote = await quoteFor(ctx, stay)
  if (!quote.bookable) return { accepted: false, refusals: quote.refusals }
  const sentence = `Several prices were mailed from here. Please try again later or call us at ${phone}`
  await spend(ctx, `stay-link:${visitorHash(ctx)}`, allowance, sentence)
  if (!(await mayMailPrice(ctx, email.toLowerCase()))) return accepted
  await inTransaction(ctx, (inside) => queueStayLink(inside, { email, locale: language ?? ctx.locale, stay, quote }))
  await ctx.wake('mail.deliver')
  return accepted
}
