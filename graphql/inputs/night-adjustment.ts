import { z } from 'zod'
import { yearsLater } from '../stay-dates.ts'
import { comingNights } from './availability.ts'
import { anAmount, idOf, nightPrice, noNumber, stayDate, wholeNumber } from './fields.ts'
import { daysOfWeek } from './pricing-rule.ts'

/** A season, and a month more: every changed price of it can still be looked at before it is kept. */
const mostAdjustedNights = 124
const lowestPercent = -60
const highestPercent = 200
/** Cents that a night can become cheaper or dearer by. */
const mostAmount = 100_000

const waysToPrice = ['price', 'percent', 'amount'] as const

const signed = (label: string, lowest: number, highest: number, range: string, wanted = 'a whole number') =>
  z
    .number(noNumber(label, wanted))
    .int(`${label} must be a whole number`)
    .min(lowest, `${label} must be from ${range}`)
    .max(highest, `${label} must be from ${range}`)
    .refine((value) => value !== 0, `${label} must not be 0`)

/**
 * What staff change for some coming nights of some room types at once. `today` is the hotel's date.
 * @param storedFirst the first night of a change that is changed: it may be over and stay
 */
export const nightAdjustmentSchema = (today: string, storedFirst?: string) =>
  comingNights(
    z.object({
      roomTypeIds: z
        .array(idOf('Room type', 'a room type'))
        .min(1, 'Choose a room type')
        .max(100, 'Room types must be at most 100')
        .transform((ids) => [...new Set(ids)]),
      firstNight: stayDate('First night'),
      lastNight: stayDate('Last night'),
      daysOfWeek,
      price: nightPrice('Price').nullish(),
      percent: signed('Percent', lowestPercent, highestPercent, `${lowestPercent} to ${highestPercent}`).nullish(),
      amount: signed('Amount', -mostAmount, mostAmount, '-$1,000 to $1,000', anAmount).nullish(),
      minStay: wholeNumber('Minimum stay', 1, 90).nullish(),
      fillsGaps: z.boolean().default(false),
      stopSell: z.boolean().default(false),
    }),
    today,
    mostAdjustedNights,
    storedFirst,
  ).superRefine((form, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    const ways = waysToPrice.filter((way) => form[way] != null)
    if (ways.length > 1) refuse(ways[1]!, 'Give a price, a percent or an amount, not several of them')
    if (ways.length === 0 && form.minStay == null && !form.stopSell)
      refuse('price', 'Give a price, a percent, an amount or a minimum stay, or stop the sale')
    if (form.firstNight < today && form.lastNight < today) refuse('lastNight', 'Last night is over')
    if (form.lastNight > yearsLater(today, 3)) refuse('lastNight', 'Last night must be at most 3 years ahead')
  })
