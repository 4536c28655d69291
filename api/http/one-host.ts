import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './rest/problem.ts'

/** Names and values by turns. */
const hosts = (rawHeaders: string[]) =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length

/** Node takes the first of several, a proxy in front perhaps the last: who means two sites gets neither (RFC 9112, 3.2). */
export const refuseManyHosts = (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
  if (hosts(request.raw.rawHeaders) > 1) sendProblem(request, reply, { status: 400, detail: 'Host was sent twice' })
  else next()
}
