import { Badge, chakra, Flex, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { languages } from '../inquiries/labels.ts'
import { formatInstant } from '../ui/time.ts'
import { formatNumber } from '../ui/number.ts'
import type { EntryRowFragment } from './EntryRow.generated.ts'
import { statuses } from './labels.ts'

const Row = chakra(Link, {
  base: {
    display: 'block',
    px: '3',
    py: '3.5',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    color: 'fg',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'coral.focusRing', outlineOffset: '-3px' },
  },
})

export const StatusBadge = ({ status }: Pick<EntryRowFragment, 'status'>) => (
  <Badge colorPalette={statuses[status].palette}>{statuses[status].label}</Badge>
)

const appearance = ({ status, publishedAt }: EntryRowFragment) => {
  if (!publishedAt) return null
  if (status === 'SCHEDULED') return `Appears ${formatInstant(publishedAt)}`
  return status === 'PUBLISHED' ? `Published ${formatInstant(publishedAt)}` : null
}

export const EntryRow = ({ entry, to }: { entry: EntryRowFragment; to: string }) => {
  const facts = [
    languages[entry.language].name,
    appearance(entry),
    `Changed ${formatInstant(entry.updatedAt)}${entry.updatedBy ? ` by ${entry.updatedBy.name}` : ''}`,
    entry.views > 0 && `${formatNumber(entry.views)} ${entry.views === 1 ? 'view' : 'views'}`,
  ]
  return (
    <Row to={to}>
      <Flex gap="3" align="baseline" justify="space-between">
        <Text lang={entry.language} fontWeight="semibold" overflowWrap="anywhere">
          {entry.title}
        </Text>
        <StatusBadge status={entry.status} />
      </Flex>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </Row>
  )
}
