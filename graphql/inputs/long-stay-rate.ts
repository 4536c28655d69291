import { z } from 'zod'
import { yearsLater } from '../stay-dates.ts'
import { idOf, stayDate, wholeNumber } from './fields.ts'
import { longestStay } from '../stay-limits.ts'

/** More than this is a slip of the keyboard. */
const highestLongStayPercent = 60

/** Per cent off long stays that arrive from one day to another, both included. `today` is the hotel's date. */
export const longStayRateSchema = (today: string) =>
  z
    .object({
      minNights: wholeNumber('Nights', 2, longestStay),
      percent: wholeNumber('Percent', 1, highestLongStayPercent),
      roomTypeId: idOf('Room type', 'a room type').nullish(),
      startDate: stayDate('First arrival'),
      endDate: stayDate('Last arrival').nullish(),
      active: z.boolean().default(true),
    })
    .superRefine(({ startDate, endDate }, context) => {
      const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
      if (startDate > yearsLater(today, 3)) refuse('startDate', 'First arrival must be at most 3 years ahead')
      if (endDate != null && endDate < startDate) refuse('endDate', 'Last arrival is before first arrival')
    })
