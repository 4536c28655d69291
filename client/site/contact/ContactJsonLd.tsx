import { paths } from '#graphql/paths.ts'
import { JsonLd } from '#client/ui/JsonLd.tsx'
import { hotelJsonLd } from '../hotel-json-ld.ts'
import { useSite } from '../site-context.ts'
import { usePriceRange } from '../stay/usePriceRange.ts'
import { useText } from '../texts/useText.ts'

/** https://schema.org/ContactPage. Written by the server; it needs prices that a guest who moves here does not wait for. */
export const ContactJsonLd = ({ hotel, pictures }: Pick<Parameters<typeof hotelJsonLd>[0], 'hotel' | 'pictures'>) => {
  const text = useText()
  const { publicUrl } = useSite()
  const priceRange = usePriceRange(hotel.currency)
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'ContactPage',
        url: publicUrl + paths.contact(),
        mainEntity: hotelJsonLd({ hotel, pictures, publicUrl, description: text('footer-tagline'), priceRange }),
      }}
    />
  )
}
