import { Box, chakra, VisuallyHidden, type SystemStyleObject } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { weekdayOf } from '#graphql/stay-dates.ts'
import { formatMonthDay, formatStayDay, hotelToday } from '../ui/time.ts'
import { weekdays } from '../ui/weekdays.ts'
import type { useCellSelection } from './useCellSelection.ts'

interface NightGridProps {
  /** What stands in the rows, as in Room type. */
  rowTitle: string
  dates: readonly string[]
  /** What happens in the cells. */
  grid: ReturnType<typeof useCellSelection>['grid']
  /** How the cells look, beside what all grids of nights have. */
  look: SystemStyleObject
  /** Rows. */
  children: ReactNode
}

const friday = 5
const saturday = 6

/** What the looks of a night's column follow from. */
export const nightMarks = (date: string, today: string) => ({
  'data-weekend': weekdayOf(date) === friday || weekdayOf(date) === saturday || undefined,
  'data-today': date === today || undefined,
})

const DateHeader = ({ date, isFirst, isToday }: { date: string; isFirst: boolean; isToday: boolean }) => (
  <>
    <span>{weekdays[weekdayOf(date)]}</span>
    <b>{isFirst || date.endsWith('-01') ? formatMonthDay(date) : Number(date.slice(8))}</b>
    {isToday && <VisuallyHidden>, today</VisuallyHidden>}
  </>
)

const nameWidth = { base: '5.75rem', md: '11rem' }

/** One style sheet of the table: a cell that is a component of the theme would be styled by itself at every step of the pointer. */
const nightLook: SystemStyleObject = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& :is(th, td)': { borderBottomWidth: '1px', borderColor: 'border.muted', lineHeight: '1.25', textAlign: 'center' },
  '& thead th': {
    position: 'sticky',
    top: '0',
    zIndex: '2',
    bg: 'bg.panel',
    textStyle: 'xs',
    fontWeight: 'normal',
    color: 'fg.muted',
    pt: '1.5',
    pb: '1',
    verticalAlign: 'bottom',
  },
  '& thead th:first-of-type': { zIndex: '3' },
  '& thead th :is(span, b)': { display: 'block', whiteSpace: 'nowrap' },
  '& thead b': { color: 'fg', fontWeight: 'semibold' },
  // In the dark a subtle ground is that of the panel.
  '& [data-weekend]': { bg: { _light: 'bg.subtle', _dark: 'bg' } },
  '& thead [data-today]': { boxShadow: 'inset 0 3px 0 var(--desk-colors-coral-solid)' },
  '& tbody th, & thead th:first-of-type': {
    position: 'sticky',
    insetInlineStart: '0',
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
  '& tbody th': { zIndex: '1' },
  '& td': {
    textStyle: 'xs',
    cursor: 'cell',
    borderInlineStartWidth: '1px',
    // What gets the focus keeps clear of the names, of the dates, and of the line that says what is chosen.
    scrollMarginInlineStart: nameWidth,
    scrollMarginTop: '9rem',
    scrollMarginBottom: '1rem',
  },
  '& td[aria-selected=true]': {
    bg: 'sea.subtle',
    boxShadow: 'inset 0 0 0 1px var(--desk-colors-sea-solid)',
  },
  '& td:focus-visible': { outline: '3px solid', outlineColor: 'sea.focusRing', outlineOffset: '-3px' },
}

/** A table of nights that scrolls by itself, as high as the window leaves beside the line of what is chosen. */
export const NightGrid = ({ rowTitle, dates, grid, look, children }: NightGridProps) => {
  const today = hotelToday()
  return (
    <Box
      overflow="auto"
      maxHeight={{
        base: 'max(20rem, calc(100dvh - 17rem - env(safe-area-inset-bottom)))',
        xl: 'max(20rem, calc(100dvh - 7rem))',
      }}
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      position="relative"
    >
      <chakra.table
        role="grid"
        aria-label={`Nights from ${formatMonthDay(dates[0]!)} to ${formatMonthDay(dates.at(-1)!)}`}
        aria-multiselectable
        width="full"
        fontVariantNumeric="tabular-nums"
        userSelect="none"
        css={[nightLook, look]}
        {...grid}
      >
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{rowTitle}</VisuallyHidden>
            </th>
            {dates.map((date, column) => (
              <th key={date} scope="col" abbr={formatStayDay(date)} {...nightMarks(date, today)}>
                <DateHeader date={date} isFirst={column === 0} isToday={date === today} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </chakra.table>
    </Box>
  )
}
