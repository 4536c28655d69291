import { LockMode } from '@mikro-orm/core'
import { addSeconds } from 'date-fns/addSeconds'
import { sql } from 'kysely'
import { inTransaction, type Context } from '../../platform/context.ts'
import { rateLimited } from '../../errors.ts'
import { visitorHash } from '../../platform/visitor.ts'
import { clockSkewSeconds } from '../throttle/throttle.service.ts'
import { SignInFailure } from './staff.entity.ts'

const freeFailures = 5
const firstWaitSeconds = 30
const longestWaitSeconds = 3_600
const forgottenAfterMs = 24 * 3_600_000

/** Seconds to wait after the given number of wrong guesses in a row: 5 are free, then it doubles up to an hour. */
export const waitAfter = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(firstWaitSeconds * 2 ** (failures - freeFailures), longestWaitSeconds)

const secondsUntil = (instant: Date | null | undefined, now: Date) =>
  instant ? Math.ceil((instant.getTime() - now.getTime()) / 1000) : 0

/**
 * Guards one account against one address. Guesses from elsewhere are counted apart,
 * so that a stranger cannot lock a staff member out.
 */
export const signInGuard = (ctx: Context, email: string) => {
  const key = `${email.toLowerCase().slice(0, 90)}|${visitorHash(ctx)}`
  return {
    /**
     * Counts the guess as wrong until `succeeded` says otherwise, so that guesses sent at once wait like any others.
     * @throws RATE_LIMITED while the wait lasts, whatever the password.
     */
    guess: () =>
      inTransaction(ctx, async ({ em }) => {
        // Changing nothing locks the row: a guess that succeeds at this moment does not take it away before it is read.
        await sql`
          insert into sign_in_failure as known (key, failures, failed_at) values (${key}, 0, ${ctx.now()})
          on conflict (key) do update set failures = known.failures`.execute(em.getKysely())
        const row = await em.findOneOrFail(SignInFailure, { key }, { lockMode: LockMode.PESSIMISTIC_WRITE })
        // Read when it is this guess's turn: those before it have set the wait meanwhile.
        const now = ctx.now()
        const wait = secondsUntil(row.blockedUntil, now)
        // A much longer wait than was set is one from before the clock was set back.
        if (wait > 0 && wait <= waitAfter(row.failures) + clockSkewSeconds) {
          ctx.noteAllowance({ limit: freeFailures, remaining: 0, resetSeconds: wait })
          throw rateLimited(`Too many wrong guesses. Please wait ${wait} seconds and try again`, wait)
        }
        row.failures = now.getTime() - row.failedAt.getTime() > forgottenAfterMs ? 1 : row.failures + 1
        row.failedAt = now
        row.blockedUntil = addSeconds(now, waitAfter(row.failures))
      }),
    succeeded: () => ctx.em.nativeDelete(SignInFailure, { key }),
  }
}

/** Forgets the guesses that count no more; addresses that were tried are personal data. */
export const forgetGuesses = (ctx: Context) =>
  ctx.em.nativeDelete(SignInFailure, { failedAt: { $lt: new Date(ctx.now().getTime() - forgottenAfterMs) } })
