import { correctInquirySchema } from '#graphql/inputs/inquiry.ts'
import { AreaField } from '../ui/AreaField.tsx'
import { RecordForm } from '../ui/RecordForm.tsx'
import { TextField } from '../ui/TextField.tsx'
import { notify } from '../ui/toasts.tsx'
import type { InquiryPaneFragment } from './InquiryPane.generated.ts'
import { useInquiryChanges } from './useInquiryChanges.ts'

const schema = correctInquirySchema.omit({ id: true, version: true })

const labels = { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' }

interface CorrectInquiryFormProps {
  inquiry: InquiryPaneFragment
  onClose: () => void
}

/** A wrong digit in the phone number, or a card number that should never have been in the message. */
export const CorrectInquiryForm = ({ inquiry, onClose }: CorrectInquiryFormProps) => {
  const { correct } = useInquiryChanges()
  const { id, version, name, email, phone, message } = inquiry
  return (
    <RecordForm
      schema={schema}
      draft={{ name, email, phone: phone ?? '', message }}
      version={version}
      keepAs={`inquiry-correction:${id}`}
      labels={labels}
      save="Correct"
      onSave={async ({ phone: number, ...fields }, known) => {
        await correct({ id, version: known, ...fields, phone: number || null })
        notify({ tone: 'success', title: 'Corrected' })
      }}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <TextField label={labels.name} {...field('name')} autoComplete="off" />
          <TextField label={labels.email} {...field('email')} type="email" autoComplete="off" />
          <TextField label={labels.phone} {...field('phone')} type="tel" autoComplete="off" />
          <AreaField label={labels.message} {...field('message')} rows={6} />
        </>
      )}
    </RecordForm>
  )
}
