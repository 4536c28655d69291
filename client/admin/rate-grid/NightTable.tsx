import { Box, chakra, VisuallyHidden, type SystemStyleObject } from '@chakra-ui/react'
import { weekdayOf } from '#graphql/stay-dates.ts'
import { dollarsOf, formatDollars } from '../ui/money.ts'
import { formatMonthDay, formatStayDay, hotelToday } from '../ui/time.ts'
import { weekdays } from '../ui/weekdays.ts'
import { nightsInWords } from './adjustment-words.ts'
import { isSameCell, isSelected, type Cell, type Selection } from './cell-selection.ts'
import type { PickupComparison } from './Pickup.generated.ts'
import { figuresOf, spokenOf, type ComparedNight } from './pickup-words.ts'
import type { RateGridQuery } from './RateGrid.generated.ts'
import { cellName, type useCellSelection } from './useCellSelection.ts'
import type { PickupOfNight } from './usePickup.ts'

export type GridType = RateGridQuery['availabilityCalendar']['roomTypes'][number]
type Night = GridType['nights'][number]

/** What the nights are compared with, and how each stood then. */
export interface GridPickup {
  comparison: PickupComparison | null
  of: PickupOfNight
}

interface NightTableProps {
  label: string
  types: readonly GridType[]
  dates: readonly string[]
  pickup: GridPickup
  selection: Selection | null
  active: Cell
  /** What happens in the cells. */
  grid: ReturnType<typeof useCellSelection>['grid']
}

const friday = 5
const saturday = 6
const isWeekend = (date: string) => weekdayOf(date) === friday || weekdayOf(date) === saturday

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

const DateHeader = ({ date, isFirst, isToday }: { date: string; isFirst: boolean; isToday: boolean }) => (
  <>
    <span>{weekdays[weekdayOf(date)]}</span>
    <b>{isFirst || date.endsWith('-01') ? formatMonthDay(date) : Number(date.slice(8))}</b>
    {isToday && <VisuallyHidden>, today</VisuallyHidden>}
  </>
)

const nameWidth = { base: '5.75rem', md: '11rem' }

const cells: SystemStyleObject = {
  '& :is(th, td)': { borderBottomWidth: '1px', borderColor: 'border.muted', lineHeight: '1.25', textAlign: 'center' },
  '& thead th': {
    textStyle: 'xs',
    fontWeight: 'normal',
    color: 'fg.muted',
    pt: '1.5',
    pb: '1',
    verticalAlign: 'bottom',
  },
  '& thead th :is(span, b)': { display: 'block', whiteSpace: 'nowrap' },
  '& thead b': { color: 'fg', fontWeight: 'semibold' },
  '& [data-weekend]': { bg: 'bg.subtle' },
  '& thead [data-today]': { boxShadow: 'inset 0 3px 0 var(--desk-colors-coral-solid)' },
  '& tbody th, & thead th:first-of-type': {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '1',
    bg: 'bg.panel',
    width: nameWidth,
    minWidth: nameWidth,
    maxWidth: nameWidth,
    px: '2',
    textAlign: 'start',
    textStyle: 'sm',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
  },
  '& td': {
    minWidth: '2.75rem',
    height: '4rem',
    px: '0.5',
    py: '1',
    textStyle: 'xs',
    verticalAlign: 'top',
    cursor: 'cell',
    borderInlineStartWidth: '1px',
    scrollMarginInlineStart: nameWidth,
    // What gets the focus keeps clear of the line that says what is chosen.
    scrollMarginBottom: '9rem',
  },
  '& td > :is(b, span)': { display: 'block' },
  '& td > b': { fontWeight: 'semibold', textStyle: 'sm' },
  '& [data-part=free]': { color: 'green.fg' },
  '& [data-closed] [data-part=free]': { color: 'red.fg' },
  '& [data-part=marks]': { color: 'fg.muted', whiteSpace: 'nowrap', minHeight: '1lh' },
  '& [data-part=marks] > span + span': { marginInlineStart: '1' },
  '& [data-part=blocked]': { color: 'orange.fg' },
  '& [data-part=compared]': { borderTopWidth: '1px', borderColor: 'border.muted', mt: '1', pt: '0.5' },
  '& [data-part=compared] > *': { display: 'block', whiteSpace: 'nowrap' },
  '& td[data-closed]': { bg: 'bg.muted' },
  '& td[aria-selected=true]': {
    bg: 'sea.subtle',
    boxShadow: 'inset 0 0 0 1px var(--desk-colors-sea-solid)',
  },
  '& td:focus-visible': { outline: '3px solid', outlineColor: 'sea.focusRing', outlineOffset: '-3px' },
}

/** Room types by nights; each cell has the price, the rooms left, the shortest stay and what is blocked. */
export const NightTable = ({ label, types, dates, pickup, selection, active, grid }: NightTableProps) => {
  const today = hotelToday()
  const marksOf = (date: string) => ({
    'data-weekend': isWeekend(date) || undefined,
    'data-today': date === today || undefined,
  })
  return (
    <Box overflowX="auto" borderWidth="1px" borderColor="border" borderRadius="l2" position="relative">
      <chakra.table
        role="grid"
        aria-label={label}
        aria-multiselectable
        width="full"
        fontVariantNumeric="tabular-nums"
        userSelect="none"
        css={{ borderCollapse: 'separate', borderSpacing: 0, ...cells }}
        {...grid}
      >
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Room type</VisuallyHidden>
            </th>
            {dates.map((date, column) => (
              <th key={date} scope="col" abbr={formatStayDay(date)} {...marksOf(date)}>
                <DateHeader date={date} isFirst={column === 0} isToday={date === today} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map((type, row) => (
            <tr key={type.roomTypeId}>
              <th scope="row">
                {type.roomType.name}
                {!type.roomType.active && ' (inactive)'}
              </th>
              {type.nights.map((night, column) => {
                const cell = { row, column }
                const compared = pickup.of(type.roomTypeId, night.date)
                const { comparison } = pickup
                return (
                  <td
                    key={night.date}

                    data-cell={cellName(cell)}
                    data-closed={isClosed(night) || undefined}
                    {...marksOf(night.date)}
                    tabIndex={isSameCell(cell, active) ? 0 : -1}
                    aria-selected={isSelected(selection, cell)}
                    aria-label={spoken(
                      type,
                      night,
                      compared && comparison ? spokenOf(compared, comparison) : undefined,
                    )}
                  >
                    <NightCell night={night} compared={compared} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
