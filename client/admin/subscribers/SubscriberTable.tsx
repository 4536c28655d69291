import { Badge, Box, chakra, Table, Text } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { TablePages } from '../ui/TablePages.tsx'
import { formatDay } from '../ui/time.ts'
import { sourceName } from './sources.ts'
import { statusNames } from './statuses.ts'
import type { SubscriberRowFragment } from './SubscriberParts.generated.ts'

const wide = { display: { base: 'none', md: 'table-cell' } } as const

const Opener = chakra('button', {
  base: {
    fontWeight: 'semibold',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    minHeight: '6',
    textDecorationLine: 'underline',
    textDecorationColor: 'border.emphasized',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentColor' },
  },
})

interface RowProps {
  subscriber: SubscriberRowFragment
  place: number
}

const Row = ({ subscriber, place }: RowProps) => {
  const { label, palette } = statusNames[subscriber.status]
  return (
    // Counted with the heading, from one.
    <Table.Row bg="transparent" aria-rowindex={place + 2}>
      <Table.Cell ps="0" maxWidth={{ base: '14rem', md: '22rem' }}>
        <Opener type="button" aria-haspopup="dialog" data-subscriber={subscriber.id}>
          {subscriber.email}
        </Opener>
        <Text color="fg.muted" overflowWrap="anywhere">
          {subscriber.name}
        </Text>
        <Box hideFrom="md" color="fg.muted">
          {subscriber.phone && <Text>{subscriber.phone}</Text>}
          <Text>
            {sourceName(subscriber.source)}, {formatDay(subscriber.subscribedAt)}
          </Text>
        </Box>
      </Table.Cell>
      <Table.Cell {...wide}>{subscriber.phone ?? '–'}</Table.Cell>
      <Table.Cell pe={{ base: '0', md: '3' }}>
        <Badge colorPalette={palette}>{label}</Badge>
      </Table.Cell>
      <Table.Cell {...wide} whiteSpace="nowrap">
        {formatDay(subscriber.subscribedAt)}
      </Table.Cell>
      <Table.Cell {...wide} pe="0">
        {sourceName(subscriber.source)}
      </Table.Cell>
    </Table.Row>
  )
}

const renderRow = (subscriber: SubscriberRowFragment, place: number) => (
  <Row key={subscriber.id} subscriber={subscriber} place={place} />
)

interface SubscriberTableProps {
  subscribers: SubscriberRowFragment[]
  /** Of the whole list, of which the rows are the beginning. */
  total: number
  onOpen: (id: string) => void
}

/** All columns where there is room; on a phone the lesser ones stand below the address. */
export const SubscriberTable = ({ subscribers, total, onOpen }: SubscriberTableProps) => {
  // One listener for all rows, so that a block of rows need not be drawn again when the address changes.
  const openClicked = ({ target }: MouseEvent) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-subscriber]') : null
    if (opener?.dataset['subscriber']) onOpen(opener.dataset['subscriber'])
  }
  return (
    <Table.Root
      onClick={openClicked}
      size="md"
      aria-label="Subscribers, the newest first"
      aria-rowcount={total + 1}
      css={{ '& th': { color: 'fg.muted', fontWeight: 'semibold' }, '& td': { verticalAlign: 'top', py: '3.5' } }}
    >
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader ps="0">Subscriber</Table.ColumnHeader>
          <Table.ColumnHeader {...wide}>Phone</Table.ColumnHeader>
          <Table.ColumnHeader pe={{ base: '0', md: '3' }}>Status</Table.ColumnHeader>
          <Table.ColumnHeader {...wide}>Subscribed</Table.ColumnHeader>
          <Table.ColumnHeader {...wide} pe="0">
            Source
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <TablePages rows={subscribers} columns={5} renderRow={renderRow} />
    </Table.Root>
  )
}
