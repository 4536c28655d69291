import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { Icon } from '#client/ui/Icon.tsx'
import { PhoneFold } from '#client/ui/PhoneFold.tsx'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { CategoryMark } from './CategoryMark.tsx'
import { categoryOrder } from './categories.ts'
import type { MapPlaceFragment } from './MapPlace.generated.ts'
import { PlaceActions } from './PlaceActions.tsx'
import { PlaceWay } from './PlaceWay.tsx'
import { PhoneText } from '../texts/PhoneText.tsx'
import { useForeign } from '../texts/useForeign.ts'

interface PlaceListProps {
  places: MapPlaceFragment[]
  /** The place whose popup is open. */
  selected: string | null
  onSelect: (id: string | null) => void
  onShow: (id: string) => void
}

/** Everything the map tells, as a list; opening a place here opens it there. */
export const PlaceList = ({ places, selected, onSelect, onShow }: PlaceListProps) => {
  const { t } = useLanguage()
  const foreign = useForeign()
  const inOrder = categoryOrder.flatMap((category) => places.filter((place) => place.category === category))

  const toggle = (event: MouseEvent, id: string) => {
    event.preventDefault()
    onSelect(selected === id ? null : id)
  }
  return (
    <chakra.section
      aria-labelledby="places-title"
      display="flex"
      flexDirection="column"
      minHeight="0"
      maxHeight={{ lg: '37.5rem' }}
      css={{ '& > div': { lg: { display: 'flex', minHeight: '0' } } }}
      background="foam"
      borderRadius="large"
      boxShadow="card"
      overflow="hidden"
    >
      <chakra.h3
        id="places-title"
        textStyle="label"
        padding="1.25rem 1.5rem 0.875rem"
        borderBottom="1px solid {colors.stone}"
        hideBelow="lg"
      >
        {t('map.places')}
      </chakra.h3>
      <PhoneFold from="lg" label={t('map.places')} paddingInline="1.25rem" minHeight="3.5rem" border="none">
        <chakra.ul
          listStyle="none"
          width="100%"
          maxHeight={{ base: '26rem', lg: 'none' }}
          overflowY="auto"
          overscrollBehavior="contain"
        >
          {inOrder.map((place) => (
            <chakra.li key={place.id} css={{ '& + &': { borderTop: '1px solid {colors.stone}' } }}>
              <chakra.details
                open={selected === place.id}
                css={{ '&[open]': { background: 'lagoonMist' }, '&[open] .turn': { transform: 'rotate(180deg)' } }}
              >
                <chakra.summary
                  onClick={(event) => toggle(event, place.id)}
                  listStyle="none"
                  cursor="pointer"
                  display="flex"
                  alignItems="center"
                  gap="0.75rem"
                  padding="0.625rem 1.25rem"
                  _focusVisible={{ outlineOffset: '-3px' }}
                  css={{ '&::-webkit-details-marker': { display: 'none' } }}
                >
                  <CategoryMark category={place.category} width="1.75rem" height="1.75rem" />
                  <chakra.span flex="1" minWidth="0" lineHeight="1.35">
                    <chakra.span lang={foreign(place.language)} display="block" fontWeight="600">
                      {place.name}
                    </chakra.span>
                    <chakra.span textStyle="small" color="inkSoft">
                      <chakra.span srOnly>{t(`map.category.${place.category}`)} </chakra.span>
                      <PlaceWay place={place} />
                    </chakra.span>
                  </chakra.span>
                  <Icon name="chevron" className="turn" color="inkSoft" transition="transform 140ms" />
                </chakra.summary>
                <chakra.div padding="0 1.25rem 1rem 3.75rem">
                  <chakra.p lang={foreign(place.language)} textStyle="small" marginBottom="0.625rem">
                    <PhoneText>{place.description}</PhoneText>
                  </chakra.p>
                  <PlaceActions place={place} onShow={onShow} />
                </chakra.div>
              </chakra.details>
            </chakra.li>
          ))}
        </chakra.ul>
      </PhoneFold>
    </chakra.section>
  )
}
