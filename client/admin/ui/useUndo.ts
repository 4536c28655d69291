import { useApolloClient } from '@apollo/client/react'
import { useViewer } from '../frame/viewer.tsx'
import { attempted } from './reported.ts'
import { RecordHistoryDocument, UndoRecordChangeDocument } from './RecordHistory.generated.ts'
import { notify, type ToastAction } from './toasts.tsx'

/** The way back from a saved change, from its message and from the record's history alike. */
export const useUndo = (refresh: () => Promise<unknown>) => {
  const client = useApolloClient()
  const { name, can } = useViewer()

  /** Asked for anew; a history that is open shows it too. */
  const latest = async (subjectId: string) => {
    const { data } = await client.query({
      query: RecordHistoryDocument,
      variables: { subjectId },
      fetchPolicy: 'network-only',
    })
    return data?.recordChanges.nodes ?? []
  }

  const undo = (subjectId: string, changeId: string) =>
    attempted('The change could not be undone', async () => {
      await client.mutate({ mutation: UndoRecordChangeDocument, variables: { id: changeId } })
      await Promise.all([refresh(), latest(subjectId).catch(() => undefined)])
      notify({ tone: 'success', title: 'The change was undone' })
    })

  /** Undo of what was just saved. A change that somebody else saved in the same moment is theirs to undo. */
  const wayBack = async (subjectId: string): Promise<ToastAction | undefined> => {
    if (!can('rooms:read')) return undefined
    const changes = await latest(subjectId).catch(() => [])
    const mine = changes.find(({ kind, by }) => kind === 'UPDATED' && by === name)
    return mine && { label: 'Undo', onClick: () => void undo(subjectId, mine.id) }
  }

  return { undo, wayBack }
}
