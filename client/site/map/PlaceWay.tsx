import { unbroken } from '#graphql/unbroken.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import type { MapPlaceFragment } from './MapPlace.generated.ts'

/** How far a place is: '0.2 miles · 5 min on foot'; nothing for the hotel itself. */
export const PlaceWay = ({
  place: { distance, walkTime },
}: {
  place: Pick<MapPlaceFragment, 'distance' | 'walkTime'>
}) => {
  const { t } = useLanguage()
  return (
    <>{[distance && unbroken(distance), walkTime && t('map.walk', { time: walkTime })].filter(Boolean).join(' · ')}</>
  )
}
