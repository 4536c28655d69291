import { clearRoomNightsSchema, roomNightsSchema } from '#graphql/inputs/availability.ts'
import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import { changingNights, type Context } from '../../platform/context.ts'
import { conflict } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { typeForPrice } from '../pricing/pricing-rule.service.ts'
import { RoomType } from '../rooms/room.entity.ts'
import type { ClearRoomNightsInput, SetRoomNightsInput } from './availability.inputs.ts'
import { readAvailability } from './availability.service.ts'
import { RoomNight } from './room-night.entity.ts'

const highestPrice = Number.MAX_SAFE_INTEGER

/**
 * Sets what holds for some nights, by hand.
 * @throws BAD_USER_INPUT naming each field, CONFLICT where the property management system decides
 */
export const setRoomNights = async (ctx: Context, raw: SetRoomNightsInput) => {
  const { roomTypeId, firstNight, lastNight, ...given } = roomNightsSchema(hotelToday(ctx)).parse(raw)
  await changingNights(ctx, async ({ em, ...inside }) => {
    const roomType = await typeForPrice({ em, ...inside }, roomTypeId, given.rate ?? highestPrice)
    const known = await em.find(RoomNight, { roomType, date: { $gte: firstNight, $lte: lastNight } })
    const byHand = new Map(known.filter(({ source }) => source === 'hand').map((night) => [night.date, night]))
    const decided = known.find(({ date }) => !byHand.has(date))
    if (decided) throw conflict(`The property management system decides about the night ${decided.date}`)
    const now = ctx.now()
    const fields = {
      available: given.available ?? null,
      rate: given.rate ?? null,
      minStay: given.minStay ?? null,
      maxStay: given.maxStay ?? null,
      stopSell: given.stopSell ?? false,
      closedToArrival: given.closedToArrival ?? false,
      closedToDeparture: given.closedToDeparture ?? false,
      fetchedAt: now,
    }
    for (const date of nightsOf(firstNight, addDays(lastNight, 1))) {
      const night = byHand.get(date)
      if (night) Object.assign(night, fields)
      else em.create(RoomNight, { ...fields, roomType, date, source: 'hand', createdAt: now, updatedAt: now })
    }
    await em.flush()
  })
  return readAvailability(ctx, roomTypeId, firstNight, lastNight)
}

/** Forgets what staff set; what the property management system says holds again. @throws BAD_USER_INPUT, NOT_FOUND */
export const clearRoomNights = async (ctx: Context, raw: ClearRoomNightsInput) => {
  const { roomTypeId, firstNight, lastNight } = clearRoomNightsSchema(hotelToday(ctx)).parse(raw)
  const date = { $gte: firstNight, $lte: lastNight }
  await changingNights(ctx, async (inside) => {
    const count = await inside.em.nativeDelete(RoomNight, { roomType: roomTypeId, source: 'hand', date })
    if (count === 0) return
    const roomType = await inside.em.findOneOrFail(RoomType, { id: roomTypeId })
    const details = { roomType: roomType.name, firstNight, lastNight, nights: count }
    await audit(inside, 'nights-forgotten', { subject: roomTypeId, details })
  })
  return readAvailability(ctx, roomTypeId, firstNight, lastNight)
}
