import { FieldGrid } from '../ui/FieldGrid.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { LongStayRateDraft } from './long-stay-rate-form.ts'

interface LongStayRateFieldsProps extends FormFields<LongStayRateDraft> {
  roomTypes: readonly { id: string; name: string }[]
}

export const LongStayRateFields = ({ values, field, roomTypes }: LongStayRateFieldsProps) => (
  <>
    <FieldGrid>
      <TextField label="Nights or more" {...field('minNights')} inputMode="numeric" aria-required autoComplete="off" />
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
        {...field('roomTypeId')}
        options={[
          { value: '', label: 'All room types' },
          ...roomTypes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
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
