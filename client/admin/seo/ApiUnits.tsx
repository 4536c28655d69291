import { Text } from '@chakra-ui/react'
import { useApiUnitsQuery } from './ApiUnits.generated.ts'

const everyMinute = 60_000

const whole = (value: number) => value.toLocaleString('en-US')

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
        {known?.units == null ? '–' : whole(known.units)}
      </Text>
      {known && (
        <Text as="span" color="fg.muted">
          {' '}
          · {whole(known.spentToday)} of {whole(known.dailyBudget)} spent today
        </Text>
      )}
    </Text>
  )
}
