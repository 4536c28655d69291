import { Box, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { failureOf } from '../ui/failure.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { BackLink } from './BackLink.tsx'
import { EntryEditor } from './EntryEditor.tsx'
import { useContentEntryPaneQuery } from './EntryPane.generated.ts'
import { kindOf } from './kinds.ts'

/** In the address in the place of an id: one that is begun. */
const newId = 'new'

const PaneSkeleton = () => (
  <Stack as="output" gap="4">
    <VisuallyHidden>Loading the record</VisuallyHidden>
    <Skeleton height="10" width="60%" />
    <Skeleton height="96" borderRadius="l3" />
  </Stack>
)

/** Always as the server has it now: a text of yesterday must not be the start of today's. */
const StoredEntry = ({ id }: { id: string }) => {
  const { data, error, loading, refetch } = useContentEntryPaneQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const entry = data?.contentEntry
  if (entry) return <EntryEditor kind={kindOf(entry.kind)} entry={entry} />
  return (
    <>
      {loading && <PaneSkeleton />}
      {error && (
        <LoadFailure
          what="this record"
          failure={failureOf(error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {data && !entry && <Notice tone="warning">There is no such record, or the address is not complete.</Notice>}
    </>
  )
}

/** One record of the website to work on, or a new one of a kind. */
export const EntryPane = ({ id, kind }: { id: string; kind: ContentKind }) => (
  <Box>
    <BackLink kind={kind} />
    {id === newId ? <EntryEditor kind={kind} entry={null} /> : <StoredEntry key={id} id={id} />}
  </Box>
)
