import { z } from 'zod'
import { atOnce, mostRooms, spanOf } from '../asked-rooms.ts'
import { mostExtras } from '../chosen-extras.ts'
import { nightsBetween } from '../stay-dates.ts'
import {
  longestCouponCode,
  longestFlexible,
  longestRoomSlug,
  longestStay,
  mostChildren,
  mostGuests,
  usualGuests,
} from '../stay-limits.ts'
import { plainText, stayDate, wholeNumber } from './fields.ts'
import { mostOfAnExtra } from './stay-extra.ts'

/** Guests for whom a price is asked; more than any room takes is refused by the quote, with a room that fits. */
const guests = wholeNumber('Guests', 1, mostGuests)
  .nullish()
  .transform((count) => count ?? usualGuests)

/** The children among the guests. */
const children = wholeNumber('Children', 0, mostChildren)
  .nullish()
  .transform((count) => count ?? 0)

/** What the guest takes along; what the hotel does not offer costs nothing. */
const extras = z
  .array(z.object({ slug: plainText('Extra', 1, 60), quantity: wholeNumber('Quantity', 1, mostOfAnExtra).default(1) }))
  .max(mostExtras, `A stay can have at most ${mostExtras} extras`)
  .refine((list) => new Set(list.map(({ slug }) => slug)).size === list.length, 'Each extra can be given once')
  .nullish()
  .transform((list) => list ?? [])

/** Whether an accessible room is needed. */
const accessible = z
  .boolean()
  .nullish()
  .transform((isNeeded) => isNeeded ?? false)

const party = { guests, children, extras, accessible }

const withAdult = <S extends z.ZodType<{ guests: number; children: number }>>(schema: S) =>
  schema.refine(({ guests, children }) => guests < 1 || children < guests, {
    path: ['children'],
    error: 'At least one of the guests must be an adult',
  })

const dates = { arrival: stayDate('Arrival'), departure: stayDate('Departure') }

const inOrder = <S extends z.ZodType<{ arrival: string; departure: string }>>(schema: S) =>
  schema
    .refine(({ arrival, departure }) => departure > arrival, {
      path: ['departure'],
      error: 'Departure must be after arrival',
    })
    .refine(({ arrival, departure }) => nightsBetween(arrival, departure) <= longestStay, {
      path: ['departure'],
      error: `A stay can have at most ${longestStay} nights`,
    })

const possible = <S extends z.ZodType<{ arrival: string; departure: string; guests: number; children: number }>>(
  schema: S,
) => inOrder(withAdult(schema))

const roomTypeSlug = plainText('Room type', 1, longestRoomSlug)

const couponCode = plainText('Coupon code', 0, longestCouponCode)
  .nullish()
  .transform((code) => code?.toUpperCase() || null)

export const stayQuoteSchema = possible(z.object({ roomTypeSlug, ...dates, ...party, couponCode }))

/** What several rooms, each with a stay of its own, must keep together. */
export const askedTogether = (
  rooms: readonly { arrival: string; departure: string; guests: number; couponCode: string | null }[],
): string | null => {
  if (rooms.length > mostRooms) return `At most ${mostRooms} rooms can be asked for together`
  if (rooms.filter(({ couponCode }) => couponCode).length > 1) return 'A coupon code can be given for one of the rooms'
  const { arrival, departure } = spanOf(rooms)
  if (nightsBetween(arrival, departure) > longestStay)
    return `From the first arrival to the last departure there can be at most ${longestStay} nights`
  const isTooMany = atOnce(rooms, ({ guests: count }) => count) > mostGuests
  return isTooMany ? `The rooms can have at most ${mostGuests} guests together` : null
}

export const roomsQuoteSchema = z
  .object({ rooms: z.array(stayQuoteSchema).min(1, 'At least one room must be asked for') })
  .superRefine(({ rooms }, context) => {
    const fault = rooms.length > 0 ? askedTogether(rooms) : null
    if (fault) context.addIssue({ code: 'custom', path: ['rooms'], message: fault })
  })

/** The coupon of a search: each room of a list is priced with it, one of several stays that have a wish between them bears it. */
export const namedCouponSchema = z.object({ couponCode })

export const bookableStaysSchema = possible(
  z.object({
    ...dates,
    ...party,
    roomTypeSlug: roomTypeSlug.nullish(),
    flexibleDays: wholeNumber('Flexible days', 0, 14)
      .nullish()
      .transform((days) => days ?? 0),
  }),
)

const month = z.string({ error: 'Month is required' }).regex(/^20\d\d-(0[1-9]|1[0-2])$/, {
  error: ({ input }) =>
    /^\d{4}-(0[1-9]|1[0-2])$/.test(String(input))
      ? 'Month must be from 2000-01 to 2099-12'
      : 'Month must be a month like 2027-03',
})

export const cheapestStaysSchema = withAdult(
  z.object({
    month,
    nights: wholeNumber('Nights', 1, longestFlexible),
    ...party,
    roomTypeSlug: roomTypeSlug.nullish().transform((slug) => slug ?? null),
  }),
)

export const stayDatesSchema = inOrder(z.object(dates))

/** Months of a calendar, such as 2027-03 and how many from there. */
export const calendarSchema = z.object({
  month,
  months: wholeNumber('Months', 1, 12),
})
