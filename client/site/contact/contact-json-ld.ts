import { paths } from '#client/paths.ts'
import type { HotelJsonLdFragment } from '../HotelJsonLd.generated.ts'
import { hotelJsonLd } from '../hotel-json-ld.ts'

/** https://schema.org/ContactPage */
export const contactJsonLd = (hotel: HotelJsonLdFragment, publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ContactPage',
  url: publicUrl + paths.contact(),
  mainEntity: hotelJsonLd(hotel, publicUrl),
})
