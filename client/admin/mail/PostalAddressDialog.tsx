import { updatePostalAddressSchema } from '#graphql/inputs/mail.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'
import { notify } from '../ui/toasts.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import { MailNoticeDocument, type MailNoticeQuery } from './MailNotice.generated.ts'
import { useUpdatePostalAddressMutation } from './PostalAddressDialog.generated.ts'

interface PostalAddressDialogProps {
  open: boolean
  current: string
  onClose: () => void
}

const AddressForm = ({ current, onClose }: Omit<PostalAddressDialogProps, 'open'>) => {
  const [update] = useUpdatePostalAddressMutation({
    // The status has no id of its own: the answer takes the place of the one before.
    update: (cache, { data }) =>
      data &&
      cache.updateQuery<MailNoticeQuery>({ query: MailNoticeDocument }, () => ({
        mailStatus: data.updatePostalAddress,
      })),
  })
  const save = async (input: { postalAddress: string }) => {
    await update({ variables: { input } })
    notify({ tone: 'success', title: 'Postal address saved' })
    onClose()
  }
  const form = useForm(updatePostalAddressSchema, { postalAddress: current }, save, 'postal-address')
  return (
    <Form onSubmit={form.submit} problem={form.problem} unsaved={form.unsaved}>
      <TextField
        label="Postal address"
        {...form.field('postalAddress')}
        maxLength={200}
        autoComplete="street-address"
        help="One line. Without it no campaign is sent."
      />
      <SubmitButton busy={form.busy} doing="Saving" alignSelf="flex-end">
        Save
      </SubmitButton>
    </Form>
  )
}

export const PostalAddressDialog = ({ open, current, onClose }: PostalAddressDialogProps) => (
  <DeskDialog
    open={open}
    onClose={onClose}
    title="Postal address"
    description="It stands below every mail to the mailing list."
  >
    <AddressForm current={current} onClose={onClose} />
  </DeskDialog>
)
