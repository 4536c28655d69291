import { chakra, Flex } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { Place } from './areas.ts'
import { useAddress } from '../frame/useAddress.ts'

/** It looks like a tab beside tabs; what has an address of its own is a link. */
const PlaceLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '11',
    px: { base: '2', md: '2.5' },
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    position: 'relative',
    borderRadius: 'l2',
    _hover: { color: 'fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'colorPalette.focusRing' },
    '&[aria-current=page]': { color: 'fg' },
    '&[aria-current=page]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      bottom: '-1px',
      height: '3px',
      bg: 'coral.solid',
    },
  },
})

/** The way to other screens of the area. */
export const PlaceLinks = ({ places }: { places: readonly Place[] }) => {
  const { place } = useAddress()
  return (
    <Flex
      as="nav"
      aria-label="Staff pages"
      wrap={{ md: 'wrap' }}
      flexGrow="1"
      borderBottomWidth="1px"
      borderColor="border"
      textStyle="md"
    >
      {places.map(({ to, label }) => (
        <PlaceLink key={to} to={to} data-value={to} aria-current={to === place ? 'page' : undefined}>
          {label}
        </PlaceLink>
      ))}
    </Flex>
  )
}
