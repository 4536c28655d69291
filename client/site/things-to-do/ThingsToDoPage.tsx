import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { paths } from '#client/paths.ts'
import { Container } from '#client/ui/Container.tsx'
import { JsonLd } from '#client/ui/JsonLd.tsx'
import { Breadcrumbs } from '../Breadcrumbs.tsx'
import { ContactSection } from '../contact/ContactSection.tsx'
import { Dormant } from '../layout/Dormant.tsx'
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

const Cards = chakra('div', { base: { display: 'grid', gap: { base: '1.5rem', md: '2rem' } } })

const twoColumns = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }
const threeColumns = { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }
const fourColumns = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }

const ThingsToDoPage = () => {
  const { language, t } = useLanguage()
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
          <Cards>
            {guide.walkingAttractions.map((place, index) => (
              <WalkingCard key={place.id} place={place} wide={index % 2 ? 'pictures-right' : 'pictures-left'} />
            ))}
          </Cards>
        </OutingSection>
      )}
      {sections.includes('restaurants') && (
        <OutingSection id="restaurants" background="blushPale">
          <Cards gridTemplateColumns={twoColumns}>
            {nearest && (
              <chakra.div gridColumn="1 / -1">
                <RestaurantCard place={nearest} wide="pictures-right" />
              </chakra.div>
            )}
            {restaurants.map((place) => (
              <RestaurantCard key={place.id} place={place} />
            ))}
          </Cards>
        </OutingSection>
      )}
      {sections.includes('drives') && (
        <OutingSection id="drives">
          <Cards gridTemplateColumns={twoColumns}>
            {guide.driveAttractions.map((place) => (
              <DriveCard key={place.id} place={place} />
            ))}
          </Cards>
        </OutingSection>
      )}
      {sections.includes('trips') && (
        <OutingSection id="trips" background="lagoonMist">
          <Cards gridTemplateColumns={threeColumns}>
            {guide.dayTrips.map((town) => (
              <DayTripCard key={town.id} town={town} />
            ))}
          </Cards>
        </OutingSection>
      )}
      {sections.includes('around') && (
        <OutingSection id="around">
          <Cards as="ul" listStyle="none" gridTemplateColumns={fourColumns}>
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
      <Dormant>
        <ContactSection hotel={hotel} picture={guide.contactPictures[0]} page="THINGS_TO_DO" />
      </Dormant>
    </Texts>
  )
}

export default ThingsToDoPage
