import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { NewTabNote } from '../layout/NewTabNote.tsx'
import type { MapPlaceFragment } from './MapPlace.generated.ts'
import { PlaceWay } from './PlaceWay.tsx'
import { PhoneText } from '../texts/PhoneText.tsx'
import { useForeign } from '../texts/useForeign.ts'

export const PlacePopup = ({ place }: { place: MapPlaceFragment }) => {
  const { t } = useLanguage()
  const foreign = useForeign()
  return (
    <>
      <chakra.strong
        lang={foreign(place.language)}
        fontFamily="display"
        fontWeight="400"
        fontSize="1.125rem"
        lineHeight="1.25"
        display="block"
        paddingInlineEnd="1rem"
      >
        {place.name}
      </chakra.strong>
      <chakra.span color="coralDeep" fontWeight="600">
        {place.distance ? <PlaceWay place={place} /> : t(`map.category.${place.category}`)}
      </chakra.span>
      <p lang={foreign(place.language)}>
        <PhoneText>{place.description}</PhoneText>
      </p>
      <p>
        <a href={place.directionsUrl} target="_blank" rel="noopener">
          {t('map.directions')}
          <chakra.span srOnly>: {place.name}</chakra.span>
          <NewTabNote />
        </a>
      </p>
    </>
  )
}
