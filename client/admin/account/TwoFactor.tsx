import { Badge, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { readAgain } from '../ui/read-again.ts'
import { notify } from '../ui/toasts.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import {
  useStartTwoFactorMutation,
  useStopTwoFactorMutation,
  type StartTwoFactorMutation,
} from './TwoFactor.generated.ts'
import { TwoFactorSetup } from './TwoFactorSetup.tsx'

type Setup = StartTwoFactorMutation['startTwoFactor']
type Step = { name: 'rest' } | { name: 'password' } | { name: 'setup'; setup: Setup }

/** A code from a phone at each sign-in: turned on in two steps, turned off with the password. */
export const TwoFactor = () => {
  const viewer = useViewer()
  const isOn = Boolean(viewer.twoFactorEnabled)
  const [step, setStep] = useState<Step>({ name: 'rest' })
  const [start] = useStartTwoFactorMutation()
  const [stop] = useStopTwoFactorMutation()
  const rest = () => setStep({ name: 'rest' })

  const turnOn = async (password: string) => {
    // The secret must not stay in the cache.
    const { data } = await start({ variables: { input: { password } }, fetchPolicy: 'no-cache' })
    if (data) setStep({ name: 'setup', setup: data.startTwoFactor })
  }
  const turnOff = async (password: string) => {
    await stop({ variables: { input: { password } }, ...readAgain('AdminApp') })
    notify({ tone: 'success', title: 'Two-factor sign-in is off' })
    rest()
  }
  return (
    <Panel
      title="Two-factor sign-in"
      action={
        <Badge colorPalette={isOn ? 'green' : 'gray'} size="md">
          {isOn ? 'On' : 'Off'}
        </Badge>
      }
    >
      {step.name !== 'setup' && (
        <Text color="fg.muted" mb="5">
          {isOn
            ? 'Signing in asks for a code from your authenticator after the password.'
            : 'Asks for a code from an authenticator app on your phone after the password, so that a stolen password is not enough.'}
        </Text>
      )}
      {step.name === 'rest' && (
        <Button onClick={() => setStep({ name: 'password' })}>{isOn ? 'Turn off' : 'Turn on'}</Button>
      )}
      {step.name === 'password' && (
        <PasswordStep confirm={isOn ? 'Turn off' : 'Continue'} onConfirm={isOn ? turnOff : turnOn} onCancel={rest} />
      )}
      {step.name === 'setup' && <TwoFactorSetup setup={step.setup} onDone={rest} />}
    </Panel>
  )
}
