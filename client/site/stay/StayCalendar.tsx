import { chakra } from '@chakra-ui/react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { addMonths, lastOf, monthOf } from '#client/ui/calendar/days.ts'
import { useDayGrid } from '#client/ui/calendar/useDayGrid.ts'
import { hotelToday } from '../booking/stay-dates.ts'
import { CalendarBar } from './CalendarBar.tsx'
import { CalendarDay } from './CalendarDay.tsx'
import { CalendarMonth } from './CalendarMonth.tsx'
import { CalendarStatus } from './CalendarStatus.tsx'
import { firstWeekdayIn, useDayWords } from './day-words.ts'
import { describeDay } from './describe-day.ts'
import { factsOf, nightsFor, rangeAfter, type Range } from './stay-choice.ts'
import type { StayPlannerHotelFragment } from './StayPlanner.generated.ts'
import { useNights } from './useNights.ts'

export interface StayCalendarProps {
  hotel: StayPlannerHotelFragment
  /** Slug; empty for any. */
  roomType: string
  /** All of them, children too. */
  guests: number
  range: Range
  onRange: (range: Range) => void
}

/** How far ahead a stay can begin. */
const monthsAhead = 24

const twoMonths = '(min-width: 48rem)'
const watchWidth = (onChange: () => void) => {
  const query = window.matchMedia(twoMonths)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Nights with their prices: one month on a phone, two where there is room. Only possible stays can be chosen. */
const StayCalendar = ({ hotel, roomType, guests, range, onRange }: StayCalendarProps) => {
  const { t, language } = useLanguage()
  const words = useDayWords(hotel.currency)
  const shownMonths = useSyncExternalStore(watchWidth, () => (window.matchMedia(twoMonths).matches ? 2 : 1))
  const firstWeekday = firstWeekdayIn(language)
  const today = hotelToday(hotel.timeZone)
  const thisMonth = monthOf(today)
  const { grid, months, active, setActive, show, turn, canTurnBack, canTurnOn, onKeyDown } = useDayGrid({
    startMonth: range.arrival > today ? monthOf(range.arrival) : thisMonth,
    shownMonths,
    first: today,
    last: lastOf(addMonths(thisMonth, monthsAhead)),
    firstWeekday,
  })
  const { kinds, failed, retry } = useNights(roomType, months[0]!, shownMonths)
  const { rooms, areTooSmall } = nightsFor(kinds, guests)
  // An arrival that was typed is turned to.
  const [turnedTo, setTurnedTo] = useState(range.arrival)
  if (range.arrival !== turnedTo) {
    setTurnedTo(range.arrival)
    if (range.arrival && !months.includes(monthOf(range.arrival))) show(monthOf(range.arrival))
  }
  const [lookedAt, setLookedAt] = useState('')
  const days = useMemo(() => ({ today, rooms, range, lookedAt, words, t }), [today, rooms, range, lookedAt, words, t])

  return (
    <chakra.div role="group" aria-label={t('stay.calendar.label')}>
      <CalendarStatus
        range={range}
        minStay={range.arrival ? factsOf(rooms, range.arrival).minStay : 1}
        words={words}
        failed={failed}
        onRetry={retry}
        onClear={() => onRange({ arrival: '', departure: '' })}
      />
      {/* What is in it is measured by its width: enlarged or zoomed in, seven days stand beside each other still. */}
      <chakra.div position="relative" containerType="inline-size">
        <CalendarBar canTurnBack={canTurnBack} canTurnOn={canTurnOn} onTurn={turn} />
        <chakra.div
          ref={grid}
          onKeyDown={onKeyDown}
          onPointerLeave={() => setLookedAt('')}
          display="grid"
          gap="2rem"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          alignItems="start"
        >
          {months.map((month) => (
            <CalendarMonth
              key={month}
              month={month}
              firstWeekday={firstWeekday}
              words={words}
              isSelected={(day) =>
                day >= range.arrival && Boolean(range.arrival) && day <= (range.departure || range.arrival)
              }
            >
              {(day) => (
                <CalendarDay
                  day={day}
                  {...describeDay(day, days)}
                  isReachable={day === active}
                  isToday={day === today}
                  onChoose={() => {
                    setActive(day)
                    const next = rangeAfter(rooms, range, day)
                    if (next) onRange(next)
                  }}
                  onLookAt={() => setLookedAt(day)}
                />
              )}
            </CalendarMonth>
          ))}
        </chakra.div>
      </chakra.div>
      <chakra.p textStyle="small" color="inkSoft" marginTop="0.75rem">
        {t('stay.calendar.legend')} {areTooSmall && t('stay.calendar.tooSmall')}
      </chakra.p>
    </chakra.div>
  )
}

export default StayCalendar
