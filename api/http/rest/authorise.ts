import type { FastifyInstance } from 'fastify'
import type { Permission } from '#graphql/permissions.ts'
import type { Context } from '../../platform/context.ts'
import { requireOneOf } from '../../platform/viewer.ts'
import { attempt, type MakeContext } from './attempt.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** One of these permissions opens the path. */
    needs?: readonly Permission[]
    /** Throws unless the caller may use the path at all, where that takes more. */
    authorise?: (ctx: Context) => unknown
  }
}

/** Whoever may not use a path is told that before anything else that may be wrong, and before the body is read. */
export const authoriseFirst = (app: FastifyInstance, makeContext: MakeContext) => {
  const refuse = attempt(makeContext, async (ctx, { routeOptions: { config } }) => {
    if (config.needs) requireOneOf(ctx, config.needs)
    config.authorise?.(ctx)
  })
  app.addHook('onRequest', async (request, reply) => {
    const { needs, authorise } = request.routeOptions.config
    if (needs || authorise) await refuse(request, reply)
  })
}
