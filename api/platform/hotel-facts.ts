/**
 * What is known about the hotel. Money is integer cents, times are 24-hour hotel time, distances are miles.
 */
export interface HotelFacts {
  name: string
  establishedYear: number
  roomCount: number
  copyrightYear: number
  timeZone: string
  currency: string
  phone: string
  /** The number as `tel:` has it. */
  phoneLink: string
  email: string
  website: string
  secondWebsite: string
  address: { street: string; town: string; region: string; postalCode: string; country: string }
  position: { latitude: number; longitude: number }
  checkInTime: string
  checkOutTime: string
  officeOpens: string
  officeCloses: string
  lateCheckOut: { feePerHour: number; until: string; noticeHours: number }
  securityDeposit: number
  pets: { feePerNight: number; maximum: number }
  smokingFee: number
  freeCancellationHours: number
  /** January is 1. */
  peakSeason: { firstMonth: number; lastMonth: number }
  offers: { newsletterPercent: number; couponMaxPercent: number; weeklyNights: number; monthlyNights: number }
  travel: {
    airportMinutes: number
    airportMiles: number
    airportMinutesHome: number
    secondAirportMinutes: number
    downtownMinutes: number
    mainCityMinutes: number
    beachMiles: number
    beachWalkMinutes: number
  }
  /** The fee is in dollars, as it is printed on the sign. */
  beachParking: { fee: number; minutes: number }
  booking: { page: string; widgetScript: string; region: string; channelCode: string }
  profiles: Record<'facebook' | 'instagram' | 'x' | 'youtube' | 'pinterest' | 'tripadvisor', string>
}
