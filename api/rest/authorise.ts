import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { attempt, type MakeContext } from './attempt.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Throws unless the caller may use the path at all. */
    authorise?: (ctx: Context) => unknown
  }
}

/** Whoever may not use a path is told that before anything else that may be wrong, and before the body is read. */
export const authoriseFirst = (app: FastifyInstance, makeContext: MakeContext) => {
  const refuse = attempt(makeContext, async (ctx, { routeOptions }) => void routeOptions.config.authorise?.(ctx))
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.authorise) await refuse(request, reply)
  })
}
