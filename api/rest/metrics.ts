import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { listQueues } from '../modules/operations/queues.service.ts'
import { requirePermission } from '../modules/staff/viewer.ts'
import type { MakeContext } from './attempt.ts'

/** The figures for Prometheus, which asks with an API key of the scope operations:read as its bearer token. */
export const registerMetrics = (app: FastifyInstance, makeContext: MakeContext) => {
  const authorise = (ctx: Context) => requirePermission(ctx, 'operations:read')
  app.get('/metrics', { config: { authorise } }, async (request, reply) => {
    const ctx = await makeContext(request, reply)
    ctx.metrics.setQueues(await listQueues(ctx))
    return reply.type(ctx.metrics.registry.contentType).send(await ctx.metrics.registry.metrics())
  })
}
