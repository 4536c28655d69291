import { useEffect } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import type { MapPlaceFragment } from './MapPlace.generated.ts'
import { prefersStillness, type MapWish } from './map-wish.ts'

interface MapGuideProps {
  places: MapPlaceFragment[]
  wish: MapWish
}

/** Fulfils wishes that concern the whole map; a marker fulfils those for its place. */
export const MapGuide = ({ places, wish }: MapGuideProps) => {
  const { t } = useLanguage()
  const map = useMap()

  useEffect(() => {
    map.attributionControl.setPrefix(false)
  }, [map])

  useEffect(() => {
    if (wish.kind === 'nothing') map.closePopup()
    if (wish.kind !== 'all') return
    map.closePopup()
    map.fitBounds(
      places.map(({ position }) => [position.latitude, position.longitude]),
      { padding: [36, 36], animate: !prefersStillness() },
    )
  }, [map, places, wish])

  useMapEvents({
    // Leaflet names the close button in English only.
    popupopen: ({ popup }) =>
      popup.getElement()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', t('map.closePopup')),
  })
  return null
}
