import { FieldGrid } from '../ui/FieldGrid.tsx'
import type { RecordFields } from '../ui/RecordForm.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { LongStayRateDraft } from './long-stay-rate-form.ts'

interface LongStayRateFieldsProps extends RecordFields<LongStayRateDraft> {
  roomTypes: readonly { id: string; name: string }[]
}

export const LongStayRateFields = ({ values, complaints, set, roomTypes }: LongStayRateFieldsProps) => {
  const field = (name: 'minNights' | 'percent' | 'startDate' | 'endDate') => ({
    name,
    value: values[name],
    onChange: (value: string) => set(name, value),
    complaint: complaints[name],
  })
  return (
    <>
      <FieldGrid>
        <TextField
          label="Nights or more"
          {...field('minNights')}
          inputMode="numeric"
          aria-required
          autoComplete="off"
        />
        <TextField
          label="Percent off"
          {...field('percent')}
          inputMode="numeric"
          aria-required
          autoComplete="off"
          help="Of the nights, not of fees."
        />
        <SelectField
          label="Room type"
          name="roomTypeId"
          value={values.roomTypeId}
          options={[
            { value: '', label: 'All room types' },
            ...roomTypes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => set('roomTypeId', value)}
          complaint={complaints['roomTypeId']}
        />
      </FieldGrid>
      <FieldGrid>
        <TextField label="First arrival" {...field('startDate')} type="date" aria-required />
        <TextField
          label="Last arrival (optional)"
          {...field('endDate')}
          type="date"
          min={values.startDate}
          help="Empty until further notice."
        />
      </FieldGrid>
    </>
  )
}
