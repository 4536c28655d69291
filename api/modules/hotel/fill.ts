import { formatTags } from '#graphql/format-tags.ts'
import type { Locale } from '#graphql/locales.ts'
import { addressLine } from './directions-url.ts'
import { writeDistance } from './distance.ts'
import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { numberFormat } from './number-format.ts'
import { endSentence } from '../../i18n/end-sentence.ts'
import { withoutUnsaid } from '../../i18n/without-unsaid.ts'

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

/** '8:00 AM' as '8 AM'; clocks of 24 hours stay as their language writes them. */
const shortHour = (time: string) => time.replace(/:00(?=\s[AP]M$)/, '')

/** '8:00 AM' as '8am', for lines with little room. */
const tightHour = (time: string) => (/[AP]M$/.test(time) ? shortHour(time).replace(/\s/, '').toLowerCase() : time)

/** '15 min', the way the language shortens minutes. */
export const formatMinutes = (minutes: number, locale: Locale): string =>
  numberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(minutes)

/** The name of a month by its number, 1 to 12. */
export const formatMonth = (month: number, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTags[locale], { month: 'long', timeZone: 'UTC' }).format(Date.UTC(1952, month - 1, 15))

const formatNumber = (value: number, locale: Locale) => numberFormat(locale).format(value)

const formatPercent = (value: number, locale: Locale) => numberFormat(locale, { style: 'percent' }).format(value / 100)

/** The facts that a sentence can count. */
const countFacts = ({
  roomCount,
  lateCheckOut,
  pets,
  freeCancellationHours,
  offers,
  travel,
  ...facts
}: HotelFacts) => ({
  rooms: roomCount,
  lateCheckOutNotice: lateCheckOut.noticeHours,
  bookingDepositNights: facts.bookingDepositNights,
  maxPets: pets.maximum,
  freeCancellationHours,
  lateCancellationNights: facts.lateCancellationNights,
  weeklyNights: offers.weeklyNights,
  monthlyNights: offers.monthlyNights,
  airportMinutes: travel.airportMinutes,
  airportMinutesHome: travel.airportMinutesHome,
  secondAirportMinutes: travel.secondAirportMinutes,
  downtownMinutes: travel.downtownMinutes,
  mainCityMinutes: travel.mainCityMinutes,
  beachWalkMinutes: travel.beachWalkMinutes,
  beachParkingMinutes: facts.beachParking.minutes,
})

type Counted = ReturnType<typeof countFacts>

/** What is not known is not written. */
const ifKnown = <T>(value: T | null, write: (value: T, locale: Locale) => string, locale: Locale): string | null =>
  value === null ? null : write(value, locale)

const writeCounts = (counts: Counted, locale: Locale) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, ifKnown(count, formatNumber, locale)]),
  ) as Record<keyof Counted, string | null>

const writeMiles = (miles: number, locale: Locale) => writeDistance(`${miles} miles`, locale)
const writeShortHour = (time: string, locale: Locale) => shortHour(formatClock(time, locale))
const writeTightHour = (time: string, locale: Locale) => tightHour(formatClock(time, locale))

const writeFacts = (facts: HotelFacts, locale: Locale) => ({
  ...writeCounts(countFacts(facts), locale),
  hotel: facts.name,
  year: ifKnown(facts.establishedYear, String, locale),
  phone: facts.phone,
  email: facts.email,
  street: facts.address.street,
  town: facts.address.town,
  address: addressLine(facts.address),
  checkIn: formatClock(facts.checkInTime, locale),
  checkOut: formatClock(facts.checkOutTime, locale),
  officeOpens: ifKnown(facts.officeOpens, formatClock, locale),
  officeCloses: ifKnown(facts.officeCloses, formatClock, locale),
  officeOpensShort: ifKnown(facts.officeOpens, writeShortHour, locale),
  officeClosesShort: ifKnown(facts.officeCloses, writeShortHour, locale),
  officeOpensTight: ifKnown(facts.officeOpens, writeTightHour, locale),
  officeClosesTight: ifKnown(facts.officeCloses, writeTightHour, locale),
  lateCheckOutFee: ifKnown(facts.lateCheckOut.feePerHour, formatDollars, locale),
  lateCheckOutUntil: ifKnown(facts.lateCheckOut.until, formatClock, locale),
  securityDeposit: ifKnown(facts.securityDeposit, formatDollars, locale),
  petFee: ifKnown(facts.pets.feePerNight, formatDollars, locale),
  smokingFee: ifKnown(facts.smokingFee, formatDollars, locale),
  peakSeasonFrom: ifKnown(facts.peakSeason.firstMonth, formatMonth, locale),
  peakSeasonTo: ifKnown(facts.peakSeason.lastMonth, formatMonth, locale),
  newsletterPercent: ifKnown(facts.offers.newsletterPercent, formatPercent, locale),
  couponMaxPercent: ifKnown(facts.offers.couponMaxPercent, formatPercent, locale),
  airportDistance: ifKnown(facts.travel.airportMiles, writeMiles, locale),
  beachDistance: ifKnown(facts.travel.beachMiles, writeMiles, locale),
  beachParkingFee: ifKnown(facts.beachParking.fee, formatDollars, locale),
})

