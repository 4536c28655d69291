import { addDays, nightsOf, yearOfWeeks } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { nightsOfType } from '../pricing/price-of-night.ts'
import { lastPrices } from '../pickup/pickup.service.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import type { NightAhead } from './today.type.ts'

/** Tonight and seven more. */
const nightCount = 8

export const findNightsAhead = async (ctx: Context): Promise<NightAhead[]> => {
  const from = hotelToday(ctx)
  const after = addDays(from, nightCount)
  const book = await readPriceBook(ctx, { from, to: after })
  const before = await lastPrices(ctx, addDays(from, -yearOfWeeks), addDays(after, -yearOfWeeks))
  const types = book.types.map((type) => ({ rooms: type.rooms, night: nightsOfType(type, book) }))
  return nightsOf(from, after).map((date) => {
    const states = types.map(({ night }) => night(date))
    const open = states.filter(({ isClosed, free }) => !isClosed && free > 0)
    return {
      date,
      rooms: types.reduce((sum, { rooms }) => sum + rooms, 0),
      free: open.reduce((sum, { free }) => sum + free, 0),
      price: open.length > 0 ? Math.min(...open.map(({ price }) => price)) : null,
      priceYearAgo: before.get(addDays(date, -yearOfWeeks)) ?? null,
      isApproximate: states.some(({ isApproximate }) => isApproximate),
    }
  })
}
