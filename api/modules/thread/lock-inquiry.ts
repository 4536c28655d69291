import type { Context } from '../../platform/context.ts'
import { conflict } from '../../errors.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { refuseMerged } from '../inquiries/merged.ts'
import { InquiryMessage } from './inquiry-message.entity.ts'

/**
 * The inquiry whose thread grows: whoever adds to it waits until this transaction ends.
 * @throws NOT_FOUND, CONFLICT when it was merged into another
 */
export const lockInquiry = async (ctx: Context, id: string): Promise<Inquiry> => {
  const inquiry = await lockRecord(ctx, Inquiry, 'inquiry', id)
  await refuseMerged(ctx, inquiry)
  return inquiry
}

/** Whether a message came before with this key. @throws CONFLICT where it was another one's */
export const isRepetition = async ({ em }: Context, key: string, inquiry: Inquiry): Promise<boolean> => {
  const earlier = await em.findOne(InquiryMessage, { id: key })
  if (earlier && earlier.inquiry.id !== inquiry.id) throw conflict('This key belongs to a message of another inquiry')
  return earlier !== null
}
