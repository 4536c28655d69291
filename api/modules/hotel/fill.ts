import type { Locale } from '#graphql/locales.ts'
import { addressLine } from './directions-url.ts'
import { writeDistance } from './distance.ts'
import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { formatTags, numberFormat } from './number-format.ts'

/** Whole dollars from cents, in the locale's way of writing them. */
export const formatDollars = (cents: number, locale: Locale): string =>
  numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

/** '15:00' as 3:00 PM, 15:00 or 15.00, in the locale's way of writing it. */
export const formatClock = (time: string, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTags[locale], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`1952-01-01T${time}:00Z`),
  )

/** '15 min', the way the language shortens minutes. */
export const formatMinutes = (minutes: number, locale: Locale): string =>
  numberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(minutes)

/** The name of a month by its number, 1 to 12. */
export const formatMonth = (month: number, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTags[locale], { month: 'long', timeZone: 'UTC' }).format(Date.UTC(1952, month - 1, 15))

const formatNumber = (value: number, locale: Locale) => numberFormat(locale).format(value)

const formatPercent = (value: number, locale: Locale) => numberFormat(locale, { style: 'percent' }).format(value / 100)

const writeFacts = (facts: HotelFacts, locale: Locale) => ({
  hotel: facts.name,
  year: String(facts.establishedYear),
  rooms: formatNumber(facts.roomCount, locale),
  phone: facts.phone,
  email: facts.email,
  street: facts.address.street,
  town: facts.address.town,
  address: addressLine(facts.address),
  checkIn: formatClock(facts.checkInTime, locale),
  checkOut: formatClock(facts.checkOutTime, locale),
  officeOpens: formatClock(facts.officeOpens, locale),
  officeCloses: formatClock(facts.officeCloses, locale),
  lateCheckOutFee: formatDollars(facts.lateCheckOut.feePerHour, locale),
  lateCheckOutUntil: formatClock(facts.lateCheckOut.until, locale),
  lateCheckOutNotice: formatNumber(facts.lateCheckOut.noticeHours, locale),
  securityDeposit: formatDollars(facts.securityDeposit, locale),
  petFee: formatDollars(facts.pets.feePerNight, locale),
  maxPets: formatNumber(facts.pets.maximum, locale),
  smokingFee: formatDollars(facts.smokingFee, locale),
  freeCancellationHours: formatNumber(facts.freeCancellationHours, locale),
  peakSeasonFrom: formatMonth(facts.peakSeason.firstMonth, locale),
  peakSeasonTo: formatMonth(facts.peakSeason.lastMonth, locale),
  newsletterPercent: formatPercent(facts.offers.newsletterPercent, locale),
  couponMaxPercent: formatPercent(facts.offers.couponMaxPercent, locale),
  weeklyNights: formatNumber(facts.offers.weeklyNights, locale),
  monthlyNights: formatNumber(facts.offers.monthlyNights, locale),
  airportMinutes: formatNumber(facts.travel.airportMinutes, locale),
  airportDistance: writeDistance(`${facts.travel.airportMiles} miles`, locale),
  airportMinutesHome: formatNumber(facts.travel.airportMinutesHome, locale),
  secondAirportMinutes: formatNumber(facts.travel.secondAirportMinutes, locale),
  downtownMinutes: formatNumber(facts.travel.downtownMinutes, locale),
  mainCityMinutes: formatNumber(facts.travel.mainCityMinutes, locale),
  beachDistance: writeDistance(`${facts.travel.beachMiles} miles`, locale),
  beachWalkMinutes: formatNumber(facts.travel.beachWalkMinutes, locale),
  beachParkingFee: formatDollars(facts.beachParking.fee, locale),
  beachParkingMinutes: formatNumber(facts.beachParking.minutes, locale),
})

export type FactTexts = ReturnType<typeof writeFacts>

const written = new WeakMap<HotelFacts, Partial<Record<Locale, FactTexts>>>()

/** The facts that a sentence may name in braces, each written the way its language writes it; written once. */
export const factTexts = (facts: HotelFacts, locale: Locale): FactTexts => {
  const known = written.get(facts) ?? {}
  written.set(facts, known)
  return (known[locale] ??= writeFacts(facts, locale))
}

export type FactName = keyof FactTexts

/**
 * 'Pets are {petFee} a night' with the hotel's figure in it, '{2 miles}' with kilometres where people think in them, and
 * '{$26}' as the language writes money. An unknown name is an error, never a blank.
 */
export const fill = (text: string, facts: HotelFacts, locale: Locale): string => {
  const texts: Record<string, string> = factTexts(facts, locale)
  return text.replaceAll(/\{(\w+|\d+(?:[.–]\d+)? (?:miles?|feet)|\$[\d.]+)\}/g, (_, name: string) => {
    if (name.startsWith('$')) return formatDollars(Math.round(Number(name.slice(1)) * 100), locale)
    const value = /^\d/.test(name) ? writeDistance(name, locale) : texts[name]
    if (value === undefined) throw new Error(`Unknown fact {${name}} in: ${text}`)
    return value
  })
}
