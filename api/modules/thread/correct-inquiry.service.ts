import { correctInquirySchema } from '#graphql/inputs/inquiry.ts'
import { audit } from '../audit/audit.service.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { conflict } from '../../errors.ts'
import { recordChange } from '../history/record-change.service.ts'
import { writeInquiryNotice, writeInquiryReceipt } from '../inquiries/inquiry-mails.ts'
import { refuseMerged } from '../inquiries/merged.ts'
import { Mail, undeliveredStates } from '../mail/mail.entity.ts'
import { noteEditor, tellInquiryUpdated } from '../inquiries/change-inquiry.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import type { CorrectInquiryInput } from '../inquiries/inquiry.type.ts'
import { refuseIfEdited } from '../staff/refuse-if-edited.ts'
import { correctReplies } from './correct-replies.ts'
import { lockWithMerged } from './merge-inquiry.service.ts'

/** What a guest may have corrected; a field that is not there stays. */
export interface CorrectedFields {
  name?: string
  email?: string
  phone?: string | null
  message?: string
}

/**
 * Copies of the mails would keep what was wrong: those that may still arrive, the failed ones among them, are written
 * anew, the others go.
 */
const correctMails = async (ctx: Context, inquiry: Inquiry) => {
  const { em } = ctx
  const copies = { inquiry: inquiry.id, kind: { $ne: 'inquiry-reply' as const } }
  await em.nativeDelete(Mail, { ...copies, state: { $nin: undeliveredStates } })
  const write = { 'inquiry-notice': writeInquiryNotice, 'inquiry-receipt': writeInquiryReceipt }
  for (const mail of await em.find(Mail, { ...copies, state: { $in: undeliveredStates } })) {
    // A mail about a stay says neither name nor message.
    if (mail.kind === 'stay-request') {
      Object.assign(mail, { toAddress: inquiry.email, toName: inquiry.name })
      continue
    }
    const { subject, html, text, toAddress, toName, replyTo } = await write[mail.kind as keyof typeof write](
      ctx,
      inquiry,
    )
    Object.assign(mail, { subject, html, text, toAddress, toName, replyTo })
  }
  await correctReplies(ctx, inquiry)
}

/**
 * Corrects an inquiry that is locked, with its mails. Its history names the fields and who did it: what they said before
 * is what the guest wants gone.
 */
export const correctFields = async (ctx: Context, inquiry: Inquiry, fields: CorrectedFields): Promise<void> => {
  const corrected = Object.entries(fields).filter(([name, value]) => value !== inquiry[name as keyof Inquiry])
  if (corrected.length === 0) return
  Object.assign(inquiry, Object.fromEntries(corrected))
  inquiry.emailLower = inquiry.email.toLowerCase()
  noteEditor(ctx, inquiry)
  const names = corrected.map(([field]) => ({ field, before: null, after: null }))
  recordChange(ctx, inquiry.id, 'updated', names)
  await correctMails(ctx, inquiry)
  await ctx.em.flush()
  const told = names.map(({ field }) => field)
  await tellInquiryUpdated(ctx, inquiry, told)
}

/**
 * @throws NOT_FOUND, CONFLICT when it was merged into another, when the version given is not the current one, or when the
 * guest was removed from it
 */
export const correctInquiry = async (ctx: Context, raw: CorrectInquiryInput): Promise<Inquiry> => {
  const { id, version, name, email, phone, message } = correctInquirySchema.parse(raw)
  const fields: CorrectedFields = {
    ...(name && { name }),
    ...(email && { email }),
    ...(raw.phone !== undefined && { phone }),
    ...(message && { message }),
  }
  return inTransaction(ctx, async (inside) => {
    const { inquiry, merged } = await lockWithMerged(inside, id)
    await refuseMerged(inside, inquiry)
    if (inquiry.anonymisedAt) throw conflict('The guest was removed from this inquiry after 24 months')
    await refuseIfEdited(inside, 'inquiry', inquiry, version)
    // The guest of a thread is one: a name or an address that was wrong is so in all its parts.
    const { message: _message, ...ofGuest } = fields
    for (const one of merged) await correctFields(inside, one, ofGuest)
    await correctFields(inside, inquiry, fields)
    await audit(inside, 'inquiry-corrected', { subject: id, details: { fields: Object.keys(fields) } })
    return inquiry
  })
}
