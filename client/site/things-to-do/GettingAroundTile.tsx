import { chakra } from '@chakra-ui/react'
import { Icon } from '#client/ui/Icon.tsx'
import type { IconName } from '#client/ui/icons.ts'
import type { GettingAroundTileFragment } from './GettingAroundTile.generated.ts'
import { useForeign } from '../texts/useForeign.ts'

const pictograms: Record<string, IconName> = { walking: 'walk', parking: 'car', transit: 'bus', rideshare: 'ride' }

export const GettingAroundTile = ({ tile }: { tile: GettingAroundTileFragment }) => (
  <chakra.li
    lang={useForeign()(tile.language)}
    padding={{ base: '1.5rem', md: '1.75rem' }}
    background="foam"
    borderRadius="large"
    boxShadow="low"
  >
    <chakra.span
      display="grid"
      placeItems="center"
      width="3.5rem"
      height="3.5rem"
      borderRadius="round"
      background="lagoonMist"
      color="lagoon"
    >
      <Icon name={pictograms[tile.id] ?? 'signpost'} width="1.875rem" height="1.875rem" strokeWidth="1.5" />
    </chakra.span>
    <chakra.h3 textStyle="heading" fontSize="1.375rem" color="lagoonDeep" marginBlock="1rem 0.5rem">
      {tile.title}
    </chakra.h3>
    <chakra.p textStyle="small" color="inkSoft">
      {tile.description}
    </chakra.p>
  </chakra.li>
)
