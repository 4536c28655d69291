import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './rest/problem.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A browser names the page that sends a change: from another site's page it is refused, whatever cookies it carries. */
export const crossSiteRefusal = async (request: FastifyRequest, reply: FastifyReply) => {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (safeMethods.has(request.method)) return
  if (!origin && site !== 'cross-site') return
  if (origin && URL.canParse(origin) && new URL(origin).host === request.host) return
  return sendProblem(request, reply, { status: 403, detail: 'Requests from pages of another site are not accepted' })
}
