import { Badge, Box, Code, Flex, Text } from '@chakra-ui/react'
import { formatDay, formatInstant } from '../ui/time.ts'
import type { ApiKeyRowFragment } from './ApiKeysTab.generated.ts'
import { daysUntil, lifeOf } from './key-life.ts'

interface KeyFactsProps {
  apiKey: ApiKeyRowFragment
  now: Date
}

const StateBadge = ({ apiKey, now }: KeyFactsProps) => {
  const life = lifeOf(apiKey, now)
  if (life === 'working') return null
  if (life === 'revoked') return <Badge colorPalette="red">Revoked</Badge>
  if (life === 'expired') return <Badge colorPalette="red">Expired</Badge>
  const days = daysUntil(apiKey.expiresAt!, now)
  return <Badge colorPalette="orange">{days === 1 ? 'Expires within a day' : `Expires in ${days} days`}</Badge>
}

/** INQUIRIES_READ is inquiries:read to people. */
const wordOf = (scope: ApiKeyRowFragment['scopes'][number]) => scope.toLowerCase().replace('_', ':')

/** What a reader asks of a key: whose it is, whether it is used, and how long it lives. */
const sentences = ({ apiKey, now }: KeyFactsProps): string[] => {
  const { owner, createdAt, lastUsedAt, expiresAt, previousUntil, revokedAt, revokedReason } = apiKey
  const use = lastUsedAt ? `last used ${formatInstant(lastUsedAt)}` : 'not used yet'
  const made = `Made ${formatDay(createdAt)} · ${use}`
  if (revokedAt) {
    const why = revokedReason === 'OWNER_REMOVED' ? ', with its owner’s account' : ''
    return [`${made} · revoked ${formatInstant(revokedAt)}${why}`]
  }
  const hasExpired = lifeOf(apiKey, now) === 'expired'
  const end = expiresAt ? `${hasExpired ? 'expired' : 'expires'} ${formatInstant(expiresAt)}` : 'never expires'
  const isOverlapping = previousUntil && Date.parse(previousUntil) > now.getTime()
  return [
    `${owner ? `Owner: ${owner.name}` : 'Without an owner: that account is gone'} · ${end}`,
    made,
    ...(isOverlapping ? [`The key before the rotation works until ${formatInstant(previousUntil)}`] : []),
  ]
}

export const KeyFacts = ({ apiKey, now }: KeyFactsProps) => (
  <Box flex="1 1 20rem" minWidth="0">
    <Flex gap="2.5" align="center" wrap="wrap">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {apiKey.name}
      </Text>
      <Code>{apiKey.start}…</Code>
      <StateBadge apiKey={apiKey} now={now} />
    </Flex>
    {sentences({ apiKey, now }).map((sentence) => (
      <Text key={sentence} color="fg.muted" textStyle="sm" mt="1" overflowWrap="anywhere">
        {sentence}
      </Text>
    ))}
    <Flex as="ul" listStyleType="none" gap="1.5" wrap="wrap" mt="2.5" aria-label="Scopes">
      {apiKey.scopes.map((scope) => (
        <Badge as="li" key={scope} colorPalette={apiKey.scopesInForce.includes(scope) ? 'gray' : 'orange'}>
          {apiKey.scopesInForce.includes(scope) ? wordOf(scope) : `${wordOf(scope)}: not in its owner’s role`}
        </Badge>
      ))}
    </Flex>
  </Box>
)
