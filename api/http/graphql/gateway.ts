import type { ApolloServerOptionsWithGateway, BaseContext } from '@apollo/server'
import type { GraphQLSchema } from 'graphql'
import type { Context } from '../../platform/context.ts'
import type { Execute } from './execute.ts'

type Gateway = ApolloServerOptionsWithGateway<BaseContext>['gateway']

/** Apollo Server takes its own execution from a gateway only; this one has a single schema, that of this process. */
export const localGateway = (schema: GraphQLSchema, execute: Execute): Gateway => ({
  load: async () => ({
    executor: ({ document, operationName, request, context }) =>
      execute({ document, operationName, variables: request.variables ?? {}, context: context as Context }) as never,
  }),
  onSchemaLoadOrUpdate: (callback) => {
    callback({ apiSchema: schema, coreSupergraphSdl: '' })
    return () => {}
  },
  stop: async () => {},
})
