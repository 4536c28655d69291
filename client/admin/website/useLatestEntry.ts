import { useApolloClient } from '@apollo/client/react'
import { ContentEntryPaneDocument } from './EntryPane.generated.ts'

/** Asks for a record as the server has it now, without a change to what is shown; null when it cannot be had. */
export const useLatestEntry = () => {
  const client = useApolloClient()
  return async (id: string) => {
    try {
      const { data } = await client.query({
        query: ContentEntryPaneDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      })
      return data?.contentEntry ?? null
    } catch {
      return null
    }
  }
}
