import { correctGuestSchema } from '#graphql/inputs/guest.ts'
import { Form } from '../ui/Form.tsx'
import { FormButtons } from '../ui/FormButtons.tsx'
import { TextField } from '../ui/TextField.tsx'
import { notify } from '../ui/toasts.tsx'
import { useForm } from '../ui/useForm.ts'
import type { GuestRecordsFragment } from './GuestRecords.generated.ts'
import { useGuestChanges } from './useGuestChanges.ts'

interface CorrectGuestFormProps {
  data: GuestRecordsFragment
  /** Gets the address that the records have now. */
  onDone: (email: string) => void
  onCancel: () => void
}

/** What the hotel has wrong about who somebody is; a message is corrected where it is read. */
export const CorrectGuestForm = ({ data, onDone, onCancel }: CorrectGuestFormProps) => {
  const { correct } = useGuestChanges()
  const known = data.subscriber ?? data.inquiries[0]
  const newest = data.inquiries[0]
  const first = {
    email: data.email,
    name: known?.name ?? newest?.name ?? '',
    newEmail: known?.email ?? data.email,
    phone: known?.phone ?? newest?.phone ?? '',
  }
  const form = useForm(
    correctGuestSchema,
    first,
    async ({ email, name, newEmail, phone }) => {
      // What was not touched may differ from message to message, and stays.
      const corrected = await correct({
        email,
        ...(name !== first.name && { name }),
        ...(newEmail !== first.newEmail && { newEmail }),
        ...(phone !== first.phone && { phone: phone || null }),
      })
      notify({ tone: 'success', title: 'Corrected' })
      onDone(corrected.email)
    },
    `guest-correction:${data.email}`,
  )
  const cancel = () => {
    form.forget()
    onCancel()
  }
  return (
    <Form onSubmit={form.submit} problem={form.problem} unsaved={form.unsaved} focusFirst>
      <TextField label="Name" {...form.field('name')} autoComplete="off" />
      <TextField label="Email" {...form.field('newEmail')} type="email" autoComplete="off" />
      <TextField
        label="Phone"
        {...form.field('phone')}
        type="tel"
        autoComplete="off"
        help="In every message and on the mailing list. A message itself is corrected under Inquiries."
      />
      <FormButtons save="Correct" busy={form.busy} onCancel={cancel} />
    </Form>
  )
}
