import { Badge } from '@chakra-ui/react'
import { Facts } from '../ui/Facts.tsx'
import { RecordCard } from '../ui/RecordCard.tsx'
import type { RecordChanges } from '../ui/useRecordChanges.ts'
import { stayExtraNoun, type StayExtraInput } from './stay-extra-form.ts'
import { StayExtraFields } from './StayExtraFields.tsx'
import type { StayExtraCardFragment } from './StayExtras.generated.ts'

interface StayExtraCardProps {
  extra: StayExtraCardFragment
  /** Guests that the largest room takes. */
  largestParty: number
  changes: RecordChanges<StayExtraCardFragment, StayExtraInput>
}

/** What is added to the price of the nights. */
export const StayExtraCard = ({ extra, largestParty, changes }: StayExtraCardProps) => {
  const { includedGuests } = extra
  return (
    <RecordCard
      noun={stayExtraNoun}
      record={extra}
      changes={changes}
      fields={(form) => <StayExtraFields {...form} largestParty={largestParty} isNew={false} />}
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
