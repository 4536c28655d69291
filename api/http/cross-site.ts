import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../platform/context.ts'
import { sendProblem } from './rest/problem.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Where the browser itself says so, no page can have forged it: https://www.w3.org/TR/fetch-metadata/ */
const ownSites = new Set(['same-origin', 'none'])
/** Where a key stands. A browser sends these from another site's page only after it has asked, and then without cookies. */
const keyHeaders = ['authorization', 'x-api-key']
/** The same is true of these: https://www.apollographql.com/docs/apollo-server/security/cors#preventing-cross-site-request-forgery-csrf */
const preflightHeaders = [...keyHeaders, 'apollo-require-preflight', 'x-apollo-operation-name']

const hasOneOf = ({ headers }: FastifyRequest, names: readonly string[]) => names.some((name) => headers[name])

/**
 * Whether a page of another site could have made a browser ask this by GET with the cookies that it has, as by a link or
 * a picture. Without cookies nothing is lent to it, and whoever asks may.
 */
export const mayBeForged = (request: FastifyRequest): boolean => {
  const { cookie, 'sec-fetch-site': site } = request.headers
  return cookie !== undefined && !ownSites.has(String(site)) && !hasOneOf(request, preflightHeaders)
}

/** The own site is PUBLIC_URL, for a proxy may write another Host; where none is set, whatever host the request came to. */
const ownOrigins = ({ env }: Pick<Deps, 'env'>) => {
  const ownOrigin = env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin
  return (origin: string, request: FastifyRequest) =>
    ownOrigin ? origin === ownOrigin : URL.canParse(origin) && new URL(origin).host === request.host
}

/** Whether a browser says that a page of ours sends this; a program says nothing of the kind, or makes it up. */
export const sentByOwnPage = (deps: Pick<Deps, 'env'>) => {
  const isOwn = ownOrigins(deps)
  return (request: FastifyRequest): boolean => {
    const { origin, 'sec-fetch-site': site } = request.headers
    return site === undefined ? origin !== undefined && isOwn(origin, request) : site === 'same-origin'
  }
}

/** A browser names the page that sends a change: from another site's page it is refused, whatever cookies it carries. */
export const refuseCrossSite = (deps: Pick<Deps, 'env'>) => {
  const isOwn = ownOrigins(deps)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin, 'sec-fetch-site': site } = request.headers
    if (safeMethods.has(request.method) || ownSites.has(String(site))) return
    // A program that is no browser names neither.
    if (!origin && !site) return
    if (origin && isOwn(origin, request)) return
    // A program in another site's page that has a key of its own, and nothing of the visitor's.
    if (hasOneOf(request, keyHeaders) && request.headers.cookie === undefined) return
    return sendProblem(request, reply, { status: 403, detail: 'Requests from pages of another site are not accepted' })
  }
}
