import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { formatError } from '../../errors.ts'
import { streamChatReply } from '../../modules/chat/chat.service.ts'
import type { SendChatMessageInput } from '../../modules/chat/chat.type.ts'
import { text, type RouteDescription } from './describe-route.ts'
import { problem, sendProblem } from './problem.ts'

type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>

async function* asEvents(events: AsyncIterable<unknown>) {
  for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`
}

const stream: RouteDescription = {
  operationId: 'StreamChatReply',
  summary: 'Ask the assistant and read its answer as it is written',
  body: { 'application/json': 'SendChatMessageInput' },
  answer: {
    description: '`{delta}` for each piece, then `{done, response, citations, confident, handoffOffered, id}`',
    content: { 'text/event-stream': text },
  },
}

/**
 * POST /api/chat/stream: the body of POST /api/chat, answered as server-sent events:
 * `{delta}` for each piece, then `{done, response, citations, confident, handoffOffered, id}`.
 */
export const registerChatStream = (app: FastifyInstance, makeContext: MakeContext) => {
  app.post('/api/chat/stream', { config: { describes: stream } }, async (request, reply) => {
    const ctx = await makeContext(request, reply)
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    try {
      const events = await streamChatReply(ctx, request.body as SendChatMessageInput, gone.signal)
      return await reply
        .type('text/event-stream; charset=utf-8')
        .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
        .send(Readable.from(asEvents(events)))
    } catch (error) {
      const log = (cause: unknown) => ctx.log.error({ err: cause }, 'request failed')
      return sendProblem(request, reply, problem(formatError(log)({ message: '' }, error)))
    }
  })
}
