import { lazy } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { JsonLd } from '#client/ui/JsonLd.tsx'
import { Dormant } from '../layout/Dormant.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { hotelJsonLd } from '../hotel-json-ld.ts'
import { useSite } from '../site-context.ts'
import { amenities } from './amenity-icons.ts'
import { Hero } from './Hero.tsx'
import { useHomePageQuery } from './HomePage.generated.ts'
import { WhyUs } from './WhyUs.tsx'

const HomeSections = lazy(() => import('./HomeSections.tsx'))

const HomePage = () => {
  const { language, t } = useLanguage()
  const data = useHomePageQuery({ locale: language })
  const { hotel, reasonPictures } = data
  const { publicUrl } = useSite()
  const facts = {
    hotel: hotel.name,
    town: hotel.address.town,
    rooms: hotel.roomCount,
    year: String(hotel.establishedYear),
    minutes: hotel.beachWalkMinutes,
    phone: hotel.phone,
  }
  return (
    <>
      <PageHead title={t('home.title', facts)} description={t('home.description', facts)} siteName={hotel.name} />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          ...hotelJsonLd(
            hotel,
            publicUrl,
            amenities.map((amenity) => t(`home.amenities.${amenity}.title`)),
          ),
        }}
      />
      <Hero hotel={hotel} />
      <Dormant>
        <WhyUs hotel={hotel} pictures={reasonPictures} />
      </Dormant>
      <Dormant>
        <HomeSections data={data} />
      </Dormant>
    </>
  )
}

export default HomePage
