import { Badge } from '@chakra-ui/react'
import { Facts } from '../ui/Facts.tsx'
import { RecordCard } from '../ui/RecordCard.tsx'
import type { RecordChanges } from '../ui/useRecordChanges.ts'
import {
  stayExtraDraft,
  stayExtraFormSchema,
  stayExtraInput,
  stayExtraLabels,
  type StayExtraDraft,
  type StayExtraInput,
} from './stay-extra-form.ts'
import { StayExtraFields } from './StayExtraFields.tsx'
import type { StayExtraCardFragment } from './StayExtras.generated.ts'

interface StayExtraCardProps {
  extra: StayExtraCardFragment
  /** Guests that the largest room takes. */
  largestParty: number
  changes: RecordChanges<StayExtraCardFragment, StayExtraInput>
}

/** What it is was said when it was made, and stays. */
const changedInput = (draft: StayExtraDraft) => {
  const { kind: _kind, ...input } = stayExtraInput(draft)
  return input as StayExtraInput
}

/** What is added to the price of the nights. */
export const StayExtraCard = ({ extra, largestParty, changes }: StayExtraCardProps) => {
  const { includedGuests } = extra
  return (
    <RecordCard
      record={extra}
      changes={changes}
      permission="rooms:write"
      away="Delete"
      schema={stayExtraFormSchema}
      draft={stayExtraDraft(extra)}
      labels={stayExtraLabels}
      input={changedInput}
      fields={(form) => <StayExtraFields {...form} largestParty={largestParty} isNew={false} />}
      keepAs="stay-extra"
      marks={extra.price == null && <Badge colorPalette="orange">Not offered: the facts have no price</Badge>}
    >
      <Facts
        facts={[
          ['Price', extra.price === 0 ? 'Free' : extra.priceText],
          ['Charged', includedGuests ? `For each guest beyond ${includedGuests}` : 'When a guest chooses it'],
          ['Taxed', extra.taxed ? 'Yes' : 'No'],
        ]}
      />
    </RecordCard>
  )
}
