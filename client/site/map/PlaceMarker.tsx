import type { Marker as LeafletMarker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { Marker, Popup, useMap } from 'react-leaflet'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { prefersStillness, type MapWish } from './map-wish.ts'
import type { MapPlaceFragment } from './MapPlace.generated.ts'
import { markerIcons } from './marker-icon.ts'
import { PlacePopup } from './PlacePopup.tsx'

interface PlaceMarkerProps {
  place: MapPlaceFragment
  wish: MapWish
  /** Told when the popup opens, and with null when it closes. */
  onOpened: (id: string | null) => void
}

/** The hotel's marker lies over its neighbours'. */
const hotelLift = 1000

/** A pin with its popup. Leaflet makes it a button that the keyboard reaches; the title is its name. */
export const PlaceMarker = ({ place, wish, onOpened }: PlaceMarkerProps) => {
  const { t } = useLanguage()
  const map = useMap()
  const marker = useRef<LeafletMarker>(null)
  const { id, category, name, position } = place
  const isHotel = category === 'HOTEL'

  useEffect(() => {
    if (wish.kind !== 'place' || wish.id !== id || !marker.current) return
    if (wish.focus) {
      map.setView(marker.current.getLatLng(), map.getZoom(), { animate: !prefersStillness() })
      marker.current.getElement()?.focus({ preventScroll: true })
    }
    marker.current.openPopup()
  }, [map, wish, id])

  return (
    <Marker
      ref={marker}
      position={[position.latitude, position.longitude]}
      icon={markerIcons[category]}
      title={isHotel ? name : `${name}, ${t(`map.category.${category}`)}`}
      zIndexOffset={isHotel ? hotelLift : 0}
      eventHandlers={{ popupopen: () => onOpened(id), popupclose: () => onOpened(null) }}
    >
      <Popup maxWidth={260} minWidth={200} autoPanPadding={[24, 24]}>
        <PlacePopup place={place} />
      </Popup>
    </Marker>
  )
}
