import { Box, Button, CloseButton, Drawer, Flex, IconButton, Portal, Separator, Text } from '@chakra-ui/react'
import { Fragment, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { deskTabs, type DeskTab } from '../desk/tabs.ts'
import { ExternalIcon, MenuIcon, MoonIcon, SignOutIcon, SunIcon } from '../ui/icons.tsx'
import { Initials } from '../ui/Initials.tsx'
import { barControl } from './bar.ts'
import type { ColorModeProps } from './ColorModeButton.tsx'
import type { AdminPage } from './pages.ts'
import { roleNames } from './roles.ts'
import { useSignOut } from './useSignOut.ts'
import { useViewer } from './viewer.tsx'

const row = { justifyContent: 'flex-start', width: 'full', size: 'lg', variant: 'ghost', px: '3' } as const

const current = { '&[aria-current=page]': { bg: 'coral.subtle', color: 'coral.fg' } }

/** The desk's own tabs: their row is longer than a phone is wide. */
const DeskTabs = ({ tabs, onChoose }: { tabs: readonly DeskTab[]; onChoose: () => void }) => {
  const { pathname, search } = useLocation()
  const open = new URLSearchParams(search).get('tab') ?? tabs[0]?.id
  return (
    <Flex as="ul" listStyleType="none" aria-label="Tabs of the desk" direction="column" ps="3">
      {tabs.map(({ id, label, Count }) => (
        <li key={id}>
          <Button asChild {...row} size="md" fontWeight="normal" css={current}>
            <Link
              to={`/admin?tab=${id}`}
              onClick={onChoose}
              aria-current={pathname === '/admin' && id === open ? 'page' : undefined}
            >
              {label}
              {Count && <Count />}
            </Link>
          </Button>
        </li>
      ))}
    </Flex>
  )
}

/** Everything of the top bar that has no room there on a narrow screen. */
export const PhoneMenu = ({ pages, mode, onToggle }: ColorModeProps & { pages: AdminPage[] }) => {
  const viewer = useViewer()
  const signOut = useSignOut()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Drawer.Root open={open} onOpenChange={(change) => setOpen(change.open)} size="xs">
      <Drawer.Trigger asChild>
        <IconButton variant="ghost" aria-label="Menu" hideFrom="xl" css={barControl}>
          <MenuIcon boxSize="6" />
        </IconButton>
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
              <Flex as="nav" aria-label="Staff pages" direction="column" gap="1">
                {pages.map(({ path, label }) => (
                  <Fragment key={path}>
                    <Button asChild {...row} css={current}>
                      <NavLink to={path} onClick={close}>
                        {label}
                      </NavLink>
                    </Button>
                    {path === '/admin' && <DeskTabs tabs={deskTabs(viewer.can)} onChoose={close} />}
                  </Fragment>
                ))}
              </Flex>
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
