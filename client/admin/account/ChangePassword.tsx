import { changePasswordSchema, passwordAdvice } from '#graphql/inputs/staff.ts'
import { useViewer } from '../frame/viewer.tsx'
import { Form } from '../ui/Form.tsx'
import { Panel } from '../ui/Panel.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { notify } from '../ui/toasts.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import { useChangePasswordMutation } from './ChangePassword.generated.ts'

export const ChangePassword = () => {
  const viewer = useViewer()
  const [change] = useChangePasswordMutation()
  const form = useForm(
    changePasswordSchema,
    { currentPassword: '', newPassword: '' },
    async (input) => {
      await change({ variables: { input } })
      notify({ tone: 'success', title: 'Password changed', description: 'Your other sessions were signed out.' })
    },
    null,
  )
  return (
    <Panel title="Password">
      <Form onSubmit={form.submit} problem={form.problem}>
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={viewer.email ?? ''} readOnly hidden />
        <PasswordField label="Current password" {...form.field('currentPassword')} autoComplete="current-password" />
        <PasswordField
          label="New password"
          {...form.field('newPassword')}
          autoComplete="new-password"
          help={`At least 10 characters. ${passwordAdvice}.`}
        />
        <SubmitButton busy={form.busy} doing="Saving" alignSelf="flex-start">
          Change password
        </SubmitButton>
      </Form>
    </Panel>
  )
}
