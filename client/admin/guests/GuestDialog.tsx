import { useState } from 'react'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { GuestRecords } from './GuestRecords.tsx'

interface GuestDialogProps {
  /** Null while nobody's data is open. */
  email: string | null
  onClose: () => void
}

/** A guest's data, opened from wherever the guest is met. */
export const GuestDialog = ({ email, onClose }: GuestDialogProps) => {
  const [corrected, setCorrected] = useState<{ from: string; to: string } | null>(null)
  const current = corrected && corrected.from === email ? corrected.to : email
  return (
    <DeskDialog open={email !== null} onClose={onClose} size="xl" title="A guest’s data" description={current}>
      {email && current && (
        <GuestRecords key={current} email={current} onChanged={(to) => setCorrected({ from: email, to })} />
      )}
    </DeskDialog>
  )
}
