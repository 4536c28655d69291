import type { FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import type { RestRoute } from '../../platform/rest-route.ts'
import { claimRequest } from '../../modules/idempotency/idempotency.service.ts'
import { isProblem, type Answer } from './answer-route.ts'
import type { Problem } from './problem.ts'

const longestKey = 255

/** The key as it was given, or as a text of structured fields (RFC 8941): both are the same key. */
const readKey = (header: string): string | null => {
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header
  return key.length >= 1 && key.length <= longestKey && /^[\x20-\x7E]+$/.test(key) ? key : null
}

const wrongKey = `The header Idempotency-Key must have 1 to ${longestKey} printable characters`
const unanswered =
  'The first request with this Idempotency-Key is still under way, or was cut off. Look whether it was done before you send it with another key'

/**
 * Answers a request that makes something; one with an Idempotency-Key once, and its repetitions alike
 * (https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header-07). A refusal has made nothing, so
 * its key is free again; what a failure has made nobody knows, so its key stays taken (decision 253).
 */
export const answerOnce = async (
  ctx: Context,
  request: FastifyRequest,
  { method, path, creates }: RestRoute,
  work: () => Promise<Answer | Problem>,
): Promise<Answer | Problem> => {
  const given = request.headers['idempotency-key']
  if (!creates || given === undefined) return work()
  const key = readKey(String(given))
  if (key === null) return { status: 422, detail: wrongKey }
  const claim = await claimRequest(ctx, { path: `${method} ${path}`, key, body: request.body })
  if (claim.state === 'other-body')
    return { status: 422, detail: 'This Idempotency-Key was sent before with another body' }
  // Without Retry-After: what was cut off is refused for the whole day.
  if (claim.state === 'unanswered') return { status: 409, detail: unanswered }
  if (claim.state === 'answered') {
    const first = claim.answer as Answer
    return { ...first, headers: { ...first.headers, 'idempotency-replayed': 'true' } }
  }
  /** What was done stays done, and what was said is said, when the key cannot be noted: it stays taken then. */
  const noted = (step: Promise<void>) =>
    step.catch((error: unknown) => ctx.log.error({ err: error, path }, 'an Idempotency-Key could not be noted'))
  const answer = await work()
  if (!isProblem(answer)) await noted(claim.keep(answer))
  else if (answer.status < 500) await noted(claim.release())
  return answer
}
