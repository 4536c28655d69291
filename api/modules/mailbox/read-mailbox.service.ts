import { createHash } from 'node:crypto'
import { DeadlockException } from '@mikro-orm/core'
import { subDays } from 'date-fns/subDays'
import { isOutage } from '../../outage.ts'
import {
  MailboxTrouble,
  type ListedMail,
  type MailboxAccess,
  type OpenMailbox,
} from '../../integrations/mailbox/port.ts'
import type { Context } from '../../platform/context.ts'
import { findAnswered, isOwn } from './find-thread.ts'
import { Mailbox } from './mailbox.entity.ts'
import { receiveBounces } from './receive-bounces.service.ts'
import { receiveAnswer } from './receive-answer.service.ts'

/** Words come first in a mail, files behind them. */
const mostBytes = 5 * 1024 * 1024
/** What failed stands before the mail that did. */
const mostReportBytes = 256 * 1024
const batch = 50
/** A mail may have lain with another server before it came in. */
const overlapDays = 2

export const mailboxId = ({ host, user }: MailboxAccess): string =>
  createHash('sha256').update(`${user}\n${host}`).digest('hex')

/** The UID up to which everything was read. Of a mailbox that is new here nothing is read that was there before. */
const findStart = async ({ em, now }: Context, id: string, mailbox: OpenMailbox): Promise<Mailbox> => {
  const { uidValidity, uidNext } = mailbox
  const known = await em.findOne(Mailbox, { id }, { refresh: true })
  if (!known) {
    const fresh = { id, uidValidity, lastUid: uidNext - 1, connectedAt: now(), readAt: now() }
    return em.upsert(Mailbox, fresh, { onConflictFields: ['id'], onConflictAction: 'ignore' })
  }
  if (known.uidValidity !== uidValidity) {
    // The numbers mean other mails now. What was read before is known by its hash.
    const [first = uidNext] = await mailbox.listUids(0, subDays(known.readAt, overlapDays))
    Object.assign(known, { uidValidity, lastUid: first - 1 })
    await em.flush()
  }
  return known
}

/** What matches nothing stays where it is: nothing of it is kept. */
const receive = async (ctx: Context, mailbox: OpenMailbox, { uid, size, head }: ListedMail): Promise<boolean> => {
  const { from } = head
  if (head.isDeliveryReport) {
    const report = await mailbox.readMail(uid, mostReportBytes)
    await receiveBounces(ctx, report?.mail?.bounces ?? [])
    return false
  }
  if (!from || isOwn(ctx, head)) return false
  const answered = await findAnswered(ctx, head)
  if (!answered) return false
  const fetched = await mailbox.readMail(uid, mostBytes)
  if (!fetched) return false
  return receiveAnswer(ctx, answered, { ...fetched, head: { ...head, from }, isWhole: size <= mostBytes })
}

const passes = (error: unknown): boolean =>
  error instanceof MailboxTrouble || error instanceof DeadlockException || isOutage(error)

/** A mail that cannot be kept stays where it is too: those behind it must not wait for it. @throws what passes by itself */
const receiveOrStepOver = async (ctx: Context, mailbox: OpenMailbox, listed: ListedMail): Promise<boolean> => {
  try {
    return await receive(ctx, mailbox, listed)
  } catch (error) {
    if (passes(error)) throw error
    ctx.log.error({ err: error, uid: listed.uid }, 'a mail in the mailbox cannot be kept')
    return false
  }
}

/**
 * Brings what is new in a mailbox into the threads where it belongs, and remembers how far it came after each handful: what
 * is read again is known.
 * @throws MailboxTrouble
 */
export const readMailbox = async (ctx: Context, id: string, mailbox: OpenMailbox): Promise<void> => {
  const { em } = ctx
  const { lastUid } = await findStart(ctx, id, mailbox)
  const uids = await mailbox.listUids(lastUid)
  for (let at = 0; at < uids.length; at += batch) {
    const some = uids.slice(at, at + batch)
    for (const listed of await mailbox.readHeads(some))
      if (await receiveOrStepOver(ctx, mailbox, listed))
        await em.nativeUpdate(Mailbox, { id }, { lastAnswerAt: ctx.now() })
    await em.nativeUpdate(Mailbox, { id, uidValidity: mailbox.uidValidity }, { lastUid: some.at(-1)! })
    em.clear()
  }
  await em.nativeUpdate(Mailbox, { id }, { readAt: ctx.now() })
}
