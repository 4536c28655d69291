import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { reasonChoices, type WhyDraft } from './block-form.ts'

/** Why rooms are blocked, and a note about it. */
export const WhyFields = ({ field }: Pick<FormFields<WhyDraft>, 'field'>) => (
  <>
    <SelectField label="Reason" {...field('reason')} options={reasonChoices} />
    <TextField label="Note (optional)" {...field('note')} maxLength={300} autoComplete="off" />
  </>
)
