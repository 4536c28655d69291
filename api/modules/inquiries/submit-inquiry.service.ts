import { createHash, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { minimumFillMilliseconds } from '#graphql/inputs/fields.ts'
import { submitInquirySchema } from '#graphql/inputs/inquiry.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { readableCode } from '../../platform/readable-code.ts'
import { visitorHash } from '../../platform/visitor.ts'
import { newsletterCoupon } from '../coupons/issue-coupon.service.ts'
import { queueConfirmationMail } from '../newsletter/confirmation-mail.ts'
import { writeInquiryNotice, writeInquiryReceipt } from './inquiry-mails.ts'
import { mailClaim } from '../mail/may-mail.service.ts'
import { queueWelcomeMail } from '../newsletter/welcome-mail.ts'
import { subscribeFromForm } from '../subscribers/subscribe.service.ts'
import { allowanceLeft, allowanceUsedUp, giveBack, type Claim } from '../throttle/throttle.service.ts'
import { countStep } from '../visits/count-visits.ts'
import { isCounted } from '../visits/is-counted.ts'
import { Inquiry } from './inquiry.entity.ts'
import type { InquiryReceipt, SubmitInquiryInput } from './inquiry.type.ts'
import { messageLanguage } from './message-language.ts'
import { storeInquiry, type NewInquiry } from './store-inquiry.ts'

type Form = z.output<typeof submitInquirySchema>

/**
 * What another form brings that an inquiry is stored for. It may be answered with a secret, so its repetition by another
 * visitor is a form of its own.
 */
export interface InquiryExtras {
  /** What is kept, as the visitor gave it: a form with anything else in it is no repetition. */
  given: object
  /** In place of the usual receipt. */
  writeReceipt: typeof writeInquiryReceipt
  /** Stores what belongs to it, in the same transaction. */
  keep: (inside: Context, inquiry: NewInquiry) => Promise<void>
}

const looksAutomatic = (form: Form) =>
  Boolean(form.website) || (form.fillMilliseconds != null && form.fillMilliseconds < minimumFillMilliseconds)

/**
 * The same for the same content only, in whatever order it came and whether what is empty was left out. All that the
 * schema knows counts, so that a corrected form is never taken for its repetition, whatever was corrected.
 */
const hashContent = (content: object) => {
  const given = Object.entries(content).filter(([, value]) => value != null)
  return createHash('sha256').update(JSON.stringify(given.toSorted())).digest('hex')
}

const doubleSubmitSeconds = 60

/** A program with a key for it passes on the forms of so many visitors. */
const visitorsOfKey = 50

/** The allowance of whoever sends forms: a visitor, or a key that may write inquiries. */
const senderClaim = (ctx: Context): Claim => {
  const { env, viewer } = ctx
  const windowSeconds = 3_600
  return viewer?.kind === 'key' && viewer.permissions.includes('inquiries:write')
    ? { key: `inquiry:key:${viewer.id}`, allowance: { calls: visitorsOfKey * env.INQUIRIES_PER_HOUR, windowSeconds } }
    : { key: `inquiry:${visitorHash(ctx)}`, allowance: { calls: env.INQUIRIES_PER_HOUR, windowSeconds } }
}

/** What the repetition of a content is counted under. */
export const contentKey = (contentHash: string): string => `inquiry-content:${contentHash}`

const receipt = ({ id, reference, createdAt }: Pick<Inquiry, 'id' | 'reference' | 'createdAt'>): InquiryReceipt => ({
  success: true,
  id,
  reference,
  createdAt,
})

/** A million references exist and two years of inquiries are kept: a few tries always find a free one. */
const withFreeReference = async <T>(prefix: string, work: (reference: string) => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work(readableCode(prefix))
    } catch (error) {
      if ((error as { constraint?: string }).constraint !== 'inquiry_reference_unique') throw error
    }
  }
}

/**
 * Stores a guest's form. What looks automatic is stored as spam rather than refused, so that no guest is lost to a guess.
 * @throws BAD_USER_INPUT naming each field, RATE_LIMITED
 */
