import { Box, Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { failureOf } from './failure.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { HandContext, useRecordsInHand } from './records-in-hand.ts'
import { formatClock } from './time.ts'
import { useFocusKept } from './useFocusKept.ts'

export interface RecordListProps<T extends { id: string }> {
  /** As in "Could not load room types." */
  what: string
  /** What stands there when there are none. */
  empty: string
  records: T[] | undefined
  result: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> }
  loadedAt: Date
  /** Cards that are small stand beside each other from this width on. */
  leastWidth?: string
  children: (record: T) => ReactNode
}

/** Cards below each other; waiting, failure and emptiness each said in their own way. */
export const RecordList = <T extends { id: string }>({
  what,
  empty,
  records,
  result,
  loadedAt,
  leastWidth = '100%',
  children,
}: RecordListProps<T>) => {
  const { shown, hand } = useRecordsInHand(records)
  const focusKept = useFocusKept(shown?.map(({ id }) => id) ?? [])
  return (
    <Stack gap="4" {...focusKept}>
      {Boolean(result.error) && (
        <LoadFailure
          what={records ? `${what} (shown from ${formatClock(loadedAt)})` : what}
          failure={failureOf(result.error)}
          onRetry={() => void result.refetch().catch(() => undefined)}
          retrying={result.loading}
        />
      )}
      {!records && !result.error && <Skeleton height="40" borderRadius="l3" data-awaited="" />}
      {shown?.length === 0 && <Text color="fg.muted">{empty}</Text>}
      {shown && shown.length > 0 && (
        <Grid
          as="ul"
          listStyleType="none"
          gap="4"
          templateColumns={`repeat(auto-fill, minmax(min(100%, ${leastWidth}), 1fr))`}
          aria-label={what}
        >
          {shown.map((record) => (
            <Box as="li" key={record.id}>
              <HandContext value={hand}>{children(record)}</HandContext>
            </Box>
          ))}
        </Grid>
      )}
    </Stack>
  )
}
