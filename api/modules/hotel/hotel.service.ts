import { hotelFactsSchema, type HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { addressLine, directionsToHotel } from './directions-url.ts'
import { factTexts } from './fact-texts.ts'
import type { Hotel } from './hotel.type.ts'

/** In the order of the site: a stored object has an order of its own. */
const networks = hotelFactsSchema.shape.profiles.keyof().options

/** A widget that lacks one of its settings does not load. */
const widgetOf = ({ booking: { widgetScript: script, region, channelCode } }: HotelFacts) =>
  script && region && channelCode ? { script, region, channelCode } : null

/** The hotel's facts with times and money written the way the language writes them. */
export const hotelIn = (ctx: Context, locale: Locale): Hotel => {
  const { facts } = ctx
  const texts = factTexts(facts, locale)
  return {
    ...facts,
    ...texts,
    policies: [...ctx.content.list('policy', locale)],
    address: { ...facts.address, line: addressLine(facts.address) },
    checkInTime: texts.checkIn,
    checkOutTime: texts.checkOut,
    checkInClock: facts.checkInTime,
    checkOutClock: facts.checkOutTime,
    lateCheckOutFee: facts.lateCheckOut.feePerHour,
    lateCheckOutFeeText: texts.lateCheckOutFee,
    securityDeposit: facts.securityDeposit,
    securityDepositText: texts.securityDeposit,
    petFee: facts.pets.feePerNight,
    petFeeText: texts.petFee,
    smokingFee: facts.smokingFee,
    smokingFeeText: texts.smokingFee,
    beachParkingFee: facts.beachParking.fee,
    beachParkingFeeText: texts.beachParkingFee,
    lateCheckOutNoticeHours: facts.lateCheckOut.noticeHours,
    maxPets: facts.pets.maximum,
    freeCancellationHours: facts.freeCancellationHours,
    lateCancellationNights: facts.lateCancellationNights,
    beachMiles: facts.travel.beachMiles,
    beachWalkMinutes: facts.travel.beachWalkMinutes,
    sendsMail: ctx.mailer !== null,
    bookingPage: facts.booking.page,
    bookingWidget: widgetOf(facts),
    beachParkingMinutes: facts.beachParking.minutes,
    directionsUrl: directionsToHotel(facts),
    profiles: networks.flatMap((network) => {
      const url = facts.profiles[network]
      return url ? [{ network, url }] : []
    }),
  }
}
