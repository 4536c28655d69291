import { useState } from 'react'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { InviteForm } from './InviteForm.tsx'
import { PasswordLink } from './PasswordLink.tsx'
import type { Invitation } from './useInviteStaff.ts'

export const InviteDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const close = () => {
    setInvitation(null)
    onClose()
  }
  return (
    <DeskDialog
      open={open}
      onClose={close}
      dismissible={!invitation}
      title={invitation ? `${invitation.staff.name} is invited` : 'Invite somebody'}
      description={
        invitation
          ? 'Pass this link on. It works once, for seven days, and is shown only now.'
          : 'You get a link with which the person sets a password.'
      }
    >
      {invitation ? (
        <PasswordLink kind="invitation" person={invitation.staff} link={invitation.link} onDone={close} />
      ) : (
        <InviteForm onInvited={setInvitation} />
      )}
    </DeskDialog>
  )
}
