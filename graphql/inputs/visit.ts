import { z } from 'zod'
import { toldSteps } from '../visits.ts'
import { wholeNumber } from './fields.ts'

export const longestVisitedPath = 300
export const longestReferrer = 2_000

/** What a page tells of a visit. */
export const tellVisitSchema = z.union(
  [
    z.strictObject({ step: z.enum(toldSteps) }),
    z.strictObject({
      /** The path of a page that was shown without the server being asked for it. */
      page: z.string().max(longestVisitedPath, `Page must have at most ${longestVisitedPath} characters`),
      /** Where the guest came from, when it is the first page; empty when that is not known. */
      referrer: z.string().max(longestReferrer, `Referrer must have at most ${longestReferrer} characters`).optional(),
    }),
  ],
  `A visit must be a page or one of the steps ${toldSteps.join(', ')}`,
)
export type TellVisit = z.output<typeof tellVisitSchema>

/** As many as are kept in full. */
const mostVisitWeeks = 104

export const visitRangeSchema = z.object({ weeks: wholeNumber('Weeks', 1, mostVisitWeeks) })
