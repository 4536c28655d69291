import { Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { ErasureReceipt } from './ErasureReceipt.tsx'
import { GuestRecords } from './GuestRecords.tsx'
import type { ErasureReceiptPartsFragment } from './useGuestChanges.generated.ts'

interface GuestProps {
  asked: string
  onErased: (receipt: ErasureReceiptPartsFragment) => void
}

/** Follows the guest to a corrected address; the focus goes there with it. */
const Guest = ({ asked, onErased }: GuestProps) => {
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
      <GuestRecords key={email} email={email} onCorrected={follow} onErased={onErased} />
    </>
  )
}

interface GuestDialogProps {
  /** Null while nobody's data is open. */
  email: string | null
  onClose: () => void
}

/** A guest's data, opened from wherever the guest is met. */
export const GuestDialog = ({ email, onClose }: GuestDialogProps) => {
  const [receipt, setReceipt] = useState<ErasureReceiptPartsFragment | null>(null)
  return (
    <DeskDialog
      open={email !== null}
      onClose={onClose}
      onClosed={() => setReceipt(null)}
      dismissible={!receipt}
      size="xl"
      title="A guest’s data"
    >
      {receipt && <ErasureReceipt receipt={receipt} onKept={onClose} />}
      {email && !receipt && <Guest asked={email} onErased={setReceipt} />}
    </DeskDialog>
  )
}
