import { Box, Flex, Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { monthOf } from '#client/ui/calendar/days.ts'
import { failureOf } from '../ui/failure.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { formatDollars } from '../ui/money.ts'
import { Panel } from '../ui/Panel.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { hotelToday } from '../ui/time.ts'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { NightExplained } from './NightExplained.tsx'
import { usePriceStudioTypesQuery, usePriceStudioYearQuery } from './PriceStudio.generated.ts'
import { HeatLegend } from './HeatLegend.tsx'
import { cardHeight, YearMap } from './YearMap.tsx'

const yearsAhead = 3

/** What can be shown, by its first month: the months to come, then whole years. */
const spans = (thisMonth: string) => {
  const thisYear = Number(thisMonth.slice(0, 4))
  const years = Array.from({ length: yearsAhead }, (_, index) => String(thisYear + 1 + index))
  return [{ value: thisMonth, label: 'Next 12 months' }, ...years.map((year) => ({ value: `${year}-01`, label: year }))]
}

/** Why a night costs what it costs: the year at a glance, and any night in detail. */
const PriceStudio = () => {
  const [query, setQuery] = useSearchParams()
  const today = hotelToday()
  const [firstMonth, setFirstMonth] = useState(monthOf(today))
  const [night, setNight] = useState(today)
  const [isNightOpen, setNightOpen] = useState(false)
  const map = useRef<HTMLDivElement>(null)
  const types = usePriceStudioTypesQuery()
  const roomTypes = types.data?.roomTypes ?? []
  const chosen = roomTypes.find(({ id }) => id === query.get('type')) ?? roomTypes[0]

  const [year, month] = firstMonth.split('-').map(Number) as [number, number]
  const result = usePriceStudioYearQuery({
    variables: { roomTypeId: chosen?.id ?? '', year, firstMonth: month },
    skip: !chosen,
  })
  const { data } = usePreviousData(result, `${chosen?.id} ${firstMonth}`)
  const prices = data?.priceYear
  const failed = types.error ?? result.error

  const choose = (day: string) => {
    setNight(day)
    setNightOpen(true)
  }
  const putAway = () => {
    setNightOpen(false)
    map.current?.querySelector<HTMLElement>(`[data-day="${night}"]`)?.focus()
  }

  return (
    <Panel
      title="Price studio"
      description="Every night of twelve months by its price. Choose a night to see which rule wins, and why."
    >
      <Stack gap="5">
        {failed && (
          <LoadFailure
            what="prices"
            failure={failureOf(failed)}
            onRetry={() => void (types.error ? types : result).refetch().catch(() => undefined)}
            retrying={types.loading || result.loading}
          />
        )}
        <Flex gap="4" wrap="wrap" align="end">
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 16rem) 12rem' }}
            width={{ base: 'full', sm: 'auto' }}
            gap="4"
          >
            <SelectField
              label="Room type"
              name="type"
              value={chosen?.id ?? ''}
              options={roomTypes.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => setQuery({ tab: 'rooms', sub: 'studio', type: id }, { replace: true })}
            />
            <SelectField
              label="Months"
              name="months"
              value={firstMonth}
              options={spans(monthOf(today))}
              onChange={(value) => {
                setFirstMonth(value)
                setNight(value === monthOf(today) ? today : `${value}-01`)
                setNightOpen(false)
              }}
            />
          </Grid>
          {chosen && (
            <Text color="fg.muted" textStyle="sm" pb="2.5">
              Never below {formatDollars(chosen.floorPrice)}, the floor price.
            </Text>
          )}
        </Flex>
        {!prices && !failed && <Skeleton height="64" borderRadius="l3" />}
        {prices && chosen && (
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }} gap="6" alignItems="start">
            <Stack gap="4" ref={map}>
              <HeatLegend lowest={prices.lowest} highest={prices.highest} />
              <YearMap key={firstMonth} firstMonth={firstMonth} prices={prices} chosen={night} onChoose={choose} />
            </Stack>
            {/* On a phone it stays in sight below the months, or a choice would be answered out of sight. */}
            <Box
              display={{ base: isNightOpen ? 'block' : 'none', xl: 'block' }}
              position="sticky"
              top={{ xl: '6' }}
              bottom={{ base: '2', xl: 'auto' }}
              maxHeight={{ base: cardHeight, xl: 'none' }}
              overflowY="auto"
              borderRadius="l3"
              boxShadow={{ base: 'lg', xl: 'none' }}
              onKeyDown={(event) => event.key === 'Escape' && putAway()}
            >
              <NightExplained roomTypeId={chosen.id} night={night} onClose={putAway} />
            </Box>
          </Grid>
        )}
      </Stack>
    </Panel>
  )
}

export default PriceStudio
