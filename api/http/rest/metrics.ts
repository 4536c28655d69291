import type { FastifyInstance } from 'fastify'
import { listQueues } from '../../modules/operations/queues.service.ts'
import type { MakeContext } from './attempt.ts'

/** The figures for Prometheus, which asks with an API key of the scope operations:read as its bearer token. */
export const registerMetrics = (app: FastifyInstance, makeContext: MakeContext) => {
  app.get('/metrics', { config: { needs: ['operations:read'] } }, async (request, reply) => {
    const ctx = await makeContext(request, reply)
    ctx.metrics.setQueues(await listQueues(ctx))
    return reply.type(ctx.metrics.registry.contentType).send(await ctx.metrics.registry.metrics())
  })
}
