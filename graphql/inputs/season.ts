import { z } from 'zod'
import { nightsBetween } from '../stay-dates.ts'
import { idOf, stayDate } from './fields.ts'

/** Most rules of one season. */
export const mostSeasonRules = 500

/** Rules that are meant together, each once. */
export const ruleIds = z
  .array(idOf('Rule', 'a pricing rule'))
  .min(1, 'Choose a rule')
  .max(mostSeasonRules, `Rules must be at most ${mostSeasonRules}`)
  .transform((ids) => [...new Set(ids)])

const nights = { firstNight: stayDate('First night'), lastNight: stayDate('Last night') }

const aYearAtMost = <S extends z.ZodType<{ firstNight: string; lastNight: string }>>(schema: S) =>
  schema
    .refine(({ firstNight, lastNight }) => lastNight >= firstNight, {
      path: ['lastNight'],
      error: 'Last night is before first night',
    })
    .refine(({ firstNight, lastNight }) => nightsBetween(firstNight, lastNight) < 366, {
      path: ['lastNight'],
      error: 'A season is at most 366 nights',
    })

/** The nights in which the rules of a season begin. */
export const seasonSchema = aYearAtMost(z.object(nights))

export const copySeasonSchema = aYearAtMost(z.object({ ...nights, ruleIds }))
