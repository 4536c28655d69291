import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import { LanguageField, LocaleEnum } from '../../platform/schema/locale.ts'

@ObjectType({ description: 'A postal address.' })
class PostalAddress {
  @Field(() => String, { description: 'Street and number.' })
  street!: string

  @Field(() => String, { description: 'Town.' })
  town!: string

  @Field(() => String, { description: 'State, as two letters.' })
  region!: string

  @Field(() => String, { description: 'ZIP code.' })
  postalCode!: string

  @Field(() => String, { description: 'Country, as two letters.' })
  country!: string

  @Field(() => String, { description: 'The whole address on one line.' })
  line!: string
}

@ObjectType({ description: 'A point on the map.' })
export class GeoPosition {
  @Field(() => Float, { description: 'Degrees north.' })
  latitude!: number

  @Field(() => Float, { description: 'Degrees east; negative west of Greenwich.' })
  longitude!: number
}

@ObjectType({ description: 'One of the hotel’s profiles elsewhere.' })
class Profile {
  @Field(() => String, { description: 'The network, in lower case.' })
  network!: string

  @Field(() => String, { description: 'Address of the profile.' })
  url!: string
}

@ObjectType({ description: 'How long the ways around the hotel take.' })
class TravelTimes {
  @Field(() => Int, { description: 'Minutes by car to the airport; the cautious figure.', nullable: true })
  airportMinutes!: number | null

  @Field(() => Int, { description: 'Minutes by car to the airport as the home page prints them.', nullable: true })
  airportMinutesHome!: number | null

  @Field(() => Float, { description: 'Miles to the airport.', nullable: true })
  airportMiles!: number | null

  @Field(() => Int, { description: 'Minutes by car to the second airport.', nullable: true })
  secondAirportMinutes!: number | null

  @Field(() => Int, { description: 'Minutes by car to the nearest downtown.', nullable: true })
  downtownMinutes!: number | null

  @Field(() => Int, { description: 'Minutes by car to the county’s main city.', nullable: true })
  mainCityMinutes!: number | null

  @Field(() => Float, { description: 'Miles to the public beach.', nullable: true })
  beachMiles!: number | null

  @Field(() => Int, { description: 'Minutes on foot to the public beach.', nullable: true })
  beachWalkMinutes!: number | null
}

@ObjectType({ description: 'The hotel’s standing offers.' })
class Offers {
  @Field(() => Int, { description: 'Percent off for joining the mailing list or following the hotel.', nullable: true })
  newsletterPercent!: number | null

  @Field(() => Int, { description: 'Most percent off that a mailed coupon can bring.', nullable: true })
  couponMaxPercent!: number | null

  @Field(() => Int, { description: 'Nights from which the weekly rate holds.', nullable: true })
  weeklyNights!: number | null

  @Field(() => Int, { description: 'Nights from which the monthly discount holds.', nullable: true })
  monthlyNights!: number | null
}

@ObjectType({ description: 'A rule of the house.' })
class Policy {
  @Field(() => ID, { description: 'Stable id, the same in every language.' })
  id!: string

  @Field(() => String, { description: 'The rule, with the hotel’s figures in it.' })
  text!: string

  @Field(() => Boolean, { description: 'Whether a guest should know it before arriving: the contact page shows it.' })
  isOnContact!: boolean

  @LanguageField()
  language!: Locale
}

@ObjectType({ description: 'Settings of the booking widget, which another company serves.' })
class BookingWidget {
  @Field(() => String, { description: 'Address of its script.' })
  script!: string

  @Field(() => String, { description: 'Its region.' })
  region!: string

  @Field(() => String, { description: 'The hotel’s channel there.' })
  channelCode!: string
}

@ObjectType({
  description:
    'Every fact about the hotel, written the way the asked language writes times and money. Null is what the hotel does not have, or does not say.',
})
export class Hotel {
  @Field(() => String, { description: 'Name of the hotel.' })
  name!: string

  @Field(() => Int, { description: 'Year in which it opened.', nullable: true })
  establishedYear!: number | null

  @Field(() => Int, { description: 'Number of rooms.', nullable: true })
  roomCount!: number | null

  @Field(() => [LocaleEnum], { description: 'Languages of the site, in the order of its menu; English is among them.' })
  languages!: Locale[]

  @Field(() => Int, { description: 'Year of the copyright line.' })
  copyrightYear!: number

  @Field(() => String, { description: 'Front desk, as printed.' })
  phone!: string

  @Field(() => String, { description: 'Front desk, for tel: links.' })
  phoneLink!: string

  @Field(() => String, { description: 'Address for mail to the front desk.' })
  email!: string

  @Field(() => Boolean, {
    description: 'Whether a mail that a guest asks for leaves this server: a mail server is set.',
  })
  sendsMail!: boolean

  @Field(() => String, { description: 'This website.' })
  website!: string

