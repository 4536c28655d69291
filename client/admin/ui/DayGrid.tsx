import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { sampleWeek, weeksOf } from '#client/ui/calendar/days.ts'
import { formatMonth } from './time.ts'

interface DayGridProps {
  /** YYYY-MM */
  month: string
  isSelected: (day: string) => boolean
  children: (day: string) => ReactNode
}

const asDate = (day: string) => new Date(`${day}T00:00:00Z`)
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
  return (day: string) => formatter.format(asDate(day))
}
const weekday = format({ weekday: 'long' })
const shortWeekday = format({ weekday: 'short' })

/** A month of the desk as a grid, weeks from Sunday; what stands in a day is its caller's. */
export const DayGrid = ({ month, isSelected, children }: DayGridProps) => (
  <chakra.table
    role="grid"
    aria-label={formatMonth(month)}
    width="full"
    borderCollapse="separate"
    borderSpacing="2px"
    css={{ tableLayout: 'fixed' }}
  >
    <chakra.caption textStyle="cardTitle" textAlign="start" pb="1" aria-hidden="true">
      {formatMonth(month)}
    </chakra.caption>
    <thead>
      <tr>
        {sampleWeek(0).map((day) => (
          <chakra.th
            key={day}
            scope="col"
            abbr={weekday(day)}
            textStyle="xs"
            fontWeight="semibold"
            color="fg.muted"
            textAlign="center"
          >
            {shortWeekday(day)}
          </chakra.th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month, 0).map((week, row) => (
        <tr key={row}>
          {week.map((day, column) =>
            day ? (
              <chakra.td key={day} role="gridcell" aria-selected={isSelected(day)} verticalAlign="top">
                {children(day)}
              </chakra.td>
            ) : (
              <chakra.td key={column} />
            ),
          )}
        </tr>
      ))}
    </tbody>
  </chakra.table>
)
