import { addDays } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { conflict } from '../../errors.ts'
import { lockBlocks } from '../availability/lock-blocks.ts'
import { RoomBlock } from '../availability/room-block.entity.ts'
import { describeRefusal } from '../pricing/texts.ts'
import { Room, RoomType } from '../rooms/room.entity.ts'
import { canBeHeld, quoteNow, type StayWithParty } from './present-price.service.ts'

/**
 * Takes a room of its type for the nights of each stay, in the caller's transaction: all of them or none, for who needs an
 * accessible one that very room, which is kept whatever else is booked (28 CFR 36.302(e)). Whoever wants the last one at
 * the same time, be it another offer or a block of staff, waits for this transaction and then finds it taken.
 * @throws CONFLICT naming the room that cannot be had on all of its nights
 */
export const holdRooms = async (ctx: Context, stays: readonly StayWithParty[], reference: string) => {
  await lockBlocks(
    ctx,
    stays.map(({ roomTypeId }) => roomTypeId),
  )
  const quotes = await quoteNow(ctx, stays)
  const refuse = (index: number, reason: string) =>
    conflict(stays.length > 1 ? `Room ${index + 1} of ${stays.length}: ${reason}` : reason)
  const now = ctx.now()
  const held = stays.map((stay, index) => {
    const quote = quotes[index]
    if (!quote) throw refuse(index, 'This room type is not offered any more')
    if (!canBeHeld(quote))
      throw refuse(index, quote.refusals.map((refusal) => describeRefusal(refusal, 'en')).join(' '))
    const block = ctx.em.create(RoomBlock, {
      roomType: ctx.em.getReference(RoomType, stay.roomTypeId),
      room: quote.accessibleRoomId ? ctx.em.getReference(Room, quote.accessibleRoomId) : null,
      rooms: 1,
      firstNight: stay.arrival,
      lastNight: addDays(stay.departure, -1),
      reason: 'request',
      note: reference,
      createdBy: ctx.viewer?.name ?? null,
      createdAt: now,
      updatedAt: now,
    })
    return { block, quote }
  })
  await ctx.em.flush()
  return held
}

/** Gives rooms back that were held; the nights of an accepted offer stay taken. */
export const releaseRooms = async (
  { em }: Context,
  rooms: readonly { block?: { id: string } | null | undefined }[],
) => {
  const held = rooms.flatMap(({ block }) => (block ? [block.id] : []))
  if (held.length > 0) await em.nativeDelete(RoomBlock, { id: { $in: held } })
}
