import type { Context } from '../../platform/context.ts'
import { MailProblem, type Mailer, type OutgoingMail } from '../../integrations/mailer/port.ts'
import { mailingToken } from '../mail/mail-links.ts'
import { messageIdOf, sender } from '../mail/outgoing-mail.ts'
import type { Campaign } from './campaign.entity.ts'
import { giveBack, type Worker } from './claim-recipients.ts'
import type { MailBook } from './mail-book.ts'
import type { Addressee, RecipientSource } from './recipient-source.ts'
import { confirmSent, endUnconfirmed, settleRefusal } from './settle-recipient.ts'
import { openSendGate, type SendGate } from './send-gate.ts'

/** Confirmations are written together: they only say what is known already. */
const confirmTogether = 32

/** What the lanes of a job share. */
interface Shared {
  sendGate: SendGate
  /** Recipients whose mail the mail server has taken. */
  taken: string[]
  /** What stopped the lanes. */
  trouble: MailProblem | null
}

interface Job {
  ctx: Context
  mailer: Mailer
  worker: Worker
  campaign: Campaign
  source: RecipientSource
  book: MailBook
  signal: AbortSignal
}

const compose = async ({ ctx, book }: Job, recipient: Addressee) => {
  const token = mailingToken(ctx, 'unsubscribe', recipient.subscriberId)
  return {
    messageId: messageIdOf(ctx, recipient.id),
    from: sender(ctx),
    to: { address: recipient.email, ...(recipient.name && { name: recipient.name }) },
    ...(await book.write(recipient.language, { ...recipient, token })),
  }
}

/** What became of a mail. `unknown`: it left, and the mail server's answer was lost. */
type Outcome = 'sent' | 'unknown' | 'dropped' | MailProblem

/** Hands a recipient's mail over; whether it leaves is decided at the send gate. */
const sendOnce = async (
  mailer: Mailer,
  sendGate: SendGate,
  recipientId: string,
  mail: OutgoingMail,
): Promise<Outcome> => {
  let passed: Promise<boolean> = Promise.resolve(false)
  try {
    await mailer.send(mail, (dot) => (passed = sendGate.pass(recipientId, dot)))
    await passed
    return 'sent'
  } catch (error) {
    if (!(error instanceof MailProblem)) throw error
    if (error.kind === 'dropped') return 'dropped'
    return error.kind === 'server' && !error.isAnswered && (await passed.catch(() => false)) ? 'unknown' : error
  }
}

/** One line of mails: sends until nobody is due, or until the mail server is in trouble. */
const runLane = async (job: Job, shared: Shared): Promise<void> => {
  const { ctx, mailer, worker, source, signal } = job
  while (!signal.aborted && !shared.trouble) {
    const recipient = await source.next()
    if (!recipient) return
    const outcome = await sendOnce(mailer, shared.sendGate, recipient.id, await compose(job, recipient))
    if (outcome === 'sent') shared.taken.push(recipient.id)
    else if (outcome === 'unknown') await endUnconfirmed(ctx, worker, recipient.id)
    else if (outcome === 'dropped') await giveBack(ctx, worker, [recipient.id])
    else if (outcome.kind !== 'server') await settleRefusal(ctx, worker, recipient, outcome)
    else {
      shared.trouble = outcome
      await giveBack(ctx, worker, [recipient.id], 1)
    }
    if (shared.taken.length >= confirmTogether) await confirmSent(ctx, shared.taken.splice(0))
  }
}

/** Everybody who is due, over several connections at once. @throws MailProblem when the mail server does not let us */
export const deliverBySmtp = async (job: Job): Promise<void> => {
  const { ctx, source, worker } = job
  const first = await source.next()
  if (!first) return
  source.putBack(first)
  const shared: Shared = { sendGate: await openSendGate(ctx, worker), taken: [], trouble: null }
  try {
    const lanes = Array.from({ length: ctx.env.MAIL_CONNECTIONS }, () => runLane(job, shared))
    // Each ends what it has begun before anything is closed.
    const ends = await Promise.allSettled(lanes)
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  } finally {
    if (shared.taken.length > 0) await confirmSent(ctx, shared.taken)
    await shared.sendGate.close()
  }
  if (shared.trouble) throw shared.trouble
}
