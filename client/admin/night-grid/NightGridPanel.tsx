import { Skeleton, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { MonthBar } from '../availability/MonthBar.tsx'
import { failureOf } from '../ui/failure.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Panel } from '../ui/Panel.tsx'
import { formatClock } from '../ui/time.ts'
import type { usePreviousData } from '../ui/usePreviousData.ts'

interface NightGridPanelProps {
  title: string
  description: string
  month: string
  onMonth: (month: string) => void
  result: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> }
  shown: Pick<ReturnType<typeof usePreviousData>, 'data' | 'isStale' | 'loadedAt'>
  /** The grid, once there is an answer. */
  children: ReactNode
}

/** A grid of nights by months, while it comes, is being turned, or could not be had. */
export const NightGridPanel = ({
  title,
  description,
  month,
  onMonth,
  result,
  shown,
  children,
}: NightGridPanelProps) => {
  const { data, isStale, loadedAt } = shown
  return (
    <Panel title={title} description={description} action={<MonthBar month={month} onChange={onMonth} />}>
      <Stack gap="5" aria-busy={isStale}>
        {Boolean(result.error) && (
          <LoadFailure
            what={data ? `the grid (shown from ${formatClock(loadedAt)})` : 'the grid'}
            failure={failureOf(result.error)}
            onRetry={() => void result.refetch().catch(() => undefined)}
            retrying={result.loading}
          />
        )}
        {!data && !result.error && <Skeleton height="80" borderRadius="l3" />}
        {children}
      </Stack>
    </Panel>
  )
}
