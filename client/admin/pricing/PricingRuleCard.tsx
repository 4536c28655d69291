import { Badge } from '@chakra-ui/react'
import { Facts } from '../ui/Facts.tsx'
import { formatDollars } from '../ui/money.ts'
import { RecordCard } from '../ui/RecordCard.tsx'
import { formatStayDay, hotelToday } from '../ui/time.ts'
import type { RecordChanges } from '../ui/useRecordChanges.ts'
import { pricingRuleNoun, type PricingRuleInput } from './pricing-rule-form.ts'
import type { PricingRuleCardFragment } from './PricingRuleCard.generated.ts'
import { PricingRuleFields } from './PricingRuleFields.tsx'
import { choicesOf, nameOfType } from '../rooms/room-type-choices.ts'
import { nightsOfWeek } from '../ui/weekdays.ts'

interface PricingRuleCardProps {
  rule: PricingRuleCardFragment
  /** Archived ones too. */
  roomTypes: readonly { id: string; name: string; archivedAt: string | null }[]
  changes: RecordChanges<PricingRuleCardFragment, PricingRuleInput>
}

const stayOf = ({ minStay, fillsGaps, maxStay }: PricingRuleCardFragment) =>
  [minStay && `at least ${minStay}${fillsGaps ? ' or a whole gap' : ''}`, maxStay && `at most ${maxStay}`]
    .filter(Boolean)
    .join(', ')

/** What some nights cost, and how long a stay on them has to be. */
export const PricingRuleCard = ({ rule, roomTypes, changes }: PricingRuleCardProps) => {
  const roomType = nameOfType(roomTypes, rule.roomTypeId)
  return (
    <RecordCard
      noun={pricingRuleNoun}
      record={rule}
      changes={changes}
      label={[rule.name, roomType, formatStayDay(rule.startDate)].filter(Boolean).join(', ')}
      fields={(form) => <PricingRuleFields {...form} roomTypes={choicesOf(roomTypes, rule.roomTypeId)} stored={rule} />}
      names={{ roomTypeId: (id) => nameOfType(roomTypes, id) }}
      marks={
        <>
          {rule.endDate < hotelToday() && <Badge colorPalette="gray">Over</Badge>}
          {rule.overridesPms && <Badge colorPalette="orange">Above the PMS</Badge>}
        </>
      }
    >
      <Facts
        facts={[
          ['Price', `${formatDollars(rule.price)} a night`],
          ['Room type', roomType],
          ['Nights', `${formatStayDay(rule.startDate)} to ${formatStayDay(rule.endDate)}`],
          ['Of the week', nightsOfWeek(rule.daysOfWeek)],
          ['Stay', stayOf(rule)],
          ['Priority', rule.priority],
        ]}
      />
    </RecordCard>
  )
}
