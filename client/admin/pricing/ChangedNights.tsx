import { Box, Table, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatDollars } from '../ui/money.ts'
import { formatStayDay } from '../ui/time.ts'

interface ChangedNight {
  id: string
  date: string
  /** What else tells it from the others. */
  about: string
  /** Cents. */
  before: number
  after: number
  /** What changes besides the price. */
  more?: ReactNode
}

const Then = ({ before, after }: Pick<ChangedNight, 'before' | 'after'>) =>
  before === after ? (
    <>{formatDollars(after)}</>
  ) : (
    <Text as="span" whiteSpace="nowrap" fontWeight="semibold" color={after > before ? 'green.fg' : 'coral.fg'}>
      {formatDollars(after)} {after > before ? '▲' : '▼'}
    </Text>
  )

/** Nights with what they cost now and then, to be looked at before anything is kept. */
export const ChangedNights = ({ nights }: { nights: readonly ChangedNight[] }) => (
  <Box
    maxHeight="19rem"
    overflow="auto"
    borderWidth="1px"
    borderColor="border"
    borderRadius="l2"
    tabIndex={0}
    role="region"
    aria-label="Nights that change"
  >
    <Table.Root size="sm" stickyHeader>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Night</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Now</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Then</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body fontVariantNumeric="tabular-nums">
        {nights.map(({ id, date, about, before, after, more }) => (
          <Table.Row key={id}>
            <Table.Cell>
              {formatStayDay(date)}
              <Text color="fg.muted">{about}</Text>
            </Table.Cell>
            <Table.Cell textAlign="end" verticalAlign="top">
              {formatDollars(before)}
            </Table.Cell>
            <Table.Cell textAlign="end" verticalAlign="top">
              <Then before={before} after={after} />
              {more}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Box>
)
