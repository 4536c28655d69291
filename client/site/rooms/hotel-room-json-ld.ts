import type { EnumName } from '#graphql/enum-name.ts'
import type { BedType } from '#graphql/inputs/room.ts'
import { stayAnchor } from '#graphql/paths.ts'
import { previewUrl } from '#client/ui/Picture.tsx'

interface HotelRoom {
  publicUrl: string
  /** Where the room is shown. */
  url: string
  /** The page with the planner that sells it. */
  bookingPage: string
  /** Slug of its room type. */
  slug: string
  name: string
  description: string
  features: readonly string[]
  pictures: readonly Parameters<typeof previewUrl>[0][]
  bedType?: EnumName<BedType>
  maxOccupancy?: number
  /** The price that stands on the page, in cents; missing while nothing is for sale. */
  lowestTotal?: number | null
  currency: string
}

/** https://schema.org/BedDetails */
const bedOf = (bedType: EnumName<BedType>) => ({
  '@type': 'BedDetails',
  typeOfBed: { KING: 'King', QUEEN: 'Queen', DOUBLE: 'Double', TWIN: 'Twin', TWO_QUEENS: 'Queen' }[bedType],
  numberOfBeds: bedType === 'TWO_QUEENS' ? 2 : 1,
})

/** A room for search engines, with the price that stands beside it: https://schema.org/docs/hotels.html. */
export const hotelRoomJsonLd = ({ publicUrl, url, bookingPage, slug, bedType, maxOccupancy, ...room }: HotelRoom) => ({
  '@type': ['HotelRoom', 'Product'],
  url,
  name: room.name,
  description: room.description,
  image: room.pictures.map((picture) => publicUrl + previewUrl(picture)),
  amenityFeature: room.features.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
  containedInPlace: { '@id': `${publicUrl}/#hotel` },
  bed: bedType && bedOf(bedType),
  occupancy: maxOccupancy && { '@type': 'QuantitativeValue', maxValue: maxOccupancy, unitCode: 'C62' },
  offers:
    room.lowestTotal == null
      ? undefined
      : {
          '@type': 'AggregateOffer',
          lowPrice: (room.lowestTotal / 100).toFixed(2),
          priceCurrency: room.currency,
          url: `${bookingPage}?room=${slug}#${stayAnchor}`,
        },
})
