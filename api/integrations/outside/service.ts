import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  noop,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import { ZodError } from 'zod'
import type { CircuitName } from '#graphql/inputs/operations.ts'
import { ownFault, refuseStatus } from './answer.ts'
import { boundedFetch, type OutsideAnswer, type OutsideRequest } from './bounded-fetch.ts'
import { isOutage, isPassing, OutsideFailure } from './failure.ts'

/** What is kept of a call: no address, no body, no secret. */
export interface CallRecord {
  service: string
  operation: string
  ok: boolean
  milliseconds: number
  status: number | null
  message: string | null
}

interface ServiceOptions {
  id: string
  /** Its name, for people. */
  label: string
  sandbox: boolean
  /** What is missing and how to set it, as a sentence; null when nothing is. */
  missing: string | null
  timeoutMs: number
  record: (call: CallRecord) => Promise<void>
}

type Send = (request: OutsideRequest) => Promise<OutsideAnswer>

/** One outside service: its calls share a timeout, a circuit and a record of the last result. */
export interface OutsideService extends Pick<ServiceOptions, 'id' | 'label' | 'sandbox' | 'missing'> {
  circuit: () => CircuitName
  /**
   * Does one thing that staff know by name, in one or several requests.
   * `read` tries again after a passing failure, `write` never.
   * @throws OutsideFailure
   */
  perform: <T>(operation: string, kind: 'read' | 'write', work: (send: Send) => Promise<T>) => Promise<T>
  /** Notes a call that a vendor's own library made; `started` as of performance.now(). */
  note: (operation: string, started: number, status: number | null, problem: string | null) => Promise<void>
}

const failuresUntilPause = 5
const pauseMs = 30_000
const retries = 1

const circuitNames: Record<CircuitState, CircuitName> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Isolated]: 'open',
}

export const openService = ({ record, timeoutMs, ...about }: ServiceOptions): OutsideService => {
  const { id, label, missing } = about
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof TaskCancelledError || isOutage(error)),
    { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failuresUntilPause) },
  )
  const limit = timeout(timeoutMs, TimeoutStrategy.Aggressive)
  const again = retry(handleWhen(isPassing), {
    maxAttempts: retries,
    backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 1_000 }),
  })
  const policies = { read: wrap(again, breaker, limit), write: wrap(noop, breaker, limit) }

  const inWords = (error: unknown): unknown => {
    if (error instanceof TaskCancelledError)
      return new OutsideFailure('timeout', `${label} did not answer within ${timeoutMs / 1000} seconds`)
    if (error instanceof BrokenCircuitError)
      return new OutsideFailure('paused', `${label} failed several times in a row; calls wait for half a minute`)
    if (error instanceof ZodError)
      return new OutsideFailure('not-understood', `${label} answered in a form that is not known`)
    return error
  }

  const keep: OutsideService['note'] = (operation, started, status, message) =>
    record({
      service: id,
      operation,
      ok: message === null,
      milliseconds: Math.round(performance.now() - started),
      status,
      message,
    })

  /** A fault of theirs is told as one, whichever library met it. */
  const note: OutsideService['note'] = (operation, started, status, problem) =>
    keep(operation, started, status, status !== null && status >= 500 ? ownFault(label, status).message : problem)

  const perform: OutsideService['perform'] = async (operation, kind, work) => {
    if (missing) throw new OutsideFailure('not-configured', missing)
    const started = performance.now()
    let status: number | null = null
    const send: Send = async (request) => {
      const answer = await policies[kind].execute(async ({ signal }) => {
        const answer = await boundedFetch(label, request, signal)
        status = answer.status
        // Inside the policies a fault of theirs is a failure: it is tried again and counts.
        if (status === 429 || status >= 500) refuseStatus(label, answer)
        return answer
      })
      return answer
    }
    try {
      const result = await work(send)
      await keep(operation, started, status, null)
      return result
    } catch (error) {
      const failure = inWords(error)
      if (failure instanceof OutsideFailure) await keep(operation, started, status, failure.message)
      throw failure
    }
  }

  return { ...about, circuit: () => circuitNames[breaker.state], perform, note }
}
