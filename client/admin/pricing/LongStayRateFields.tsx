import { overrulingLongStay } from '#graphql/long-stay.ts'
import { longStayRateName } from './long-stay-rate-changes.ts'
import { Notice } from '../ui/Notice.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { longStayRateInput, type LongStayRateDraft } from './long-stay-rate-form.ts'
import type { LongStayRateCardFragment } from './LongStayRates.generated.ts'

interface LongStayRateFieldsProps extends FormFields<LongStayRateDraft> {
  roomTypes: readonly { id: string; name: string }[]
  /** All that there are. */
  rates: readonly LongStayRateCardFragment[]
  /** Of the one that is changed. */
  id?: string
}

/** A rate without effect is said to be one before it is saved. */
const Overruled = ({ values, rates, id = 'new' }: Pick<LongStayRateFieldsProps, 'values' | 'rates' | 'id'>) => {
  const other = overrulingLongStay(
    { ...longStayRateInput(values), id },
    rates.filter(({ active }) => active),
  )
  return (
    other && (
      <Notice tone="warning">
        No stay would cost less by this rate: “{longStayRateName(other)}” takes {other.percent}% off all of them.
      </Notice>
    )
  )
}

export const LongStayRateFields = ({ values, field, roomTypes, rates, id }: LongStayRateFieldsProps) => (
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
    <Overruled values={values} rates={rates} id={id} />
  </>
)
