import { useViewer } from '../frame/viewer.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { MoneyField } from '../ui/MoneyField.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { FillsGapsField } from './FillsGapsField.tsx'
import type { PricingRuleDraft } from './pricing-rule-form.ts'
import { RulePreview } from './RulePreview.tsx'
import { WeekdayChoice } from '../ui/WeekdayChoice.tsx'

interface PricingRuleFieldsProps extends FormFields<PricingRuleDraft> {
  roomTypes: readonly { id: string; name: string }[]
  /** The rule that is edited, as it is stored. */
  stored?: { id: string; version: number }
}

export const PricingRuleFields = ({ values, set, field, roomTypes, stored }: PricingRuleFieldsProps) => {
  const { role } = useViewer()
  const mend = (mended: Partial<PricingRuleDraft>) => {
    for (const name of Object.keys(mended) as (keyof PricingRuleDraft)[]) set(name, mended[name]!)
  }
  return (
    <>
      <FieldGrid>
        <TextField label="Name" {...field('name')} maxLength={80} aria-required autoComplete="off" />
        <SelectField
          label="Room type"
          {...field('roomTypeId')}
          options={roomTypes.map((type) => ({ value: type.id, label: type.name }))}
        />
        <MoneyField label="Price per night" {...field('price')} required />
      </FieldGrid>
      <FieldGrid>
        <TextField label="Start date" {...field('startDate')} type="date" aria-required help="The first night." />
        <TextField
          label="End date"
          {...field('endDate')}
          type="date"
          aria-required
          min={values.startDate}
          help="The last night, included."
        />
        <TextField
          label="Priority"
          {...field('priority')}
          inputMode="numeric"
          aria-required
          autoComplete="off"
          help="0 to 100; where rules meet, the higher wins."
        />
      </FieldGrid>
      <FieldGrid>
        <TextField
          label="Minimum stay (optional)"
          {...field('minStay')}
          inputMode="numeric"
          autoComplete="off"
          help="Nights, judged on the night of arrival."
        />
        <TextField label="Maximum stay (optional)" {...field('maxStay')} inputMode="numeric" autoComplete="off" />
      </FieldGrid>
      {values.minStay !== '' && <FillsGapsField {...field('fillsGaps')} />}
      <WeekdayChoice
        label="Nights of the week"
        {...field('daysOfWeek')}
        help="None chosen means every night. Friday is the night from Friday to Saturday."
      />
      {(role === 'OWNER' || role === 'MANAGER') && (
        <CheckField
          label="Stands above the price of the property management system"
          {...field('overridesPms')}
          colorPalette="coral"
        />
      )}
      {/* What a colleague has saved meanwhile changes what there is to change: it is asked anew. */}
      <RulePreview key={stored?.version} values={values} id={stored?.id} onMend={mend} />
    </>
  )
}
