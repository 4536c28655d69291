import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLFormattedError } from 'graphql'
import { httpStatuses, type ErrorCode } from '../errors.ts'

export interface Problem {
  status: number
  /** One plain sentence. */
  detail: string
  issues?: unknown
  retryAfter?: number
}

/** GraphQL's own words on a wrong variable, as a sentence that names the field. */
const plainSentence = (message: string): string => {
  const [, missing] = /^.*Field "(\w+)" of required type "[^"]*" was not provided/s.exec(message) ?? []
  if (missing) return `The field ${missing} is required`
  const [, unknown] = /Field "(\w+)" is not defined by type/.exec(message) ?? []
  if (unknown) return `There is no field ${unknown}`
  const [, path, reason] = /^Variable "\$\w+" got invalid value .* at "\w+\.([\w.]+)"; (.*)$/s.exec(message) ?? []
  if (path) return `The field ${path} is wrong: ${reason}`
  const [, variable, why] = /^Variable "\$(\w+)" got invalid value .*?; (.*)$/s.exec(message) ?? []
  return variable ? `${variable} is wrong: ${why}` : message
}

export const problem = (error: GraphQLFormattedError): Problem => {
  const { code, issues, retryAfter } = error.extensions ?? {}
  return {
    status: httpStatuses[code as ErrorCode] ?? 500,
    detail: plainSentence(error.message),
    issues,
    ...(typeof retryAfter === 'number' && { retryAfter }),
  }
}

/** The sentence as plain text, or as problem details (RFC 9457) for a caller that accepts them. */
export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, detail, issues, retryAfter }: Problem,
) => {
  if (retryAfter) reply.header('retry-after', retryAfter)
  reply.code(status).header('x-content-type-options', 'nosniff')
  if (!request.headers.accept?.includes('application/problem+json'))
    return reply.type('text/plain; charset=utf-8').send(detail)
  return reply.type('application/problem+json; charset=utf-8').send(
    JSON.stringify({
      type: 'about:blank',
      title: STATUS_CODES[status],
      status,
      detail,
      ...(issues ? { issues } : {}),
    }),
  )
}
