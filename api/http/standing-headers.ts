import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../platform/context.ts'

const year = 365 * 86_400

/**
 * What every answer says. By its id the request is found in the log. Its type is what it is: a browser that guesses might
 * take a guest's text for a page. On https the site stays there (RFC 6797). Answers of the API are about somebody: nobody
 * keeps them, unless a path says otherwise.
 */
export const standingHeaders = ({ publicUrl }: Pick<Deps, 'publicUrl'>) => {
  const always = {
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${year}` }),
  }
  return (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
    void reply.headers(always).header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
    next()
  }
}
