import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Env } from '../../env.ts'
import { HeldMessage } from './held-message.ts'
import { createMailWriter } from './mail-writer.ts'
import { MailProblem, type LastMoment, type Mailer, type OutgoingMail } from './port.ts'
import { readSmtpAnswer } from './smtp-answer.ts'

const connectTimeout = 10_000
/** How long the server may take over one step; RFC 5321 4.5.3.2 allows minutes, a guest's queue does not. */
const stepTimeout = 60_000
const mailsPerConnection = 500

/**
 * The mail server of SMTP_URL behind a pool of connections; null without one. Closed, it ends what is under way and
 * takes nothing more.
 */
export const openSmtp = (env: Env): Mailer | null => {
  if (!env.SMTP_URL) return null
  const write = createMailWriter(env)
  const pool = createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: env.MAIL_CONNECTIONS,
    maxMessages: mailsPerConnection,
    // Whether a mail is tried again is decided where it is known whether it may have arrived.
    maxRequeues: 0,
    connectionTimeout: connectTimeout,
    greetingTimeout: connectTimeout,
    dnsTimeout: connectTimeout,
    socketTimeout: stepTimeout,
  })
  pool.use('stream', (mail, done) => {
    const { message, lastMoment } = mail.data as { message?: Buffer; lastMoment?: LastMoment }
    if (message && lastMoment)
      mail.message.processFunc((input) => {
        input.resume()
        return new HeldMessage(message, lastMoment)
      })
    done()
  })
  let isClosed = false
  let underWay = 0
  const closeWhenDone = () => {
    if (isClosed && underWay === 0) pool.close()
  }
  const handOver = async (mail: OutgoingMail, lastMoment?: LastMoment) => {
    const message = await write(mail)
    let dropped = false
    const moment: LastMoment | undefined =
      lastMoment &&
      (async (dot) => {
        const hasLeft = await lastMoment(dot)
        dropped = !hasLeft
        return hasLeft
      })
    const envelope = { from: mail.from.address, to: mail.to.address }
    try {
      await pool.sendMail({ envelope, raw: message, ...(moment && { message, lastMoment: moment }) } as SendMailOptions)
    } catch (error) {
      if (dropped) throw new MailProblem('dropped', 'The mail was not sent after all')
      throw readSmtpAnswer(error as Error)
    }
  }
  const send: Mailer['send'] = async (mail, lastMoment) => {
    if (isClosed) throw new MailProblem('server', 'The mail server was changed meanwhile')
    underWay += 1
    try {
      await handOver(mail, lastMoment)
    } finally {
      underWay -= 1
      closeWhenDone()
    }
  }
  return {
    send,
    close: () => {
      isClosed = true
      closeWhenDone()
    },
  }
}
