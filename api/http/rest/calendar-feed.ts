import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { formatError } from '../../errors.ts'
import { calendarFeed, feedSeconds } from '../../modules/availability/calendar-feed.service.ts'
import { text, type RouteDescription } from './describe-route.ts'
import { problem, sendProblem } from './problem.ts'

type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>

const feed: RouteDescription = {
  operationId: 'CalendarFeed',
  summary: 'The nights on which a room type cannot be booked, for partners',
  answer: { description: 'iCalendar (RFC 5545)', content: { 'text/calendar': text } },
}

/** GET /api/room-types/{slug}/calendar.ics: the nights on which a room type cannot be booked, for partners. */
export const registerCalendarFeed = (app: FastifyInstance, makeContext: MakeContext) => {
  const options = { config: { describes: feed } }
  app.get<{ Params: { slug: string } }>('/api/room-types/:slug/calendar.ics', options, async (request, reply) => {
    const ctx = await makeContext(request, reply)
    try {
      const nights = await calendarFeed(ctx, request.params.slug)
      return await reply
        .header('cache-control', `public, max-age=${feedSeconds}`)
        .type('text/calendar; charset=utf-8')
        .send(nights)
    } catch (error) {
      const log = (cause: unknown) => ctx.log.error({ err: cause }, 'request failed')
      return sendProblem(request, reply, problem(formatError(log)({ message: '' }, error)))
    }
  })
}
