import { Box, Skeleton, Table, Text } from '@chakra-ui/react'
import { formatDollars } from '../ui/money.ts'
import { formatStayDay } from '../ui/time.ts'
import { nightsInWords } from './adjustment-words.ts'
import type { AdjustmentPreviewQuery } from './useAdjustments.generated.ts'

export type Preview = AdjustmentPreviewQuery['nightAdjustmentPreview']
type Change = Preview['nights'][number]

const summary = ({ nights, unchanged }: Preview) =>
  [
    nights.length > 0 ? `${nightsInWords(nights.length)} would change` : 'No night would change',
    unchanged > 0 && `${nightsInWords(unchanged)} would stay`,
  ]
    .filter(Boolean)
    .join(', ')

/** How many nights of the list have a price of the hotel's own system, which would not hear of the change. */
const countFromPms = ({ nights }: Preview) =>
  nights.filter(({ beforeSource, before, after }) => beforeSource === 'PMS' && before !== after).length

const Stay = ({ minStayBefore, minStayAfter, closes }: Change) => (
  <>
    {minStayBefore !== minStayAfter && (
      <Text as="span" display="block">
        at least {minStayBefore ?? 1} → {nightsInWords(minStayAfter ?? 1)}
      </Text>
    )}
    {closes && (
      <Text as="span" display="block" color="red.fg">
        no longer sold
      </Text>
    )}
  </>
)

const Then = ({ before, after }: Change) =>
  before === after ? (
    <>{formatDollars(after)}</>
  ) : (
    <Text as="span" fontWeight="semibold" color={after > before ? 'green.fg' : 'coral.fg'}>
      {formatDollars(after)} {after > before ? '▲' : '▼'}
    </Text>
  )

const ChangedNights = ({ changes, nameOf }: { changes: readonly Change[]; nameOf: (roomTypeId: string) => string }) => (
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
        {changes.map((change) => (
          <Table.Row key={`${change.roomTypeId} ${change.date}`}>
            <Table.Cell>
              {formatStayDay(change.date)}
              <Text color="fg.muted">{nameOf(change.roomTypeId)}</Text>
            </Table.Cell>
            <Table.Cell textAlign="end" verticalAlign="top">
              {formatDollars(change.before)}
            </Table.Cell>
            <Table.Cell textAlign="end" verticalAlign="top">
              <Then {...change} />
              <Stay {...change} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Box>
)

interface AdjustmentPreviewProps {
  preview: Preview | undefined
  isStale: boolean
  nameOf: (roomTypeId: string) => string
}

/** Every night that would be sold otherwise, as the server works it out. */
export const AdjustmentPreview = ({ preview, isStale, nameOf }: AdjustmentPreviewProps) => {
  if (!preview) return <Skeleton height="16" />
  const fromPms = countFromPms(preview)
  return (
    <Box opacity={isStale ? 0.6 : 1} aria-busy={isStale}>
      <Text as="output" display="block" fontWeight="semibold" mb="2">
        {summary(preview)}
      </Text>
      {fromPms > 0 && (
        <Text textStyle="sm" color="fg.warning" mb="2">
          {nightsInWords(fromPms)} {fromPms === 1 ? 'has a price' : 'have prices'} from Little Hotelier: the website
          then shows yours, and Little Hotelier keeps its own.
        </Text>
      )}
      {preview.nights.length > 0 && <ChangedNights changes={preview.nights} nameOf={nameOf} />}
    </Box>
  )
}
