import { Button, Heading, Text } from '@chakra-ui/react'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { forgetStaffData, setViewer } from '../frame/session.ts'
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
