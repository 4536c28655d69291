import type { SystemStyleObject } from '@chakra-ui/react'
import { NightGrid, nightMarks } from '../night-grid/NightGrid.tsx'
import { nightsInWords } from '../night-grid/nights-in-words.ts'
import type { useCellSelection } from '../night-grid/useCellSelection.ts'
import { dollarsOf, formatDollars } from '../ui/money.ts'
import { formatStayDay, hotelToday } from '../ui/time.ts'
import type { PickupComparison } from './Pickup.generated.ts'
import { figuresOf, spokenOf, type ComparedNight } from './pickup-words.ts'
import type { RateGridQuery } from './RateGrid.generated.ts'
import type { PickupOfNight } from './usePickup.ts'

export type GridType = RateGridQuery['availabilityCalendar']['roomTypes'][number]
type Night = GridType['nights'][number]

/** What the nights are compared with, and how each stood then. */
export interface GridPickup {
  comparison: PickupComparison | null
  of: PickupOfNight
}

interface NightTableProps extends Pick<ReturnType<typeof useCellSelection>, 'grid' | 'cellProps'> {
  types: readonly GridType[]
  dates: readonly string[]
  pickup: GridPickup
}

const isClosed = ({ stopSell, free }: Night) => stopSell || free === 0

const spoken = ({ roomType }: GridType, night: Night, compared: string | undefined) =>
  [
    roomType.name,
    formatStayDay(night.date),
    formatDollars(night.price),
    night.stopSell ? 'not sold' : `${night.free} of ${night.rooms} free`,
    night.blocked > 0 && `${night.blocked} blocked`,
    night.minStay != null && night.minStay > 1 && `at least ${nightsInWords(night.minStay)}`,
    compared,
  ]
    .filter(Boolean)
    .join(', ')

const ComparedFigures = ({ night }: { night: ComparedNight }) => {
  const { rooms, price } = figuresOf(night)
  return (
    <span data-part="compared">
      <b>{rooms}</b> <span>{price}</span>
    </span>
  )
}

const NightCell = ({ night, compared }: { night: Night; compared: ComparedNight | undefined }) => (
  <>
    <b>{dollarsOf(night.price)}</b>
    <span data-part="free">{night.stopSell ? 'closed' : night.free}</span>
    <span data-part="marks">
      {night.minStay != null && night.minStay > 1 && <span>{night.minStay}+</span>}
      {night.blocked > 0 && <span data-part="blocked">{night.blocked}b</span>}
    </span>
    {compared && <ComparedFigures night={compared} />}
  </>
)

const look: SystemStyleObject = {
  '& td': { minWidth: '2.75rem', height: '4rem', px: '0.5', py: '1', verticalAlign: 'top' },
  '& td > :is(b, span)': { display: 'block' },
  '& td > b': { fontWeight: 'semibold', textStyle: 'sm' },
  '& [data-part=free]': { color: 'green.fg' },
  '& [data-closed] [data-part=free]': { color: 'red.fg' },
  '& [data-part=marks]': { color: 'fg.muted', whiteSpace: 'nowrap', minHeight: '1lh' },
  '& [data-part=marks] > span + span': { marginInlineStart: '1' },
  '& [data-part=blocked]': { color: 'orange.fg' },
  '& [data-part=compared]': { borderTopWidth: '1px', borderColor: 'border.muted', mt: '1', pt: '0.5' },
  '& [data-part=compared] > *': { display: 'block', whiteSpace: 'nowrap' },
  '& td[data-closed]:not([aria-selected=true])': { bg: 'bg.muted' },
}

/** Room types by nights; each cell has the price, the rooms left, the shortest stay and what is blocked. */
export const NightTable = ({ types, dates, pickup, grid, cellProps }: NightTableProps) => {
  const today = hotelToday()
  return (
    <NightGrid rowTitle="Room type" dates={dates} grid={grid} look={look}>
      {types.map((type, row) => (
        <tr key={type.roomTypeId}>
          <th scope="row">
            {type.roomType.name}
            {!type.roomType.active && ' (inactive)'}
          </th>
          {type.nights.map((night, column) => {
            const compared = pickup.of(type.roomTypeId, night.date)
            const { comparison } = pickup
            return (
              <td
                key={night.date}
                {...cellProps({ row, column })}
                {...nightMarks(night.date, today)}
                data-closed={isClosed(night) || undefined}
                aria-label={spoken(type, night, compared && comparison ? spokenOf(compared, comparison) : undefined)}
              >
                <NightCell night={night} compared={compared} />
              </td>
            )
          })}
        </tr>
      ))}
    </NightGrid>
  )
}
