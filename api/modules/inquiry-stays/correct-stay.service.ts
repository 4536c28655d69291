import { correctInquiryStaySchema } from '#graphql/inputs/inquiry-stay.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import { badUserInput, conflict } from '../../errors.ts'
import { noteEditor, tellInquiryUpdated } from '../inquiries/change-inquiry.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { refuseMerged } from '../inquiries/merged.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { refuseIfEdited } from '../staff/refuse-if-edited.ts'
import type { CorrectInquiryStayInput } from './inquiry-stay.type.ts'

const refuseUnknownRoom = async ({ em }: Context, id: string | null | undefined) => {
  if (!id || (await em.count(RoomType, { id, archivedAt: null }))) return
  throw badUserInput([{ path: ['stay', 'roomTypeId'], message: 'Room type must be the id of a room type' }])
}

/**
 * Keeps what staff say of the stay, beside what the guest wrote; null goes by the guest's words again.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND, CONFLICT when the version given is not the current one, or when the
 * guest was removed from it
 */
export const correctStay = async (ctx: Context, raw: CorrectInquiryStayInput): Promise<Inquiry> => {
  const { inquiryId, version, stay } = correctInquiryStaySchema.parse(raw)
  return inTransaction(ctx, async (inside) => {
    const inquiry = await lockRecord(inside, Inquiry, 'inquiry', inquiryId)
    if (inquiry.anonymisedAt) throw conflict('The guest was removed from this inquiry after 24 months')
    await refuseMerged(inside, inquiry)
    await refuseIfEdited(inside, 'inquiry', inquiry, version)
    await refuseUnknownRoom(inside, stay?.roomTypeId)
    inquiry.correctedStay = stay
    noteEditor(inside, inquiry)
    await inside.em.flush()
    await tellInquiryUpdated(inside, inquiry, ['stay'])
    return inquiry
  })
}
