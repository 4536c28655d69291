import { Code, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { requestPasswordResetSchema } from '#graphql/inputs/staff.ts'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useFocusAtStart } from '../ui/useFocusAtStart.ts'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import { useRequestPasswordResetMutation } from './ForgottenPassword.generated.ts'
import { Refusal } from './Refusal.tsx'

const Answer = ({ mailed, email }: { mailed: boolean; email: string }) =>
  mailed ? (
    <Notice tone="success">
      If <strong>{email}</strong> belongs to an account, a link is on its way. It works once, for an hour.
    </Notice>
  ) : (
    <Notice tone="info">
      This server sends no mail. Ask an owner for a link, or run <Code>npm run staff -- reset EMAIL</Code> on the
      server.
    </Notice>
  )

/** Asks for the address, and says what happens next; the same whether anybody has that address. */
export const ForgottenPassword = ({ onBack }: { onBack: () => void }) => {
  const [request] = useRequestPasswordResetMutation()
  const [answer, setAnswer] = useState<{ mailed: boolean; email: string } | null>(null)
  const field = useFocusAtStart<HTMLInputElement>()
  const form = useForm(
    requestPasswordResetSchema,
    { email: '' },
    async (input) => {
      const { data } = await request({ variables: { input } })
      if (data) setAnswer({ ...data.requestPasswordReset, email: input.email.trim() })
    },
    null,
  )
  const back = (
    <Button variant="ghost" onClick={onBack}>
      Back to sign-in
    </Button>
  )
  return (
    <Stack gap="5">
      <div role="status">{answer && <Answer {...answer} />}</div>
      {answer ? (
        back
      ) : (
        <Form onSubmit={form.submit}>
          <Refusal problem={form.problem} />
          <TextField
            ref={field}
            label="Email"
            {...form.field('email')}
            type="email"
            autoComplete="username"
            help="The address with which you sign in."
          />
          <SubmitButton busy={form.busy} doing="Asking" size="lg">
            Send me a link
          </SubmitButton>
          {back}
        </Form>
      )}
    </Stack>
  )
}
