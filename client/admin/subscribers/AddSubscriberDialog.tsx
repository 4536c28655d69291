import { Button } from '@chakra-ui/react'
import { addSubscriberSchema } from '#graphql/inputs/subscriber.ts'
import { languages } from '../inquiries/labels.ts'
import type { Locale } from '../inquiries/InquiriesTab.generated.ts'
import { AreaField } from '../ui/AreaField.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { Form } from '../ui/Form.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { notify } from '../ui/toasts.tsx'
import { useForm } from '../ui/useForm.ts'
import { useSubscriberChanges } from './useSubscriberChanges.ts'

interface AddSubscriberDialogProps {
  open: boolean
  onClose: () => void
  onAdded: () => void
}

const languageOptions = (Object.keys(languages) as Locale[]).map((value) => ({ value, label: languages[value].name }))

const empty = { email: '', name: '', phone: '', language: 'en' as const, reason: '' }

const AddForm = ({ onClose, onAdded }: Omit<AddSubscriberDialogProps, 'open'>) => {
  const { add } = useSubscriberChanges()
  const form = useForm(addSubscriberSchema, empty, async (input) => {
    const { status } = await add(input)
    const email = input.email.trim()
    notify(
      status === 'ACTIVE'
        ? { tone: 'success', title: 'Subscriber added', description: `${email} is on the list.` }
        : { tone: 'success', title: 'Subscriber added', description: `${email} gets mail once it is confirmed.` },
    )
    onAdded()
    onClose()
  })
  return (
    <Form onSubmit={form.submit} problem={form.problem}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        value={form.values.email}
        onChange={(value) => form.set('email', value)}
        complaint={form.complaints['email']}
      />
      <TextField
        label="Name (optional)"
        name="name"
        autoComplete="off"
        maxLength={100}
        value={form.values.name ?? ''}
        onChange={(value) => form.set('name', value)}
        complaint={form.complaints['name']}
      />
      <FieldGrid>
        <TextField
          label="Phone (optional)"
          name="phone"
          type="tel"
          autoComplete="off"
          maxLength={32}
          value={form.values.phone ?? ''}
          onChange={(value) => form.set('phone', value)}
          complaint={form.complaints['phone']}
        />
        <SelectField
          label="Language of the mails"
          name="language"
          value={form.values.language ?? 'en'}
          options={languageOptions}
          onChange={(value: Locale) => form.set('language', value)}
        />
      </FieldGrid>
      <AreaField
        label="When and how the guest agreed"
        name="reason"
        rows={2}
        maxLength={500}
        value={form.values.reason}
        onChange={(value) => form.set('reason', value)}
        complaint={form.complaints['reason']}
      />
      <Button
        type="submit"
        alignSelf="flex-end"
        variant="solid"
        colorPalette="coral"
        loading={form.busy}
        loadingText="Adding"
      >
        Add to the list
      </Button>
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
