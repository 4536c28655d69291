import { useLanguage } from '#client/i18n/useLanguage.ts'
import { paths } from '#client/paths.ts'
import { JsonLd } from '#client/ui/JsonLd.tsx'
import type { HotelJsonLdFragment } from '../HotelJsonLd.generated.ts'
import { hotelJsonLd } from '../hotel-json-ld.ts'
import { useSite } from '../site-context.ts'
import { usePriceRange } from '../stay/usePriceRange.ts'

interface ContactJsonLdProps {
  hotel: HotelJsonLdFragment & { establishedYear: number; address: { town: string } }
}

/** https://schema.org/ContactPage. Written by the server; it needs prices that a guest who moves here does not wait for. */
export const ContactJsonLd = ({ hotel }: ContactJsonLdProps) => {
  const { t } = useLanguage()
  const { publicUrl } = useSite()
  const description = t('footer.tagline', { year: String(hotel.establishedYear), town: hotel.address.town })
  const priceRange = usePriceRange(hotel.currency)
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'ContactPage',
        url: publicUrl + paths.contact(),
        mainEntity: hotelJsonLd({ hotel, publicUrl, description, priceRange }),
      }}
    />
  )
}
