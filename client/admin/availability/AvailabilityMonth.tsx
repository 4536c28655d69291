import { Box, VisuallyHidden } from '@chakra-ui/react'
import { useMemo } from 'react'
import { firstOf, lastOf } from '#client/ui/calendar/days.ts'
import { useDayGrid } from '#client/ui/calendar/useDayGrid.ts'
import { DayGrid } from '../ui/DayGrid.tsx'
import { formatDollars } from '../ui/money.ts'
import { formatStayDay, hotelToday } from '../ui/time.ts'
import type { AvailabilityQuery } from './Availability.generated.ts'
import type { NightRange } from './night-range.ts'

type Night = AvailabilityQuery['availabilityCalendar']['roomTypes'][number]['nights'][number]

interface AvailabilityMonthProps {
  month: string
  nights: readonly Night[]
  range: NightRange
  onChoose: (day: string) => void
}

const isSoldOut = ({ free, stopSell }: Night) => stopSell || free === 0

const closures = ({ stopSell, closedToArrival, closedToDeparture }: Night) =>
  [stopSell && 'not sold', closedToArrival && 'no arrival', closedToDeparture && 'no departure'].filter(Boolean)

const spoken = (night: Night) =>
  [
    formatStayDay(night.date),
    `${night.free} of ${night.rooms} free`,
    night.blocked > 0 && `${night.blocked} blocked`,
    formatDollars(night.price),
    night.ruleName,
    night.minStay && night.minStay > 1 && `at least ${night.minStay} nights`,
    ...closures(night),
  ]
    .filter(Boolean)
    .join(', ')

/** A night that is over: there is nothing left to sell, to block or to choose. */
const PastNight = ({ day }: { day: string }) => (
  <Box px={{ base: '1', md: '2' }} py="1.5" textStyle="sm" color="fg.muted" borderWidth="1px" borderColor="transparent">
    {Number(day.slice(8))}
    <VisuallyHidden>, over</VisuallyHidden>
  </Box>
)

/** A month of one kind of room. */
export const AvailabilityMonth = ({ month, nights, range, onChoose }: AvailabilityMonthProps) => {
  const today = hotelToday()
  const byDate = useMemo(() => new Map(nights.map((night) => [night.date, night])), [nights])
  const { grid, active, setActive, onKeyDown } = useDayGrid({
    startMonth: month,
    shownMonths: 1,
    first: today > firstOf(month) ? today : firstOf(month),
    last: lastOf(month),
    firstWeekday: 0,
  })
  const isChosen = (day: string) => day >= range.firstNight && day <= range.lastNight

  return (
    <Box ref={grid} onKeyDown={onKeyDown}>
      <DayGrid month={month} isSelected={isChosen}>
        {(day) => {
          if (day < today) return <PastNight day={day} />
          const night = byDate.get(day)
          return (
            <Box
              as="button"
              data-day={day}
              tabIndex={day === active ? 0 : -1}
              aria-label={night ? spoken(night) : formatStayDay(day)}
              onClick={() => {
                setActive(day)
                onChoose(day)
              }}
              display="block"
              width="full"
              minHeight={{ base: '4.25rem', md: '5.25rem' }}
              px={{ base: '1', md: '2' }}
              py="1.5"
              textAlign="start"
              verticalAlign="top"
              borderRadius="l2"
              borderWidth="1px"
              borderColor={isChosen(day) ? 'sea.solid' : 'border'}
              bg={isChosen(day) ? 'sea.subtle' : night && isSoldOut(night) ? 'bg.muted' : 'bg.panel'}
              cursor="pointer"
              lineHeight="1.25"
              fontVariantNumeric="tabular-nums"
              _hover={{ borderColor: 'border.emphasized' }}
              _focusVisible={{ outline: '3px solid', outlineColor: 'sea.focusRing', outlineOffset: '1px' }}
            >
              <Box as="span" display="block" textStyle="sm" color="fg.muted">
                {Number(day.slice(8))}
              </Box>
              {night && (
                <>
                  <Box as="span" display="block" textStyle={{ base: 'xs', md: 'md' }} fontWeight="semibold">
                    {formatDollars(night.price)}
                  </Box>
                  <Box as="span" display="block" textStyle="xs" color={isSoldOut(night) ? 'red.fg' : 'green.fg'}>
                    {night.stopSell ? 'closed' : `${night.free}/${night.rooms}`}
                    <Box as="span" hideBelow="md">
                      {!night.stopSell && ' free'}
                    </Box>
                  </Box>
                  {night.blocked > 0 && (
                    <Box as="span" display="block" textStyle="xs" color="orange.fg">
                      {night.blocked}
                      <Box as="span" hideBelow="md">
                        {' '}
                        blocked
                      </Box>
                      <Box as="span" hideFrom="md">
                        {' '}
                        bl.
                      </Box>
                    </Box>
                  )}
                </>
              )}
            </Box>
          )
        }}
      </DayGrid>
    </Box>
  )
}
