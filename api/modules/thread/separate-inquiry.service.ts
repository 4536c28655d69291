import { separateInquirySchema } from '#graphql/inputs/thread.ts'
import { inquiryStatuses } from '#graphql/inputs/inquiry.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { conflict } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import { noteEditor, tellInquiryUpdated } from '../inquiries/change-inquiry.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import { lockWhole } from '../inquiries/merged.ts'
import { refuseIfEdited } from '../staff/refuse-if-edited.ts'
import { lockWithMerged } from './merge-inquiry.service.ts'
import type { SeparateInquiryInput } from './merge.type.ts'

/** What was seen to in the thread is seen to here. */
const lessUrgent = (one: Inquiry, other: Inquiry) =>
  inquiryStatuses.findLast((status) => status === one.status || status === other.status)!

/**
 * Takes an inquiry out of the one that it was merged into. What was written in the thread since stays there.
 * @throws NOT_FOUND, CONFLICT when it is not merged, or the version given is not the current one
 */
export const separateInquiry = async (ctx: Context, raw: SeparateInquiryInput): Promise<Inquiry> => {
  const { id, version } = separateInquirySchema.parse(raw)
  return inTransaction(ctx, async (inside) => {
    const { inquiry } = await lockWithMerged(inside, id)
    if (!inquiry.mergedInto) throw conflict(`${inquiry.reference} is not merged into another inquiry`)
    await refuseIfEdited(inside, 'inquiry', inquiry, version)
    const whole = await lockWhole(inside, inquiry)
    const fields = ['mergedInto', ...(lessUrgent(inquiry, whole) === inquiry.status ? [] : ['status'])]
    Object.assign(inquiry, { status: lessUrgent(inquiry, whole), mergedInto: null, mergedAt: null, mergedBy: null })
    whole.updatedAt = ctx.now()
    noteEditor(inside, inquiry)
    noteEditor(inside, whole)
    await inside.em.flush()
    await tellInquiryUpdated(inside, inquiry, fields)
    await tellInquiryUpdated(inside, whole, ['mergedInquiries'])
    await audit(inside, 'inquiry-separated', { subject: whole.id, details: { separated: inquiry.id } })
    return inquiry
  })
}
