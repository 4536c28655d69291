import { Box, Grid } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useDayGrid } from '#client/ui/calendar/useDayGrid.ts'
import { DayGrid } from '../ui/DayGrid.tsx'
import { formatDollars } from '../ui/money.ts'
import { heatColour, heatOf } from './heat.ts'
import { priceSourceNames } from './price-sources.ts'
import type { PriceStudioYearQuery } from './PriceStudio.generated.ts'

interface YearMapProps {
  prices: PriceStudioYearQuery['priceYear']
  chosen: string
  onChoose: (night: string) => void
}

/** Twelve months, each night in the shade of its price; keys walk through the whole year. */
export const YearMap = ({ prices: { year, lowest, highest, nights }, chosen, onChoose }: YearMapProps) => {
  const byDate = useMemo(() => new Map(nights.map((night) => [night.date, night])), [nights])
  const { grid, months, active, setActive, onKeyDown } = useDayGrid({
    startMonth: `${year}-01`,
    shownMonths: 12,
    first: `${year}-01-01`,
    last: `${year}-12-31`,
    firstWeekday: 0,
  })
  const stop = chosen.startsWith(String(year)) && active.endsWith('01-01') ? chosen : active

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
            const night = byDate.get(day)
            return (
              <Box
                as="button"
                data-day={day}
                tabIndex={day === stop ? 0 : -1}
                aria-label={
                  night
                    ? `${dayName(day)}, ${formatDollars(night.price)}, ${night.ruleName ?? priceSourceNames[night.source]}, ${night.free} free`
                    : dayName(day)
                }
                onClick={() => {
                  setActive(day)
                  onChoose(day)
                }}
                width="full"
                minHeight="2.625rem"
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
                  {night && Math.round(night.price / 100)}
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
