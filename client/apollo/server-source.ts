import { ApolloClient, type OperationVariables } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import type { GraphQLSchema } from 'graphql'
import { createApolloCache } from './cache.ts'
import { createDataSource } from './data-source.ts'

/** Asks the schema in this process; one per rendered page. */
export const createServerSource = (schema: GraphQLSchema, context: unknown) => {
  const client = new ApolloClient({
    ssrMode: true,
    cache: createApolloCache(),
    link: new SchemaLink({ schema, context: context as SchemaLink.ResolverContext }),
  })
  return createDataSource({
    query: async (query, variables) => (await client.query({ query, variables: variables as OperationVariables })).data,
    mutate: () => Promise.reject(new Error('A page that is being rendered changes nothing')),
  })
}
