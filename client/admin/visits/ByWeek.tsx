import { Skeleton, Stack, Text } from '@chakra-ui/react'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { DeskPart } from '../frame/DeskPart.tsx'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { Details } from '../ui/Details.tsx'
import { formatStayDay } from '../ui/time.ts'
import { formatNumber } from '../ui/number.ts'
import type { Series } from './series.ts'
import type { VisitWeekFragment } from './VisitsTab.generated.ts'

/** The chart library is loaded by those who look at a chart. */
const WeekChart = lazyPart(() => import('./WeekChart.tsx'))

interface ByWeekProps {
  caption: string
  series: readonly Series[]
  /** The oldest first. */
  weeks: readonly VisitWeekFragment[]
}

/** Counts by week: drawn, and as a table for whoever cannot or would rather not see the drawing. */
export const ByWeek = ({ caption, series, weeks }: ByWeekProps) => {
  const underWay = weeks.at(-1)?.startsOn
  const columns: readonly [Column<VisitWeekFragment>, ...Column<VisitWeekFragment>[]] = [
    {
      header: 'Week of',
      cell: ({ startsOn }) => `${formatStayDay(startsOn)}${startsOn === underWay ? ' (so far)' : ''}`,
    },
    ...series.map(({ name, of }) => ({
      header: name,
      cell: (week: VisitWeekFragment) => formatNumber(of(week)),
      isNumber: true,
    })),
  ]
  const table = (
    <DataTable caption={caption} columns={columns} rows={weeks.toReversed()} rowKey={(week) => week.startsOn} />
  )
  // A week that has just begun would be drawn as a fall.
  const over = weeks.slice(0, -1)
  if (over.length < 2)
    return (
      <Stack gap="3">
        {table}
        <Text color="fg.muted" textStyle="sm">
          Two weeks that are over bring a chart.
        </Text>
      </Stack>
    )
  return (
    <Stack gap="3">
      <DeskPart waiting={<Skeleton height={{ base: '16rem', md: '19rem' }} borderRadius="l3" />}>
        <WeekChart series={series} weeks={over} />
      </DeskPart>
      <Details summary="The same as a table, with the week under way">{table}</Details>
    </Stack>
  )
}
