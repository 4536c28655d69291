import type { HotelJsonLdFragment } from './HotelJsonLd.generated.ts'

/** The hotel for search engines: https://schema.org/Hotel. */
export const hotelJsonLd = (hotel: HotelJsonLdFragment, publicUrl: string, amenities: string[] = []) => ({
  '@type': 'Hotel',
  '@id': `${publicUrl}/#hotel`,
  name: hotel.name,
  url: publicUrl,
  telephone: hotel.phoneLink,
  email: hotel.email,
  numberOfRooms: hotel.roomCount,
  address: {
    '@type': 'PostalAddress',
    streetAddress: hotel.address.street,
    addressLocality: hotel.address.town,
    addressRegion: hotel.address.region,
    postalCode: hotel.address.postalCode,
    addressCountry: hotel.address.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: hotel.position.latitude, longitude: hotel.position.longitude },
  checkinTime: hotel.checkInClock,
  checkoutTime: hotel.checkOutClock,
  sameAs: hotel.profiles.map(({ url }) => url),
  amenityFeature: amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
})
