import { addDays } from '#graphql/stay-dates.ts'
import { lockName } from '../../db/lock-name.ts'
import type { Context } from '../../platform/context.ts'
import { conflict } from '../../errors.ts'
import { RoomBlock } from '../availability/room-block.entity.ts'
import { describeRefusal } from '../pricing/texts.ts'
import { Room, RoomType } from '../rooms/room.entity.ts'
import { canBeHeld, quoteNow, type StayWithParty } from './present-price.service.ts'

/**
 * Takes a room of the type for the nights, in the caller's transaction: for who needs an accessible one that very room, which
 * is kept whatever else is booked (28 CFR 36.302(e)). Whoever wants the last one at the same time, be it
 * another offer or a block of staff, waits for this transaction and then finds it taken.
 * @throws CONFLICT when no room has all of the nights
 */
export const holdRoom = async (ctx: Context, stay: StayWithParty, reference: string) => {
  await lockName(ctx.em, `block ${stay.roomTypeId}`)
  const quote = await quoteNow(ctx, stay)
  if (!quote) throw conflict('This room type is not offered any more')
  if (!canBeHeld(quote)) throw conflict(quote.refusals.map((refusal) => describeRefusal(refusal, 'en')).join(' '))
  const now = ctx.now()
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
  await ctx.em.flush()
  return { block, quote }
}

/** Gives a room back that was held; the nights of an accepted offer stay taken. */
export const releaseRoom = async ({ em }: Context, block: RoomBlock | null) => {
  if (block) await em.nativeDelete(RoomBlock, { id: block.id })
}
