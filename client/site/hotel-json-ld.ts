import { previewUrl } from '#client/ui/Picture.tsx'
import type { HotelJsonLdFragment } from './HotelJsonLd.generated.ts'

interface HotelJsonLd {
  hotel: HotelJsonLdFragment
  /** The house from its best sides. */
  pictures: readonly Parameters<typeof previewUrl>[0][]
  publicUrl: string
  description: string
  /** '$129–$259'; unknown while nothing is for sale. */
  priceRange?: string
  amenities?: string[]
}

/** The hotel for search engines: https://schema.org/Hotel. */
export const hotelJsonLd = ({ hotel, pictures, publicUrl, description, priceRange, amenities = [] }: HotelJsonLd) => ({
  '@type': 'Hotel',
  '@id': `${publicUrl}/#hotel`,
  name: hotel.name,
  description: description || undefined,
  url: publicUrl,
  image: pictures.map((picture) => publicUrl + previewUrl(picture)),
  telephone: hotel.phoneLink,
  email: hotel.email,
  priceRange,
  currenciesAccepted: hotel.currency,
  numberOfRooms: hotel.roomCount ?? undefined,
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
