import { chakra } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { needsScript } from '#client/ui/needs-script.ts'
import { SectionHeading } from '../layout/SectionHeading.tsx'
import type { MapWish } from './map-wish.ts'
import { MapCards } from './MapCards.tsx'
import { MapLegend } from './MapLegend.tsx'
import type { MapPlaceFragment } from './MapPlace.generated.ts'
import type { MapSectionFragment } from './MapSection.generated.ts'
import { MapStage } from './MapStage.tsx'
import { NearbyRestaurants } from './NearbyRestaurants.tsx'
import { PlaceList } from './PlaceList.tsx'

interface MapSectionProps {
  hotel: MapSectionFragment
  /** Nearest first. */
  places: MapPlaceFragment[]
}

const restaurantsId = 'restaurants'
const mapId = 'map'

/** The neighbourhood: on a map, as a list beside it that tells the same, and as restaurants by distance. */
export const MapSection = ({ hotel, places }: MapSectionProps) => {
  const { t } = useLanguage()
  const ofHotel = places.find(({ category }) => category === 'HOTEL')?.id ?? ''
  const [opened, setOpened] = useState<string | null>(null)
  const [wish, setWish] = useState<MapWish>({ kind: 'place', id: ofHotel })
  const restaurants = places.filter(({ category }) => category === 'RESTAURANT' || category === 'CAFE')
  const beachRoute = places.find(({ category }) => category === 'BEACH')?.directionsUrl

  const select = (id: string | null) => {
    setOpened(id)
    setWish(id === null ? { kind: 'nothing' } : { kind: 'place', id })
  }
  const show = (id: string) => {
    document.getElementById(mapId)?.scrollIntoView({ block: 'center' })
    setOpened(id)
    setWish({ kind: 'place', id, focus: true })
  }
  const showRestaurants = () => {
    const list = document.getElementById(restaurantsId)
    list?.scrollIntoView()
    list?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true })
  }
  const onOpened = useCallback((id: string | null) => setOpened(id), [])

  return (
    <chakra.section aria-labelledby="map-title" paddingBlock={{ base: '2rem 2.5rem', md: '7rem 8rem' }}>
      <Container>
        <SectionHeading id="map-title" place="home-map" />
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="center"
          gap={{ base: '0.25rem', md: '1rem 2rem' }}
          marginBlock={{ base: '1.25rem 1rem', md: '2rem 1.25rem' }}
        >
          <MapLegend />
          <Button type="button" look="outline" size="small" onClick={() => setWish({ kind: 'all' })} css={needsScript}>
            {t('map.showAll')}
          </Button>
        </chakra.div>
        <chakra.div
          display="grid"
          gap={{ base: '1.25rem', lg: '1.75rem' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22.5rem' }}
        >
          <MapStage
            id={mapId}
            label={t('map.label', { hotel: hotel.name })}
            places={places}
            wish={wish}
            onOpened={onOpened}
          />
          <PlaceList places={places} selected={opened} onSelect={select} onShow={show} />
        </chakra.div>
        <chakra.p textStyle="small" color="inkSoft" marginTop="0.75rem">
          {t('map.privacy')}
        </chakra.p>
        <MapCards beachRoute={beachRoute} onDining={restaurants.length > 0 ? showRestaurants : undefined} />
        {restaurants.length > 0 && <NearbyRestaurants id={restaurantsId} places={restaurants} onShow={show} />}
      </Container>
    </chakra.section>
  )
}
