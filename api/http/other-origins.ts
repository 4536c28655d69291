import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const anyOrigin = {
  origin: '*',
  // Whoever asks what is possible without being a page of another site is told as well.
  strictPreflight: false,
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders: [
    'content-disposition',
    'etag',
    'idempotency-replayed',
    'link',
    'location',
    'ratelimit-limit',
    'ratelimit-remaining',
    'ratelimit-reset',
    'retry-after',
    'x-query-cost',
    'x-request-id',
  ],
  /** For how many seconds a browser need not ask again. */
  maxAge: 3600,
}

/**
 * Pages of any site may ask the API by a key, or what everybody may ask. Never with cookies: an answer for any origin is
 * not read by a page that sent some (https://fetch.spec.whatwg.org/#cors-protocol-and-credentials).
 */
export const allowOtherOrigins = (app: FastifyInstance) =>
  app.register(cors, {
    delegator: (request, decide) =>
      decide(null, /^\/(?:api\/|graphql\b)/.test(request.url) ? anyOrigin : { origin: false }),
  })
