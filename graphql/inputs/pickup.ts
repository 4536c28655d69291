import { z } from 'zod'
import { calendarSchema } from './stay.ts'

/** What a night is compared with; a year is 52 weeks, so that a Saturday is compared with a Saturday. */
export const comparisons = ['yesterday', 'week-ago', 'four-weeks-ago', 'year-ago', 'year-ago-final'] as const
export type Comparison = (typeof comparisons)[number]

export const pickupSchema = calendarSchema.extend({
  comparedWith: z.enum(comparisons, `Compared with must be one of: ${comparisons.join(', ')}`),
})
