import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { PhoneFold } from '#client/ui/PhoneFold.tsx'
import { CategoryMark } from './CategoryMark.tsx'
import type { MapPlaceFragment } from './MapPlace.generated.ts'
import { PlaceActions } from './PlaceActions.tsx'
import { PlaceWay } from './PlaceWay.tsx'
import { HotelText } from '../texts/HotelText.tsx'
import { PhoneText } from '../texts/PhoneText.tsx'
import { useForeign } from '../texts/useForeign.ts'

interface NearbyRestaurantsProps {
  id: string
  /** Nearest first. */
  places: MapPlaceFragment[]
  onShow: (id: string) => void
}

/** As many as a phone shows before it is asked for all. */
const nearest = 4

const Restaurants = ({ places, start, onShow }: Omit<NearbyRestaurantsProps, 'id'> & { start: number }) => {
  const foreign = useForeign()
  return (
    <chakra.ol
      listStyle="none"
      start={start}
      display="grid"
      gap={{ base: '0', md: '0 4rem' }}
      gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {places.map((place) => (
        <chakra.li
          key={place.id}
          display="flex"
          gap="1rem"
          paddingBlock={{ base: '0.875rem', md: '1.5rem' }}
          borderTop="1px solid {colors.stone}"
        >
          <CategoryMark category={place.category} />
          <chakra.div minWidth="0">
            <chakra.h4 lang={foreign(place.language)} fontFamily="display" fontSize="1.25rem" lineHeight="1.25">
              {place.name}
            </chakra.h4>
            <chakra.p textStyle="small" color="coralDeep" fontWeight="600" marginTop="0.125rem">
              <PlaceWay place={place} />
            </chakra.p>
            <chakra.p
              lang={foreign(place.language)}
              textStyle="small"
              color="inkSoft"
              marginBlock={{ base: '0.25rem 0.375rem', md: '0.5rem 0.75rem' }}
            >
              <PhoneText>{place.description}</PhoneText>
            </chakra.p>
            <PlaceActions place={place} onShow={onShow} />
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ol>
  )
}

export const NearbyRestaurants = ({ id, places, onShow }: NearbyRestaurantsProps) => {
  const { t } = useLanguage()
  return (
    <chakra.section id={id} aria-labelledby="nearby-title" marginTop={{ base: '2rem', md: '5rem' }}>
      <HotelText
        as="h3"
        id="nearby-title"
        place="home-map-nearby-title"
        tabIndex={-1}
        textStyle="heading"
        fontSize="clamp(1.625rem, 1.3rem + 1.2vw, 2.125rem)"
        color="lagoonDeep"
        outline="none"
        marginBottom={{ base: '0.75rem', md: '1rem' }}
      />
      <Restaurants places={places.slice(0, nearest)} start={1} onShow={onShow} />
      {places.length > nearest && (
        <PhoneFold label={t('map.restaurants.all', { count: places.length })} minHeight="3.25rem">
          <Restaurants places={places.slice(nearest)} start={nearest + 1} onShow={onShow} />
        </PhoneFold>
      )}
      {places.some(({ unverified }) => unverified) && (
        <chakra.p textStyle="small" color="inkSoft" paddingTop="1.25rem" borderTop="1px solid {colors.stone}">
          {t('map.unverified')}
        </chakra.p>
      )}
    </chakra.section>
  )
}
