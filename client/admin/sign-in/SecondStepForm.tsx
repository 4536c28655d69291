import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { secondStepSchema } from '#graphql/inputs/staff.ts'
import type { ViewerParts } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useFocusAtStart } from '../ui/useFocusAtStart.ts'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import { Refusal } from './Refusal.tsx'
import { useVerifySecondStepMutation } from './SecondStepForm.generated.ts'

interface SecondStepFormProps {
  onSignedIn: (viewer: ViewerParts) => void
  onBack: () => void
}

const ways = {
  authenticator: {
    label: 'Code from your authenticator',
    help: 'Six digits; they change every 30 seconds.',
    inputMode: 'numeric',
    other: 'Use a backup code instead',
  },
  backup: {
    label: 'Backup code',
    help: 'One of the codes you kept when you turned this on. Each works once.',
    inputMode: 'text',
    other: 'Use the authenticator instead',
  },
} as const

export const SecondStepForm = ({ onSignedIn, onBack }: SecondStepFormProps) => {
  const [verify] = useVerifySecondStepMutation()
  const field = useFocusAtStart<HTMLInputElement>()
  const [way, setWay] = useState<keyof typeof ways>('authenticator')
  const { label, help, inputMode, other } = ways[way]
  const form = useForm(
    secondStepSchema,
    { code: '' },
    async ({ code }) => {
      const { data } = await verify({ variables: { input: { code: code.trim() } } })
      if (data?.verifySecondStep.viewer) onSignedIn(data.verifySecondStep.viewer)
    },
    null,
  )
  const switchWay = () => {
    form.reset()
    setWay(way === 'backup' ? 'authenticator' : 'backup')
  }
  return (
    <Form onSubmit={form.submit}>
      <Refusal problem={form.problem} />
      <TextField
        key={way}
        ref={field}
        label={label}
        {...form.field('code')}
        help={help}
        inputMode={inputMode}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        fontFamily="mono"
        fontSize="1.125rem"
        letterSpacing="0.08em"
      />
      <SubmitButton busy={form.busy} doing="Signing in" size="lg">
        Sign in
      </SubmitButton>
      <Stack gap="1">
        <Button variant="ghost" onClick={switchWay}>
          {other}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Back to email and password
        </Button>
      </Stack>
    </Form>
  )
}