export type FactTexts = ReturnType<typeof writeFacts>

const written = new WeakMap<HotelFacts, Partial<Record<Locale, FactTexts>>>()

/** The facts that a sentence may name in braces, each written the way its language writes it; written once. Null is what the hotel does not say. */
export const factTexts = (facts: HotelFacts, locale: Locale): FactTexts => {
  const known = written.get(facts) ?? {}
  written.set(facts, known)
  return (known[locale] ??= writeFacts(facts, locale))
}

export type FactName = keyof FactTexts

/** A sentence names what is no fact of the hotel. */
export class UnknownFactError extends Error {
  constructor(
    readonly fact: string,
    text: string,
  ) {
    super(`Unknown fact {${fact}} in: ${text}`)
  }
}

/** The same for what staff write freely: only facts are put in, other braces stay as they are. */
export const fillKnown = (text: string, facts: HotelFacts, locale: Locale): string => {
  const texts: Record<string, string | null> = factTexts(facts, locale)
  return withoutUnsaid(text, texts).replaceAll(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = texts[name]
    return value == null ? whole : endSentence(value, stop)
  })
}

const plural = /\{(\w+), plural, ((?:(?:=\d+|\w+) \{[^{}]*\} ?)+)\}/g
const choice = /(?<!\w)(=\d+|\w+) \{([^{}]*)\}/g

/** `{maxPets, plural, one {one pet} other {# pets}}` in the form that the number takes in the language. */
const fillPlurals = (text: string, counts: Record<string, number | null>, locale: Locale): string =>
  text.replaceAll(plural, (_, name: string, choices: string) => {
    const count = counts[name]
    if (count == null) throw new UnknownFactError(name, text)
    const forms = Object.fromEntries([...choices.matchAll(choice)].map(([, form, words]) => [form!, words!]))
    const words = forms[`=${count}`] ?? forms[new Intl.PluralRules(locale).select(count)] ?? forms['other'] ?? ''
    return words.replaceAll('#', formatNumber(count, locale))
  })

/**
 * 'Pets are {petFee} a night' with the hotel's figure in it, '{2 miles}' with kilometres where people think in them,
 * '{$26}' as the language writes money, and plurals of ICU's syntax. A sentence with a fact that the hotel does not say is
 * left out; an unknown name is an error, never a blank.
 * @param counts more that a sentence can count, by their names
 */
export const fill = (text: string, facts: HotelFacts, locale: Locale, counts: Record<string, number> = {}): string => {
  const texts: Record<string, string | null> = factTexts(facts, locale)
  const said = withoutUnsaid(text, texts)
  const counted = said.includes(', plural, ') ? fillPlurals(said, { ...countFacts(facts), ...counts }, locale) : said
  const writtenFor = (name: string): string => {
    if (name.startsWith('$')) return formatDollars(Math.round(Number(name.slice(1)) * 100), locale)
    const value = /^\d/.test(name) ? writeDistance(name, locale) : texts[name]
    if (value == null) throw new UnknownFactError(name, text)
    return value
  }
  return counted.replaceAll(
    /\{(\w+|\d+(?:[.–]\d+)? (?:miles?|feet)|\$[\d.]+)\}(\.?)/g,
    (_, name: string, stop: string) => endSentence(writtenFor(name), stop),
  )
}
