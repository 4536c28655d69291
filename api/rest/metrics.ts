import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { httpStatuses, type ErrorCode } from '../errors.ts'
import { listQueues } from '../modules/operations/queues.service.ts'
import { requirePermission } from '../modules/staff/viewer.ts'
import { sendProblem } from './problem.ts'

type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>

/** The figures for Prometheus, which asks with an API key of the scope operations:read as its bearer token. */
export const registerMetrics = (app: FastifyInstance, makeContext: MakeContext) => {
  app.get('/metrics', async (request, reply) => {
    const ctx = await makeContext(request, reply)
    try {
      requirePermission(ctx, 'operations:read')
    } catch (error) {
      const code = (error as { extensions: { code: ErrorCode } }).extensions.code
      return sendProblem(request, reply, { status: httpStatuses[code], detail: (error as Error).message })
    }
    ctx.metrics.setQueues(await listQueues(ctx))
    return reply.type(ctx.metrics.registry.contentType).send(await ctx.metrics.registry.metrics())
  })
}
