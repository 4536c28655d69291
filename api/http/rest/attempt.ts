import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { formatError } from '../../errors.ts'
import { problem, sendProblem } from './problem.ts'

export type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>

/** A route that runs no operation of the schema: its refusals read like those of the others. */
export const attempt =
  (makeContext: MakeContext, work: (ctx: Context, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await work(await makeContext(request, reply), request, reply)
    } catch (error) {
      const log = (cause: unknown) => request.log.error({ err: cause, id: request.id }, 'request failed')
      return sendProblem(request, reply, problem(formatError(log)({ message: '' }, error)))
    }
  }
