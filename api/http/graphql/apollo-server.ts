import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLSchema } from 'graphql'
import { formatError } from '../../errors.ts'
import type { Context, Deps } from '../../platform/context.ts'
import type { Execute } from './execute.ts'
import { localGateway } from './gateway.ts'
import { costLimit, limitRules, limits } from './limits.ts'
import { usableVariables } from './usable-variables.ts'

/** The one GraphQL server, which /graphql and the REST layer ask; started. */
export const startApollo = async ({ log }: Deps, schema: GraphQLSchema, execute: Execute) => {
  const apollo = new ApolloServer<Context>({
    gateway: localGateway(schema, execute),
    // cross-site.ts does it, and lets programs ask by GET.
    csrfPrevention: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: limitRules,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: formatError((error) => log.error({ err: error }, 'request failed')),
    plugins: [
      // It would wrap every field of the schema in a function of its own.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      usableVariables,
      costLimit,
    ],
  })
  await apollo.start()
  return apollo
}
