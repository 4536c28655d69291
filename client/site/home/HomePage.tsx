import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { Dormant } from '../layout/Dormant.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { PageProblem } from '../layout/PageProblem.tsx'
import { useSite } from '../site-context.ts'
import { Hero } from './Hero.tsx'
import { HomeJsonLd } from './HomeJsonLd.tsx'
import { useHomePageQuery } from './HomePage.generated.ts'
import { WhyUs } from './WhyUs.tsx'

const HomeSections = lazyPart(() => import('./HomeSections.tsx'))

const HomePage = () => {
  const { language, t } = useLanguage()
  const data = useHomePageQuery({ locale: language })
  const { hotel, reasonPictures } = data
  const { isFirstPage } = useSite()
  const facts = {
    hotel: hotel.name,
    town: hotel.address.town,
    rooms: hotel.roomCount,
    year: String(hotel.establishedYear),
    minutes: hotel.beachWalkMinutes,
    phone: hotel.phone,
  }
  const description = t('home.description', facts)
  return (
    <>
      <PageHead
        title={t('home.title', facts)}
        description={description}
        picture={{ id: 'inn-golden-hour', alt: t('hero.pictureAlt') }}
        siteName={hotel.name}
      />
      {isFirstPage && <HomeJsonLd hotel={hotel} description={description} />}
      <Hero hotel={hotel} />
      <Dormant>
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
