import type { FastifyInstance } from 'fastify'
import { calendarFeed, feedSeconds } from '../../modules/availability/calendar-feed.service.ts'
import { attempt, type MakeContext } from './attempt.ts'
import { text, type RouteDescription } from './describe-route.ts'

const feed: RouteDescription = {
  operationId: 'calendarFeed',
  summary: 'The nights on which a room type cannot be booked, for partners',
  refusals: ['NOT_FOUND'],
  answer: { description: 'iCalendar (RFC 5545)', content: { 'text/calendar': text } },
}

/** GET /api/room-types/{slug}/calendar.ics: the nights on which a room type cannot be booked, for partners. */
export const registerCalendarFeed = (app: FastifyInstance, makeContext: MakeContext) => {
  app.get(
    '/api/room-types/:slug/calendar.ics',
    { config: { describes: feed } },
    attempt(makeContext, async (ctx, request, reply) => {
      const nights = await calendarFeed(ctx, (request.params as { slug: string }).slug)
      return reply
        .header('cache-control', `public, max-age=${feedSeconds}`)
        .type('text/calendar; charset=utf-8')
        .send(nights)
    }),
  )
}
