import { correctInquirySchema } from '#graphql/inputs/inquiry.ts'
import { AreaField } from '../ui/AreaField.tsx'
import { Form } from '../ui/Form.tsx'
import { FormButtons } from '../ui/FormButtons.tsx'
import { TextField } from '../ui/TextField.tsx'
import { notify } from '../ui/toasts.tsx'
import { useForm } from '../ui/useForm.ts'
import type { InquiryPaneFragment } from './InquiryPane.generated.ts'
import { useInquiryChanges } from './useInquiryChanges.ts'

interface CorrectInquiryFormProps {
  inquiry: InquiryPaneFragment
  onClose: () => void
}

/** A wrong digit in the phone number, or a card number that should never have been in the message. */
export const CorrectInquiryForm = ({ inquiry, onClose }: CorrectInquiryFormProps) => {
  const { correct } = useInquiryChanges()
  const { id, version, name, email, phone, message } = inquiry
  const first = { id, version, name, email, phone: phone ?? '', message }
  const form = useForm(
    correctInquirySchema,
    first,
    async ({ phone: number, ...fields }) => {
      await correct({ ...fields, phone: number || null })
      notify({ tone: 'success', title: 'Corrected' })
      onClose()
    },
    `inquiry-correction:${id}`,
  )
  const cancel = () => {
    form.forget()
    onClose()
  }
  return (
    <Form onSubmit={form.submit} problem={form.problem} unsaved={form.unsaved}>
      <TextField label="Name" {...form.field('name')} autoComplete="off" />
      <TextField label="Email" {...form.field('email')} type="email" autoComplete="off" />
      <TextField label="Phone" {...form.field('phone')} type="tel" autoComplete="off" />
      <AreaField label="Message" {...form.field('message')} rows={6} />
      <FormButtons save="Correct" busy={form.busy} onCancel={cancel} />
    </Form>
  )
}
