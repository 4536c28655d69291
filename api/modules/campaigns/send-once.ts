import { MailProblem, type Mailer, type OutgoingMail } from '../../integrations/mailer/port.ts'
import type { LastLook } from './last-look.ts'

/** What became of a mail. `unknown`: it left, and the mail server's answer was lost. */
export type Outcome = 'sent' | 'unknown' | 'dropped' | MailProblem

/** Hands a recipient's mail over; whether it leaves is decided by the last look. */
export const sendOnce = async (
  mailer: Mailer,
  lastLook: LastLook,
  recipientId: string,
  mail: OutgoingMail,
): Promise<Outcome> => {
  let passed: Promise<boolean> = Promise.resolve(false)
  try {
    await mailer.send(mail, (dot) => (passed = lastLook.pass(recipientId, dot)))
    await passed
    return 'sent'
  } catch (error) {
    if (!(error instanceof MailProblem)) throw error
    if (error.kind === 'dropped') return 'dropped'
    return error.kind === 'server' && (await passed.catch(() => false)) ? 'unknown' : error
  }
}
