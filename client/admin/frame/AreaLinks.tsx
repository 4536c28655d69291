import { chakra, Flex } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { areasFor } from '../desk/areas.ts'
import { useAddress } from './useAddress.ts'
import { bar, barControl } from './bar.ts'
import { useViewer } from './viewer.tsx'

const AreaLink = chakra(Link, {
  base: {
    ...barControl,
    px: '3',
    py: '2',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontSize: '0.9375rem',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    position: 'relative',
    '&[aria-current]': { fontWeight: 'semibold' },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '3',
      bottom: '0.5',
      height: '3px',
      borderRadius: 'full',
      bg: bar.active,
    },
  },
})

/** The areas of the desk in the top bar of a wide window. */
export const AreaLinks = () => {
  const { can } = useViewer()
  const { area, place } = useAddress()
  return (
    <Flex as="nav" aria-label="Desk" gap="1" flex="1" hideBelow="xl">
      {areasFor(can).map(({ name, label, places: [{ to, Count }] }) => (
        <AreaLink key={name} to={to} aria-current={name === area ? (to === place ? 'page' : true) : undefined}>
          {label}
          {Count && <Count />}
        </AreaLink>
      ))}
    </Flex>
  )
}
