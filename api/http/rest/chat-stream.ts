import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { sendChatMessageSchema } from '#graphql/inputs/chat.ts'
import { streamChatReply } from '../../modules/chat/chat.service.ts'
import type { SendChatMessageInput } from '../../modules/chat/chat.type.ts'
import { attempt, type MakeContext } from './attempt.ts'
import { text, type RouteDescription } from './describe-route.ts'

async function* asEvents(events: AsyncIterable<unknown>) {
  for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`
}

const stream: RouteDescription = {
  operationId: 'streamChatReply',
  summary: 'Ask the assistant and read its answer as it is written',
  body: { 'application/json': 'SendChatMessageInput' },
  rules: sendChatMessageSchema,
  refusals: ['BAD_USER_INPUT', 'RATE_LIMITED'],
  answer: {
    description:
      '`{delta}` for each piece, then `{done, response, citations, confident, handoffOffered, id, conversation}`',
    content: { 'text/event-stream': text },
  },
}

/**
 * POST /api/chat/stream: the body of POST /api/chat, answered as server-sent events:
 * `{delta}` for each piece, then `{done, response, citations, confident, handoffOffered, id, conversation}`.
 */
export const registerChatStream = (app: FastifyInstance, makeContext: MakeContext) => {
  app.post(
    '/api/chat/stream',
    { config: { describes: stream } },
    attempt(makeContext, async (ctx, request, reply) => {
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const events = await streamChatReply(ctx, request.body as SendChatMessageInput, gone.signal)
      return reply
        .type('text/event-stream; charset=utf-8')
        .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
        .send(Readable.from(asEvents(events)))
    }),
  )
}
