import { Box, chakra, Flex } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { areasFor, type Area } from '../desk/areas.ts'
import { useAddress } from './useAddress.ts'
import { bar, barControl } from './bar.ts'
import type { ColorModeProps } from './ColorModeButton.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { useViewer } from './viewer.tsx'

/** As many as have room on a phone beside the menu, which has all. */
const mostAreas = 4

const cell = {
  ...barControl,
  flex: '1 1 0',
  minWidth: '0',
  minHeight: '3.5rem',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  fontSize: '0.75rem',
  fontWeight: 'medium',
  lineHeight: '1.2',
  position: 'relative',
  _focusVisible: { outline: '2px solid', outlineColor: bar.focus, outlineOffset: '-3px' },
} as const

const BarCell = chakra(Link, {
  base: {
    ...cell,
    '&[aria-current]': { fontWeight: 'semibold' },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetInline: '20%',
      top: '0',
      height: '3px',
      borderRadius: 'full',
      bg: bar.active,
    },
  },
})

const AreaCell = ({ area, current }: { area: Area; current: 'page' | true | undefined }) => {
  const { short, label, Icon, places } = area
  const [{ to, Count }] = places
  return (
    <BarCell to={to} aria-label={Count || short === label ? undefined : label} aria-current={current}>
      <Icon boxSize="6" />
      {short}
      {Count && (
        <Box position="absolute" top="0.5" insetStart="52%">
          <Count />
        </Box>
      )}
    </BarCell>
  )
}

/** The areas of the desk at the foot of a narrow window, within the thumb's reach, and the menu with everything. */
export const BottomBar = (colorMode: ColorModeProps) => {
  const { can } = useViewer()
  const { area: current, place } = useAddress()
  return (
    <Flex
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="docked"
      hideFrom="xl"
      color={bar.text}
      bg={{ _light: bar.bg, _dark: bar.bgDark }}
      px="1"
      pb="env(safe-area-inset-bottom)"
      borderTopWidth="1px"
      borderColor={bar.hover}
    >
      <Flex as="nav" aria-label="Desk" flex={mostAreas} minWidth="0">
        {areasFor(can)
          .slice(0, mostAreas)
          .map((area) => (
            <AreaCell
              key={area.name}
              area={area}
              current={area.name === current ? (area.places[0].to === place ? 'page' : true) : undefined}
            />
          ))}
      </Flex>
      <PhoneMenu {...colorMode} trigger={cell} />
    </Flex>
  )
}
