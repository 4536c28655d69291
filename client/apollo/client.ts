import { ApolloClient, HttpLink } from '@apollo/client'
import { createApolloCache } from './cache.ts'

/** The browser's one client. Guests load it when the first question or answer goes over the wire. */
export const apolloClient = new ApolloClient({
  cache: createApolloCache(),
  // A list that is asked for again after a change must not be given the answer to a question from before it.
  queryDeduplication: false,
  link: new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    headers: { 'apollo-require-preflight': 'true' },
  }),
})
