import { calendarSchema } from '#graphql/inputs/stay.ts'
import { longStayOf } from '#graphql/long-stay.ts'
import { addDays, firstOfMonth, nightsOf } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { chargeOn, type PriceBook } from './price-book.ts'
import { readPriceBook } from './price-book.service.ts'
import { nightsOfType, type NightState } from './price-of-night.ts'
import type { CalendarDay, RateCalendar, RateCalendarArgs } from './stay.type.ts'

/** Four stands for "four or more": a guest needs to know what is scarce, a competitor not how full the house is. */
const mostRoomsTold = 4

/**
 * The night's price with the mandatory fees. A fee once a stay is shared by the shortest stay that can begin here, and
 * what its length takes off is off: a lower price for whoever stays longer is told by the quote.
 */
const lowestTotal = ({ charges, longStays }: PriceBook, roomTypeId: string, night: NightState): number => {
  const { date, price, minStay } = night
  const nights = minStay ?? 1
  const { percent } = longStayOf(longStays, { roomTypeId, arrival: date, nights }) ?? { percent: 0 }
  const reduced = Math.ceil((price * (100 - percent)) / 100)
  return reduced + chargeOn(charges, 'nightly-fee', date) + Math.ceil(chargeOn(charges, 'stay-fee', date) / nights)
}

const toDay = (book: PriceBook, roomTypeId: string, night: NightState): CalendarDay => {
  const open = night.date >= book.today && !night.isClosed && night.free > 0
  return {
    date: night.date,
    total: lowestTotal(book, roomTypeId, night),
    roomsLeft: open ? Math.min(night.free, mostRoomsTold) : 0,
    open,
    canArrive: open && !night.closedToArrival,
    canDepart: night.date > book.today && !night.closedToDeparture,
    minStay: night.minStay ?? 1,
    maxStay: night.maxStay,
    isApproximate: night.isApproximate,
  }
}

/** An end of the totals of the nights that can be part of a stay; null when there are none. */
const endOf =
  (end: (...totals: number[]) => number) =>
  ({ days }: RateCalendar): number | null => {
    const totals = days.filter(({ open }) => open).map(({ total }) => total)
    return totals.length > 0 ? end(...totals) : null
  }

export const lowestOpenTotal = endOf(Math.min)

export const highestOpenTotal = endOf(Math.max)

/** @throws BAD_USER_INPUT, NOT_FOUND for an unknown room type */
export const rateCalendars = async (ctx: Context, args: RateCalendarArgs): Promise<RateCalendar[]> => {
  const { month, months } = calendarSchema.parse(args)
  const from = firstOfMonth(month)
  // The day after the last month is where its last night can end.
  const to = firstOfMonth(month, months)
  const book = await readPriceBook(ctx, { from, to })
  const types = args.roomTypeSlug == null ? book.types : book.types.filter(({ slug }) => slug === args.roomTypeSlug)
  if (args.roomTypeSlug != null && types.length === 0) throw notFound('There is no such room type')
  const dates = nightsOf(from, addDays(to, 1))
  return types.map((type) => {
    const nights = nightsOfType(type, book)
    return { roomTypeId: type.id, days: dates.map((date) => toDay(book, type.id, nights(date))) }
  })
}

/** The cheapest of some nights on which a stay can begin, whatever the room; null when there is none. */
export const lowestNight = (book: PriceBook, dates: readonly string[]): CalendarDay | null =>
  book.types
    .flatMap((type) => {
      const nights = nightsOfType(type, book)
      return dates.map((date) => toDay(book, type.id, nights(date))).filter(({ canArrive }) => canArrive)
    })
    .toSorted((a, b) => a.total - b.total)[0] ?? null
