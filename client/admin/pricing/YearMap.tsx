import { Box, Grid, VisuallyHidden } from '@chakra-ui/react'
import { useMemo, type MouseEvent } from 'react'
import { addMonths, firstOf, lastOf } from '#client/ui/calendar/days.ts'
import { useDayGrid } from '#client/ui/calendar/useDayGrid.ts'
import { DayGrid } from '../ui/DayGrid.tsx'
import { dollarsOf, formatDollars } from '../ui/money.ts'
import { hotelToday } from '../ui/time.ts'
import { heatColour, heatOf } from './heat.ts'
import { priceSourceNames } from './price-sources.ts'
import type { PriceStudioYearQuery } from './PriceStudio.generated.ts'

/** How much of a small screen the chosen night may cover; no day that has the focus stands below it. */
export const cardHeight = '45dvh'

interface YearMapProps {
  /** The first of the twelve, as YYYY-MM. */
  firstMonth: string
  prices: PriceStudioYearQuery['priceYear']
  chosen: string
  onChoose: (night: string) => void
}

/** A night that is over: what it cost changes nothing any more. */
const PastNight = ({ day }: { day: string }) => (
  <Box pt="1.5" textAlign="center" textStyle="xs" lineHeight="1.2" color="fg.muted">
    {Number(day.slice(8))}
    <VisuallyHidden>, over</VisuallyHidden>
  </Box>
)

/** Twelve months, each night in the shade of its price; keys walk through the whole year. */
export const YearMap = ({ firstMonth, prices: { lowest, highest, nights }, chosen, onChoose }: YearMapProps) => {
  const today = hotelToday()
  const byDate = useMemo(() => new Map(nights.map((night) => [night.date, night])), [nights])
  const { grid, months, active, setActive, onKeyDown } = useDayGrid({
    startMonth: firstMonth,
    shownMonths: 12,
    first: today > firstOf(firstMonth) ? today : firstOf(firstMonth),
    last: lastOf(addMonths(firstMonth, 11)),
    firstWeekday: 0,
  })

  return (
    <Grid
      ref={grid}
      onKeyDown={onKeyDown}
      gap="5"
      templateColumns="repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))"
      alignItems="start"
    >
      {months.map((month) => (
        <DayGrid key={month} month={month} isSelected={(day) => day === chosen}>
          {(day) => {
            if (day < today) return <PastNight day={day} />
            const night = byDate.get(day)
            return (
              <Box
                as="button"
                data-day={day}
                tabIndex={day === active ? 0 : -1}
                aria-label={
                  night
                    ? `${dayName(day)}, ${formatDollars(night.price)}, ${night.ruleName ?? priceSourceNames[night.source]}, ${night.free} free`
                    : dayName(day)
                }
                onClick={(event: MouseEvent<HTMLElement>) => {
                  setActive(day)
                  onChoose(day)
                  event.currentTarget.scrollIntoView({ block: 'nearest' })
                }}
                width="full"
                minHeight="2.625rem"
                scrollMarginBottom={{ base: `calc(${cardHeight} + 1.5rem)`, xl: '0' }}
                borderRadius="l1"
                cursor="pointer"
                textStyle="xs"
                lineHeight="1.2"
                bg={night && heatColour(heatOf(night.price, lowest, highest))}
                outline={day === chosen ? '2px solid' : undefined}
                outlineColor="fg"
                _focusVisible={{ outline: '3px solid', outlineColor: 'sea.focusRing', outlineOffset: '1px' }}
              >
                <Box as="span" display="block">
                  {Number(day.slice(8))}
                </Box>
                <Box as="span" display="block" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                  {night && dollarsOf(night.price)}
                </Box>
              </Box>
            )
          }}
        </DayGrid>
      ))}
    </Grid>
  )
}

const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' })
const dayName = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`))
