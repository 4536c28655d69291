import { Heading, Text } from '@chakra-ui/react'
import { useApolloClient, useReactiveVar } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { forgetStaffData, sessionEnded, setViewer } from '../frame/session.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondStepForm } from './SecondStepForm.tsx'

const leads = {
  password: 'Sign in with your staff account.',
  second: 'One more step to sign in.',
  forgotten: 'Get a link that sets a new password.',
}

/** Titled as the page that it stands in for; the address stays, so signing in shows that page. */
export const SignInCard = ({ title }: { title: string }) => {
  const client = useApolloClient()
  const hasEnded = useReactiveVar(sessionEnded)
  const [step, setStep] = useState<keyof typeof leads>('password')

  useEffect(() => forgetStaffData(client), [client])

  return (
    <>
      <Heading as="h1" textStyle="pageTitle">
        {title}
      </Heading>
      <Text color="fg.muted" mt="2" mb="7">
        {leads[step]}
      </Text>
      {hasEnded && step === 'password' && (
        <Notice tone="warning" mb="6">
          Your session has ended. Sign in again to go on where you were: what you typed and had not saved is kept on
          this device.
        </Notice>
      )}
      {step === 'second' && (
        <SecondStepForm onSignedIn={(viewer) => setViewer(client, viewer)} onBack={() => setStep('password')} />
      )}
      {step === 'forgotten' && <ForgottenPassword onBack={() => setStep('password')} />}
      {step === 'password' && (
        <>
          <PasswordForm onSignedIn={(viewer) => setViewer(client, viewer)} onSecondStep={() => setStep('second')} />
          <Button variant="ghost" width="full" mt="3" onClick={() => setStep('forgotten')}>
            Forgot your password?
          </Button>
        </>
      )}
    </>
  )
}
