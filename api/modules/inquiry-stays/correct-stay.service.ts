import { correctInquiryStaySchema } from '#graphql/inputs/inquiry-stay.ts'
import { LockMode } from '@mikro-orm/core'
import { inTransaction, type Context } from '../../platform/context.ts'
import { badUserInput, conflict, notFound } from '../../errors.ts'
import { noteEditor, tellInquiryUpdated } from '../inquiries/change-inquiry.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { refuseMerged } from '../inquiries/merged.ts'
import { refuseIfChanged } from '../inquiries/inquiry.service.ts'
import { RoomType } from '../rooms/room.entity.ts'
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
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const
    const inquiry = await inside.em.findOne(Inquiry, { id: inquiryId }, lock)
    if (!inquiry) throw notFound('There is no such inquiry')
    if (inquiry.anonymisedAt) throw conflict('The guest was removed from this inquiry after 24 months')
    await refuseMerged(inside, inquiry)
    await refuseIfChanged(inside, inquiry, version)
    await refuseUnknownRoom(inside, stay?.roomTypeId)
    inquiry.correctedStay = stay
    noteEditor(inside, inquiry)
    await inside.em.flush()
    await tellInquiryUpdated(inside, inquiry, ['stay'])
    return inquiry
  })
}
