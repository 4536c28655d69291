import { Flex } from '@chakra-ui/react'
import { campaignTemplateSchema } from '#graphql/inputs/campaign.ts'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { AreaField } from '../ui/AreaField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import type { TemplatePartsFragment } from './CampaignDesk.generated.ts'
import type { CampaignTemplateInput } from './useTemplateChanges.generated.ts'

interface TemplateFormProps {
  template: TemplatePartsFragment | null
  onSave: (input: CampaignTemplateInput) => Promise<void>
  onDelete?: () => void
}

export const TemplateForm = ({ template, onSave, onDelete }: TemplateFormProps) => {
  const first = {
    name: template?.name ?? '',
    subject: template?.subject ?? '',
    // What an emptied number field holds; the schema then asks for a number.
    discountPercent: template?.discountPercent ?? 10,
    specialMessage: template?.specialMessage ?? '',
  }
  const form = useForm(campaignTemplateSchema, first, onSave, `campaign-template:${template?.id ?? 'new'}`)
  return (
    <Form onSubmit={form.submit} problem={form.problem} unsaved={form.unsaved}>
      <TextField label="Name" {...form.field('name')} maxLength={80} autoComplete="off" />
      <TextField label="Email subject" {...form.field('subject')} maxLength={150} autoComplete="off" />
      <TextField
        label="Discount percentage"
        name="discountPercent"
        type="number"
        inputMode="numeric"
        min={1}
        max={100}
        value={Number.isNaN(form.values.discountPercent) ? '' : String(form.values.discountPercent)}
        onChange={(value) => form.set('discountPercent', value === '' ? Number.NaN : Number(value))}
        complaint={form.complaints['discountPercent']}
      />
      <AreaField label="Special message (optional)" {...form.field('specialMessage')} rows={3} maxLength={2000} />
      <Flex gap="3" justify="flex-end" wrap="wrap">
        {onDelete && (
          <Button type="button" variant="ghost" colorPalette="red" me="auto" onClick={onDelete}>
            Delete
          </Button>
        )}
        <SubmitButton busy={form.busy} doing="Saving">
          Save template
        </SubmitButton>
      </Flex>
    </Form>
  )
}
