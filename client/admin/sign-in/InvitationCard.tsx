import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { acceptInvitationSchema, passwordAdvice } from '#graphql/inputs/staff.ts'
import { useSignOut } from '../frame/useSignOut.ts'
import { Form } from '../ui/Form.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useFocusAtStart } from '../ui/useFocusAtStart.ts'
import { useForm } from '../ui/useForm.ts'
import { useAcceptInvitationMutation, type AcceptInvitationMutation } from './InvitationCard.generated.ts'
import { Refusal } from './Refusal.tsx'

type Accepted = AcceptInvitationMutation['acceptInvitation']

/** Whoever is signed in on this computer is signed out first: the link belongs to the invited person. */
const Done = ({ staff }: { staff: Accepted }) => {
  const [, setQuery] = useSearchParams()
  const button = useFocusAtStart<HTMLButtonElement>()
  const signOut = useSignOut()
  const proceed = async () => {
    await signOut()
    setQuery(
      (query) => {
        query.delete('invitation')
        return query
      },
      { replace: true },
    )
  }
  return (
    <Stack gap="5">
      <Notice tone="success">
        Your password is set. Sign in as <strong>{staff.email}</strong>.
      </Notice>
      <Button size="lg" variant="solid" colorPalette="coral" onClick={proceed} ref={button}>
        Go to sign-in
      </Button>
    </Stack>
  )
}

/** Where an invitation link leads: the first password of a new account. */
export const InvitationCard = ({ token }: { token: string }) => {
  const [accept] = useAcceptInvitationMutation()
  const [accepted, setAccepted] = useState<Accepted | null>(null)
  const form = useForm(acceptInvitationSchema, { token, newPassword: '' }, async (input) => {
    const { data } = await accept({ variables: { input } })
    if (data) setAccepted(data.acceptInvitation)
  })
  return (
    <>
      <Heading as="h1" textStyle="pageTitle">
        {accepted ? `Welcome, ${accepted.name}` : 'Welcome to the staff desk'}
      </Heading>
      <Text color="fg.muted" mt="2" mb="7">
        {accepted ? 'Your account is ready.' : 'Choose the password with which you will sign in.'}
      </Text>
      {accepted ? (
        <Done staff={accepted} />
      ) : (
        <Form onSubmit={form.submit}>
          <Refusal problem={form.problem} />
          {form.complaints['token'] && <Notice tone="error">This invitation link is not complete.</Notice>}
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            help={`At least 10 characters. ${passwordAdvice}.`}
            value={form.values.newPassword}
            onChange={(value) => form.set('newPassword', value)}
            complaint={form.complaints['newPassword']}
          />
          <Button type="submit" size="lg" variant="solid" colorPalette="coral" loading={form.busy} loadingText="Saving">
            Set password
          </Button>
        </Form>
      )}
    </>
  )
}
