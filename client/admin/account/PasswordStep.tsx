import { Flex } from '@chakra-ui/react'
import { startTwoFactorSchema } from '#graphql/inputs/staff.ts'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useForm } from '../ui/useForm.ts'

interface PasswordStepProps {
  confirm: string
  onConfirm: (password: string) => Promise<void>
  onCancel: () => void
}

/** One's own password, asked again before the sign-in itself changes. */
export const PasswordStep = ({ confirm, onConfirm, onCancel }: PasswordStepProps) => {
  const form = useForm(startTwoFactorSchema, { password: '' }, ({ password }) => onConfirm(password), null)
  return (
    <Form onSubmit={form.submit} problem={form.problem}>
      <PasswordField label="Your password" {...form.field('password')} autoComplete="current-password" />
      <Flex gap="3">
        <Button type="submit" variant="solid" colorPalette="coral" loading={form.busy} loadingText={confirm}>
          {confirm}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Flex>
    </Form>
  )
}
