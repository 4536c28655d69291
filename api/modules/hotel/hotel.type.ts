import { Field, Float, Int, ObjectType } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'

@ObjectType({ description: 'A postal address.' })
export class PostalAddress {
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
export class Profile {
  @Field(() => String, { description: 'The network, in lower case.' })
  network!: string

  @Field(() => String, { description: 'Address of the profile.' })
  url!: string
}

@ObjectType({ description: 'How long the ways around the hotel take.' })
export class TravelTimes {
  @Field(() => Int, { description: 'Minutes by car to the airport; the cautious figure.' })
  airportMinutes!: number

  @Field(() => Int, { description: 'Minutes by car to the airport as the home page prints them.' })
  airportMinutesHome!: number

  @Field(() => Float, { description: 'Miles to the airport.' })
  airportMiles!: number

  @Field(() => Int, { description: 'Minutes by car to the second airport.' })
  secondAirportMinutes!: number

  @Field(() => Int, { description: 'Minutes by car to the nearest downtown.' })
  downtownMinutes!: number

  @Field(() => Int, { description: 'Minutes by car to the county’s main city.' })
  mainCityMinutes!: number

  @Field(() => Float, { description: 'Miles to the public beach.' })
  beachMiles!: number

  @Field(() => Int, { description: 'Minutes on foot to the public beach.' })
  beachWalkMinutes!: number
}

@ObjectType({ description: 'The hotel’s standing offers.' })
export class Offers {
  @Field(() => Int, { description: 'Percent off for joining the mailing list or following the hotel.' })
  newsletterPercent!: number

  @Field(() => Int, { description: 'Most percent off that a mailed coupon can bring.' })
  couponMaxPercent!: number

  @Field(() => Int, { description: 'Nights from which the weekly rate holds.' })
  weeklyNights!: number

  @Field(() => Int, { description: 'Nights from which the monthly discount holds.' })
  monthlyNights!: number
}

@ObjectType({ description: 'Settings of the booking widget, which another company serves.' })
export class BookingWidget {
  @Field(() => String, { description: 'Address of its script.' })
  script!: string

  @Field(() => String, { description: 'Its region.' })
  region!: string

  @Field(() => String, { description: 'The hotel’s channel there.' })
  channelCode!: string
}

@ObjectType({ description: 'Every fact about the hotel, written the way the asked language writes times and money.' })
export class Hotel {
  @Field(() => String, { description: 'Name of the hotel.' })
  name!: string

  @Field(() => Int, { description: 'Year in which it opened.' })
  establishedYear!: number

  @Field(() => Int, { description: 'Number of rooms.' })
  roomCount!: number

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

  @Field(() => String, { description: 'When the front desk opens.' })
  officeOpens!: string

  @Field(() => String, { description: 'When the front desk closes, in the night.' })
  officeCloses!: string

  @Field(() => String, { description: 'Price of an hour of late check-out.' })
  lateCheckOutFee!: string

  @Field(() => String, { description: 'Latest late check-out.' })
  lateCheckOutUntil!: string

  @Field(() => Int, { description: 'Notice for late check-out, in hours.' })
  lateCheckOutNoticeHours!: number

  @Field(() => String, { description: 'Security deposit, taken at check-in and refunded at check-out.' })
  securityDeposit!: string

  @Field(() => String, { description: 'Price of a pet per night.' })
  petFee!: string

  @Field(() => Int, { description: 'Most pets in a room.' })
  maxPets!: number

  @Field(() => String, { description: 'Cleaning fee after smoking in a room.' })
  smokingFee!: string

  @Field(() => Int, { description: 'Hours before arrival until which cancelling is free.' })
  freeCancellationHours!: number

  @Field(() => Float, { description: 'Miles to the public beach.' })
  beachMiles!: number

  @Field(() => String, { description: 'The way to the public beach as the language writes it: 0,7 Meilen (1,1 km).' })
  beachDistance!: string

  @Field(() => Int, { description: 'Minutes on foot to the public beach.' })
  beachWalkMinutes!: number

  @Field(() => String, { description: 'The hotel’s own booking page, on another site.' })
  bookingPage!: string

  @Field(() => [Profile], { description: 'Profiles on other sites.' })
  profiles!: Profile[]

  @Field(() => BookingWidget, { description: 'Settings of the booking widget.' })
  bookingWidget!: BookingWidget

  @Field(() => String, { description: 'First month of the peak season, in words.' })
  peakSeasonFrom!: string

  @Field(() => String, { description: 'Last month of the peak season, in words.' })
  peakSeasonTo!: string

  @Field(() => TravelTimes, { description: 'How long the ways take.' })
  travel!: TravelTimes

  @Field(() => Offers, { description: 'Standing offers.' })
  offers!: Offers

  @Field(() => String, { description: 'Price of parking at the beach for as long as beachParkingMinutes says.' })
  beachParkingFee!: string

  @Field(() => Int, { description: 'Minutes of parking at the beach that beachParkingFee pays.' })
  beachParkingMinutes!: number

  @Field(() => String, { description: 'Route to the hotel on Google Maps.' })
  directionsUrl!: string

  @Field(() => String, { description: 'Time zone of the hotel.' })
  timeZone!: string

  @Field(() => String, { description: 'Currency of all prices, as three letters.' })
  currency!: string
}
