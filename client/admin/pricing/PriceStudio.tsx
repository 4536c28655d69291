import { Box, Flex, Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { failureOf } from '../ui/failure.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { formatDollars } from '../ui/money.ts'
import { Panel } from '../ui/Panel.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { hotelToday } from '../ui/time.ts'
import { useKept } from '../ui/useKept.ts'
import { NightExplained } from './NightExplained.tsx'
import { usePriceStudioTypesQuery, usePriceStudioYearQuery } from './PriceStudio.generated.ts'
import { HeatLegend } from './HeatLegend.tsx'
import { YearMap } from './YearMap.tsx'

const yearsAhead = 3

/** Why a night costs what it costs: the year at a glance, and any night in detail. */
const PriceStudio = () => {
  const [query, setQuery] = useSearchParams()
  const thisYear = Number(hotelToday().slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const [night, setNight] = useState(hotelToday())
  const types = usePriceStudioTypesQuery({ fetchPolicy: 'cache-and-network' })
  const roomTypes = types.data?.roomTypes ?? []
  const chosen = roomTypes.find(({ id }) => id === query.get('type')) ?? roomTypes[0]

  const result = usePriceStudioYearQuery({
    variables: { roomTypeId: chosen?.id ?? '', year },
    skip: !chosen,
    fetchPolicy: 'cache-and-network',
  })
  const { data } = useKept(result, `${chosen?.id} ${year}`)
  const prices = data?.priceYear
  const failed = types.error ?? result.error

  return (
    <Panel
      title="Price studio"
      description="Every night of a year by its price. Choose a night to see which rule wins, and why."
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
          <Grid templateColumns="minmax(0, 16rem) 8rem" gap="4">
            <SelectField
              label="Room type"
              name="type"
              value={chosen?.id ?? ''}
              options={roomTypes.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => setQuery({ tab: 'rooms', sub: 'studio', type: id }, { replace: true })}
            />
            <SelectField
              label="Year"
              name="year"
              value={String(year)}
              options={Array.from({ length: yearsAhead + 1 }, (_, index) => String(thisYear + index)).map((value) => ({
                value,
                label: value,
              }))}
              onChange={(value) => {
                setYear(Number(value))
                setNight(Number(value) === thisYear ? hotelToday() : `${value}-01-01`)
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
            <Stack gap="4">
              <HeatLegend lowest={prices.lowest} highest={prices.highest} />
              <YearMap key={prices.year} prices={prices} chosen={night} onChoose={setNight} />
            </Stack>
            {/* On a phone it stays in sight below the months, or a choice would be answered out of sight. */}
            <Box
              position="sticky"
              top={{ xl: '6' }}
              bottom={{ base: '2', xl: 'auto' }}
              maxHeight={{ base: '45dvh', xl: 'none' }}
              overflowY="auto"
              borderRadius="l3"
              boxShadow={{ base: 'lg', xl: 'none' }}
            >
              <NightExplained roomTypeId={chosen.id} night={night} />
            </Box>
          </Grid>
        )}
      </Stack>
    </Panel>
  )
}

export default PriceStudio
