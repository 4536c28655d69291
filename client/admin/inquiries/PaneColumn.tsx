import { Box, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'
import { useState, type KeyboardEvent } from 'react'
import { Navigate } from 'react-router-dom'
import { GuestDialog } from '../guests/GuestDialog.tsx'
import { failureOf } from '../ui/failure.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { Empty } from './Empty.tsx'
import { useInquiryPaneQuery } from './InquiryPane.generated.ts'
import { InquiryPane } from './InquiryPane.tsx'

const PaneSkeleton = () => (
  <Stack as="output" gap="4" p="7">
    <VisuallyHidden>Loading the inquiry</VisuallyHidden>
    <Skeleton height="8" width="55%" />
    <Skeleton height="5" width="35%" />
    <Skeleton height="40" borderRadius="l3" />
  </Stack>
)

const typingTags = new Set(['TEXTAREA', 'INPUT', 'SELECT'])

interface PaneColumnProps {
  id: string
  addressOf: (id: string) => string
  onClose: () => void
}

/** The open inquiry, from the list at once or from the server. Escape leads back to the list. */
export const PaneColumn = ({ id, addressOf, onClose }: PaneColumnProps) => {
  const [guest, setGuest] = useState<string | null>(null)
  const result = useInquiryPaneQuery({ variables: { id } })
  const { data } = usePreviousData(result)
  const reload = () => result.refetch()

  const leave = (event: KeyboardEvent<HTMLElement>) => {
    // A dialog that is open above takes the key for itself.
    if (event.defaultPrevented) return
    if (event.key === 'Escape' && !typingTags.has((event.target as HTMLElement).tagName)) onClose()
  }
  const inquiry = data?.inquiry
  // Whatever led to one that was merged leads to the thread that it is read in.
  if (inquiry?.mergedInto) return <Navigate replace to={addressOf(inquiry.mergedInto.id)} />
  if (inquiry || guest)
    return (
      <>
        <Box onKeyDown={leave}>
          {inquiry && (
            <InquiryPane
              inquiry={inquiry}
              onClose={onClose}
              onReload={reload}
              onGuest={() => setGuest(inquiry.email)}
            />
          )}
        </Box>
        {/* Outlives the inquiry, which an erasure takes away. */}
        <GuestDialog email={guest} onClose={() => setGuest(null)} />
      </>
    )
  if (result.error)
    return (
      <Box p="5">
        <LoadFailure
          what="this inquiry"
          failure={failureOf(result.error)}
          onRetry={() => void reload().catch(() => undefined)}
        />
      </Box>
    )
  if (data) return <Empty title="No such inquiry">It may have been removed, or the address is not complete.</Empty>
  return <PaneSkeleton />
}
