import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { notify } from '../ui/toasts.tsx'
import { CorrectInquiryForm } from './CorrectInquiryForm.tsx'
import type { InquiryPaneFragment } from './InquiryPane.generated.ts'
import { useInquiryChanges } from './useInquiryChanges.ts'

interface GuestRightsProps {
  inquiry: InquiryPaneFragment
  onClose: () => void
  /** Opens all that is held about the guest. */
  onGuest: () => void
}

/** What a guest may ask by law, as far as it is about this message; the rest is one step away. */
export const GuestRights = ({ inquiry, onClose, onGuest }: GuestRightsProps) => {
  const { can } = useViewer()
  const { erase } = useInquiryChanges()
  const [task, setTask] = useState<'correct' | 'erase' | null>(null)
  const stop = () => setTask(null)
  const run = async () => {
    await erase(inquiry.id)
    notify({ tone: 'success', title: `${inquiry.reference} was erased` })
    onClose()
  }
  if (!can('inquiries:write') && !can('guests:manage')) return null
  return (
    <Flex gap="3" wrap="wrap">
      {can('inquiries:write') && (
        <Button size="sm" onClick={() => setTask('correct')}>
          Correct
        </Button>
      )}
      {can('guests:manage') && (
        <>
          <Button size="sm" onClick={onGuest}>
            All data of this guest
          </Button>
          <Button size="sm" colorPalette="red" onClick={() => setTask('erase')}>
            Erase this message
          </Button>
        </>
      )}
      <DeskDialog
        open={task === 'correct'}
        onClose={stop}
        title="Correct this message"
        description="Copies of the mails that quote it are removed. What it said before is not kept."
      >
        <CorrectInquiryForm inquiry={inquiry} onClose={stop} />
      </DeskDialog>
      <ConfirmDialog
        open={task === 'erase'}
        title="Erase this message?"
        description="The message, its notes, what was merged with it and the mails that quote it are deleted for good. What else is held about the guest stays."
        confirm="Erase"
        onConfirm={run}
        onClose={stop}
      />
    </Flex>
  )
}
