import { Button } from '@chakra-ui/react'
import { changePasswordSchema, passwordAdvice } from '#graphql/inputs/staff.ts'
import { useViewer } from '../frame/viewer.tsx'
import { Form } from '../ui/Form.tsx'
import { Panel } from '../ui/Panel.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { notify } from '../ui/toasts.tsx'
import { useForm } from '../ui/useForm.ts'
import { useChangePasswordMutation } from './ChangePassword.generated.ts'

export const ChangePassword = () => {
  const viewer = useViewer()
  const [change] = useChangePasswordMutation()
  const form = useForm(changePasswordSchema, { currentPassword: '', newPassword: '' }, async (input) => {
    await change({ variables: { input } })
    notify({ tone: 'success', title: 'Password changed', description: 'Your other sessions were signed out.' })
  })
  return (
    <Panel title="Password">
      <Form onSubmit={form.submit} problem={form.problem}>
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={viewer.email ?? ''} readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          value={form.values.currentPassword}
          onChange={(value) => form.set('currentPassword', value)}
          complaint={form.complaints['currentPassword']}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          help={`At least 10 characters. ${passwordAdvice}.`}
          value={form.values.newPassword}
          onChange={(value) => form.set('newPassword', value)}
          complaint={form.complaints['newPassword']}
        />
        <Button
          type="submit"
          alignSelf="flex-start"
          variant="solid"
          colorPalette="coral"
          loading={form.busy}
          loadingText="Saving"
        >
          Change password
        </Button>
      </Form>
    </Panel>
  )
}
