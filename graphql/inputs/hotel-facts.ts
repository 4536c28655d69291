import { z } from 'zod'
import { defaultLocale, locales } from '../locales.ts'
import { email, plainText, webAddress, wholeNumber } from './fields.ts'

const clock = (label: string) => z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, `${label} must be a time like 15:00`)

const cents = (label: string, most = 1_000_000) => wholeNumber(label, 0, most)

/** A name that the runtime's calendar knows: with another one no job and no page would run. */
const timeZone = z.string().refine((name) => {
  try {
    return Boolean(name && new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}, 'Time zone must be a name like Europe/Helsinki')

const degrees = (label: string, most: number) => {
  const message = `${label} must be from -${most} to ${most}`
  return z.number(message).min(-most, message).max(most, message)
}

const miles = (label: string) =>
  z.number(`${label} is required`).min(0, `${label} must be from 0 to 500`).max(500, `${label} must be from 0 to 500`)

const minutes = (label: string) => wholeNumber(label, 0, 600)

const percent = (label: string) => wholeNumber(label, 0, 100)

/**
 * All facts about the hotel. Pages, structured data, mails and the assistant take them from here; no fact is written
 * twice. Money is integer cents, times are 24-hour hotel time, distances are miles. Null is what the hotel does not have,
 * or has not said yet: a sentence that needs it is left out (decision 79).
 */
export const hotelFactsSchema = z.strictObject({
  name: plainText('Name', 1, 80),
  establishedYear: wholeNumber('Year of opening', 1700, 2100).nullable(),
  roomCount: wholeNumber('Number of rooms', 1, 500).nullable(),
  /** What the references of inquiries begin with; an archive of an earlier release has none. */
  referencePrefix: z
    .string()
    .regex(/^[A-Z]{1,5}$/, 'Beginning of references must be one to five capital letters')
    .default('H'),
  copyrightYear: wholeNumber('Copyright year', 1900, 2200),
  timeZone,
  /** Of the site, in the order of its menu. English stands in for what nobody has translated. */
  languages: z
    .array(z.enum(locales))
    .refine((chosen) => chosen.includes(defaultLocale), 'English is always among the languages')
    .transform((chosen) => locales.filter((locale) => chosen.includes(locale))),
  currency: z.literal('USD'),
  phone: plainText('Phone', 1, 32),
  /** The number as `tel:` has it. */
  phoneLink: z.string().regex(/^\+\d{7,15}$/, 'Phone link must be like +12125550100'),
  email,
  website: webAddress('Website'),
  secondWebsite: webAddress('Second website').nullable(),
  address: z.strictObject({
    street: plainText('Street', 1, 120),
    town: plainText('Town', 1, 80),
    region: plainText('State', 1, 40),
    postalCode: plainText('Postal code', 1, 20),
    /** As ISO 3166 writes it. */
    country: z.string().regex(/^[A-Z]{2}$/, 'Country must be two capital letters like US'),
  }),
  position: z.strictObject({ latitude: degrees('Latitude', 90), longitude: degrees('Longitude', 180) }),
  checkInTime: clock('Check-in'),
  checkOutTime: clock('Check-out'),
  officeOpens: clock('Opening of the front desk').nullable(),
  officeCloses: clock('Closing of the front desk').nullable(),
  lateCheckOut: z.strictObject({
    feePerHour: cents('Fee for late check-out').nullable(),
    until: clock('Latest check-out').nullable(),
    noticeHours: wholeNumber('Notice for late check-out', 0, 168).nullable(),
  }),
  securityDeposit: cents('Security deposit').nullable(),
  /** The first nights of a stay are due when it is booked. */
  bookingDepositNights: wholeNumber('Nights of the deposit', 1, 30).nullable().default(null),
  pets: z.strictObject({
    feePerNight: cents('Fee for pets').nullable(),
    maximum: wholeNumber('Number of pets', 0, 10).nullable(),
  }),
  smokingFee: cents('Fee for smoking').nullable(),
  freeCancellationHours: wholeNumber('Hours of free cancellation', 0, 720).nullable(),
  /** What is charged of a stay that is cancelled later. */
  lateCancellationNights: wholeNumber('Nights charged for a late cancellation', 1, 30).nullable().default(null),
  /** January is 1. */
  peakSeason: z.strictObject({
    firstMonth: wholeNumber('First month of the season', 1, 12).nullable(),
    lastMonth: wholeNumber('Last month of the season', 1, 12).nullable(),
  }),
  offers: z.strictObject({
    newsletterPercent: percent('Discount of the mailing list').nullable(),
    couponMaxPercent: percent('Highest discount of coupons').nullable(),
    weeklyNights: wholeNumber('Nights of the weekly rate', 1, 90).nullable(),
    monthlyNights: wholeNumber('Nights of the monthly discount', 1, 365).nullable(),
  }),
  travel: z.strictObject({
    airportMinutes: minutes('Minutes to the airport').nullable(),
    airportMiles: miles('Miles to the airport').nullable(),
    airportMinutesHome: minutes('Minutes to the airport on the home page').nullable(),
    secondAirportMinutes: minutes('Minutes to the second airport').nullable(),
    downtownMinutes: minutes('Minutes to downtown').nullable(),
    mainCityMinutes: minutes('Minutes to the main city').nullable(),
    beachMiles: miles('Miles to the beach').nullable(),
    beachWalkMinutes: minutes('Minutes on foot to the beach').nullable(),
  }),
  /** The fee is in dollars, as it is printed on the sign. */
  beachParking: z.strictObject({
    fee: wholeNumber('Fee of the beach parking', 0, 1_000).nullable(),
    minutes: minutes('Minutes of the beach parking').nullable(),
  }),
  booking: z.strictObject({
    page: webAddress('Booking page').nullable(),
    widgetScript: webAddress('Booking widget').nullable(),
    region: z
      .string()
      .regex(/^[a-z-]{2,20}$/, 'Region must be letters like emea')
      .nullable(),
    channelCode: z
      .string()
      .regex(/^[a-z0-9]{1,60}$/, 'Channel code must be small letters and digits')
      .nullable(),
  }),
  profiles: z.strictObject({
    facebook: webAddress('Facebook').nullable(),
    instagram: webAddress('Instagram').nullable(),
    x: webAddress('X').nullable(),
    youtube: webAddress('YouTube').nullable(),
    pinterest: webAddress('Pinterest').nullable(),
    tripadvisor: webAddress('Tripadvisor').nullable(),
  }),
})

/** What is known about the hotel. */
export type HotelFacts = z.output<typeof hotelFactsSchema>
