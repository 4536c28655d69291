import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import type { ContentRowFragment } from './ContentRow.generated.ts'
import { nameOf } from './labels.ts'

interface PutAwayDialogProps {
  /** What is asked about; null while nothing is. */
  entry: ContentRowFragment | null
  onPutAway: (entry: ContentRowFragment) => Promise<void>
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/** Asks before guests lose something from sight. */
export const PutAwayDialog = ({ entry, onPutAway, onClose, focusAfter }: PutAwayDialogProps) => {
  // Its name stays while the dialog fades.
  const [asked, setAsked] = useState(entry)
  if (entry && entry !== asked) setAsked(entry)
  return (
    <ConfirmDialog
      open={entry !== null}
      title={asked ? `Put “${nameOf(asked)}” away?` : ''}
      description={
        asked?.state === 'DRAFT'
          ? 'Guests have never seen it. Nothing of it is lost: it can be brought back from “Put away”.'
          : 'Guests do not see it from then on. Nothing of it is lost: it can be brought back from “Put away”.'
      }
      confirm="Put away"
      palette="coral"
      onConfirm={() => onPutAway(asked!)}
      onClose={onClose}
      focusAfter={focusAfter}
    />
  )
}
