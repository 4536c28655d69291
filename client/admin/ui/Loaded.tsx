import { Skeleton, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { failureOf } from './failure.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { formatClock } from './time.ts'
import { usePreviousData } from './usePreviousData.ts'

interface LoadedProps<Data> {
  /** As in "Could not load queues." */
  what: string
  result: { data?: Data; loading: boolean; error?: unknown; refetch: () => Promise<unknown> }
  /** Height of the placeholder while nothing is known. */
  height?: string
  children: (data: Data) => ReactNode
}

/** What a query brought: a placeholder before, and after a failure the last answer with its time and a way to retry. */
export const Loaded = <Data,>({ what, result, height = '40', children }: LoadedProps<Data>) => {
  const { data, loadedAt } = usePreviousData(result)
  return (
    <Stack gap="4">
      {Boolean(result.error) && (
        <LoadFailure
          what={data ? `${what} (shown from ${formatClock(loadedAt)})` : what}
          failure={failureOf(result.error)}
          onRetry={() => void result.refetch().catch(() => undefined)}
          retrying={result.loading}
        />
      )}
      {!data && !result.error && <Skeleton height={height} borderRadius="l3" data-awaited="" />}
      {data && children(data)}
    </Stack>
  )
}
