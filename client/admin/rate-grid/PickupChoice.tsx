import { Box, Text } from '@chakra-ui/react'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import type { PickupComparison } from './Pickup.generated.ts'
import { comparisonNames, pickupInWords, type ComparedNight } from './pickup-words.ts'
import type { usePickup } from './usePickup.ts'

interface PickupChoiceProps {
  comparison: PickupComparison | null
  onChange: (comparison: PickupComparison | null) => void
  pickup: ReturnType<typeof usePickup>
  /** The nights that are shown. */
  nights: readonly ComparedNight[]
}

const choices = [
  { value: '' as const, label: 'Nothing' },
  ...(Object.keys(comparisonNames) as PickupComparison[]).map((value) => ({
    value,
    label: comparisonNames[value].replace(/^./, (letter) => letter.toUpperCase()),
  })),
]

/** What the nights are compared with, and all of it in a sentence. */
export const PickupChoice = ({ comparison, onChange, pickup, nights }: PickupChoiceProps) => (
  <Box display="flex" flexWrap="wrap" gap="3" alignItems="flex-end">
    <Box flex="0 1 20rem">
      <SelectField<PickupComparison | ''>
        label="Compare with"
        name="compare"
        value={comparison ?? ''}
        options={choices}
        onChange={(value) => onChange(value || null)}
      />
    </Box>
    {comparison !== null && (
      <Box flex="1 1 20rem" aria-live="polite">
        {pickup.failure ? (
          <LoadFailure
            what="what to compare with"
            failure={pickup.failure}
            onRetry={pickup.again}
            retrying={pickup.isLoading}
          />
        ) : (
          nights.length > 0 && <Text>{pickupInWords(nights, comparison)}</Text>
        )}
      </Box>
    )}
  </Box>
)
