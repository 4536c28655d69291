import { Box, Flex, Heading, Skeleton } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureOf } from '../ui/failure.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useRevisionDialogQuery } from './RevisionDialog.generated.ts'
import { proseStyles } from './text/prose-styles.ts'

interface RevisionDialogProps {
  id: string
  onClose: () => void
  onRestore: () => Promise<void>
}

/** An earlier text to look at before it is brought back. */
export const RevisionDialog = ({ id, onClose, onRestore }: RevisionDialogProps) => {
  const { can } = useViewer()
  const { data, error, refetch } = useRevisionDialogQuery({ variables: { id }, fetchPolicy: 'cache-first' })
  const [busy, setBusy] = useState(false)
  const [complaint, setComplaint] = useState('')
  const revision = data?.blogRevision

  const restore = async () => {
    setBusy(true)
    try {
      await onRestore()
    } catch (failure) {
      setComplaint(failureOf(failure).message)
      setBusy(false)
    }
  }
  return (
    <DeskDialog
      open
      onClose={onClose}
      title="An earlier text"
      description="Bringing it back keeps the present one as a revision. Address and state stay as they are."
    >
      {complaint && (
        <Notice tone="error" mb="4">
          {complaint}
        </Notice>
      )}
      {error && <LoadFailure what="this revision" failure={failureOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="40" />}
      {revision && (
        <>
          <Box
            // A region that scrolls must be reachable by keyboard.
            tabIndex={0}
            role="region"
            aria-label="Text of the revision"
            maxHeight="50dvh"
            overflowY="auto"
            borderWidth="1px"
            borderColor="border"
            borderRadius="l2"
            p="4"
            mb="5"
            css={proseStyles}
          >
            <Heading as="h3" textStyle="cardTitle" mb="3">
              {revision.title}
            </Heading>
            {/* oxlint-disable-next-line react/no-danger -- the server cleans it against a list of allowed tags */}
            <div dangerouslySetInnerHTML={{ __html: revision.content }} />
          </Box>
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <Button onClick={onClose}>Close</Button>
            {can('blog:write') && (
              <Button
                variant="solid"
                colorPalette="coral"
                onClick={restore}
                loading={busy}
                loadingText="Bring this text back"
              >
                Bring this text back
              </Button>
            )}
          </Flex>
        </>
      )}
    </DeskDialog>
  )
}
