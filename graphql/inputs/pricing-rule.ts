import { z } from 'zod'
import { nightsBetween, yearsLater } from '../stay-dates.ts'
import { longestStay } from '../stay-limits.ts'
import { idOf, nightPrice, plainText, stayDate, wholeNumber } from './fields.ts'

/** Nights of the week, Sunday 0; none is every night. */
export const daysOfWeek = z
  .array(wholeNumber('Day of the week', 0, 6))
  .max(7, 'Days of the week must be at most 7')
  .default([])
  .transform((days) => [...new Set(days)].sort())

/** What a rule is made of, whatever day it is. */
export const pricingRuleShape = z.object({
  name: plainText('Name', 1, 80),
  roomTypeId: idOf('Room type', 'a room type'),
  startDate: stayDate('Start date'),
  endDate: stayDate('End date'),
  price: nightPrice('Price'),
  minStay: wholeNumber('Minimum stay', 1, 90).nullish(),
  fillsGaps: z.boolean().default(false),
  maxStay: wholeNumber('Maximum stay', 1, longestStay).nullish(),
  daysOfWeek,
  active: z.boolean().default(true),
  priority: wholeNumber('Priority', 0, 100),
  overridesPms: z.boolean().default(false),
})

/**
 * A pricing rule whose dates are nights in hotel time, both included. `today` is the hotel's date; a start that is
 * already stored may be older than a new one could be.
 */
export const pricingRuleSchema = (today: string, storedStart?: string) =>
  pricingRuleShape.superRefine(({ startDate, endDate, minStay, maxStay }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (endDate < startDate) refuse('endDate', 'End date is before start date')
    else if (endDate > yearsLater(startDate, 2)) refuse('endDate', 'A rule can cover at most 2 years')
    if (startDate !== storedStart && startDate < yearsLater(today, -1))
      refuse('startDate', 'Start date must be at most 1 year ago')
    if (nightsBetween(today, endDate) > 0 && endDate > yearsLater(today, 3))
      refuse('endDate', 'End date must be at most 3 years ahead')
    if (minStay != null && maxStay != null && maxStay < minStay)
      refuse('maxStay', 'Maximum stay must be at least the minimum stay')
  })
