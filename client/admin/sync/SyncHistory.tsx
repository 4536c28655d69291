import { Box, Button, Center, Text } from '@chakra-ui/react'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useMore } from '../ui/useMore.ts'
import { useSyncHistoryQuery } from './SyncHistory.generated.ts'
import { SyncRunRow } from './SyncRunRow.tsx'

const pageSize = 10

/** Every run with what it changed, the newest first. */
export const SyncHistory = () => {
  const result = useSyncHistoryQuery({ variables: { first: pageSize }, fetchPolicy: 'cache-and-network' })
  const { more, busy } = useMore(() =>
    result.fetchMore({ variables: { after: result.data?.syncRuns.pageInfo.endCursor } }),
  )
  return (
    <Panel title="History" description="What each sync found, night by night.">
      <Loaded what="the history of syncs" result={result}>
        {({ syncRuns: { edges, pageInfo } }) => (
          <>
            {edges.length === 0 && <Text color="fg.muted">There was no sync yet.</Text>}
            {edges.length > 0 && (
              <Box as="ul" listStyleType="none" aria-label="Syncs, the newest first">
                {edges.map(({ node }) => (
                  <SyncRunRow key={node.id} run={node} />
                ))}
              </Box>
            )}
            {pageInfo.hasNextPage && (
              <Center>
                <Button size="sm" onClick={more} loading={busy} loadingText="Loading">
                  Load more
                </Button>
              </Center>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}
