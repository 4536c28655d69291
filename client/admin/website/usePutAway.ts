import { useApolloClient } from '@apollo/client/react'
import { attempted } from '../ui/reported.ts'
import { notify } from '../ui/toasts.tsx'
import type { ContentRowFragment } from './ContentRow.generated.ts'
import { nameOf } from './labels.ts'
import { refetchContent } from './refetch-content.ts'
import { ArchiveContentDocument, RestoreContentDocument } from './usePutAway.generated.ts'

/** Takes records from guests and brings them back. */
export const usePutAway = () => {
  const client = useApolloClient()

  const restore = (entry: ContentRowFragment) =>
    attempted(`${nameOf(entry)} could not be brought back`, async () => {
      await client.mutate({ mutation: RestoreContentDocument, variables: { id: entry.id } })
      await refetchContent(client)
      notify({ tone: 'success', title: `${nameOf(entry)} is back` })
    })

  /** The message about it has the way back. @throws when the server refuses */
  const putAway = async (entry: ContentRowFragment) => {
    await client.mutate({ mutation: ArchiveContentDocument, variables: { id: entry.id } })
    await refetchContent(client)
    notify({
      tone: 'success',
      title: `${nameOf(entry)} was put away`,
      action: { label: 'Undo', onClick: () => void restore(entry) },
    })
  }

  return { putAway, restore }
}
