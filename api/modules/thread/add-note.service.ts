import { addInquiryNoteSchema } from '#graphql/inputs/thread.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { requirePermission } from '../../platform/viewer.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import { staffReference } from '../staff/staff-reference.ts'
import { InquiryMessage } from './inquiry-message.entity.ts'
import { isRepetition, lockInquiry } from './lock-inquiry.ts'
import type { AddInquiryNoteInput } from './thread.type.ts'

/** @throws NOT_FOUND, CONFLICT when the key belongs to another inquiry */
export const addNote = async (ctx: Context, raw: AddInquiryNoteInput): Promise<Inquiry> => {
  const { inquiryId, key, text } = addInquiryNoteSchema.parse(raw)
  const viewer = requirePermission(ctx, 'inquiries:write')
  return inTransaction(ctx, async (inside) => {
    const { em } = inside
    const inquiry = await lockInquiry(inside, inquiryId)
    if (await isRepetition(inside, key, inquiry)) return inquiry
    const now = ctx.now()
    em.create(InquiryMessage, {
      id: key,
      inquiry,
      kind: 'note',
      text,
      author: staffReference(inside),
      authorName: viewer.name.slice(0, 100),
      attachments: [],
      createdAt: now,
      updatedAt: now,
    })
    await em.flush()
    return inquiry
  })
}
