import { useApolloClient } from '@apollo/client/react'
import { useViewer } from '../frame/viewer.tsx'
import { attempted } from './reported.ts'
import { RecordHistoryDocument, UndoRecordChangeDocument } from './RecordHistory.generated.ts'
import { notify, type ToastAction } from './toasts.tsx'

const failed = 'The change could not be undone'

/** The way back from a saved change, from its message and from the record's history alike. */
export const useUndo = (refresh: () => Promise<unknown>) => {
  const client = useApolloClient()
  const { can } = useViewer()

  const takeBack = async (changeId: string) => {
    await client.mutate({ mutation: UndoRecordChangeDocument, variables: { id: changeId } })
    notify({ tone: 'success', title: 'The change was undone' })
  }

  // Refused or not, the list then shows what is there now.
  const undo = (changeId: string) => attempted(failed, () => takeBack(changeId)).then(refresh)

  /**
   * The change that led to the record as it was answered is the newest that is not younger than that record: a change
   * is written under the record's lock, just before the record itself.
   */
  const undoSaved = ({ id, updatedAt }: { id: string; updatedAt: string }) =>
    attempted(failed, async () => {
      const { data } = await client.query({
        query: RecordHistoryDocument,
        variables: { subjectId: id },
        fetchPolicy: 'network-only',
      })
      const change = data?.recordChanges.nodes.find(({ createdAt }) => createdAt <= updatedAt)
      if (change) await takeBack(change.id)
      else notify({ tone: 'error', title: failed, description: 'Too much was changed since. Change it by hand.' })
    }).then(refresh)

  /** Undo of what was just saved; missing for those who may not read the history. */
  const wayBack = (saved: { id: string; updatedAt: string }): ToastAction | undefined =>
    can('rooms:read') ? { label: 'Undo', onClick: () => void undoSaved(saved) } : undefined

  return { undo, wayBack }
}
