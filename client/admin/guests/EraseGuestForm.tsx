import { Flex, Text } from '@chakra-ui/react'
import { eraseGuestSchema } from '#graphql/inputs/guest.ts'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useForm } from '../ui/useForm.ts'
import type { ErasureReceiptPartsFragment } from './useGuestChanges.generated.ts'
import { useGuestChanges } from './useGuestChanges.ts'

interface EraseGuestFormProps {
  email: string
  onErased: (receipt: ErasureReceiptPartsFragment) => void
  onCancel: () => void
}

const confirming = (email: string) =>
  eraseGuestSchema.refine((typed) => typed.email.toLowerCase() === email.toLowerCase(), {
    path: ['email'],
    error: `Type ${email} to erase it`,
  })

/** Nobody erases a guest by a slip: the address is typed once more. */
export const EraseGuestForm = ({ email, onErased, onCancel }: EraseGuestFormProps) => {
  const { erase } = useGuestChanges()
  const form = useForm(confirming(email), { email: '' }, async () => onErased(await erase(email)), null)
  return (
    <Form onSubmit={form.submit} problem={form.problem} focusFirst>
      <Notice tone="warning">
        Everything listed here is deleted for good: messages, mails, the entry on the mailing list. Coupons and
        campaigns keep their figures without the person.
      </Notice>
      <Text>
        Notes on rooms are searched for the address only. If they name the guest, change them yourself. Copies in a
        mailbox, and what other systems have fetched, are not within reach from here.
      </Text>
      <TextField
        label={`Type ${email} to confirm`}
        {...form.field('email')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" variant="solid" colorPalette="red" loading={form.busy} loadingText="Erasing">
          Erase for good
        </Button>
        <Button type="button" onClick={onCancel} disabled={form.busy}>
          Cancel
        </Button>
      </Flex>
    </Form>
  )
}
