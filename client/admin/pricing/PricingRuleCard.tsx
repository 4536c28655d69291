import { Badge } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { RecordHistory } from '../rooms/RecordHistory.tsx'
import { Facts } from '../ui/Facts.tsx'
import { formatDollars } from '../ui/money.ts'
import { RecordActions } from '../ui/RecordActions.tsx'
import { RecordCard } from '../ui/RecordCard.tsx'
import { RecordForm } from '../ui/RecordForm.tsx'
import { formatStayDay, hotelToday } from '../ui/time.ts'
import { useOpenForm } from '../ui/unsaved.ts'
import { useFocusBack } from '../ui/useFocusBack.ts'
import type { RecordChanges } from '../ui/useRecordChanges.ts'
import {
  pricingRuleDraft,
  pricingRuleFormSchema,
  pricingRuleInput,
  pricingRuleLabels,
  type PricingRuleInput,
} from './pricing-rule-form.ts'
import type { PricingRuleCardFragment } from './PricingRuleCard.generated.ts'
import { PricingRuleFields } from './PricingRuleFields.tsx'
import { nightsOfWeek } from './weekdays.ts'

interface PricingRuleCardProps {
  rule: PricingRuleCardFragment
  roomTypes: readonly { id: string; name: string }[]
  changes: RecordChanges<PricingRuleCardFragment, PricingRuleInput>
}

const stayOf = ({ minStay, maxStay }: PricingRuleCardFragment) =>
  [minStay && `at least ${minStay}`, maxStay && `at most ${maxStay}`].filter(Boolean).join(', ')

/** One rule; its edit button swaps the card for the form. */
export const PricingRuleCard = ({ rule, roomTypes, changes }: PricingRuleCardProps) => {
  const { can } = useViewer()
  const keepAs = `pricing-rule:${rule.id}`
  const [editing, setEditing] = useOpenForm(keepAs)
  const editButton = useFocusBack(editing)

  if (editing)
    return (
      <RecordCard title={`Edit ${rule.name}`} bg="bg.subtle">
        <RecordForm
          schema={pricingRuleFormSchema(rule.startDate)}
          draft={pricingRuleDraft(rule)}
          version={rule.version}
          keepAs={keepAs}
          labels={pricingRuleLabels}
          save="Save"
          onSave={(draft, version) => changes.update(rule.id, version, pricingRuleInput(draft))}
          onClose={() => setEditing(false)}
        >
          {(fields) => <PricingRuleFields {...fields} roomTypes={roomTypes} id={rule.id} />}
        </RecordForm>
      </RecordCard>
    )
  return (
    <RecordCard
      title={rule.name}
      marks={
        <>
          {rule.endDate < hotelToday() && <Badge colorPalette="gray">Over</Badge>}
          {rule.overridesPms && <Badge colorPalette="orange">Above the PMS</Badge>}
        </>
      }
      actions={
        can('rooms:write') && (
          <RecordActions
            record={rule}
            name={rule.name}
            away="Delete"
            changes={changes}
            editButton={editButton}
            onEdit={() => setEditing(true)}
          />
        )
      }
    >
      <Facts
        facts={[
          ['Price', `${formatDollars(rule.price)} a night`],
          ['Room type', roomTypes.find(({ id }) => id === rule.roomTypeId)?.name],
          ['Nights', `${formatStayDay(rule.startDate)} to ${formatStayDay(rule.endDate)}`],
          ['Of the week', nightsOfWeek(rule.daysOfWeek)],
          ['Stay', stayOf(rule)],
          ['Priority', rule.priority],
        ]}
      />
      <RecordHistory subject={rule.id} changedBy={rule.changedBy} updatedAt={rule.updatedAt} />
    </RecordCard>
  )
}
