import { useFirstPageChanges } from '../live/useListChanges.ts'
import { Panel } from '../ui/Panel.tsx'
import { MoreList } from '../ui/MoreList.tsx'
import { usePagedList } from '../ui/usePagedList.ts'
import { useSyncHistoryQuery } from './SyncHistory.generated.ts'
import { SyncRunRow } from './SyncRunRow.tsx'

const pageSize = 10

/** Every run with what it changed, the newest first. */
export const SyncHistory = () => {
  const result = useSyncHistoryQuery({ variables: { first: pageSize } })
  const list = usePagedList(result, (data) => data.syncRuns)
  useFirstPageChanges(['SyncRun'], list, pageSize)
  return (
    <Panel title="History" description="What each sync found, night by night.">
      <MoreList list={list} what="the history of syncs" label="Syncs, the newest first" empty="There was no sync yet.">
        {(run) => <SyncRunRow key={run.id} run={run} />}
      </MoreList>
    </Panel>
  )
}
