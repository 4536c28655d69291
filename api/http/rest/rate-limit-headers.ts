import type { FastifyReply } from 'fastify'
import type { AllowanceLeft } from '../../platform/context.ts'

const isTighter = (one: AllowanceLeft, other: AllowanceLeft) =>
  one.remaining < other.remaining || (one.remaining === other.remaining && one.resetSeconds > other.resetSeconds)

/** Says what is left of a caller's allowance; where a request counts against several, of the tightest. */
export const rateLimitHeaders = (reply: FastifyReply) => {
  let told: AllowanceLeft | undefined
  return (left: AllowanceLeft): void => {
    if (told && !isTighter(left, told)) return
    told = left
    const { limit, remaining, resetSeconds } = left
    reply.headers({ 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': resetSeconds })
  }
}
