import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLFormattedError } from 'graphql'
import { httpStatuses, type ErrorCode, type InputIssue } from '../../errors.ts'

export interface Problem {
  status: number
  /** One plain sentence. */
  detail: string
  issues?: InputIssue[] | undefined
  retryAfter?: number
}

export const problem = (error: GraphQLFormattedError): Problem => {
  const { code, issues, retryAfter } = error.extensions ?? {}
  return {
    status: httpStatuses[code as ErrorCode] ?? 500,
    detail: error.message,
    ...(Array.isArray(issues) && { issues: issues as InputIssue[] }),
    ...(typeof retryAfter === 'number' && { retryAfter }),
  }
}

/** Node.js names two of them as they were before RFC 9110. */
const renamed: Record<number, string> = { 413: 'Content Too Large', 422: 'Unprocessable Content' }

/** The name of a status, as RFC 9110 has it. */
export const titleOf = (status: number): string => renamed[status] ?? STATUS_CODES[status] ?? 'Error'

/** The sentence as plain text, or as problem details (RFC 9457) for a caller that accepts them. */
export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, detail, issues, retryAfter }: Problem,
) => {
  if (retryAfter) reply.header('retry-after', retryAfter)
  // RFC 9110, section 11.6.1: the way in that a program has is a key (RFC 6750).
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  // What is refused before anything is looked at has no standing headers yet.
  reply.code(status).headers({ 'x-content-type-options': 'nosniff', 'x-request-id': request.id })
  if (!request.headers.accept?.includes('application/problem+json'))
    return reply.type('text/plain; charset=utf-8').send(detail)
  return reply.type('application/problem+json; charset=utf-8').send(
    JSON.stringify({
      type: 'about:blank',
      title: titleOf(status),
      status,
      detail,
      ...(issues ? { issues } : {}),
    }),
  )
}
