import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useLoadedNear } from './useLoadedNear.ts'
import type { PlacesMapProps } from './PlacesMap.tsx'

interface MapStageProps extends PlacesMapProps {
  id: string
  label: string
}

const loadMap = () => import('./PlacesMap.tsx')

/** The map's place on the page; its code and pictures come when a guest gets near. */
export const MapStage = ({ id, label, ...map }: MapStageProps) => {
  const { t } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const { loaded, failed } = useLoadedNear(place, loadMap)
  return (
    <chakra.div
      ref={place}
      id={id}
      role="region"
      aria-label={label}
      position="relative"
      zIndex="0"
      display="grid"
      placeItems="center"
      height={{ base: '500px', md: '600px' }}
      borderRadius="large"
      boxShadow="card"
      overflow="hidden"
      background="linear-gradient(100deg, {colors.palmPale} 62%, {colors.lagoonPale} 62.500%)"
    >
      {loaded ? (
        <loaded.default {...map} />
      ) : (
        <chakra.p role="status" padding="1.5rem" textAlign="center" color="inkSoft">
          {t(failed ? 'map.failed' : 'map.waiting')}
        </chakra.p>
      )}
    </chakra.div>
  )
}
