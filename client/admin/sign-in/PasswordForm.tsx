import { signInSchema } from '#graphql/inputs/staff.ts'
import type { ViewerParts } from '../frame/viewer.tsx'
import { Form } from '../ui/Form.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import { Refusal } from './Refusal.tsx'
import { useSignInMutation } from './SignInCard.generated.ts'

interface PasswordFormProps {
  onSignedIn: (viewer: ViewerParts) => void
  onSecondStep: () => void
}

export const PasswordForm = ({ onSignedIn, onSecondStep }: PasswordFormProps) => {
  const [signIn] = useSignInMutation()
  const form = useForm(
    signInSchema,
    { email: '', password: '' },
    async (input) => {
      const { data } = await signIn({ variables: { input } })
      if (data?.signIn.secondStepRequired) onSecondStep()
      else if (data?.signIn.viewer) onSignedIn(data.signIn.viewer)
    },
    null,
  )
  return (
    <Form onSubmit={form.submit}>
      <Refusal problem={form.problem} />
      <TextField label="Email" {...form.field('email')} type="email" autoComplete="username" />
      <PasswordField label="Password" {...form.field('password')} autoComplete="current-password" />
      <SubmitButton busy={form.busy} doing="Signing in" size="lg" mt="1">
        Sign in
      </SubmitButton>
    </Form>
  )
}
