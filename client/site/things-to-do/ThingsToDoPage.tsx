import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { JsonLd } from '#client/ui/JsonLd.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { SwipeList } from '#client/ui/SwipeList.tsx'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { LazyHydration } from '../layout/LazyHydration.tsx'
import { PageProblem } from '../layout/PageProblem.tsx'
import { usePrefetched } from '../layout/usePrefetched.ts'
import { attractionsJsonLd } from './attractions-json-ld.ts'
import { DayTripCard } from './DayTripCard.tsx'
import { DiscoverHeader } from './DiscoverHeader.tsx'
import { DriveCard } from './DriveCard.tsx'
import { GettingAroundTile } from './GettingAroundTile.tsx'
import { OutingSection } from './OutingSection.tsx'
import { RestaurantCard } from './RestaurantCard.tsx'
import { outingSections, type OutingSectionId } from './sections.ts'
import { useThingsToDoPageQuery } from './ThingsToDoPage.generated.ts'
import { WalkingCard } from './WalkingCard.tsx'
import { TextHead } from '../texts/TextHead.tsx'
import { Texts } from '../texts/Texts.tsx'

const ContactSection = lazyPart(() =>
  import('../contact/ContactSection.tsx').then((contact) => ({ default: contact.ContactSection })),
)

interface CardsProps {
  /** Columns on a desk; a phone has a row to swipe. */
  columns: string
  isPlain?: boolean
  labelledBy?: string
  children: ReactNode
}

const Cards = ({ columns, isPlain, labelledBy, children }: CardsProps) => (
  <SwipeList
    isPlain={isPlain}
    aria-labelledby={labelledBy}
    columns={columns}
    item="88%"
    gap={{ base: '1rem', md: '2rem' }}
    alignItems={{ base: 'start', md: 'stretch' }}
  >
    {children}
  </SwipeList>
)

const oneColumn = 'minmax(0, 1fr)'
const twoColumns = 'repeat(auto-fill, minmax(min(100%, 28rem), 1fr))'
const threeColumns = 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))'
const fourColumns = 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))'

const ThingsToDoPage = () => {
  const { language, t } = useLanguage()
  usePrefetched(ContactSection)
  const { hotel, texts, ...guide } = useThingsToDoPageQuery({ locale: language })
  const [nearest, ...restaurants] = guide.restaurants
  const isUnverified = [guide.walkingAttractions, guide.restaurants, guide.driveAttractions, guide.dayTrips].some(
    (list) => list.some(({ unverified }) => unverified),
  )

  const lists: Record<OutingSectionId, readonly unknown[]> = {
    walking: guide.walkingAttractions,
    restaurants: guide.restaurants,
    drives: guide.driveAttractions,
    trips: guide.dayTrips,
    around: guide.gettingAround,
  }
  const sections = outingSections.filter((id) => lists[id].length > 0)

  return (
    <Texts texts={texts}>
      <TextHead place="things-to-do" picture={guide.preview[0]} siteName={hotel.name} />
      <Breadcrumbs hotelName={hotel.name} way={[[t('nav.thingsToDo'), paths.thingsToDo()]]} />
      <JsonLd data={attractionsJsonLd([...guide.walkingAttractions, ...guide.driveAttractions])} />
      <DiscoverHeader hotel={hotel} picture={guide.headPictures[0]} sections={sections} />
      {sections.includes('walking') && (
        <OutingSection id="walking">
          <Cards columns={oneColumn}>
            {guide.walkingAttractions.map((place, index) => (
              <li key={place.id}>
                <WalkingCard place={place} wide={index % 2 ? 'pictures-right' : 'pictures-left'} />
              </li>
            ))}
          </Cards>
        </OutingSection>
      )}
      {sections.includes('restaurants') && (
        <OutingSection id="restaurants" background="blushPale">
          <Cards columns={twoColumns}>
            {nearest && (
              <chakra.li gridColumn={{ md: '1 / -1' }}>
                <RestaurantCard place={nearest} wide="pictures-right" />
              </chakra.li>
            )}
            {restaurants.map((place) => (
              <li key={place.id}>
                <RestaurantCard place={place} />
              </li>
            ))}
          </Cards>
        </OutingSection>
      )}
      {sections.includes('drives') && (
        <OutingSection id="drives">
          <Cards columns={twoColumns}>
            {guide.driveAttractions.map((place) => (
              <li key={place.id}>
                <DriveCard place={place} />
              </li>
            ))}
          </Cards>
        </OutingSection>
      )}
      {sections.includes('trips') && (
        <OutingSection id="trips" background="lagoonMist">
          <Cards columns={threeColumns}>
            {guide.dayTrips.map((town) => (
              <li key={town.id}>
                <DayTripCard town={town} />
              </li>
            ))}
          </Cards>
        </OutingSection>
      )}
      {sections.includes('around') && (
        <OutingSection id="around">
          <Cards columns={fourColumns} isPlain labelledBy="around-title">
            {guide.gettingAround.map((tile) => (
              <GettingAroundTile key={tile.id} tile={tile} />
            ))}
          </Cards>
        </OutingSection>
      )}
      {isUnverified && (
        <Container paddingBottom={{ base: '2rem', md: '3rem' }}>
          <chakra.p textStyle="small" color="inkSoft" fontStyle="italic">
            {t('thingsToDo.unverified')}
          </chakra.p>
        </Container>
      )}
      <LazyHydration follows prepare={ContactSection.preload}>
        <ErrorBoundary fallback={(retry, error) => <PageProblem error={error} onRetry={retry} isPart />}>
          <ContactSection hotel={hotel} picture={guide.contactPictures[0]} page="THINGS_TO_DO" />
        </ErrorBoundary>
      </LazyHydration>
    </Texts>
  )
}

export default ThingsToDoPage
