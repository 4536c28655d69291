import { Text } from '@chakra-ui/react'
import { formatNumber } from '../ui/number.ts'
import { useApiUnitsQuery } from './ApiUnits.generated.ts'

const everyMinute = 60_000

/** What is left of the paid units, asked every minute while somebody looks. */
export const ApiUnits = () => {
  const { data, error } = useApiUnitsQuery({
    pollInterval: everyMinute,
    skipPollAttempt: () => document.hidden,
  })
  const known = error ? undefined : data?.seoApiUnits
  return (
    <Text>
      API units remaining:{' '}
      <Text as="strong" fontVariantNumeric="tabular-nums">
        {known?.units == null ? '–' : formatNumber(known.units)}
      </Text>
      {known && (
        <Text as="span" color="fg.muted">
          {' '}
          · {formatNumber(known.spentToday)} of {formatNumber(known.dailyBudget)} spent today
        </Text>
      )}
    </Text>
  )
}
