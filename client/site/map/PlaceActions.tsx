import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { needsScript } from '#client/ui/needs-script.ts'
import { NewTabNote } from '../layout/NewTabNote.tsx'
import type { MapPlaceFragment } from './MapPlace.generated.ts'

const MapButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    paddingInline: '0.875rem',
    borderRadius: 'round',
    border: '1.5px solid {colors.lagoon}',
    color: 'lagoonDeep',
    fontSize: '0.9375rem',
    fontWeight: '600',
    cursor: 'pointer',
    transition: 'background-color 140ms',
    _hover: { background: 'lagoonMist' },
    _focusVisible: { borderRadius: 'round' },
    ...needsScript,
  },
})

interface PlaceActionsProps {
  place: Pick<MapPlaceFragment, 'id' | 'name' | 'directionsUrl'>
  onShow: (id: string) => void
}

/** What can be done with a place: see it on the map, go there. */
export const PlaceActions = ({ place, onShow }: PlaceActionsProps) => {
  const { t } = useLanguage()
  const named = <chakra.span srOnly>: {place.name}</chakra.span>
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="0.5rem 1.25rem">
      <MapButton type="button" onClick={() => onShow(place.id)}>
        {t('map.show')}
        {named}
      </MapButton>
      <TextLink
        href={place.directionsUrl}
        target="_blank"
        rel="noopener"
        textStyle="small"
        fontWeight="600"
        display="inline-block"
        paddingBlock="0.375rem"
      >
        {t('map.directions')}
        {named}
        <NewTabNote />
      </TextLink>
    </chakra.div>
  )
}
