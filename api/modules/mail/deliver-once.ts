import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { openSession } from '../../db/session.ts'
import { MailProblem, type ClosingDot, type Mailer } from '../../integrations/mailer/port.ts'
import { Mail } from './mail.entity.ts'
import { toOutgoing } from './outgoing-mail.ts'

/** Still ours: neither erased, nor claimed by another instance after our lease. */
const markSent = ({ id, tries }: Mail, now: Date) => sql<{ id: string }>`
  update "mail" set "state" = 'sent', "sent_at" = ${now}, "updated_at" = ${now}, "last_error" = null
  where "id" = ${id} and "state" = 'sending' and "tries" = ${tries} returning "id"`

/**
 * Marks the mail as sent and lets its closing dot go in the same tick, for the reasons that campaigns/send-gate.ts gives:
 * killed before, nothing has left and the mail is due again after its lease; killed after, it is not sent again.
 */
const letGo = async (ctx: Context, mail: Mail, dot: ClosingDot): Promise<boolean> => {
  const session = await openSession(ctx.databaseUrl, ctx.em)
  try {
    const [, marked] = await Promise.all([session.run(sql`begin`), session.run(markSent(mail, ctx.now()))])
    if (marked.length === 0 || !dot.canLeave()) return false
    const committed = session.run(sql`commit`)
    dot.send()
    // A lost answer leaves this to do, lest somebody sends it again.
    await committed.catch(() =>
      ctx.em.nativeUpdate(Mail, { id: mail.id }, { state: 'sent', sentAt: ctx.now(), updatedAt: ctx.now() }),
    )
    return true
  } finally {
    // Rolls back what was not committed.
    await session.close()
  }
}

/** Sends a mail that may arrive once only. @throws MailProblem when it certainly has not arrived */
export const deliverOnce = async (ctx: Context, mailer: Mailer, mail: Mail): Promise<void> => {
  let passed = Promise.resolve(false)
  try {
    await mailer.send(toOutgoing(ctx, mail), (dot) => (passed = letGo(ctx, mail, dot)))
    // The mail server may say yes before the database has: only then is it over.
    await passed.catch((error: unknown) => ctx.log.error({ err: error, mail: mail.id }, 'a mail left without its mark'))
  } catch (error) {
    if (!(error instanceof MailProblem)) throw error
    const hasLeft = await passed.catch(() => true)
    // Our server hung up after the dot: it has the mail, or nobody can tell.
    if (error.kind === 'server' && !error.isAnswered && hasLeft) return
    // Another instance, an erasure, or a connection that broke before the dot: due again after its lease, if it is there.
    if (error.kind === 'dropped') return
    throw error
  }
}
