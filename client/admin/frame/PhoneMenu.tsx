import { Box, chakra, CloseButton, Drawer, Flex, Portal, Separator, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { areasFor, type Area } from '../desk/areas.ts'
import { Button } from '../ui/Button.tsx'
import { useAddress } from './useAddress.ts'
import { ExternalIcon, MenuIcon, MoonIcon, SignOutIcon, SunIcon } from '../ui/icons.tsx'
import { Initials } from '../ui/Initials.tsx'
import type { ColorModeProps } from './ColorModeButton.tsx'
import { roleNames } from './roles.ts'
import { useSignOut } from './useSignOut.ts'
import { useViewer } from './viewer.tsx'

const row = { justifyContent: 'flex-start', width: 'full', size: 'md', variant: 'ghost', px: '3' } as const

const current = { '&[aria-current=page]': { bg: 'coral.subtle', color: 'coral.fg' } }

const AreaPart = ({ area, onChoose }: { area: Area; onChoose: () => void }) => {
  const id = useId()
  const { place } = useAddress()
  const { label, Icon, places } = area
  return (
    <Box pb="3">
      <Flex id={id} align="center" gap="2.5" px="3" py="1" color="fg.muted" textStyle="sm" fontWeight="semibold">
        <Icon />
        {label}
      </Flex>
      <Flex as="ul" listStyleType="none" aria-labelledby={id} direction="column">
        {places.map(({ to, label, Count }) => (
          <li key={to}>
            <Button asChild {...row} fontWeight="medium" ps="10" css={current}>
              <Link to={to} onClick={onChoose} aria-current={to === place ? 'page' : undefined}>
                {label}
                {Count && <Count />}
              </Link>
            </Button>
          </li>
        ))}
      </Flex>
    </Box>
  )
}

interface PhoneMenuProps extends ColorModeProps {
  /** How the button looks that opens it. */
  trigger: object
}

/** Everything of the desk in one list, where the window is narrow. */
export const PhoneMenu = ({ mode, onToggle, trigger }: PhoneMenuProps) => {
  const viewer = useViewer()
  const signOut = useSignOut()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Drawer.Root open={open} onOpenChange={(change) => setOpen(change.open)} size="xs">
      <Drawer.Trigger asChild>
        <chakra.button type="button" cursor="pointer" css={trigger}>
          <MenuIcon boxSize="6" />
          Menu
        </chakra.button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label="Menu">
            <Drawer.Body pt="5" px="4" display="flex" flexDirection="column" gap="1">
              <Flex gap="3" align="center" px="3" pb="4" pe="12">
                <Initials name={viewer.name} />
                <Box minWidth="0">
                  <Text fontWeight="semibold" truncate>
                    {viewer.name}
                  </Text>
                  <Text color="fg.muted">{viewer.role && roleNames[viewer.role].name}</Text>
                </Box>
              </Flex>
              <nav aria-label="Staff pages">
                {areasFor(viewer.can).map((area) => (
                  <AreaPart key={area.name} area={area} onChoose={close} />
                ))}
              </nav>
              <Separator my="3" />
              <Button asChild {...row}>
                <a href="/" target="_blank" rel="noopener">
                  <ExternalIcon />
                  View site
                </a>
              </Button>
              <Button {...row} onClick={onToggle}>
                {mode === 'light' ? <MoonIcon /> : <SunIcon />}
                {mode === 'light' ? 'Switch to dark' : 'Switch to light'}
              </Button>
              <Button {...row} onClick={signOut}>
                <SignOutIcon />
                Sign out
              </Button>
            </Drawer.Body>
            <Drawer.CloseTrigger asChild top="4" insetEnd="4">
              <CloseButton size="md" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
