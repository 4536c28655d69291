import type { SystemStyleObject } from '@chakra-ui/react'
import { NightGrid, nightMarks } from '../night-grid/NightGrid.tsx'
import { nightsInWords } from '../night-grid/nights-in-words.ts'
import type { useCellSelection } from '../night-grid/useCellSelection.ts'
import { dollarsOf, formatDollars } from '../ui/money.ts'
import { formatStayDay, hotelToday } from '../ui/time.ts'
import type { RateGridQuery } from './RateGrid.generated.ts'

export type GridType = RateGridQuery['availabilityCalendar']['roomTypes'][number]
type Night = GridType['nights'][number]

interface NightTableProps extends Pick<ReturnType<typeof useCellSelection>, 'grid' | 'cellProps'> {
  types: readonly GridType[]
  dates: readonly string[]
}

const isClosed = ({ stopSell, free }: Night) => stopSell || free === 0

const spoken = ({ roomType }: GridType, night: Night) =>
  [
    roomType.name,
    formatStayDay(night.date),
    formatDollars(night.price),
    night.stopSell ? 'not sold' : `${night.free} of ${night.rooms} free`,
    night.blocked > 0 && `${night.blocked} blocked`,
    night.minStay != null && night.minStay > 1 && `at least ${nightsInWords(night.minStay)}`,
  ]
    .filter(Boolean)
    .join(', ')

const NightCell = ({ night }: { night: Night }) => (
  <>
    <b>{dollarsOf(night.price)}</b>
    <span data-part="free">{night.stopSell ? 'closed' : night.free}</span>
    <span data-part="marks">
      {night.minStay != null && night.minStay > 1 && <span>{night.minStay}+</span>}
      {night.blocked > 0 && <span data-part="blocked">{night.blocked}b</span>}
    </span>
  </>
)

const look: SystemStyleObject = {
  '& td': { minWidth: '2.75rem', height: '4rem', px: '0.5', py: '1', verticalAlign: 'top' },
  '& td > :is(b, span)': { display: 'block' },
  '& td > b': { fontWeight: 'semibold', textStyle: 'sm' },
  '& [data-part=free]': { color: 'green.fg' },
  '& [data-closed] [data-part=free]': { color: 'red.fg' },
  '& [data-part=marks]': { color: 'fg.muted', whiteSpace: 'nowrap' },
  '& [data-part=marks] > span + span': { marginInlineStart: '1' },
  '& [data-part=blocked]': { color: 'orange.fg' },
  '& td[data-closed]:not([aria-selected=true])': { bg: 'bg.muted' },
}

/** Room types by nights; each cell has the price, the rooms left, the shortest stay and what is blocked. */
export const NightTable = ({ types, dates, grid, cellProps }: NightTableProps) => {
  const today = hotelToday()
  return (
    <NightGrid rowTitle="Room type" dates={dates} grid={grid} look={look}>
      {types.map((type, row) => (
        <tr key={type.roomTypeId}>
          <th scope="row">
            {type.roomType.name}
            {!type.roomType.active && ' (inactive)'}
          </th>
          {type.nights.map((night, column) => (
            <td
              key={night.date}
              {...cellProps({ row, column })}
              {...nightMarks(night.date, today)}
              data-closed={isClosed(night) || undefined}
              aria-label={spoken(type, night)}
            >
              <NightCell night={night} />
            </td>
          ))}
        </tr>
      ))}
    </NightGrid>
  )
}
