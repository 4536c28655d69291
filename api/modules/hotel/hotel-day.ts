import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import type { Context } from '../../platform/context.ts'
import { dateFormat } from './format.ts'

/** The date in hotel time at an instant, as YYYY-MM-DD. Sweden writes dates as ISO 8601 does. */
export const hotelDay = ({ timeZone }: HotelFacts, instant: Date): string =>
  dateFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant)

/** The date at the hotel now, as YYYY-MM-DD. */
export const hotelToday = ({ facts, now }: Pick<Context, 'facts' | 'now'>): string => hotelDay(facts, now())
