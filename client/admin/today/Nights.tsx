import { Box, Grid, Text } from '@chakra-ui/react'
import { formatDollars } from '../ui/money.ts'
import { Panel } from '../ui/Panel.tsx'
import { formatStayDay } from '../ui/time.ts'
import { againstYearAgo } from './against-year-ago.ts'
import type { TodayTabQuery } from './TodayTab.generated.ts'

type Night = NonNullable<TodayTabQuery['today']['nights']>[number]

/** "Sat, Nov 21" */
const shortDay = (date: string) => formatStayDay(date).replace(/, \d{4}$/, '')

const NightCell = ({ night, isTonight }: { night: Night; isTonight: boolean }) => {
  const { date, free, rooms, price, priceYearAgo } = night
  return (
    <Box
      as="li"
      borderWidth="1px"
      borderColor={isTonight ? 'coral.border' : 'border'}
      borderRadius="l2"
      px="3"
      py="2.5"
      minWidth="0"
    >
      <Text textStyle="sm" fontWeight="semibold" color="fg.muted">
        {isTonight ? 'Tonight' : shortDay(date)}
      </Text>
      <Text fontSize="1.375rem" fontWeight="semibold" fontVariantNumeric="lining-nums tabular-nums" lineHeight="1.35">
        {free}
        <Text as="span" textStyle="sm" fontWeight="normal" color="fg.muted">
          {' '}
          of {rooms} free
        </Text>
      </Text>
      <Text textStyle="sm">{price === null ? 'Nothing to sell' : `from ${formatDollars(price)}`}</Text>
      {price !== null && priceYearAgo !== null && (
        <Text textStyle="xs" color="fg.muted">
          {againstYearAgo(price, priceYearAgo)}
        </Text>
      )}
    </Box>
  )
}

/** Tonight and a week, over the whole house. */
export const Nights = ({ nights }: { nights: Night[] }) => (
  <Panel
    title="Tonight and the next seven nights"
    description={
      nights.some(({ isApproximate }) => isApproximate)
        ? 'What Little Hotelier said is older than 26 hours: these prices are the hotel’s own.'
        : 'Rooms that can still be sold, and the lowest price of a night before tax.'
    }
  >
    <Grid
      as="ul"
      listStyleType="none"
      aria-label="Nights"
      gap="2.5"
      templateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(4, minmax(0, 1fr))',
        xl: 'repeat(8, minmax(0, 1fr))',
      }}
    >
      {nights.map((night, index) => (
        <NightCell key={night.date} night={night} isTonight={index === 0} />
      ))}
    </Grid>
  </Panel>
)
