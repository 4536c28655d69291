import { useLanguage } from '#client/i18n/useLanguage.ts'
import { JsonLd } from '#client/ui/JsonLd.tsx'
import type { HotelJsonLdFragment } from '../HotelJsonLd.generated.ts'
import { hotelJsonLd } from '../hotel-json-ld.ts'
import { useSite } from '../site-context.ts'
import { usePriceRange } from '../stay/usePriceRange.ts'
import { amenities } from './amenity-icons.ts'

interface HomeJsonLdProps {
  hotel: HotelJsonLdFragment
  description: string
}

/** Written by the server; it needs prices that a guest who moves here does not wait for. */
export const HomeJsonLd = ({ hotel, description }: HomeJsonLdProps) => {
  const { t } = useLanguage()
  const { publicUrl } = useSite()
  const priceRange = usePriceRange(hotel.currency)
  const names = amenities.map((amenity) => t(`home.amenities.${amenity}.title`))
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        ...hotelJsonLd({ hotel, publicUrl, description, priceRange, amenities: names }),
      }}
    />
  )
}
