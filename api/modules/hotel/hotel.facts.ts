import type { HotelFacts } from '../../platform/hotel-facts.ts'

/**
 * Every fact about the hotel, in one place that a hotel can change.
 * Pages, structured data, mails and the assistant read it; no fact is written twice.
 * Money is integer cents, times are 24-hour hotel time (America/New_York), distances are miles.
 */
export const hotelFacts = {
  name: 'Coral Stone Inn',
  establishedYear: 1952,
  roomCount: 22,
  copyrightYear: 2024,
  timeZone: 'America/New_York',
  currency: 'USD',
  phone: '(561) 555-0152',
  phoneLink: '+15615550152',
  email: 'stay@coralstoneinn.example',
  website: 'https://www.coralstoneinn.example',
  secondWebsite: 'https://www.lantanabeachinn.example',
  address: { street: '150 East Ocean Avenue', town: 'Lantana', region: 'FL', postalCode: '33462', country: 'US' },
  position: { latitude: 26.5845, longitude: -80.0515 },
  checkInTime: '15:00',
  checkOutTime: '11:00',
  officeOpens: '08:00',
  officeCloses: '01:00',
  lateCheckOut: { feePerHour: 1000, until: '13:00', noticeHours: 24 },
  securityDeposit: 10000,
  pets: { feePerNight: 2500, maximum: 1 },
  smokingFee: 25000,
  freeCancellationHours: 48,
  peakSeason: { firstMonth: 1, lastMonth: 4 },
  offers: { newsletterPercent: 10, couponMaxPercent: 20, weeklyNights: 7, monthlyNights: 30 },
  travel: {
    airportMinutes: 15,
    airportMiles: 8,
    airportMinutesHome: 10,
    secondAirportMinutes: 45,
    downtownMinutes: 10,
    mainCityMinutes: 12,
    beachMiles: 0.7,
    beachWalkMinutes: 15,
  },
  beachParking: { fee: 25, minutes: 10 },
  booking: {
    page: 'https://direct-book.example/properties/coralstoneinn',
    widgetScript: 'https://widget.siteminder.com/ibe.min.js',
    region: 'emea',
    channelCode: 'coralstoneinndirect',
  },
  profiles: {
    facebook: 'https://facebook.example/coralstoneinn',
    instagram: 'https://instagram.example/coralstoneinn',
    x: 'https://x.example/coralstoneinn',
    youtube: 'https://youtube.example/coralstoneinn',
    pinterest: 'https://pinterest.example/coralstoneinn',
    tripadvisor: 'https://tripadvisor.example/coralstoneinn',
  },
} as const satisfies HotelFacts
