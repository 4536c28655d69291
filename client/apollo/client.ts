import { ApolloClient, HttpLink } from '@apollo/client'
import { createApolloCache } from './cache.ts'

/** The browser's one client. Guests load it when the first question or answer goes over the wire. */
export const apolloClient = new ApolloClient({
  cache: createApolloCache(),
  link: new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    headers: { 'apollo-require-preflight': 'true' },
  }),
})
