import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { formatError } from '../errors.ts'
import type { Deps } from '../platform/context.ts'
import { notUtf8, reservedName, wrongKind } from './rest/json-body.ts'
import { problem, sendProblem } from './rest/problem.ts'

/** What a broken request is told, by the framework's code. */
const requestProblems: Record<string, { status: number; detail: string }> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, detail: 'The body is empty but must be JSON' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, detail: 'The body is not valid JSON' },
  [reservedName]: { status: 422, detail: 'There is no field __proto__ or constructor' },
  [notUtf8]: { status: 400, detail: 'The body must be written in UTF-8' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, detail: 'The body is not as long as it says' },
  // A name too long for any file.
  ENAMETOOLONG: { status: 404, detail: 'There is nothing at this address' },
}

const nothingHere = { status: 404, detail: 'There is nothing at this address' }

/** What a route takes at most, in words. */
const sizeInWords = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`)

/** What is wrong with a request that the framework could not take; null for a failure of the server's own. */
const wrongWith = (error: FastifyError, request: FastifyRequest): { status: number; detail: string } | null => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return { status: 413, detail: `The body must have at most ${sizeInWords(request.routeOptions.bodyLimit!)}` }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return wrongKind(request)
  const known = requestProblems[error.code]
  if (known) return known
  // The files' part refuses an address that leaves its folder.
  if (error.statusCode === 403 || error.statusCode === 404) return nothingHere
  const isUnreadable = error instanceof SyntaxError || (error.statusCode && error.statusCode < 500)
  return isUnreadable ? { status: 400, detail: 'The request cannot be read' } : null
}

/** Answers what no route has answered, as a problem in words (RFC 9457). */
export const answerErrors = (app: FastifyInstance, { log }: Deps) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const wrong = wrongWith(error, request)
    if (wrong) return sendProblem(request, reply, wrong)
    // Nobody is left to be answered, and nothing is broken.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed) {
      log.info({ id: request.id }, 'the caller went away')
      return reply.hijack()
    }
    const report = (cause: unknown) => log.error({ err: cause, id: request.id }, 'request failed')
    return sendProblem(request, reply, problem(formatError(report)({ message: '' }, error)))
  })
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, nothingHere))
}
