import type { OperationVariables } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { createDataSource } from './data-source.ts'

/** Answers from the page at once; Apollo is loaded when something has to be asked, and then learns those answers. */
export const createBrowserSource = (received: Record<string, unknown>) => {
  const toLearn: { query: DocumentNode; variables: OperationVariables; data: unknown }[] = []

  const load = async () => {
    const { apolloClient } = await import('./client.ts')
    for (const answer of toLearn.splice(0))
      apolloClient.writeQuery(answer as Parameters<typeof apolloClient.writeQuery>[0])
    return apolloClient
  }

  return createDataSource(
    {
      query: async (query, variables, isFresh) => {
        const client = await load()
        const { data } = await client.query({
          query,
          variables: variables as OperationVariables,
          fetchPolicy: isFresh ? 'network-only' : 'cache-first',
        })
        return data
      },
      mutate: async (mutation, variables) => {
        const client = await load()
        const { data } = await client.mutate({ mutation, variables: variables as OperationVariables })
        return data
      },
      // A failed warm-up is no error: the question itself tries again and reports.
      warm: () => void load().catch(() => undefined),
      onReceived: (query, variables, data) => toLearn.push({ query, variables: variables as OperationVariables, data }),
    },
    received,
  )
}
