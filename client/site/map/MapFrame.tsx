import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { outsideHosts } from '#graphql/outside-hosts.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { needsScript } from '#client/ui/needs-script.ts'

interface MapFrameProps {
  title: string
  position: { latitude: number; longitude: number }
}

/** Degrees from the middle of the map to its edges. */
const reach = { latitude: 0.006, longitude: 0.012 }

/** OpenStreetMap's map for frames: https://wiki.openstreetmap.org/wiki/Export */
const frameUrl = ({ latitude, longitude }: MapFrameProps['position']) => {
  const bbox = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ]
  const parameters = new URLSearchParams({ bbox: bbox.join(','), layer: 'mapnik', marker: `${latitude},${longitude}` })
  return `${outsideHosts.mapFrame}/export/embed.html?${parameters}`
}

/** Streets and blocks, so that the empty place already looks like a map. */
const streets =
  'repeating-linear-gradient(8deg, transparent 0 3.4rem, rgba(255, 253, 247, 0.9) 3.4rem 3.7rem), repeating-linear-gradient(98deg, transparent 0 5.2rem, rgba(255, 253, 247, 0.9) 5.2rem 5.5rem)'

/** A map that hangs is a map that is not there. */
const patienceMilliseconds = 5_000

/** A frame that stays empty shows the browser's own complaint and tells nobody: the map is asked for first. */
const canBeHad = (url: string) =>
  fetch(url, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(patienceMilliseconds) }).then(
    () => true,
    () => false,
  )

/** The button that had the focus is gone. One function: React would call another one at each render. */
const takeOver = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true })

/** A map in a frame that comes at a press, after saying who will know of it. */
export const MapFrame = ({ title, position }: MapFrameProps) => {
  const { t } = useLanguage()
  const [state, setState] = useState<'idle' | 'asking' | 'shown' | 'failed'>('idle')
  const load = async () => {
    if (state === 'asking') return
    setState('asking')
    setState((await canBeHad(frameUrl(position))) ? 'shown' : 'failed')
  }
  return (
    <chakra.div
      position="relative"
      display="grid"
      placeItems="center"
      minHeight={{ base: '15rem', md: '26rem' }}
      borderRadius="large"
      boxShadow="card"
      overflow="hidden"
      background="palmPale"
      backgroundImage={streets}
    >
      {state === 'shown' ? (
        <chakra.iframe
          ref={takeOver}
          title={title}
          src={frameUrl(position)}
          referrerPolicy="strict-origin-when-cross-origin"
          position="absolute"
          inset="0"
          width="100%"
          height="100%"
          border="none"
        />
      ) : (
        <chakra.div
          display="grid"
          justifyItems="center"
          gap="0.75rem"
          maxWidth="22rem"
          margin="1.25rem"
          padding="1.75rem 1.5rem"
          textAlign="center"
          background="foam"
          borderRadius="medium"
          boxShadow="card"
          css={needsScript}
        >
          <Icon name="pin" color="coralDeep" width="2.25rem" height="2.25rem" />
          <Button type="button" size="small" aria-busy={state === 'asking' || undefined} onClick={() => void load()}>
            {t('map.frame.load')}
          </Button>
          <chakra.p textStyle="small" color="inkSoft">
            {t('map.frame.label', { host: new URL(outsideHosts.mapFrame).host })}
          </chakra.p>
          <chakra.p role="status" textStyle="small" fontWeight="600" css={{ '&:empty': { marginTop: '-0.75rem' } }}>
            {state === 'failed' && t('map.frame.failed')}
          </chakra.p>
        </chakra.div>
      )}
    </chakra.div>
  )
}
