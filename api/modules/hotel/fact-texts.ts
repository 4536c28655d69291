import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import type { Locale } from '#graphql/locales.ts'
import { addressLine } from './directions-url.ts'
import { writeDistance } from './distance.ts'
import { formatClock, formatDollars, formatMonth, formatNumber, formatPercent, shortHour, tightHour } from './format.ts'

/** The facts that a sentence can count. */
export const countFacts = ({
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
