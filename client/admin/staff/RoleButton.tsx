import { useState } from 'react'
import { roleNames, roles } from '../frame/roles.ts'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { notify } from '../ui/toasts.tsx'
import { useUpdateStaffMutation } from './RoleButton.generated.ts'
import type { StaffRowFragment } from './StaffTab.generated.ts'

const options = roles.map((role) => ({ value: role, label: roleNames[role].name }))

/** A role is chosen in a question of its own: in a list alone each arrow key would give somebody another one. */
export const RoleButton = ({ person }: { person: StaffRowFragment }) => {
  const viewer = useViewer()
  const isViewer = person.id === viewer.id
  const [update] = useUpdateStaffMutation()
  const [asking, setAsking] = useState(false)
  const [role, setRole] = useState(person.role)
  const { name, reach } = roleNames[role]

  const ask = () => {
    setRole(person.role)
    setAsking(true)
  }
  const change = async () => {
    if (role === person.role) return
    // What one may do oneself has changed with one's own role.
    const refetchQueries = isViewer ? ['AdminApp'] : []
    await update({ variables: { input: { id: person.id, role } }, refetchQueries })
    notify({ tone: 'success', title: `${person.name}: ${name}`, description: `May use ${reach}.` })
  }
  return (
    <>
      <Button
        size="sm"
        width="10rem"
        onClick={ask}
        aria-label={`${roleNames[person.role].name}: change the role of ${person.name}`}
      >
        {roleNames[person.role].name}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Change the role of ${person.name}?`}
        description={
          isViewer
            ? 'This is your own role: only another owner can give it back to you.'
            : 'It holds at once, and for the API keys of the account too.'
        }
        confirm="Change role"
        palette="coral"
        onConfirm={change}
        onClose={() => setAsking(false)}
      >
        <SelectField
          label="Role"
          name="role"
          value={role}
          options={options}
          onChange={setRole}
          help={`May use ${reach}.`}
        />
      </ConfirmDialog>
    </>
  )
}
