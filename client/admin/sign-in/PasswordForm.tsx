import { Button } from '@chakra-ui/react'
import { signInSchema } from '#graphql/inputs/staff.ts'
import type { ViewerParts } from '../frame/viewer.tsx'
import { Form } from '../ui/Form.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useForm } from '../ui/useForm.ts'
import { Refusal } from './Refusal.tsx'
import { useSignInMutation } from './SignInCard.generated.ts'

interface PasswordFormProps {
  onSignedIn: (viewer: ViewerParts) => void
  onSecondStep: () => void
}

export const PasswordForm = ({ onSignedIn, onSecondStep }: PasswordFormProps) => {
  const [signIn] = useSignInMutation()
  const form = useForm(signInSchema, { email: '', password: '' }, async (input) => {
    const { data } = await signIn({ variables: { input } })
    if (data?.signIn.secondStepRequired) onSecondStep()
    else if (data?.signIn.viewer) onSignedIn(data.signIn.viewer)
  })
  return (
    <Form onSubmit={form.submit}>
      <Refusal problem={form.problem} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={form.values.email}
        onChange={(value) => form.set('email', value)}
        complaint={form.complaints['email']}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={form.values.password}
        onChange={(value) => form.set('password', value)}
        complaint={form.complaints['password']}
      />
      <Button
        type="submit"
        size="lg"
        variant="solid"
        colorPalette="coral"
        mt="1"
        loading={form.busy}
        loadingText="Signing in"
      >
        Sign in
      </Button>
    </Form>
  )
}
