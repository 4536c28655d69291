import { Box, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'
import { useState } from 'react'
import { failureOf } from '../ui/failure.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { BackLink } from './BackLink.tsx'
import { EntryEditor } from './EntryEditor.tsx'
import { useEntryPaneQuery } from './EntryPane.generated.ts'

const PaneSkeleton = () => (
  <Stack as="output" gap="4">
    <VisuallyHidden>Loading the post</VisuallyHidden>
    <Skeleton height="10" width="60%" />
    <Skeleton height="96" borderRadius="l3" />
  </Stack>
)

/** One post to work on, always as the server has it now: a text of yesterday must not be the start of today's. */
export const EntryPane = ({ id }: { id: string }) => {
  const { data, error, loading, refetch } = useEntryPaneQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  // The editor starts anew when the text was replaced from outside.
  const [start, setStart] = useState(0)
  const restart = () => setStart((before) => before + 1)
  const reload = async () => {
    await refetch()
    restart()
  }

  const entry = data?.blogEntry
  if (entry) return <EntryEditor key={start} entry={entry} onReplaced={restart} onReload={reload} />
  return (
    <Box>
      <BackLink />
      {loading && <PaneSkeleton />}
      {error && (
        <LoadFailure
          what="this post"
          failure={failureOf(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data && !entry && <Notice tone="warning">There is no such post, or the address is not complete.</Notice>}
    </Box>
  )
}
