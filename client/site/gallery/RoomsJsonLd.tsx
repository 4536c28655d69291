import { defaultLocale } from '#graphql/locales.ts'
import { localizedPath, paths } from '#client/paths.ts'
import { JsonLd } from '#client/ui/JsonLd.tsx'
import { previewUrl } from '#client/ui/Picture.tsx'
import { useSite } from '../site-context.ts'
import { stayAnchor } from '../stay/stay.ts'
import { useMonthTotals, type RoomTotals } from '../stay/useMonthTotals.ts'
import { roomAnchor } from './room-anchor.ts'
import type { RoomBlockFragment } from './RoomBlock.generated.ts'

/** https://schema.org/BedDetails */
const bedOf = (bedType: RoomTotals['roomType']['bedType']) => ({
  '@type': 'BedDetails',
  typeOfBed: { KING: 'King', QUEEN: 'Queen', DOUBLE: 'Double', TWIN: 'Twin', TWO_QUEENS: 'Queen' }[bedType],
  numberOfBeds: bedType === 'TWO_QUEENS' ? 2 : 1,
})

interface RoomsJsonLdProps {
  rooms: readonly RoomBlockFragment[]
  currency: string
}

/**
 * The rooms for search engines, each with the price that stands beside it: https://schema.org/docs/hotels.html.
 * Written by the server; it needs prices that a guest who moves here does not wait for.
 */
export const RoomsJsonLd = ({ rooms, currency }: RoomsJsonLdProps) => {
  const { publicUrl, prefix = defaultLocale } = useSite()
  const totals = useMonthTotals()
  const page = publicUrl + localizedPath(paths.gallery(), prefix)

  const dataOf = ({ id, name, description, features, pictures, roomTypeSlug }: RoomBlockFragment) => {
    const offered = totals.find((each) => each.roomType.slug === roomTypeSlug)
    return {
      '@type': ['HotelRoom', 'Product'],
      url: `${page}#${roomAnchor(id)}`,
      name,
      description,
      image: pictures.map((picture) => publicUrl + previewUrl(picture.file)),
      amenityFeature: features.map((feature) => ({
        '@type': 'LocationFeatureSpecification',
        name: feature,
        value: true,
      })),
      containedInPlace: { '@id': `${publicUrl}/#hotel` },
      bed: offered && bedOf(offered.roomType.bedType),
      occupancy: offered && { '@type': 'QuantitativeValue', maxValue: offered.roomType.maxOccupancy, unitCode: 'C62' },
      offers: offered &&
        offered.lowestTotal !== null && {
          '@type': 'AggregateOffer',
          lowPrice: (offered.lowestTotal / 100).toFixed(2),
          priceCurrency: currency,
          url: `${page}?room=${roomTypeSlug}#${stayAnchor}`,
        },
    }
  }
  return <JsonLd data={{ '@context': 'https://schema.org', '@graph': rooms.map(dataOf) }} />
}
