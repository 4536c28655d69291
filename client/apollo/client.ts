import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client'
import { createApolloCache } from './cache.ts'
import { createFreshAnswersLink } from './fresh-answers.ts'

/** The browser's one client. Guests load it when the first question or answer goes over the wire. */
export const apolloClient = new ApolloClient({
  cache: createApolloCache(),
  // What is asked after a change is a question of its own, never a share in one from before it.
  queryDeduplication: false,
  // Only the desk watches: it shows what it knows and asks again. What never changes says `cache-first` where it is asked.
  defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  link: ApolloLink.from([
    createFreshAnswersLink(),
    new HttpLink({
      uri: '/graphql',
      credentials: 'same-origin',
      headers: { 'apollo-require-preflight': 'true' },
    }),
  ]),
})
