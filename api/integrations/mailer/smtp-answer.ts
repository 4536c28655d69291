import { oneLine } from '../clean-text.ts'
import { isAboutTheAddress } from '../enhanced-status.ts'
import { MailProblem } from './port.ts'

/** What nodemailer tells of a failed attempt. */
interface SmtpError {
  message: string
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

/** Commands that are about us and our server, before any recipient is named. */
const aboutUs = /^(CONN|EHLO|HELO|STARTTLS|AUTH|MAIL FROM|API)/

/** How providers say that we have sent enough for now, whatever command they say it to. */
const ourQuota =
  /^\d{3}[ -]5\.4\.5\b|\b(?:daily|hourly|sending) (?:\w+ ){0,2}(?:quota|limit|rate|paused)\b|(?:mails|messages) per (?:hour|day)\b/i

/** For a table cell. */
const longestAnswer = 300

/** By the library's code and words. */
const troubles: [RegExp, string][] = [
  [/TLS|SSL|certificate/, 'There is no safe connection to the mail server'],
  [/^ETIMEDOUT/, 'The mail server did not answer in time'],
  [/^E(NO)?AUTH/, 'The sign-in at the mail server does not work: check user and password under Connections'],
  [/^E(CONNECTION|SOCKET|DNS)/, 'The mail server cannot be reached or hung up'],
]

/** A dialogue without an answer, in words for staff and with the library's code for who looks after the server. */
const withoutAnswer = ({ message, code = '' }: SmtpError): string => {
  const known = troubles.find(([form]) => form.test(`${code} ${message}`))
  const words = known?.[1] ?? 'The mail could not be handed to the mail server'
  return code ? `${words} (${code})` : words
}

/**
 * Tells what an SMTP answer means for the mail (RFC 5321 4.2: 4yz may work later, 5yz never will). Of the address it is
 * only where it says so, or says nothing else of a recipient: whoever is taken off the list does not come back.
 */
export const readSmtpAnswer = ({ command = '', ...error }: SmtpError): MailProblem => {
  const { responseCode: code, response = '' } = error
  const said = response ? oneLine(response, longestAnswer) : withoutAnswer(error)
  if (!code || code === 421 || aboutUs.test(command)) return new MailProblem('server', said, (code ?? 0) >= 400)
  const [status = ''] = /(?<=^\d{3}[ -])\d\.\d+\.\d+/.exec(response) ?? []
  if (isAboutTheAddress(status)) return new MailProblem('bounced', said)
  if (ourQuota.test(response)) return new MailProblem('server', said, true)
  if (code < 500) return new MailProblem('temporary', said)
  return new MailProblem(!status && command === 'RCPT TO' ? 'bounced' : 'refused', said)
}
