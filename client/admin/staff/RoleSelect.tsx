import { NativeSelect } from '@chakra-ui/react'
import { roleNames, roles } from '../frame/roles.ts'
import { useViewer } from '../frame/viewer.tsx'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import { useUpdateStaffMutation } from './RoleSelect.generated.ts'
import type { StaffRole, StaffRowFragment } from './StaffTab.generated.ts'

/** Shown as asked for only once the server agrees: a role is not a thing to be wrong about for a moment. */
export const RoleSelect = ({ person }: { person: StaffRowFragment }) => {
  const viewer = useViewer()
  const [update, { loading }] = useUpdateStaffMutation()

  const change = async (role: StaffRole) => {
    // What one may do oneself has changed with one's own role.
    const refetchQueries = person.id === viewer.id ? ['AdminApp'] : []
    try {
      await update({ variables: { input: { id: person.id, role } }, refetchQueries })
      notify({
        tone: 'success',
        title: `${person.name}: ${roleNames[role].name}`,
        description: `May use ${roleNames[role].reach}.`,
      })
    } catch (error) {
      notify({ tone: 'error', title: 'The role was not changed', description: failureOf(error).message })
    }
  }
  return (
    <NativeSelect.Root size="sm" width="10rem" disabled={loading}>
      <NativeSelect.Field
        aria-label={`Role of ${person.name}`}
        value={person.role}
        onChange={(event) => void change(event.target.value as StaffRole)}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role].name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator aria-hidden />
    </NativeSelect.Root>
  )
}
