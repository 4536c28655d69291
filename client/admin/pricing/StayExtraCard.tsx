import { Badge } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { RecordHistory } from '../rooms/RecordHistory.tsx'
import { Facts } from '../ui/Facts.tsx'
import { RecordActions } from '../ui/RecordActions.tsx'
import { RecordCard } from '../ui/RecordCard.tsx'
import { RecordForm } from '../ui/RecordForm.tsx'
import { useOpenForm } from '../ui/unsaved.ts'
import { useFocusBack } from '../ui/useFocusBack.ts'
import type { RecordChanges } from '../ui/useRecordChanges.ts'
import {
  stayExtraDraft,
  stayExtraFormSchema,
  stayExtraInput,
  stayExtraLabels,
  type StayExtraInput,
} from './stay-extra-form.ts'
import { StayExtraFields } from './StayExtraFields.tsx'
import type { StayExtraCardFragment } from './StayExtras.generated.ts'

interface StayExtraCardProps {
  extra: StayExtraCardFragment
  changes: RecordChanges<StayExtraCardFragment, StayExtraInput>
}

/** One extra; its edit button swaps the card for the form. */
export const StayExtraCard = ({ extra, changes }: StayExtraCardProps) => {
  const { can } = useViewer()
  const keepAs = `stay-extra:${extra.id}`
  const [editing, setEditing] = useOpenForm(keepAs)
  const editButton = useFocusBack(editing)
  const { name } = extra

  if (editing)
    return (
      <RecordCard title={`Edit ${name}`} bg="bg.subtle">
        <RecordForm
          schema={stayExtraFormSchema}
          draft={stayExtraDraft(extra)}
          version={extra.version}
          keepAs={keepAs}
          labels={stayExtraLabels}
          save="Save"
          onSave={(draft, version) => {
            const { kind: _kind, ...input } = stayExtraInput(draft)
            return changes.update(extra.id, version, input as StayExtraInput)
          }}
          onClose={() => setEditing(false)}
        >
          {(fields) => <StayExtraFields {...fields} isNew={false} />}
        </RecordForm>
      </RecordCard>
    )
  const { includedGuests } = extra
  return (
    <RecordCard
      title={name}
      marks={extra.price == null && <Badge colorPalette="orange">Not offered: the facts have no price</Badge>}
      actions={
        can('rooms:write') && (
          <RecordActions
            record={extra}
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
          ['Price', extra.priceText],
          ['Charged', includedGuests ? `For each guest beyond ${includedGuests}` : 'When a guest chooses it'],
          ['Taxed', extra.taxed ? 'Yes' : 'No'],
        ]}
      />
      <RecordHistory subject={extra.id} changedBy={extra.changedBy} updatedAt={extra.updatedAt} />
    </RecordCard>
  )
}
