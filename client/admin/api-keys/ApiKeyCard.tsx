import { Badge, Box, Button, Code, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { formatDay, formatInstant } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { useRevokeApiKeyMutation } from './ApiKeyCard.generated.ts'
import type { ApiKeyRowFragment } from './ApiKeysTab.generated.ts'

const lifeOf = ({ createdAt, lastUsedAt, revokedAt }: ApiKeyRowFragment) =>
  [
    `Made ${formatDay(createdAt)}`,
    revokedAt
      ? `revoked ${formatInstant(revokedAt)}`
      : lastUsedAt
        ? `last used ${formatInstant(lastUsedAt)}`
        : 'not used yet',
  ].join(' · ')

export const ApiKeyCard = ({ apiKey }: { apiKey: ApiKeyRowFragment }) => {
  const [revoke] = useRevokeApiKeyMutation()
  const [asking, setAsking] = useState(false)
  const isRevoked = Boolean(apiKey.revokedAt)
  const confirm = async () => {
    await revoke({ variables: { id: apiKey.id } })
    notify({ tone: 'success', title: `${apiKey.name} was revoked` })
  }
  return (
    <Flex as="li" gap="4" wrap="wrap" align="flex-start" py="4" borderTopWidth="1px" borderColor="border.muted">
      <Box flex="1 1 20rem" minWidth="0">
        <Flex gap="2.5" align="center" wrap="wrap">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {apiKey.name}
          </Text>
          <Code>{apiKey.start}…</Code>
          {isRevoked && <Badge colorPalette="red">Revoked</Badge>}
        </Flex>
        <Text color="fg.muted" textStyle="sm" mt="1">
          {lifeOf(apiKey)}
        </Text>
        <Flex as="ul" listStyleType="none" gap="1.5" wrap="wrap" mt="2.5" aria-label="Scopes">
          {apiKey.scopes.map((scope) => (
            <Badge as="li" key={scope} colorPalette="gray">
              {scope}
            </Badge>
          ))}
        </Flex>
      </Box>
      {!isRevoked && (
        <Button
          variant="ghost"
          colorPalette="red"
          size="sm"
          onClick={() => setAsking(true)}
          aria-label={`Revoke ${apiKey.name}`}
        >
          Revoke
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={`Revoke ${apiKey.name}?`}
        description="Programs that use this key are refused at once. A revoked key cannot be brought back."
        confirm="Revoke key"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Flex>
  )
}
