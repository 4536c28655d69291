import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { oneLine } from '../clean-text.ts'

/** Why a mail server does not work for us, as a sentence for people. */
export class SmtpTrouble extends Error {}

interface SmtpError extends Error {
  code?: string
  response?: string
}

interface SmtpCheck {
  /** As in smtp.example.com:587. */
  server: string
  encrypted: boolean
  signedIn: boolean
}

const longestQuote = 200

const inWords = ({ code = '', message, response }: SmtpError, server: string, timeoutMs: number): string => {
  const said = response ? `: “${oneLine(response, longestQuote)}”` : ''
  const host = server.replace(/:\d+$/, '')
  if (code === 'EAUTH') return `${host} refused the user or the password${said}`
  if (code === 'ENOAUTH') return `${host} wants a user and a password`
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) return `There is no host named ${host}`
  if (code === 'ETIMEDOUT' || /timeout/i.test(message))
    return `${server} did not answer within ${timeoutMs / 1000} seconds: check the port, and whether a firewall is in between`
  if (/wrong version number|packet length too long/i.test(message))
    return `${server} does not begin with encryption: choose STARTTLS, or another port`
  if (/certificate|self.signed|altname|unable to verify/i.test(`${code} ${message}`))
    return `The certificate of ${host} is not trusted (${oneLine(message, longestQuote)})`
  if (code === 'ETLS' || /STARTTLS/.test(message)) return `${server} offers no encryption by STARTTLS`
  if (/ECONNREFUSED/.test(message)) return `${server} cannot be reached: nothing answers at this port`
  if (response) return `${host} does not let us in${said}`
  return `${server} cannot be reached, or is no mail server (${code || 'hung up'})`
}

/** Connects to a mail server as a mail would, signs in where there is a user, and hangs up. @throws SmtpTrouble */
export const checkSmtp = (url: string, timeoutMs: number): Promise<SmtpCheck> => {
  const options = parseConnectionUrl(url)
  const server = `${options.host}:${options.port ?? (options.secure ? 465 : 587)}`
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return new Promise<SmtpCheck>((resolve, reject) => {
    // Steps that each end in time may be slow together.
    const patience = setTimeout(() => fail(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })), 2 * timeoutMs)
    const fail = (error: SmtpError) => {
      clearTimeout(patience)
      // First: closing tells of an end, which is no reason.
      reject(new SmtpTrouble(inWords(error, server, timeoutMs)))
      connection.close()
    }
    const done = (signedIn: boolean) => {
      clearTimeout(patience)
      connection.quit()
      resolve({ server, encrypted: connection.secure === true, signedIn })
    }
    connection.on('error', fail)
    connection.once('end', () => fail(new Error('hung up')))
    connection.connect((error) => {
      if (error) return fail(error)
      const { auth } = options
      if (!auth) return done(false)
      if (!connection.allowsAuth)
        return fail(Object.assign(new Error(), { code: 'EAUTH', response: 'this server offers no sign-in' }))
      connection.login(auth as never, (refused) => (refused ? fail(refused) : done(true)))
    })
  })
}
