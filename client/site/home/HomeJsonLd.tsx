import { JsonLd } from '#client/ui/JsonLd.tsx'
import { hotelJsonLd } from '../hotel-json-ld.ts'
import { useSite } from '../site-context.ts'
import { usePriceRange } from '../stay/usePriceRange.ts'
import { amenities } from './amenity-icons.ts'
import { useText } from '../texts/useText.ts'

/** Written by the server; it needs prices that a guest who moves here does not wait for. */
export const HomeJsonLd = ({ hotel, pictures }: Pick<Parameters<typeof hotelJsonLd>[0], 'hotel' | 'pictures'>) => {
  const text = useText()
  const { publicUrl } = useSite()
  const priceRange = usePriceRange(hotel.currency)
  const description = text('home-description')
  const names = amenities.map((amenity) => text(`home-amenities-${amenity}-title`)).filter(Boolean)
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        ...hotelJsonLd({ hotel, pictures, publicUrl, description, priceRange, amenities: names }),
      }}
    />
  )
}
