import { useApolloClient } from '@apollo/client/react'
import { LatestVersionDocument } from './useLatestVersion.generated.ts'

/** Asks for the version that the server has now, without a change to what is shown. */
export const useLatestVersion = (id: string) => {
  const client = useApolloClient()
  return async (): Promise<number> => {
    const { data } = await client.query({ query: LatestVersionDocument, variables: { id }, fetchPolicy: 'no-cache' })
    if (!data?.blogEntry) throw new Error('A post is written that is no longer there')
    return data.blogEntry.version
  }
}
