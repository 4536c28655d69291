import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { notify } from '../ui/toasts.tsx'
import { useEndStaffSessionsMutation } from './EndSessionsButton.generated.ts'

/** Signs a colleague out everywhere: a lost phone, a shared computer. */
export const EndSessionsButton = ({ person }: { person: { id: string; name: string } }) => {
  const [end] = useEndStaffSessionsMutation()
  const [asking, setAsking] = useState(false)
  const confirm = async () => {
    const { data } = await end({ variables: { id: person.id } })
    notify({
      tone: 'success',
      title: data?.endStaffSessions.endedSessions
        ? `${person.name} was signed out everywhere`
        : `${person.name} was not signed in`,
    })
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        onClick={() => setAsking(true)}
        aria-label={`Sign out ${person.name} everywhere`}
      >
        Sign out
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Sign ${person.name} out everywhere?`}
        description="All sessions of the account end at once. The password stays."
        confirm="Sign out everywhere"
        palette="coral"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
