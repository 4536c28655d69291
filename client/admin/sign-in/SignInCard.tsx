import { Heading, Text } from '@chakra-ui/react'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { forgetStaffData, setViewer } from '../frame/session.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondStepForm } from './SecondStepForm.tsx'

/** Titled as the page that it stands in for; the address stays, so signing in shows that page. */
export const SignInCard = ({ title }: { title: string }) => {
  const client = useApolloClient()
  const [secondStep, setSecondStep] = useState(false)

  useEffect(() => forgetStaffData(client), [client])

  return (
    <>
      <Heading as="h1" textStyle="pageTitle">
        {title}
      </Heading>
      <Text color="fg.muted" mt="2" mb="7">
        {secondStep ? 'One more step to sign in.' : 'Sign in with your staff account.'}
      </Text>
      {secondStep ? (
        <SecondStepForm onSignedIn={(viewer) => setViewer(client, viewer)} onBack={() => setSecondStep(false)} />
      ) : (
        <PasswordForm onSignedIn={(viewer) => setViewer(client, viewer)} onSecondStep={() => setSecondStep(true)} />
      )}
    </>
  )
}
