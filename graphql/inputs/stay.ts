import { z } from 'zod'
import { nightsBetween } from '../stay-dates.ts'
import { plainText, stayDate, wholeNumber } from './fields.ts'
import { longestStay } from './pricing-rule.ts'

/** Guests for whom a price is asked; more than any room takes is refused by the quote, with a room that fits. */
const guests = wholeNumber('Guests', 1, 12)
  .nullish()
  .transform((count) => count ?? 2)

const dates = { arrival: stayDate('Arrival'), departure: stayDate('Departure') }

const possible = <S extends z.ZodType<{ arrival: string; departure: string }>>(schema: S) =>
  schema
    .refine(({ arrival, departure }) => departure > arrival, {
      path: ['departure'],
      error: 'Departure must be after arrival',
    })
    .refine(({ arrival, departure }) => nightsBetween(arrival, departure) <= longestStay, {
      path: ['departure'],
      error: `A stay can have at most ${longestStay} nights`,
    })

const roomTypeSlug = plainText('Room type', 1, 80)

export const stayQuoteSchema = possible(
  z.object({
    roomTypeSlug,
    ...dates,
    guests,
    couponCode: plainText('Coupon code', 0, 20)
      .nullish()
      .transform((code) => code?.toUpperCase() || null),
  }),
)

export const bookableStaysSchema = possible(
  z.object({
    ...dates,
    guests,
    roomTypeSlug: roomTypeSlug.nullish(),
    flexibleDays: wholeNumber('Flexible days', 0, 14)
      .nullish()
      .transform((days) => days ?? 0),
  }),
)

const month = z
  .string({ error: 'Month is required' })
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Month must be a month like 2027-03')

/** All nights of such a stay lie in one month: every month has so many. */
export const longestFlexible = 28

export const cheapestStaysSchema = z.object({
  month,
  nights: wholeNumber('Nights', 1, longestFlexible),
  guests,
  roomTypeSlug: roomTypeSlug.nullish().transform((slug) => slug ?? null),
})

/** Months of a calendar, such as 2027-03 and how many from there. */
export const calendarSchema = z.object({
  month,
  months: wholeNumber('Months', 1, 12),
})
