import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import { minimumFillMilliseconds, submitInquirySchema } from '#graphql/inputs/inquiry.ts'
import { inTransaction, type Context } from '../../context.ts'
import { readPrepared } from '../../db/prepared.ts'
import { readableCode } from '../../readable-code.ts'
import { newsletterCoupon } from '../coupons/issue-coupon.service.ts'
import { queueConfirmationMail } from '../mail/confirmation-mail.ts'
import { queueInquiryNotice, queueInquiryReceipt } from '../mail/inquiry-mails.ts'
import { mailClaim } from '../mail/may-mail.service.ts'
import { queueWelcomeMail } from '../mail/welcome-mail.ts'
import { subscribeFromForm } from '../subscribers/subscribe.service.ts'
import { emitEvent } from '../webhooks/emit-event.service.ts'
import { allowanceUsedUp, spendInTurn } from '../throttle/throttle.service.ts'
import { Inquiry } from './inquiry.entity.ts'
import type { InquiryReceipt, SubmitInquiryInput } from './inquiry.type.ts'

type Form = z.output<typeof submitInquirySchema>

/** A million references exist and two years of inquiries are kept: a few tries always find a free one. */
const freeReference = async (ctx: Context): Promise<string> => {
  for (;;) {
    const reference = readableCode('LB')
    const [taken] = await readPrepared(ctx.em, sql`select 1 from inquiry where reference = ${reference}`)
    if (!taken) return reference
  }
}

const looksAutomatic = (form: Form) =>
  Boolean(form.website) || (form.fillMilliseconds != null && form.fillMilliseconds < minimumFillMilliseconds)

const hashContent = (form: Form) =>
  createHash('sha256')
    .update(JSON.stringify([form.email.toLowerCase(), form.name, form.phone, form.message, form.page]))
    .digest('hex')

const doubleSubmitSeconds = 60

const receipt = ({ id, reference, createdAt }: Inquiry): InquiryReceipt => ({ success: true, id, reference, createdAt })

/**
 * Stores a guest's form. What looks automatic is stored as spam rather than refused, so that no guest is lost to a guess.
 * @throws BAD_USER_INPUT naming each field, RATE_LIMITED
 */
export const submitInquiry = async (ctx: Context, raw: SubmitInquiryInput): Promise<InquiryReceipt> => {
  const form = submitInquirySchema.parse(raw)
  const contentHash = hashContent(form)
  const isSpam = looksAutomatic(form)
  const allowance = { calls: ctx.env.INQUIRIES_PER_HOUR, windowSeconds: 3_600 }
  const answer = await inTransaction(ctx, async (inside) => {
    const counted = await spendInTurn(inside, [
      // The same words count once a minute. Two clicks race: the second waits here for the first's transaction.
      { key: `inquiry-words:${contentHash}`, allowance: { calls: 1, windowSeconds: doubleSubmitSeconds } },
      { key: `inquiry:${ctx.visitorHash}`, allowance },
      ...(isSpam ? [] : [mailClaim(ctx, form.email.toLowerCase())]),
    ])
    const twin = counted === 0 ? await findTwin(inside, contentHash) : null
    if (twin) return receipt(twin)
    if (counted < 2)
      throw allowanceUsedUp(allowance, `You have sent several messages. Please call us at ${ctx.facts.phone}`)
    const inquiry = await store(inside, form, contentHash, isSpam)
    if (!isSpam) await writeMails(inside, inquiry, counted === 3)
    await inside.em.flush()
    if (!isSpam) await emitEvent(inside, 'inquiry.created', summary(inquiry))
    return receipt(inquiry)
  })
  await ctx.wake('mail.deliver')
  return answer
}

const findTwin = (ctx: Context, contentHash: string): Promise<Inquiry | null> =>
  ctx.em.findOne(Inquiry, { contentHash }, { orderBy: { createdAt: 'desc' } })

/** The desk hears of every guest; a guest gets a receipt, and what joining the list brings. Spam is answered to nobody. */
const writeMails = async (ctx: Context, inquiry: Inquiry, mayMailGuest: boolean) => {
  await queueInquiryNotice(ctx, inquiry)
  const joined = inquiry.subscribedToNewsletter ? await subscribeFromForm(ctx, inquiry) : null
  if (!mayMailGuest) return
  await queueInquiryReceipt(ctx, inquiry)
  if (joined?.status === 'pending') await queueConfirmationMail(ctx, joined)
  else if (joined) await queueWelcomeMail(ctx, joined, await newsletterCoupon(ctx, joined))
}

/** What integrators are told; what the guest wrote they read with a key of their own. */
const summary = ({ id, reference, page, language, createdAt }: Inquiry) => ({
  id,
  reference,
  page,
  language,
  createdAt,
})

const store = async (ctx: Context, form: Form, contentHash: string, isSpam: boolean): Promise<Inquiry> => {
  const { website: _website, fillMilliseconds: _fillMilliseconds, ...fields } = form
  const now = ctx.now()
  return ctx.em.create(Inquiry, {
    ...fields,
    language: form.language ?? ctx.locale,
    createdAt: now,
    updatedAt: now,
    reference: await freeReference(ctx),
    emailLower: form.email.toLowerCase(),
    status: isSpam ? 'spam' : 'new',
    notes: '',
    consentTextId: form.subscribedToNewsletter ? 'contact-form-2026' : null,
    ipHash: ctx.visitorHash,
    contentHash,
  })
}
