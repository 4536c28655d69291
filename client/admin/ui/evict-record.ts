import type { ApolloCache } from '@apollo/client'

/** A record that is gone leaves every list that shows it at once. */
export const evictRecord = (cache: ApolloCache, type: string, id: string) => {
  cache.evict({ id: cache.identify({ __typename: type, id }) })
  cache.gc()
}
