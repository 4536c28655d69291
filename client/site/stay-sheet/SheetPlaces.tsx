import { chakra } from '@chakra-ui/react'
import type { Locale } from '#graphql/locales.ts'
import { unbroken } from '#graphql/unbroken.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useForeign } from '../texts/useForeign.ts'
import { SheetSection } from './SheetSection.tsx'
import { useOpenDays } from './useOpenDays.ts'

interface Place {
  id: string
  name: string
  language: Locale
  distance: string
  cuisine?: string
  phone?: string | null
  phoneLink?: string | null
  hours?: string | null
  openDays?: readonly number[] | null
  directions?: string
}

interface SheetPlacesProps {
  title: string
  places: readonly Place[]
  /** Days of the week of the stay, Sunday 0; null without dates. */
  weekdays: readonly number[] | null
}

/** Places of the guide, each in as few lines as it takes to go there. */
export const SheetPlaces = ({ title, places, weekdays }: SheetPlacesProps) => {
  const foreign = useForeign()
  const openDays = useOpenDays(weekdays)
  if (places.length === 0) return null
  return (
    <SheetSection title={title}>
      <chakra.ul listStyle="none">
        {places.map((place) => (
          <chakra.li key={place.id} breakInside="avoid" marginBottom={{ base: '0.75rem', _print: '0.25rem' }}>
            <strong lang={foreign(place.language)}>{place.name}</strong>
            {' · '}
            {unbroken(place.distance)}
            {place.cuisine && <span lang={foreign(place.language)}> · {place.cuisine}</span>}
            {place.phone && place.phoneLink && (
              <>
                {' · '}
                <TextLink href={`tel:${place.phoneLink}`} whiteSpace="nowrap">
                  {place.phone}
                </TextLink>
              </>
            )}
            {place.hours && (
              <chakra.span display="block" lang={foreign(place.language)}>
                {place.hours}
              </chakra.span>
            )}
            {place.openDays && (
              <chakra.span display="block" fontWeight="600">
                {openDays(place.openDays)}
              </chakra.span>
            )}
            {place.directions && (
              <chakra.span display="block" lang={foreign(place.language)}>
                {place.directions}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </SheetSection>
  )
}
