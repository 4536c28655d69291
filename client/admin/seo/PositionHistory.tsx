import { Field, NativeSelect, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { DeskPart } from '../frame/DeskPart.tsx'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { Details } from '../ui/Details.tsx'
import { FieldRoot } from '../ui/FieldRoot.tsx'
import { lineStyles } from '../ui/line-styles.ts'
import { formatStayDay } from '../ui/time.ts'
import { chartRows } from './position-history.ts'
import type { TrackedFragment } from './TrackingPart.generated.ts'

/** The chart library is loaded by those who look at a chart. */
const PositionChart = lazyPart(() => import('./PositionChart.tsx'))

const mostLines = lineStyles.length
const best = ''

/** The six that stand highest; those that do not rank come last. */
const bestPlaced = (keywords: readonly TrackedFragment[]) =>
  keywords.toSorted((a, b) => (a.position || Infinity) - (b.position || Infinity)).slice(0, mostLines)

/** Positions over time: drawn, and as a table for whoever cannot or would rather not see the drawing. */
export const PositionHistory = ({ keywords }: { keywords: readonly TrackedFragment[] }) => {
  const [chosen, setChosen] = useState(best)
  const one = keywords.find(({ id }) => id === chosen)
  const shown = one ? [one] : bestPlaced(keywords)
  const days = chartRows(shown).toReversed()
  const columns: readonly [Column<(typeof days)[number]>, ...Column<(typeof days)[number]>[]] = [
    { header: 'Day', cell: ({ date }) => <Text whiteSpace="nowrap">{formatStayDay(date)}</Text> },
    ...shown.map(({ keyword }, place) => ({
      header: keyword,
      cell: ({ positions }: (typeof days)[number]) => positions[place] ?? '–',
      isNumber: true,
    })),
  ]
  return (
    <Stack gap="4">
      {keywords.length > 1 && (
        <FieldRoot maxWidth="22rem">
          <Field.Label>Keywords in the chart</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field value={one?.id ?? best} onChange={(event) => setChosen(event.target.value)}>
              <option value={best}>
                {keywords.length > mostLines ? `The ${mostLines} best placed` : 'All of them'}
              </option>
              {keywords.map(({ id, keyword }) => (
                <option key={id} value={id}>
                  {keyword}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator aria-hidden />
          </NativeSelect.Root>
        </FieldRoot>
      )}
      <DeskPart waiting={<Skeleton height={{ base: '17rem', md: '20rem' }} borderRadius="l3" />}>
        <PositionChart histories={shown} />
      </DeskPart>
      <Details summary="The same as a table">
        <DataTable caption="Position on each day" columns={columns} rows={days} rowKey={({ date }) => date} />
      </Details>
    </Stack>
  )
}
