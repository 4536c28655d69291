import { addSeconds } from 'date-fns/addSeconds'
import { sql } from 'kysely'
import { isOutage } from '../../outage.ts'
import type { Context } from '../../platform/context.ts'
import { MailProblem, type Mailer } from '../../integrations/mailer/port.ts'
import { deliverOnce } from './deliver-once.ts'
import { giveUpMail } from './give-up.service.ts'
import { isSecretMail, Mail, onceMailKinds } from './mail.entity.ts'
import { toOutgoing } from './outgoing-mail.ts'
import { mostTries, retryDelaySeconds } from './retry.ts'

/** How long a mail that is being sent belongs to its sender without a sign of life from there. */
const leaseSeconds = 180
const batch = 20

const claim = (now: Date) => sql<{ id: string }>`
  with due as (
    select "id" from "mail" where "state" in ('queued', 'sending') and "next_try_at" <= ${now}
    order by "next_try_at" limit ${batch} for update skip locked
  )
  update "mail" set "state" = 'sending', "next_try_at" = ${addSeconds(now, leaseSeconds)}, "tries" = "tries" + 1, "updated_at" = ${now}
  from due where "mail"."id" = due."id" returning "mail"."id"`

/** Takes the mails that are due; one whose sender has disappeared is due again after its lease. */
const claimMails = async (ctx: Context): Promise<Mail[]> => {
  const { rows } = await claim(ctx.now()).execute(ctx.em.getKysely())
  return ctx.em.find(Mail, { id: { $in: rows.map(({ id }) => id) } }, { refresh: true, orderBy: { createdAt: 'asc' } })
}

/**
 * As long as nobody else has claimed it: what a slower worker finds out later says nothing of the other's try. A mail that
 * arrives once is marked as sent before the mail server has said yes.
 */
const stillOurs = ({ id, tries }: Mail) => ({ id, tries, state: { $in: ['sending' as const, 'sent' as const] } })

const record = (ctx: Context, mail: Mail, change: Partial<Mail>) =>
  ctx.em.nativeUpdate(Mail, stillOurs(mail), { ...change, updatedAt: ctx.now() })

const isOnce = ({ kind }: Mail) => (onceMailKinds as readonly string[]).includes(kind)
const forget = (ctx: Context, mail: Mail) => ctx.em.nativeDelete(Mail, stillOurs(mail))

const recordProblem = async (ctx: Context, mail: Mail, { kind, message }: MailProblem) => {
  // Our own server's trouble is nobody's try.
  const tries = kind === 'server' ? mail.tries - 1 : mail.tries
  const giveUp = kind === 'bounced' || kind === 'refused' || tries >= mostTries
  if (giveUp) await giveUpMail(ctx, mail, stillOurs(mail), { reason: message, isOfAddress: kind === 'bounced' })
  else
    await record(ctx, mail, {
      state: 'queued',
      // One that arrives once was marked as sent with its last dot.
      sentAt: null,
      tries,
      lastError: message,
      nextTryAt: addSeconds(ctx.now(), retryDelaySeconds(ctx.env, Math.max(tries, 1))),
    })
  ctx.log.warn({ mail: mail.id, kind: mail.kind, problem: message, giveUp }, 'mail not taken')
}

/** What goes wrong with one mail before it leaves is a failed try of that one: the others leave, and staff read of it. */
const problemOf = (ctx: Context, { id }: Mail, error: unknown): MailProblem => {
  if (error instanceof MailProblem) return error
  if (isOutage(error)) throw error
  ctx.log.error({ err: error, mail: id }, 'a mail could not be put together')
  return new MailProblem('temporary', 'The mail could not be put together; the log says why')
}

const deliver = async (ctx: Context, mailer: Mailer, mail: Mail) => {
  try {
    if (isOnce(mail)) return await deliverOnce(ctx, mailer, mail)
    await mailer.send(toOutgoing(ctx, mail))
    await (isSecretMail(mail)
      ? forget(ctx, mail)
      : record(ctx, mail, { state: 'sent', sentAt: ctx.now(), lastError: null }))
  } catch (error) {
    await recordProblem(ctx, mail, problemOf(ctx, mail, error))
  }
}

/** The sign of life: mails that wait for a slow server, or behind one that does, stay with their sender. */
const renewLeases = (ctx: Context, mails: readonly Mail[]) =>
  Promise.all(
    mails.map(({ id, tries }) =>
      ctx.em.nativeUpdate(
        Mail,
        { id, tries, state: 'sending' },
        { nextTryAt: addSeconds(ctx.now(), leaseSeconds), updatedAt: ctx.now() },
      ),
    ),
  )

const deliverAll = async (ctx: Context, mailer: Mailer, mails: readonly Mail[]) => {
  const heartbeat = setInterval(
    () => {
      renewLeases(ctx, mails).catch((error: unknown) => ctx.log.error({ err: error }, 'lease not renewed'))
    },
    (leaseSeconds * 1000) / 3,
  )
  try {
    await Promise.all(mails.map((mail) => deliver(ctx, mailer, mail)))
  } finally {
    clearInterval(heartbeat)
  }
}

/**
 * Sends every mail that is due. One that was cut off may arrive twice, with the same Message-ID: these must arrive. What a
 * person wrote arrives once.
 */
export const deliverMails = async (ctx: Context): Promise<void> => {
  for (;;) {
    // Another mail server may have been entered since.
    const { mailer, env } = ctx.outside.current()
    if (!mailer) return
    const mails = await claimMails(ctx)
    if (mails.length === 0) return
    await deliverAll({ ...ctx, env }, mailer, mails)
  }
}
