import { CheckField } from '../ui/CheckField.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { RecordForm } from '../ui/RecordForm.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { stayFormSchema, stayInput, type StayDraft } from './stay-form.ts'
import type { StayInput } from './useCorrectStay.ts'

const labels = {
  arrival: 'Arrival',
  departure: 'Departure',
  adults: 'Adults',
  children: 'Children',
  roomTypeId: 'Room type',
  hasPet: 'A pet comes',
}

interface CorrectStayFormProps {
  inquiry: { id: string; version: number }
  draft: StayDraft
  roomTypes: readonly { id: string; name: string }[]
  onSave: (version: number, stay: StayInput) => Promise<unknown>
  onClose: () => void
}

/** What staff know of the stay; the guest's message stays as it is. */
export const CorrectStayForm = ({ inquiry, draft, roomTypes, onSave, onClose }: CorrectStayFormProps) => (
  <RecordForm
    schema={stayFormSchema}
    draft={draft}
    version={inquiry.version}
    keepAs={`stay-correction:${inquiry.id}`}
    labels={labels}
    save="Save the stay"
    onSave={(typed, known) => onSave(known!, stayInput(typed))}
    onClose={onClose}
  >
    {({ field, values }) => (
      <>
        <FieldGrid least="9rem">
          <TextField label={labels.arrival} {...field('arrival')} type="date" />
          <TextField label={labels.departure} {...field('departure')} type="date" min={values.arrival} />
          <TextField label={labels.adults} {...field('adults')} inputMode="numeric" autoComplete="off" />
          <TextField label={labels.children} {...field('children')} inputMode="numeric" autoComplete="off" />
        </FieldGrid>
        <SelectField
          label={labels.roomTypeId}
          {...field('roomTypeId')}
          options={[
            { value: '', label: 'The least expensive that is free' },
            ...roomTypes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <CheckField label={labels.hasPet} {...field('hasPet')} />
      </>
    )}
  </RecordForm>
)
