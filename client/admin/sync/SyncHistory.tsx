import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { MoreList } from '../ui/MoreList.tsx'
import { useSyncHistoryQuery } from './SyncHistory.generated.ts'
import { SyncRunRow } from './SyncRunRow.tsx'

const pageSize = 10

/** Every run with what it changed, the newest first. */
export const SyncHistory = () => {
  const result = useSyncHistoryQuery({ variables: { first: pageSize } })
  return (
    <Panel title="History" description="What each sync found, night by night.">
      <Loaded what="the history of syncs" result={result}>
        {({ syncRuns: { edges, pageInfo } }) => (
          <MoreList
            label="Syncs, the newest first"
            empty="There was no sync yet."
            hasMore={pageInfo.hasNextPage}
            fetchMore={() => result.fetchMore({ variables: { after: pageInfo.endCursor } })}
          >
            {edges.map(({ node }) => (
              <SyncRunRow key={node.id} run={node} />
            ))}
          </MoreList>
        )}
      </Loaded>
    </Panel>
  )
}
