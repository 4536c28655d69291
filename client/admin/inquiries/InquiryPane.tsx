import { Box, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { useShortcuts } from '../shortcuts/shortcuts.ts'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { StayRequestPanel } from '../stay-requests/StayRequestPanel.tsx'
import { Notice } from '../ui/Notice.tsx'
import { notify } from '../ui/toasts.tsx'
import { GuestFacts } from './GuestFacts.tsx'
import { GuestRights } from './GuestRights.tsx'
import { Handling } from './Handling.tsx'
import { History } from './History.tsx'
import type { InquiryPaneFragment } from './InquiryPane.generated.ts'
import { MergedInquiries } from './MergedInquiries.tsx'
import { Message } from './Message.tsx'
import { Notes } from './Notes.tsx'
import { PaneHeader } from './PaneHeader.tsx'
import { StayBeside } from './StayBeside.tsx'
import { Thread } from './Thread.tsx'
import { useUpdateInquiry, type InquiryChange } from './useUpdateInquiry.ts'

interface InquiryPaneProps {
  inquiry: InquiryPaneFragment
  onClose: () => void
  onReload: () => Promise<unknown>
  /** Opens all that is held about the guest. */
  onGuest: () => void
}

/** One inquiry: who writes, what, and how far the front desk is with it. */
export const InquiryPane = ({ inquiry, onClose, onReload, onGuest }: InquiryPaneProps) => {
  const update = useUpdateInquiry(inquiry.id)
  const [conflict, setConflict] = useState<string | null>(null)
  const [loading, setLoading] = useState(false)

  /** Answers whether it was saved; a conflict is said here, anything else is thrown on. */
  const save = async (change: InquiryChange): Promise<boolean> => {
    try {
      await update(change)
      return true
    } catch (error) {
      const failure = failureOf(error)
      if (failure.code !== 'CONFLICT') throw error
      setConflict(failure.message)
      return false
    }
  }

  const change = (what: string, changes: InquiryChange) =>
    void save(changes).catch((error: unknown) =>
      notify({ tone: 'error', title: `${what} was not changed`, description: failureOf(error).message }),
    )

  const { can } = useViewer()
  const markAsSpam = () => {
    const { status } = inquiry
    change('The status', { status: 'SPAM' })
    notify({
      tone: 'success',
      title: `${inquiry.name} was marked as spam`,
      action: { label: 'Undo', onClick: () => change('The status', { status }) },
    })
  }
  useShortcuts(
    'The open inquiry',
    [{ key: 's', label: 'Mark as spam', run: markAsSpam }],
    can('inquiries:write') && inquiry.status !== 'SPAM',
  )

  const loadCurrent = async () => {
    setLoading(true)
    try {
      await onReload()
      setConflict(null)
    } catch (error) {
      notify({ tone: 'error', title: 'Could not load the current version', description: failureOf(error).message })
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <PaneHeader inquiry={inquiry} onClose={onClose} />
      <Stack gap="6" px={{ base: '5', md: '7' }} pb={{ base: '5', md: '7' }}>
        {conflict && (
          <Notice
            tone="warning"
            action={
              <Button size="sm" onClick={loadCurrent} loading={loading} loadingText="Loading">
                Load the current version
              </Button>
            }
          >
            {conflict}
          </Notice>
        )}
        <Handling inquiry={inquiry} onChange={change} />
        {[inquiry, ...inquiry.mergedInquiries].map(({ id }) => (
          <StayRequestPanel key={id} inquiryId={id} />
        ))}
        <Message inquiry={inquiry} />
        <StayBeside inquiry={inquiry} />
        <MergedInquiries inquiry={inquiry} />
        <Thread key={inquiry.id} inquiry={inquiry} />
        <GuestFacts inquiry={inquiry} />
        <Box borderTopWidth="1px" borderColor="border" />
        <Notes inquiry={inquiry} isBlocked={Boolean(conflict)} onSave={(notes) => save({ notes })} />
        <History inquiry={inquiry} />
        <GuestRights inquiry={inquiry} onClose={onClose} onGuest={onGuest} />
      </Stack>
    </>
  )
}
