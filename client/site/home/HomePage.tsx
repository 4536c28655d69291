import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { LazyHydration } from '../layout/LazyHydration.tsx'
import { PageProblem } from '../layout/PageProblem.tsx'
import { usePrefetched } from '../layout/usePrefetched.ts'
import { Texts } from '../texts/Texts.tsx'
import { Hero } from './Hero.tsx'
import { HomeHead } from './HomeHead.tsx'
import { useHomePageQuery } from './HomePage.generated.ts'

const HomeSections = lazyPart(() => import('./HomeSections.tsx'))

const HomePage = () => {
  const { language } = useLanguage()
  usePrefetched(HomeSections)
  const data = useHomePageQuery({ locale: language })
  const { hotel, texts, heroPictures, hotelPictures } = data
  const [hero] = heroPictures
  return (
    <Texts texts={texts}>
      <HomeHead hotel={hotel} picture={hero} pictures={hotelPictures} />
      <Hero hotel={hotel} picture={hero} />
      <LazyHydration follows prepare={HomeSections.preload}>
        <ErrorBoundary fallback={(retry, error) => <PageProblem error={error} onRetry={retry} isPart />}>
          <HomeSections data={data} />
        </ErrorBoundary>
      </LazyHydration>
    </Texts>
  )
}

export default HomePage
