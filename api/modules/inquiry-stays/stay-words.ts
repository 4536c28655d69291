import type { Locale } from '#graphql/locales.ts'
import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { translate } from '../../i18n/translate.ts'
import { formatDollars } from '../hotel/format.ts'
import { formatDay } from '../pricing/texts.ts'
import { nameOf } from '../rooms/room-type-texts.ts'
import { guestsOf, type PricedStay } from './priced-stay.service.ts'

const count = (unit: 'night' | 'guest', number: number | null, locale: Locale): string | null =>
  number === null
    ? null
    : translate(locale, number === 1 ? `chat.price.${unit}.one` : `chat.price.${unit}.other`, { count: number })

const day = (date: string | null, locale: Locale) => date && formatDay(date, locale)

/** What can be said of a stay, in the words of a language; null is what is not known. A total is that of a stay that is free. */
export const stayWords = (stay: PricedStay, locale: Locale) => ({
  arrival: day(stay.arrival, locale),
  departure: day(stay.departure, locale),
  nights: count('night', stay.nightCount, locale),
  guests: count('guest', guestsOf(stay), locale),
  room: stay.roomType && nameOf(stay.roomType, locale),
  total: stay.quote?.bookable ? formatDollars(stay.quote.total, locale) : null,
})

/** What a pet costs for the whole stay, in cents; null where none comes, or the hotel does not say. */
export const petFeeOf = ({ pets }: HotelFacts, { hasPet, nightCount }: PricedStay): number | null =>
  hasPet && nightCount && pets.feePerNight !== null ? pets.feePerNight * nightCount : null

/** The price as it can be written to the guest, the whole of it first; null of a stay that is not free. */
export const priceSentence = (facts: HotelFacts, stay: PricedStay, locale: Locale): string | null => {
  const { quote } = stay
  if (!quote?.bookable) return null
  const guests = count('guest', quote.guests, locale)
  const fee = petFeeOf(facts, stay)
  return [
    translate(locale, 'answer.price', {
      ...stayWords(stay, locale),
      guests,
      subtotal: formatDollars(quote.subtotal, locale),
    } as Record<string, string>),
    fee && translate(locale, 'answer.price.pet', { fee: formatDollars(fee, locale) }),
    quote.isApproximate && translate(locale, 'chat.price.confirm', { phone: facts.phone }),
  ]
    .filter(Boolean)
    .join(' ')
}
