import { Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { GuestRecords } from './GuestRecords.tsx'

/** Follows the guest to a corrected address; the focus goes there with it. */
const Guest = ({ asked }: { asked: string }) => {
  const [email, setEmail] = useState(asked)
  const heading = useRef<HTMLParagraphElement>(null)
  const follow = (to: string) => {
    setEmail(to)
    heading.current?.focus()
  }
  return (
    <>
      <Text ref={heading} tabIndex={-1} outline="none" color="fg.muted" mb="5" overflowWrap="anywhere">
        {email}
      </Text>
      <GuestRecords key={email} email={email} onCorrected={follow} />
    </>
  )
}

interface GuestDialogProps {
  /** Null while nobody's data is open. */
  email: string | null
  onClose: () => void
}

/** A guest's data, opened from wherever the guest is met. */
export const GuestDialog = ({ email, onClose }: GuestDialogProps) => (
  <DeskDialog open={email !== null} onClose={onClose} size="xl" title="A guest’s data">
    {email && <Guest asked={email} />}
  </DeskDialog>
)
