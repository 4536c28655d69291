import type { CallRecord } from '../outside/service.ts'
import { MailProblem, type Mailer } from './port.ts'

/** A campaign has thousands of mails, and one in a minute tells as much. */
const quietMs = 60_000

/** The same mailer, with what the mail server itself answers noted as for other services: at each change, and now and then. */
export const watchedMailer = (mailer: Mailer, record: (call: CallRecord) => Promise<void>): Mailer => {
  let last: { ok: boolean; at: number } | null = null
  const note = async (started: number, message: string | null) => {
    const ok = message === null
    const now = performance.now()
    if (last?.ok === ok && now - last.at < quietMs) return
    last = { ok, at: now }
    await record({
      service: 'mail',
      operation: 'send',
      ok,
      milliseconds: Math.round(now - started),
      status: null,
      message,
    })
  }
  return {
    ...mailer,
    send: async (mail, lastMoment) => {
      const started = performance.now()
      try {
        await mailer.send(mail, lastMoment)
        await note(started, null)
      } catch (error) {
        if (error instanceof MailProblem && error.kind === 'server') await note(started, error.message)
        throw error
      }
    },
  }
}
