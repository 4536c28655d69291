import { calendarSchema } from '#graphql/inputs/stay.ts'
import { addDays, firstOfMonth, nightsOf } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import type { PriceBook, TypeFacts } from '../pricing/price-book.ts'
import { nightsOfType } from '../pricing/price-of-night.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import type { AvailabilityCalendarArgs } from './availability.inputs.ts'
import type { AvailabilityNight, RoomTypeAvailability } from './availability.type.ts'

/** The nights from `from` to `to`, both included. */
export interface Calendar {
  from: string
  to: string
  roomTypes: RoomTypeAvailability[]
}

const nightsFor = (type: TypeFacts, book: PriceBook, from: string, to: string): AvailabilityNight[] => {
  const nights = nightsOfType(type, book)
  return nightsOf(from, addDays(to, 1)).map((date) => {
    const state = nights(date)
    const known = type.nights.get(date)
    return {
      date,
      rooms: type.rooms,
      blocked: type.blocked(date),
      free: state.free,
      price: state.price,
      priceSource: state.source,
      ruleId: state.rule?.id ?? null,
      ruleName: state.rule?.name ?? null,
      minStay: state.minStay,
      maxStay: state.maxStay,
      stopSell: state.isClosed,
      closedToArrival: state.closedToArrival,
      closedToDeparture: state.closedToDeparture,
      source: known?.source ?? null,
      fetchedAt: known ? new Date(known.fetchedAt) : null,
      isStale: state.isApproximate,
    }
  })
}

/** Every room type and night of some months. @throws BAD_USER_INPUT */
export const availabilityCalendar = async (ctx: Context, args: AvailabilityCalendarArgs): Promise<Calendar> => {
  const { month, months } = calendarSchema.parse(args)
  const from = firstOfMonth(month)
  const to = addDays(firstOfMonth(month, months), -1)
  const book = await readPriceBook(ctx, { from, to, all: true })
  return {
    from,
    to,
    roomTypes: book.types.map((type) => ({ roomTypeId: type.id, nights: nightsFor(type, book, from, to) })),
  }
}

/** Some nights of one type. @throws NOT_FOUND */
export const readAvailability = async (
  ctx: Context,
  roomTypeId: string,
  from: string,
  to: string,
): Promise<RoomTypeAvailability> => {
  const book = await readPriceBook(ctx, { from, to, all: true })
  const type = book.types.find(({ id }) => id === roomTypeId)
  if (!type) throw notFound('There is no such room type')
  return { roomTypeId, nights: nightsFor(type, book, from, to) }
}
