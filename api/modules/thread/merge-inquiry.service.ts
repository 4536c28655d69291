import { LockMode } from '@mikro-orm/core'
import { longestReply, mergeInquirySchema, mostMerged } from '#graphql/inputs/thread.ts'
import { inquiryStatuses } from '#graphql/inputs/inquiry.ts'
import { lockName } from '../../db/lock-name.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { conflict, notFound } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import { noteEditor, tellInquiryUpdated } from '../inquiries/change-inquiry.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { refuseMerged } from '../inquiries/merged.ts'
import { refuseIfEdited } from '../staff/refuse-if-edited.ts'
import type { MergeInquiryInput } from './merge.type.ts'
import { ReplyDraft } from './reply-draft.entity.ts'

/**
 * An inquiry and those merged into it, locked. Always before the one that it is, or will be, merged into: nobody waits
 * for somebody who waits for them.
 * @throws NOT_FOUND
 */
export const lockWithMerged = async ({ em }: Context, id: string) => {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
  const merged = await em.find(Inquiry, { mergedInto: id }, { ...lock, orderBy: { id: 'asc' } })
  const inquiry = await em.findOne(Inquiry, { id }, lock)
  if (!inquiry) throw notFound('There is no such inquiry')
  return { inquiry, merged }
}

const refuseWithoutGuest = ({ reference, anonymisedAt }: Inquiry) => {
  if (anonymisedAt) throw conflict(`The guest was removed from ${reference} after 24 months`)
}

/** An erasure goes by the address: a thread of two would be erased by half. */
const refuseOtherGuest = (inquiry: Inquiry, whole: Inquiry) => {
  if (inquiry.emailLower && inquiry.emailLower === whole.emailLower) return
  throw conflict(
    `${inquiry.reference} and ${whole.reference} have different addresses. If it is the same guest, correct one of them first`,
  )
}

/** What each is writing goes on in the one thread; below what the same person has begun there already. */
const joinDrafts = async ({ em }: Context, inquiry: Inquiry, whole: Inquiry) => {
  const begun = await em.find(ReplyDraft, { inquiry: whole })
  for (const draft of await em.find(ReplyDraft, { inquiry })) {
    const there = begun.find(({ author }) => author.id === draft.author.id)
    const both = [there?.text, draft.text].filter(Boolean).join('\n\n')
    if (!there) draft.inquiry = whole
    else if (both.length <= longestReply) {
      there.text = both
      em.remove(draft)
    }
  }
}

/** Of two, that which asks more of the desk. */
const moreUrgent = (one: Inquiry, other: Inquiry) =>
  inquiryStatuses.find((status) => status === one.status || status === other.status)!

/**
 * Puts an inquiry, with those merged into it before, into the thread of another of the same guest. Nothing is moved but
 * drafts: messages, notes, mails and requests stay where they are and are read together. Once more it changes nothing.
 * @throws BAD_USER_INPUT for itself, NOT_FOUND, CONFLICT
 */
export const mergeInquiry = async (ctx: Context, raw: MergeInquiryInput): Promise<Inquiry> => {
  const { id, version, intoId, intoVersion } = mergeInquirySchema.parse(raw)
  return inTransaction(ctx, async (inside) => {
    const { em } = inside
    // The one into the other and the other into the one would wait for each other.
    await lockName(em, 'merge inquiries')
    const { inquiry, merged } = await lockWithMerged(inside, id)
    const { inquiry: whole, merged: known } = await lockWithMerged(inside, intoId)
    if (inquiry.mergedInto?.id === whole.id) return whole
    for (const one of [inquiry, whole]) {
      await refuseMerged(inside, one)
      refuseWithoutGuest(one)
    }
    refuseOtherGuest(inquiry, whole)
    await refuseIfEdited(inside, 'inquiry', inquiry, version)
    await refuseIfEdited(inside, 'inquiry', whole, intoVersion)
    if (known.length + merged.length + 1 > mostMerged)
      throw conflict(`At most ${mostMerged} inquiries can be merged into one`)
    await joinDrafts(inside, inquiry, whole)
    const now = ctx.now()
    const status = moreUrgent(inquiry, whole)
    const assignee = whole.assignee ?? inquiry.assignee ?? null
    const fields = [
      'mergedInquiries',
      ...(status === whole.status ? [] : ['status']),
      ...(assignee?.id === whole.assignee?.id ? [] : ['assignee']),
    ]
    Object.assign(whole, { status, assignee, snoozedUntil: null, updatedAt: now })
    noteEditor(inside, whole)
    for (const one of [inquiry, ...merged]) {
      noteEditor(inside, one)
      Object.assign(one, { mergedInto: whole, mergedAt: now, mergedBy: one.updatedBy })
    }
    await em.flush()
    await tellInquiryUpdated(inside, whole, fields)
    for (const one of [inquiry, ...merged]) await tellInquiryUpdated(inside, one, ['mergedInto'])
    await audit(inside, 'inquiry-merged', { subject: whole.id, details: { merged: inquiry.id } })
    return whole
  })
}
