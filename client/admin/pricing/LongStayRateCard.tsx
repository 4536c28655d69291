import { Badge } from '@chakra-ui/react'
import { Facts } from '../ui/Facts.tsx'
import { RecordCard } from '../ui/RecordCard.tsx'
import { formatStayDay, hotelToday } from '../ui/time.ts'
import type { RecordChanges } from '../ui/useRecordChanges.ts'
import { longStayRateNoun, type LongStayRateInput } from './long-stay-rate-form.ts'
import { LongStayRateFields } from './LongStayRateFields.tsx'
import type { LongStayRateCardFragment } from './LongStayRates.generated.ts'
import { choicesOf, nameOfType } from '../rooms/room-type-choices.ts'

interface LongStayRateCardProps {
  rate: LongStayRateCardFragment
  /** All that there are. */
  rates: readonly LongStayRateCardFragment[]
  /** Archived ones too. */
  roomTypes: readonly { id: string; name: string; archivedAt: string | null }[]
  changes: RecordChanges<LongStayRateCardFragment, LongStayRateInput>
}

/** What comes off the nights of a long stay. */
export const LongStayRateCard = ({ rate, rates, roomTypes, changes }: LongStayRateCardProps) => {
  const typeName = (id: string | null) => (id ? nameOfType(roomTypes, id) : 'All room types')
  const end = rate.endDate ? `to ${formatStayDay(rate.endDate)}` : 'until further notice'
  return (
    <RecordCard
      noun={longStayRateNoun}
      record={rate}
      changes={changes}
      fields={(form) => (
        <LongStayRateFields {...form} roomTypes={choicesOf(roomTypes, rate.roomTypeId)} rates={rates} id={rate.id} />
      )}
      names={{ roomTypeId: typeName }}
      marks={rate.endDate && rate.endDate < hotelToday() && <Badge colorPalette="gray">Over</Badge>}
    >
      <Facts
        facts={[
          ['Off the nights', `${rate.percent}%`],
          ['Room type', typeName(rate.roomTypeId)],
          ['Arrivals', `${formatStayDay(rate.startDate)} ${end}`],
        ]}
      />
    </RecordCard>
  )
}
