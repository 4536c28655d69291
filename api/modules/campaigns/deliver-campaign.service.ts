import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { inTransaction, type Context } from '../../platform/context.ts'
import { MailProblem } from '../../integrations/mailer/port.ts'
import { Campaign } from './campaign.entity.ts'
import { renewLeases, takeOver, type Worker } from './claim-recipients.ts'
import { deliverBySmtp } from './deliver-by-smtp.ts'
import { deliverToOutbox } from './deliver-to-outbox.ts'
import { openBook, type MailBook } from './mail-book.ts'
import { openSource } from './recipient-source.ts'
import { tellCampaignFinished } from './tell-campaign-finished.ts'

/** How long a worker looks on while others finish, or retries are not yet due, before it looks again. */
const lookAgainMs = 500
const firstTroubleMs = 2_000
const longestTroubleMs = 60_000

/** Also a mail that has left may be refused: it is over once its worker has the mail server's answer, or is dead. */
const finish = (id: string, now: Date) => sql<{ id: string }>`
  update "campaign" set "state" = 'sent', "finished_at" = ${now}, "last_error" = null, "updated_at" = ${now}
  where "id" = ${id} and "state" = 'sending' and not exists (
    select 1 from "campaign_recipient" where "campaign_id" = ${id} and "state" in ('queued', 'sending'))
  and not exists (
    select 1 from "campaign_recipient" where "campaign_id" = ${id} and "state" = 'sent' and "unconfirmed"
      and "leased_until" > clock_timestamp())
  returning id`

/** Of several instances that see the last mail leave one finishes the campaign, and tells of it. */
const finishOnce = (ctx: Context, id: string) =>
  inTransaction(ctx, async (inside) => {
    const { rows } = await finish(id, ctx.now()).execute(inside.em.getKysely())
    if (rows.length > 0) await tellCampaignFinished(inside, id, 'sent')
  })

const setError = (ctx: Context, id: string, lastError: string | null) =>
  ctx.em.nativeUpdate(Campaign, { id, lastError: lastError === null ? { $ne: null } : { $ne: '' } }, { lastError })

/** Everybody who is due now. */
const deliverDue = async (ctx: Context, worker: Worker, campaign: Campaign, book: MailBook, signal: AbortSignal) => {
  // Another mail server may have been entered since the last look.
  const { mailer, env } = ctx.outside.current()
  const source = openSource({ ...ctx, mailer }, worker, campaign)
  try {
    if (mailer) await deliverBySmtp({ ctx: { ...ctx, env }, mailer, worker, campaign, source, book, signal })
    else await deliverToOutbox(ctx, worker, source, book, signal)
  } finally {
    await source.close()
  }
}

const stateOf = async (ctx: Context, id: string) => {
  const { rows } = await sql<{ state: string }>`select state from campaign where id = ${id}`.execute(ctx.em.getKysely())
  return rows[0]?.state
}

const pause = (milliseconds: number, signal: AbortSignal) => setTimeout(milliseconds, null, { signal }).catch(() => {})

/**
 * Works on a campaign until it is sent, paused or cancelled, or `signal` says stop. Any number of instances may do so
 * together: the recipients are shared out by the database. Trouble of the mail server is waited out.
 */
export const deliverCampaign = async (ctx: Context, id: string, signal: AbortSignal): Promise<void> => {
  const campaign = await ctx.em.findOne(Campaign, { id })
  if (!campaign) return
  const worker = { id: randomUUID(), campaign, leaseSeconds: ctx.env.MAIL_LEASE_SECONDS }
  const book = openBook(ctx, campaign)
  const heartbeat = setInterval(
    () => {
      renewLeases(ctx, worker).catch((error: unknown) => ctx.log.error({ err: error }, 'lease not renewed'))
    },
    (worker.leaseSeconds * 1000) / 3,
  )
  let troubleMs = firstTroubleMs
  try {
    while (!signal.aborted && (await stateOf(ctx, id)) === 'sending') {
      await takeOver(ctx, id)
      try {
        await deliverDue(ctx, worker, campaign, book, signal)
        troubleMs = firstTroubleMs
        await setError(ctx, id, null)
      } catch (error) {
        if (!(error instanceof MailProblem)) throw error
        await setError(ctx, id, `The mail server does not take mails: ${error.message}`.slice(0, 300))
        ctx.log.warn({ campaign: id, problem: error.message }, 'mail server in trouble')
        await pause(troubleMs, signal)
        troubleMs = Math.min(troubleMs * 2, longestTroubleMs)
      }
      await finishOnce(ctx, id)
      if ((await stateOf(ctx, id)) === 'sending') await pause(lookAgainMs, signal)
    }
  } finally {
    clearInterval(heartbeat)
  }
}
