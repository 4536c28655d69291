import { Field, NativeSelect } from '@chakra-ui/react'
import { z } from 'zod'
import { inviteStaffSchema } from '#graphql/inputs/staff.ts'
import { roleNames, roles } from '../frame/roles.ts'
import { FieldRoot } from '../ui/FieldRoot.tsx'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import type { StaffRole } from './StaffTab.generated.ts'
import { useInviteStaff, type Invitation } from './useInviteStaff.ts'

/** The contract writes roles as enum names, the shared schema as their values. */
const schema = inviteStaffSchema.extend({ role: z.enum(roles) })

export const InviteForm = ({ onInvited }: { onInvited: (invitation: Invitation) => void }) => {
  const invite = useInviteStaff()
  const first: { name: string; email: string; role: StaffRole } = { name: '', email: '', role: 'DESK' }
  const form = useForm(schema, first, async (input) => onInvited(await invite(input)), 'staff:new')
  return (
    <Form onSubmit={form.submit} problem={form.problem} unsaved={form.unsaved}>
      <TextField label="Name" {...form.field('name')} autoComplete="off" maxLength={100} />
      <TextField label="Email" {...form.field('email')} type="email" autoComplete="off" />
      <FieldRoot>
        <Field.Label>Role</Field.Label>
        <NativeSelect.Root size="lg">
          <NativeSelect.Field
            name="role"
            value={form.values.role}
            onChange={(event) => form.set('role', event.target.value as StaffRole)}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {roleNames[role].name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
        <Field.HelperText aria-live="polite">May use {roleNames[form.values.role].reach}.</Field.HelperText>
      </FieldRoot>
      <SubmitButton busy={form.busy} doing="Inviting" alignSelf="flex-end">
        Invite
      </SubmitButton>
    </Form>
  )
}
