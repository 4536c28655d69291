import type { ApolloClient, OperationVariables } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { createDataSource } from './data-source.ts'

/** Answers from the page at once; Apollo is loaded when something has to be asked, and then learns those answers. */
export const createBrowserSource = (received: Record<string, unknown>) => {
  const toLearn: { query: DocumentNode; variables: OperationVariables; data: unknown }[] = []
  let isLoaded = false
  let tellLoaded: (client: ApolloClient) => void
  const loaded = new Promise<ApolloClient>((resolve) => (tellLoaded = resolve))

  const load = async () => {
    const { apolloClient } = await import('./client.ts')
    for (const answer of toLearn.splice(0))
      apolloClient.writeQuery(answer as Parameters<typeof apolloClient.writeQuery>[0])
    isLoaded = true
    tellLoaded(apolloClient)
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
      // What is first used later is older than what was asked for since.
      onReceived: (query, variables, data) => {
        if (!isLoaded) toLearn.push({ query, variables: variables as OperationVariables, data })
      },
      follow: (query, variables, onNews) => {
        let isOver = false
        let stop: (() => void) | undefined
        const begin = async () => {
          const { cache } = await loaded
          if (isOver) return
          stop = cache.watch({
            query: cache.transformDocument(query),
            variables: variables as OperationVariables,
            optimistic: true,
            immediate: true,
            // At first it is what the part already shows.
            callback: ({ complete, result }, before) => {
              if (before && complete) onNews(result)
            },
          })
        }
        void begin()
        return () => {
          isOver = true
          stop?.()
        }
      },
    },
    received,
  )
}
