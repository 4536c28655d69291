import type { Locale } from '#graphql/locales.ts'
import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { translate } from '../../i18n/translate.ts'
import { formatDollars } from '../hotel/format.ts'
import { formatDay } from '../pricing/texts.ts'
import { nameOf } from '../rooms/room-type-texts.ts'
import { roomsInWords } from '../stay-requests/rooms-in-words.ts'
import { guestsOf, type PricedStay } from './priced-stay.service.ts'

const count = (unit: 'night' | 'guest', number: number | null, locale: Locale): string | null =>
  number === null
    ? null
    : translate(locale, number === 1 ? `chat.price.${unit}.one` : `chat.price.${unit}.other`, { count: number })

const day = (date: string | null, locale: Locale) => date && formatDay(date, locale)

/** What the room costs, or several of a request together; null where nothing can be said. */
export const priceOf = ({ quote, together }: PricedStay) => together ?? quote

const roomWords = ({ roomType, together }: PricedStay, locale: Locale): string | null =>
  together ? roomsInWords(together.rooms, locale) : roomType && nameOf(roomType, locale)

/** What can be said of a stay, in the words of a language; null is what is not known. A total is that of a stay that is free, or held. */
export const stayWords = (stay: PricedStay, locale: Locale) => {
  const price = priceOf(stay)
  return {
    arrival: day(stay.arrival, locale),
    departure: day(stay.departure, locale),
    nights: count('night', stay.nightCount, locale),
    guests: count('guest', guestsOf(stay), locale),
    room: roomWords(stay, locale),
    total: price?.bookable ? formatDollars(price.total, locale) : null,
  }
}

const priceKey = ({ isHeld, together }: PricedStay) => {
  if (isHeld) return 'answer.price.held'
  return together ? 'answer.price.rooms' : 'answer.price'
}

/** What a pet costs on top of the price, in cents; null where none comes, where it is in the price, or the hotel does not say. */
export const petFeeOf = ({ pets }: HotelFacts, { hasPet, isPetPriced, nightCount }: PricedStay): number | null =>
  hasPet && !isPetPriced && nightCount && pets.feePerNight !== null ? pets.feePerNight * nightCount : null

/** The price as it can be written to the guest, the whole of it first; null of a stay that is neither free nor held. */
export const priceSentence = (facts: HotelFacts, stay: PricedStay, locale: Locale): string | null => {
  const price = priceOf(stay)
  if (!price?.bookable) return null
  const guests = count('guest', stay.quote?.guests ?? guestsOf(stay), locale)
  const fee = petFeeOf(facts, stay)
  return [
    translate(locale, priceKey(stay), {
      ...stayWords(stay, locale),
      guests,
      subtotal: formatDollars(price.subtotal, locale),
    } as Record<string, string>),
    stay.isPetPriced && translate(locale, 'answer.price.withPet'),
    fee && translate(locale, 'answer.price.pet', { fee: formatDollars(fee, locale) }),
    price.isApproximate && translate(locale, 'chat.price.confirm', { phone: facts.phone }),
  ]
    .filter(Boolean)
    .join(' ')
}
