import 'leaflet/dist/leaflet.css'
import './places-map.css'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { MapContainer, TileLayer, ZoomControl } from 'react-leaflet'
import { outsideHosts } from '#graphql/outside-hosts.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import type { MapWish } from './map-wish.ts'
import { MapGuide } from './MapGuide.tsx'
import type { MapPlaceFragment } from './MapPlace.generated.ts'
import { PlaceMarker } from './PlaceMarker.tsx'

export interface PlacesMapProps {
  places: MapPlaceFragment[]
  wish: MapWish
  /** Told which place's popup is open. */
  onOpened: (id: string | null) => void
}

const startZoom = 15
const copyrightPage = `${outsideHosts.mapFrame}/copyright`

/** The map itself, centred on the hotel whose popup is open. */
const PlacesMap = ({ places, wish, onOpened }: PlacesMapProps) => {
  const { t } = useLanguage()
  const [withoutTiles, setWithoutTiles] = useState(false)
  const hotel = places.find(({ category }) => category === 'HOTEL')
  if (!hotel) return null
  return (
    <>
      <MapContainer
        center={[hotel.position.latitude, hotel.position.longitude]}
        zoom={startZoom}
        scrollWheelZoom={false}
        zoomControl={false}
        className="places-map"
      >
        <TileLayer
          url={`${outsideHosts.tiles}/{z}/{x}/{y}.png`}
          maxZoom={19}
          attribution={`© <a href="${copyrightPage}" target="_blank" rel="noopener">${t('map.contributors')}</a>`}
          eventHandlers={{ tileerror: () => setWithoutTiles(true), tileload: () => setWithoutTiles(false) }}
        />
        <ZoomControl position="bottomright" zoomInTitle={t('map.zoomIn')} zoomOutTitle={t('map.zoomOut')} />
        {places.map((place) => (
          <PlaceMarker key={place.id} place={place} wish={wish} onOpened={onOpened} />
        ))}
        <MapGuide places={places} wish={wish} />
      </MapContainer>
      <chakra.p
        role="status"
        position="absolute"
        insetInline="1rem 4.5rem"
        bottom="1.75rem"
        zIndex="500"
        width="fit-content"
        paddingInline="1rem"
        borderRadius="medium"
        background="foam"
        boxShadow="card"
        textStyle="small"
        pointerEvents="none"
        css={{ '&:not(:empty)': { paddingBlock: '0.5rem' } }}
      >
        {withoutTiles && t('map.tilesFailed')}
      </chakra.p>
    </>
  )
}

export default PlacesMap
