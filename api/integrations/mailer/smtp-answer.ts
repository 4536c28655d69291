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

/** Enhanced codes (RFC 3463) that judge the mail, its size or the dialogue rather than the address: x.3, x.5, x.6, x.7. */
const aboutTheMail = /^5\d\d[ -]5\.[3567]\.\d/

/** At most 300 characters of one line, for a table cell. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 300)

/** Tells what an SMTP answer means for the mail (RFC 5321 4.2: 4yz may work later, 5yz never will). */
export const readSmtpAnswer = (error: SmtpError): MailProblem => {
  const said = oneLine(error.response ?? error.message)
  const code = error.responseCode
  if (!code || code === 421 || aboutUs.test(error.command ?? '')) return new MailProblem('server', said)
  if (code < 500) return new MailProblem('temporary', said)
  return new MailProblem(aboutTheMail.test(error.response ?? '') ? 'refused' : 'bounced', said)
}
