import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { staffPaths } from '#graphql/paths.ts'
import type { Context } from '../../platform/context.ts'
import { googleCallbackPath } from '../../integrations/services.ts'
import { ConsentFailure, finishConsent } from '../../modules/search-engines/google-connection.service.ts'
import { requirePermission } from '../../platform/viewer.ts'
import type { RouteDescription } from './describe-route.ts'

type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>

const backTo = (result: Record<string, string>) => `${staffPaths.desk}?${new URLSearchParams(result)}`

const callback: RouteDescription = {
  operationId: 'googleCallback',
  summary: 'Where Google’s consent page sends the browser back (staff)',
  query: {
    state: { type: 'string', description: 'What the consent was asked with' },
    code: { type: 'string', description: 'What Google gives for a consent' },
  },
  answer: { status: 302, description: 'To the staff desk, with `google_auth`, `error` and `desc` in the address' },
}

const text = (value: unknown) => (typeof value === 'string' && value.length <= 2_048 ? value : '')

/**
 * Where Google's consent page sends the browser back: a page load, so it answers with the way to the staff desk.
 * The session and the state together say who it is.
 */
export const registerGoogleCallback = (app: FastifyInstance, makeContext: MakeContext) => {
  app.get(googleCallbackPath, { config: { describes: callback } }, async (request, reply) => {
    const query = request.query as Record<string, unknown>
    reply.header('referrer-policy', 'no-referrer')
    const ctx = await makeContext(request, reply)
    try {
      requirePermission(ctx, 'seo:write')
      await finishConsent(ctx, text(query['state']), text(query['code']) || null)
      return reply.redirect(backTo({ google_auth: 'success' }))
    } catch (error) {
      const known = error instanceof ConsentFailure
      const code = (error as { extensions?: { code?: string } }).extensions?.code
      if (!known && code !== 'UNAUTHENTICATED' && code !== 'FORBIDDEN') throw error
      const failure = known ? error.code : 'not_signed_in'
      return reply.redirect(backTo({ google_auth: 'failed', error: failure, desc: (error as Error).message }))
    }
  })
}
