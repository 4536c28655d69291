import { z } from 'zod'
import { nightsBetween } from '../stay-dates.ts'
import { longestStay, mostChildren, mostGuests } from '../stay-limits.ts'
import { idOf, stayDate, version, wholeNumber } from './fields.ts'

/** What is left out is not known either. */
const orNull = <T>(field: z.ZodType<T>) => field.nullish().transform((value) => value ?? null)

const stay = z
  .object({
    arrival: orNull(stayDate('Arrival')),
    departure: orNull(stayDate('Departure')),
    adults: orNull(wholeNumber('Adults', 1, mostGuests)),
    children: wholeNumber('Children', 0, mostChildren),
    hasPet: z.boolean(),
    roomTypeId: orNull(idOf('Room type', 'a room type')),
  })
  .superRefine(({ arrival, departure, adults, children }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (departure && !arrival) refuse('arrival', 'Arrival is required with a departure')
    const nights = arrival && departure ? nightsBetween(arrival, departure) : 1
    if (nights < 1) refuse('departure', 'Departure must be after arrival')
    if (nights > longestStay) refuse('departure', `Departure must be at most ${longestStay} nights after arrival`)
    if (children > 0 && adults === null) refuse('adults', 'Adults are required with children')
    if ((adults ?? 0) + children > mostGuests) refuse('children', `Guests must be at most ${mostGuests} in all`)
  })

/** What staff say of the stay; null for what nobody knows. */
export type CorrectedStay = z.output<typeof stay>

export const correctInquiryStaySchema = z.object({
  inquiryId: z.uuid('Inquiry must be the id of an inquiry'),
  version,
  stay: orNull(stay),
})
