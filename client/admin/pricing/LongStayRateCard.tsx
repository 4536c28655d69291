import { Badge } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { RecordHistory } from '../rooms/RecordHistory.tsx'
import { Facts } from '../ui/Facts.tsx'
import { RecordActions } from '../ui/RecordActions.tsx'
import { RecordCard } from '../ui/RecordCard.tsx'
import { RecordForm } from '../ui/RecordForm.tsx'
import { formatStayDay, hotelToday } from '../ui/time.ts'
import { useOpenForm } from '../ui/unsaved.ts'
import { useFocusBack } from '../ui/useFocusBack.ts'
import type { RecordChanges } from '../ui/useRecordChanges.ts'
import { longStayRateName } from './long-stay-rate-changes.ts'
import {
  longStayRateDraft,
  longStayRateFormSchema,
  longStayRateInput,
  longStayRateLabels,
  type LongStayRateInput,
} from './long-stay-rate-form.ts'
import { LongStayRateFields } from './LongStayRateFields.tsx'
import type { LongStayRateCardFragment } from './LongStayRates.generated.ts'

interface LongStayRateCardProps {
  rate: LongStayRateCardFragment
  /** All that there are. */
  rates: readonly LongStayRateCardFragment[]
  roomTypes: readonly { id: string; name: string }[]
  changes: RecordChanges<LongStayRateCardFragment, LongStayRateInput>
}

/** One rate; its edit button swaps the card for the form. */
export const LongStayRateCard = ({ rate, rates, roomTypes, changes }: LongStayRateCardProps) => {
  const { can } = useViewer()
  const keepAs = `long-stay-rate:${rate.id}`
  const [editing, setEditing] = useOpenForm(keepAs)
  const editButton = useFocusBack(editing)
  const name = longStayRateName(rate)

  if (editing)
    return (
      <RecordCard title={`Edit ${name}`} bg="bg.subtle">
        <RecordForm
          schema={longStayRateFormSchema()}
          draft={longStayRateDraft(rate)}
          version={rate.version}
          keepAs={keepAs}
          labels={longStayRateLabels}
          save="Save"
          onSave={(draft, version) => changes.update(rate.id, version, longStayRateInput(draft))}
          onClose={() => setEditing(false)}
        >
          {(fields) => <LongStayRateFields {...fields} roomTypes={roomTypes} rates={rates} id={rate.id} />}
        </RecordForm>
      </RecordCard>
    )
  const end = rate.endDate ? `to ${formatStayDay(rate.endDate)}` : 'until further notice'
  return (
    <RecordCard
      title={name}
      marks={rate.endDate && rate.endDate < hotelToday() && <Badge colorPalette="gray">Over</Badge>}
      actions={
        can('rooms:write') && (
          <RecordActions
            record={rate}
            name={name}
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
          ['Off the nights', `${rate.percent}%`],
          ['Room type', rate.roomTypeId ? roomTypes.find(({ id }) => id === rate.roomTypeId)?.name : 'All room types'],
          ['Arrivals', `${formatStayDay(rate.startDate)} ${end}`],
        ]}
      />
      <RecordHistory subject={rate.id} changedBy={rate.changedBy} updatedAt={rate.updatedAt} />
    </RecordCard>
  )
}
