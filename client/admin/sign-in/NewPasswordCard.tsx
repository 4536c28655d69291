import { Heading, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { acceptInvitationSchema, passwordAdvice } from '#graphql/inputs/staff.ts'
import { useSignOut } from '../frame/useSignOut.ts'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useFocusAtStart } from '../ui/useFocusAtStart.ts'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import {
  useAcceptInvitationMutation,
  useResetPasswordMutation,
  type AcceptInvitationMutation,
} from './NewPasswordCard.generated.ts'
import { Refusal } from './Refusal.tsx'

type Person = AcceptInvitationMutation['acceptInvitation']
interface NewPassword {
  token: string
  newPassword: string
}

/** The links that set a password, by the parameter that carries their token. */
export const passwordLinks = ['invitation', 'reset'] as const
type PasswordLink = (typeof passwordLinks)[number]

const texts: Record<PasswordLink, { title: string; lead: string; done: (name: string) => string; after: string }> = {
  invitation: {
    title: 'Welcome to the staff desk',
    lead: 'Choose the password with which you will sign in.',
    done: (name) => `Welcome, ${name}`,
    after: 'Your account is ready.',
  },
  reset: {
    title: 'Set a new password',
    lead: 'Choose the password with which you will sign in. It signs you out everywhere.',
    done: (name) => `Welcome back, ${name}`,
    after: 'If you use a second step, it is still on.',
  },
}

const useSetPassword = (link: PasswordLink) => {
  const [accept] = useAcceptInvitationMutation()
  const [reset] = useResetPasswordMutation()
  const ways: Record<PasswordLink, (input: NewPassword) => Promise<Person | undefined>> = {
    invitation: async (input) => (await accept({ variables: { input } })).data?.acceptInvitation,
    reset: async (input) => (await reset({ variables: { input } })).data?.resetPassword,
  }
  return ways[link]
}

/** Whoever is signed in on this computer is signed out first: the link belongs to the person it was made for. */
const Done = ({ link, staff }: { link: PasswordLink; staff: Person }) => {
  const [, setQuery] = useSearchParams()
  const button = useFocusAtStart<HTMLButtonElement>()
  const signOut = useSignOut()
  const proceed = async () => {
    await signOut()
    setQuery(
      (query) => {
        query.delete(link)
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

/** Where the link of an invitation or of a forgotten password leads. */
export const NewPasswordCard = ({ link, token }: { link: PasswordLink; token: string }) => {
  const setPassword = useSetPassword(link)
  const [person, setPerson] = useState<Person | null>(null)
  const form = useForm(
    acceptInvitationSchema,
    { token, newPassword: '' },
    async (input) => setPerson((await setPassword(input)) ?? null),
    null,
  )
  const { title, lead, done, after } = texts[link]
  return (
    <>
      <Heading as="h1" textStyle="pageTitle">
        {person ? done(person.name) : title}
      </Heading>
      <Text color="fg.muted" mt="2" mb="7">
        {person ? after : lead}
      </Text>
      {person ? (
        <Done link={link} staff={person} />
      ) : (
        <Form onSubmit={form.submit}>
          <Refusal problem={form.problem} />
          {form.complaints['token'] && <Notice tone="error">This link is not complete.</Notice>}
          <PasswordField
            label="New password"
            {...form.field('newPassword')}
            autoComplete="new-password"
            help={`At least 10 characters. ${passwordAdvice}.`}
          />
          <SubmitButton busy={form.busy} doing="Saving" size="lg">
            Set password
          </SubmitButton>
        </Form>
      )}
    </>
  )
}