  @Field(() => String, { description: 'The hotel’s second website; null when it has none.', nullable: true })
  secondWebsite!: string | null

  @Field(() => PostalAddress, { description: 'Where the hotel stands.' })
  address!: PostalAddress

  @Field(() => GeoPosition, { description: 'The hotel’s pin on the map.' })
  position!: GeoPosition

  @Field(() => String, { description: 'Earliest check-in.' })
  checkInTime!: string

  @Field(() => String, { description: 'Latest check-out.' })
  checkOutTime!: string

  @Field(() => String, { description: 'Earliest check-in for programs: HH:MM, hotel time.' })
  checkInClock!: string

  @Field(() => String, { description: 'Latest check-out for programs: HH:MM, hotel time.' })
  checkOutClock!: string

  @Field(() => String, { description: 'When the front desk opens.', nullable: true })
  officeOpens!: string | null

  @Field(() => String, { description: 'When the front desk closes, in the night.', nullable: true })
  officeCloses!: string | null

  @Field(() => Int, { description: 'Price of an hour of late check-out, in cents.', nullable: true })
  lateCheckOutFee!: number | null

  @Field(() => String, { description: 'lateCheckOutFee as the language writes it.', nullable: true })
  lateCheckOutFeeText!: string | null

  @Field(() => String, { description: 'Latest late check-out.', nullable: true })
  lateCheckOutUntil!: string | null

  @Field(() => Int, { description: 'Notice for late check-out, in hours.', nullable: true })
  lateCheckOutNoticeHours!: number | null

  @Field(() => Int, {
    description: 'Security deposit, taken at check-in and refunded at check-out, in cents.',
    nullable: true,
  })
  securityDeposit!: number | null

  @Field(() => String, { description: 'securityDeposit as the language writes it.', nullable: true })
  securityDepositText!: string | null

  @Field(() => Int, { description: 'Price of a pet per night, in cents.', nullable: true })
  petFee!: number | null

  @Field(() => String, { description: 'petFee as the language writes it.', nullable: true })
  petFeeText!: string | null

  @Field(() => Int, { description: 'Most pets in a room.', nullable: true })
  maxPets!: number | null

  @Field(() => Int, { description: 'Cleaning fee after smoking in a room, in cents.', nullable: true })
  smokingFee!: number | null

  @Field(() => String, { description: 'smokingFee as the language writes it.', nullable: true })
  smokingFeeText!: string | null

  @Field(() => Int, { description: 'Hours before arrival until which cancelling is free.', nullable: true })
  freeCancellationHours!: number | null

  @Field(() => Int, {
    description: 'Nights charged for a later cancellation; null where the hotel does not say.',
    nullable: true,
  })
  lateCancellationNights!: number | null

  @Field(() => Float, { description: 'Miles to the public beach.', nullable: true })
  beachMiles!: number | null

  @Field(() => String, {
    description: 'The way to the public beach as the language writes it: 0,7 Meilen (1,1 km).',
    nullable: true,
  })
  beachDistance!: string | null

  @Field(() => Int, { description: 'Minutes on foot to the public beach.', nullable: true })
  beachWalkMinutes!: number | null

  @Field(() => String, { description: 'The hotel’s own booking page, on another site.', nullable: true })
  bookingPage!: string | null

  @Field(() => [Profile], { description: 'Profiles on other sites.' })
  profiles!: Profile[]

  @Field(() => BookingWidget, { description: 'Settings of the booking widget.', nullable: true })
  bookingWidget!: BookingWidget | null

  @Field(() => String, { description: 'First month of the peak season, in words.', nullable: true })
  peakSeasonFrom!: string | null

  @Field(() => String, { description: 'Last month of the peak season, in words.', nullable: true })
  peakSeasonTo!: string | null

  @Field(() => TravelTimes, { description: 'How long the ways take.' })
  travel!: TravelTimes

  @Field(() => [Policy], {
    description: 'The rules of the house in their order; none with a figure that the hotel does not say.',
  })
  policies!: Policy[]

  @Field(() => Offers, { description: 'Standing offers.' })
  offers!: Offers

  @Field(() => Int, {
    description: 'Price of parking at the beach for as long as beachParkingMinutes says, in cents.',
    nullable: true,
  })
  beachParkingFee!: number | null

  @Field(() => String, { description: 'beachParkingFee as the language writes it.', nullable: true })
  beachParkingFeeText!: string | null

  @Field(() => Int, { description: 'Minutes of parking at the beach that beachParkingFee pays.', nullable: true })
  beachParkingMinutes!: number | null

  @Field(() => String, { description: 'Route to the hotel on Google Maps.' })
  directionsUrl!: string

  @Field(() => String, { description: 'Time zone of the hotel.' })
  timeZone!: string

  @Field(() => String, { description: 'Currency of all prices, as three letters.' })
  currency!: string
}
