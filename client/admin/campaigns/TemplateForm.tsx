import { campaignTemplateSchema } from '#graphql/inputs/campaign.ts'
import { Button } from '../ui/Button.tsx'
import { AreaField } from '../ui/AreaField.tsx'
import { RecordForm } from '../ui/RecordForm.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { TemplatePartsFragment } from './CampaignDesk.generated.ts'
import type { CampaignTemplateInput } from './useTemplateChanges.generated.ts'

const labels = {
  name: 'Name',
  subject: 'Email subject',
  discountPercent: 'Discount percentage',
  specialMessage: 'Special message (optional)',
}

interface TemplateFormProps {
  template: TemplatePartsFragment | null
  onSave: (input: CampaignTemplateInput, version: number | undefined) => Promise<void>
  onDelete?: () => void
  onClose: () => void
}

export const TemplateForm = ({ template, onSave, onDelete, onClose }: TemplateFormProps) => {
  const draft = {
    name: template?.name ?? '',
    subject: template?.subject ?? '',
    // What an emptied number field holds; the schema then asks for a number.
    discountPercent: template?.discountPercent ?? 10,
    specialMessage: template?.specialMessage ?? '',
  }
  return (
    <RecordForm
      schema={campaignTemplateSchema}
      draft={draft}
      version={template?.version}
      keepAs={`campaign-template:${template?.id ?? 'new'}`}
      labels={labels}
      save="Save template"
      onSave={onSave}
      onClose={onClose}
    >
      {({ field, values, set, complaints }) => (
        <>
          <TextField label={labels.name} {...field('name')} maxLength={80} autoComplete="off" />
          <TextField label={labels.subject} {...field('subject')} maxLength={150} autoComplete="off" />
          <TextField
            label={labels.discountPercent}
            name="discountPercent"
            type="number"
            inputMode="numeric"
            min={1}
            max={100}
            value={Number.isNaN(values.discountPercent) ? '' : String(values.discountPercent)}
            onChange={(value) => set('discountPercent', value === '' ? Number.NaN : Number(value))}
            complaint={complaints['discountPercent']}
          />
          <AreaField label={labels.specialMessage} {...field('specialMessage')} rows={3} maxLength={2000} />
          {onDelete && (
            <Button type="button" variant="ghost" colorPalette="red" alignSelf="flex-start" onClick={onDelete}>
              Delete
            </Button>
          )}
        </>
      )}
    </RecordForm>
  )
}