export const submitInquiry = async (
  ctx: Context,
  raw: SubmitInquiryInput,
  extras?: InquiryExtras,
): Promise<InquiryReceipt> => {
  const form = submitInquirySchema.parse(raw)
  // What joining the list takes, or another form, is more than one statement.
  const store = (reference: string) =>
    form.subscribedToNewsletter || extras
      ? inTransaction(ctx, (inside) => storeForm(inside, form, reference, extras))
      : storeForm(ctx, form, reference)
  const answer = await withFreeReference(ctx.facts.referencePrefix, store)
  await ctx.wake('mail.deliver')
  return answer
}

const storeForm = async (
  ctx: Context,
  form: Form,
  reference: string,
  extras?: InquiryExtras,
): Promise<InquiryReceipt> => {
  const inquiry = await newInquiry(ctx, form, reference, extras)
  const isSpam = inquiry.status === 'spam'
  // The same content counts once a minute. Two clicks race: the second waits here until the first is stored.
  const content: Claim = {
    key: contentKey(inquiry.contentHash),
    allowance: { calls: 1, windowSeconds: doubleSubmitSeconds },
  }
  const sender = senderClaim(ctx)
  const { counted, untilFull, told } = await storeInquiry(ctx, {
    inquiry,
    claims: [content, sender, ...(isSpam ? [] : [mailClaim(ctx, inquiry.emailLower)])],
    notice: await writeInquiryNotice(ctx, inquiry),
    receipt: await (extras?.writeReceipt ?? writeInquiryReceipt)(ctx, inquiry),
  })
  if (counted > 0) ctx.noteAllowance(allowanceLeft(sender.allowance, untilFull))
  const twin = counted === 0 ? await findTwin(ctx, inquiry.contentHash) : null
  if (twin) return receipt(twin)
  if (counted < 2) {
    // Nothing was stored: the same content from somebody else is new.
    if (counted === 1) await giveBack(ctx, content)
    throw allowanceUsedUp(sender.allowance, `You have sent several messages. Please call us at ${ctx.facts.phone}`)
  }
  await extras?.keep(ctx, inquiry)
  if (told) await ctx.wake('webhooks.deliver')
  if (inquiry.subscribedToNewsletter && !isSpam) await joinList(ctx, inquiry, counted === 3)
  if (!isSpam && isCounted(ctx.headers)) countStep(ctx, 'ask')
  return receipt(inquiry)
}

const findTwin = (ctx: Context, contentHash: string): Promise<Inquiry | null> =>
  ctx.em.findOne(Inquiry, { contentHash }, { orderBy: { createdAt: 'desc' } })

/** A guest whose mailbox has had enough mails today joins all the same. */
const joinList = async (ctx: Context, inquiry: NewInquiry, mayMailGuest: boolean) => {
  const joined = await subscribeFromForm(ctx, inquiry)
  if (!joined || !mayMailGuest) return
  if (joined.status === 'pending') await queueConfirmationMail(ctx, joined)
  else await queueWelcomeMail(ctx, joined, await newsletterCoupon(ctx, joined))
}

const newInquiry = async (ctx: Context, form: Form, reference: string, extras?: InquiryExtras): Promise<NewInquiry> => {
  // They measure how the form was filled, which no two clicks do alike, and are not what the guest says.
  const { website: _website, fillMilliseconds: _fillMilliseconds, ...given } = form
  const language = form.language ?? (await messageLanguage(form.message)) ?? ctx.locale
  const fields = { ...given, language }
  const status = looksAutomatic(form) ? 'spam' : 'new'
  const ipHash = visitorHash(ctx)
  const now = ctx.now()
  return {
    ...fields,
    phone: form.phone ?? null,
    arrival: form.arrival ?? null,
    departure: form.departure ?? null,
    guests: form.guests ?? null,
    id: randomUUID(),
    createdAt: now,
    updatedAt: now,
    reference,
    emailLower: form.email.toLowerCase(),
    status,
    notes: '',
    consentTextId: form.subscribedToNewsletter ? 'contact-form-2026' : null,
    ipHash,
    // A guest who was taken for a program and sends again is no repetition of it.
    contentHash: hashContent({ ...fields, status, ...(extras && { ipHash, kept: extras.given }) }),
  }
}
