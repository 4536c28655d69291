import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { JsonLd } from '#client/ui/JsonLd.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { BookingSection } from '../booking/BookingSection.tsx'
import { Dormant } from '../layout/Dormant.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { PageProblem } from '../layout/PageProblem.tsx'
import { hotelJsonLd } from '../hotel-json-ld.ts'
import { useSite } from '../site-context.ts'
import { amenities } from './amenity-icons.ts'
import { Hero } from './Hero.tsx'
import { useHomePageQuery } from './HomePage.generated.ts'
import { WhyUs } from './WhyUs.tsx'

const HomeSections = lazyPart(() => import('./HomeSections.tsx'))

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
        <BookingSection hotel={hotel} />
        <WhyUs hotel={hotel} pictures={reasonPictures} />
      </Dormant>
      <Dormant prepare={HomeSections.preload}>
        <ErrorBoundary fallback={(retry, error) => <PageProblem error={error} onRetry={retry} isPart />}>
          <HomeSections data={data} />
        </ErrorBoundary>
      </Dormant>
    </>
  )
}

export default HomePage
