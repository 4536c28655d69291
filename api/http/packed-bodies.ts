import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './rest/problem.ts'

/**
 * A body is read as it comes. One that is packed would be taken for a broken one, and one that only says so for a whole
 * one: neither is what its sender meant (RFC 9110, 15.5.16).
 */
export const refusePackedBodies = (request: FastifyRequest, reply: FastifyReply, next: () => void) => {
  const packing = request.headers['content-encoding']
  if (!packing || packing === 'identity') return next()
  return sendProblem(request, reply.header('accept-encoding', 'identity'), {
    status: 415,
    detail: 'The body must be sent as it is, without Content-Encoding',
  })
}
