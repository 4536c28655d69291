import { useEffect, useRef } from 'react'
import { useChanges } from '../live/useChanges.ts'
import { asSentence } from '../ui/sentence.ts'
import { notify } from '../ui/toasts.tsx'
import { useRunSyncMutation, useSyncCardQuery } from './SyncCard.generated.ts'

const everyThirtySeconds = 30_000
const reReadAfterMs = 2_000

/** The state of the sync, read when it changes, and the run by hand with its toasts. */
export const useSync = () => {
  const result = useSyncCardQuery()
  const [runSync, { loading }] = useRunSyncMutation({ refetchQueries: ['SyncHistory', 'RatePlans'] })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const refresh = () => void result.refetch().catch(() => undefined)

  useChanges(['SyncRun'], refresh, { everyMs: everyThirtySeconds })

  const run = async () => {
    try {
      const { success, message } = (await runSync()).data!.runSync
      if (success)
        notify({
          tone: 'success',
          title: 'Sync Successful',
          description: 'Room availability and pricing have been updated from Little Hotelier',
        })
      else
        notify({
          tone: 'error',
          title: 'Sync Failed',
          description: message ? asSentence(message) : 'Please check the server logs for details',
        })
      timer.current = setTimeout(refresh, reReadAfterMs)
    } catch {
      notify({ tone: 'error', title: 'Error', description: 'Failed to trigger manual sync' })
    }
  }
  return { result, run, refresh, syncing: loading || Boolean(result.data?.syncStatus.running) }
}
