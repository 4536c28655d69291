import { Box, Menu, Text } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { deskPath } from '#graphql/desk-paths.ts'
import { Button } from '../ui/Button.tsx'
import { ExternalIcon } from '../ui/icons.tsx'
import { Initials } from '../ui/Initials.tsx'
import { barControl } from './bar.ts'
import { roleNames } from './roles.ts'
import { useSignOut } from './useSignOut.ts'
import { useViewer } from './viewer.tsx'

/** Who is signed in, and what concerns only that person. */
export const AccountMenu = () => {
  const viewer = useViewer()
  const navigate = useNavigate()
  const signOut = useSignOut()
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="ghost" height="auto" py="1" px="2" gap="2.5" textAlign="start" css={barControl}>
          <Initials name={viewer.name} />
          <Box lineHeight="1.25">
            <Text fontSize="0.9375rem" maxWidth="8rem" truncate>
              {viewer.name}
            </Text>
            <Text fontSize="0.75rem" fontWeight="medium">
              {viewer.role && roleNames[viewer.role].name}
            </Text>
          </Box>
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minWidth="12rem">
          <Menu.Item value="account" py="2.5" onClick={() => void navigate(deskPath('account'))}>
            My account
          </Menu.Item>
          <Menu.Item value="site" py="2.5" asChild>
            <a href="/" target="_blank" rel="noopener">
              View site
              <ExternalIcon />
            </a>
          </Menu.Item>
          <Menu.Item value="sign-out" py="2.5" onClick={signOut}>
            Sign out
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
