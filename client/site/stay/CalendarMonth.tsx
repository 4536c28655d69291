import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { sampleWeek, weeksOf } from '#client/ui/calendar/days.ts'
import type { DayWords } from './day-words.ts'

interface CalendarMonthProps {
  month: string
  firstWeekday: number
  words: DayWords
  isSelected: (day: string) => boolean
  children: (day: string) => ReactNode
}

/** One month as a grid: weeks are rows, weekdays are columns with names. */
export const CalendarMonth = ({ month, firstWeekday, words, isSelected, children }: CalendarMonthProps) => {
  const title = words.month(month)
  return (
    <chakra.table
      role="grid"
      aria-label={title}
      width="100%"
      borderCollapse="separate"
      borderSpacing="0 2px"
      css={{ tableLayout: 'fixed' }}
    >
      <chakra.caption
        textStyle="label"
        fontFamily="display"
        fontWeight="400"
        fontSize="1.125rem"
        color="lagoonDeep"
        paddingBlock="0.5rem 0.75rem"
        // Between the arrows, also where its name takes two lines, or beneath them.
        paddingInline="3.25rem"
        textWrap="balance"
        css={{ '@container (max-width: 14rem)': { paddingInline: '0', paddingTop: '3.25rem' } }}
        aria-hidden="true"
      >
        {title}
      </chakra.caption>
      <thead>
        <tr>
          {sampleWeek(firstWeekday).map((day) => (
            <chakra.th
              key={day}
              scope="col"
              abbr={words.weekday(day)}
              fontSize="min(0.8125rem, 5.5cqi)"
              fontWeight="600"
              color="inkSoft"
              paddingBottom="0.25rem"
              textAlign="center"
            >
              {words.shortWeekday(day)}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstWeekday).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) =>
              day ? (
                <chakra.td key={day} role="gridcell" aria-selected={isSelected(day)} padding="0">
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
}
