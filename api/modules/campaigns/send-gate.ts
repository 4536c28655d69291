import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { openSession, type Session } from '../../db/session.ts'
import type { ClosingDot } from '../../integrations/mailer/port.ts'
import { belongs } from './audience.ts'
import type { Worker } from './claim-recipients.ts'

/** Holds mails that lack nothing but their closing dot until they are marked as sent, or may not go any more. */
export interface SendGate {
  /** Answers whether the recipient's mail was let go and marked as sent; if not, nothing has happened to it. */
  pass: (recipientId: string, dot: ClosingDot) => Promise<boolean>
  close: () => Promise<void>
}

interface Waiting {
  id: string
  dot: ClosingDot
  answer: (hasLeft: boolean) => void
  fail: (error: unknown) => void
}

const idsOf = (mails: Waiting[]) => mails.map(({ id }) => id)

/**
 * Marks those that are still ours and still belong to the audience while their campaign goes on. Until the transaction
 * ends nobody can take them off the list; one who is being taken off right now is not waited for.
 */
const markSent = (ids: string[], worker: Worker, mayGo: RawBuilder<boolean>) => sql<{ id: string }>`
  with going as (
    select r."id" from "campaign_recipient" r
    join "campaign" c on c."id" = r."campaign_id" join "subscriber" s on s."id" = r."subscriber_id"
    where r."id" = any(${ids}::uuid[]) and r."state" = 'sending' and r."leased_by" = ${worker.id}
      and r."leased_until" > clock_timestamp() and c."state" = 'sending' and ${mayGo}
    for update of r for share of s skip locked
  )
  update "campaign_recipient" r set "state" = 'sent', "unconfirmed" = true, "sent_at" = now(), "updated_at" = now(), "reason" = null
  from going where r."id" = going."id" returning r."id"`

/** What a lost commit leaves to do, lest somebody sends them again. */
const markAnyway = (ids: string[], worker: Worker) => sql`
  update "campaign_recipient" set "state" = 'sent', "unconfirmed" = true, "sent_at" = now(), "updated_at" = now(), "reason" = null
  where "id" = any(${ids}::uuid[]) and "leased_by" = ${worker.id} and "state" = 'sending'`

/**
 * The order of things makes it one mail per address, also when the process is killed:
 *
 * 1. A mail comes here when everything but its closing dot is handed over. Killed before: the mail server throws the
 *    unfinished mail away, the recipient is `sending`, and after the lease somebody else sends it.
 * 2. All mails that have come meanwhile are marked as sent in one transaction, but for those that must not go any more.
 *    Killed now: the database rolls back, and the mail server has seen no dot.
 * 3. The commit goes to the database and the dots to the mail server in the same tick, without anything between them;
 *    the operating system delivers them even if the process dies. Killed after this: they are sent and stay so.
 *
 * What remains are the moments between these writes, some microseconds each: killed exactly there, a mail is lost, never
 * doubled. And if the mail server refuses a finished mail while the process dies, it counts as sent, marked unconfirmed.
 */
export const openSendGate = async (ctx: Context, worker: Worker): Promise<SendGate> => {
  const session = await openSession(ctx.databaseUrl, ctx.em)
  let waiting: Waiting[] = []
  let looking: Promise<void> | null = null

  const lookAtAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await letGo(ctx, session, worker, batch).catch(async (error: unknown) => {
        batch.forEach(({ fail }) => fail(error))
        await session.run(sql`rollback`).catch(() => {})
      })
    }
    looking = null
  }
  return {
    pass: (id, dot) =>
      new Promise((answer, fail) => {
        waiting.push({ id, dot, answer, fail })
        looking ??= lookAtAll()
      }),
    close: async () => {
      await looking
      await session.close()
    },
  }
}

const letGo = async (ctx: Context, session: Session, worker: Worker, batch: Waiting[]): Promise<void> => {
  const mark = markSent(idsOf(batch), worker, belongs(ctx, worker.campaign))
  const [, marked] = await Promise.all([session.run(sql`begin`), session.run(mark)])
  const may = new Set(marked.map(({ id }) => id))
  const going = batch.filter(({ id }) => may.has(id))
  if (going.some(({ dot }) => !dot.canLeave())) {
    // A connection broke meanwhile: the others are looked at again without it.
    await session.run(sql`rollback`)
    for (const { answer } of batch.filter(({ dot }) => !dot.canLeave())) answer(false)
    const standing = batch.filter(({ dot }) => dot.canLeave())
    return standing.length > 0 ? letGo(ctx, session, worker, standing) : undefined
  }
  const committed = session.run(sql`commit`)
  for (const { dot } of going) dot.send()
  await committed
    .catch(() => markAnyway(idsOf(going), worker).execute(ctx.em.getKysely()))
    .catch((error: unknown) =>
      ctx.log.error({ err: error, ids: idsOf(going) }, 'mails left without being marked as sent'),
    )
  for (const { id, answer } of batch) answer(may.has(id))
}
