import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { roleNames } from '../frame/roles.ts'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { ShieldIcon } from '../ui/icons.tsx'
import { Initials } from '../ui/Initials.tsx'
import { formatDay } from '../ui/time.ts'
import { EndSessionsButton } from './EndSessionsButton.tsx'
import { ResetLinkButton } from './ResetLinkButton.tsx'
import { RoleButton } from './RoleButton.tsx'
import type { StaffRowFragment } from './StaffTab.generated.ts'

interface StaffRowProps {
  person: StaffRowFragment
  manages: boolean
  onRemove: () => void
}

export const StaffRow = ({ person, manages, onRemove }: StaffRowProps) => {
  const viewer = useViewer()
  const isViewer = person.id === viewer.id
  return (
    <Flex as="li" gap="4" wrap="wrap" align="center" py="4" borderTopWidth="1px" borderColor="border.muted">
      <Flex gap="3" align="center" flex="1 1 18rem" minWidth="0">
        <Initials name={person.name} />
        <Box minWidth="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {person.name}
            </Text>
            {isViewer && <Badge colorPalette="sea">You</Badge>}
            {person.twoFactorEnabled && (
              <Badge colorPalette="green">
                <ShieldIcon /> Two-factor
              </Badge>
            )}
          </Flex>
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {person.email} · since {formatDay(person.createdAt)}
          </Text>
        </Box>
      </Flex>
      {manages ? <RoleButton person={person} /> : <Text color="fg.muted">{roleNames[person.role].name}</Text>}
      {manages && !isViewer && (
        <>
          <ResetLinkButton person={person} />
          <EndSessionsButton person={person} />
        </>
      )}
      {manages && (
        <Button
          colorPalette="red"
          variant="ghost"
          size="sm"
          onClick={onRemove}
          disabled={isViewer}
          title={isViewer ? 'You cannot remove your own account' : undefined}
          aria-label={`Remove ${person.name}`}
        >
          Remove
        </Button>
      )}
    </Flex>
  )
}
