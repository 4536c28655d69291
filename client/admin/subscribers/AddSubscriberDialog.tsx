import { addSubscriberSchema } from '#graphql/inputs/subscriber.ts'
import { longestEmail, longestName } from '#graphql/text-limits.ts'
import { languages } from '../inquiries/labels.ts'
import type { Locale } from '../inquiries/InquiriesTab.generated.ts'
import { AreaField } from '../ui/AreaField.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { Form } from '../ui/Form.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { notify } from '../ui/toasts.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import { useSubscriberChanges } from './useSubscriberChanges.ts'

interface AddSubscriberDialogProps {
  open: boolean
  onClose: () => void
  onAdded: () => void
}

const languageOptions = (Object.keys(languages) as Locale[]).map((value) => ({ value, label: languages[value].name }))

const empty = { email: '', name: '', phone: '', language: 'en' as Locale, reason: '' }

const AddForm = ({ onClose, onAdded }: Omit<AddSubscriberDialogProps, 'open'>) => {
  const { add } = useSubscriberChanges()
  const form = useForm(
    addSubscriberSchema,
    empty,
    async (input) => {
      const { status } = await add(input)
      const email = input.email.trim()
      notify(
        status === 'ACTIVE'
          ? { tone: 'success', title: 'Subscriber added', description: `${email} is on the list.` }
          : { tone: 'success', title: 'Subscriber added', description: `${email} gets mail once it is confirmed.` },
      )
      onAdded()
      onClose()
    },
    'subscriber:new',
  )
  return (
    <Form onSubmit={form.submit} problem={form.problem} unsaved={form.unsaved}>
      <TextField label="Email" {...form.field('email')} type="email" autoComplete="off" maxLength={longestEmail} />
      <TextField label="Name (optional)" {...form.field('name')} autoComplete="off" maxLength={longestName} />
      <FieldGrid>
        <TextField label="Phone (optional)" {...form.field('phone')} type="tel" autoComplete="off" maxLength={32} />
        <SelectField label="Language of the mails" {...form.field('language')} options={languageOptions} />
      </FieldGrid>
      <AreaField label="When and how the guest agreed" {...form.field('reason')} rows={2} maxLength={500} />
      <SubmitButton busy={form.busy} doing="Adding" alignSelf="flex-end">
        Add to the list
      </SubmitButton>
    </Form>
  )
}

/** Puts one person on the list who asked for it at the desk or on the phone. */
export const AddSubscriberDialog = ({ open, onClose, onAdded }: AddSubscriberDialogProps) => (
  <DeskDialog
    open={open}
    onClose={onClose}
    title="Add a subscriber"
    description="Add only somebody who agreed to get mail: how is kept with the address."
  >
    <AddForm onClose={onClose} onAdded={onAdded} />
  </DeskDialog>
)
