import type { HotelJsonLdFragment } from '../HotelJsonLd.generated.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { useSite } from '../site-context.ts'
import { useText } from '../texts/useText.ts'
import { HomeJsonLd } from './HomeJsonLd.tsx'

export const HomeHead = ({ hotel }: { hotel: HotelJsonLdFragment }) => {
  const text = useText()
  const { isFirstPage } = useSite()
  return (
    <>
      <PageHead
        title={text('home-title') || hotel.name}
        description={text('home-description')}
        picture={{ id: 'inn-golden-hour', alt: text('home-hero-picture') }}
        siteName={hotel.name}
      />
      {isFirstPage && <HomeJsonLd hotel={hotel} />}
    </>
  )
}
