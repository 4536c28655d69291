import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import { PasswordLink } from './PasswordLink.tsx'
import { useCreatePasswordResetLinkMutation } from './ResetLinkButton.generated.ts'
import type { StaffRowFragment } from './StaffTab.generated.ts'

/** A way back for a colleague who has forgotten the password: one press, one link. */
export const ResetLinkButton = ({ person }: { person: StaffRowFragment }) => {
  // The link must not stay in the cache.
  const [create, { loading }] = useCreatePasswordResetLinkMutation({ fetchPolicy: 'no-cache' })
  const [link, setLink] = useState<string | null>(null)
  const run = async () => {
    try {
      const { data } = await create({ variables: { id: person.id } })
      setLink(data?.createPasswordResetLink.link ?? null)
    } catch (error) {
      notify({ tone: 'error', title: 'No link was made', description: failureOf(error).message })
    }
  }
  const close = () => setLink(null)
  return (
    <>
      <Button variant="ghost" size="sm" onClick={run} loading={loading} aria-label={`Reset link for ${person.name}`}>
        Reset link
      </Button>
      <DeskDialog
        open={Boolean(link)}
        onClose={close}
        dismissible={false}
        title={`A new password for ${person.name}`}
        description="Pass this link on. It works once, for an hour, and is shown only now. Using it ends every session; the second step stays as it is."
      >
        {link && <PasswordLink kind="reset" person={person} link={link} onDone={close} />}
      </DeskDialog>
    </>
  )
}
