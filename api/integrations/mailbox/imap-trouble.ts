import { oneLine } from '../clean-text.ts'
import { MailboxTrouble } from './port.ts'

/** What the library tells of a failed step. */
interface ImapError {
  message: string
  code?: string
  authenticationFailed?: boolean
  responseText?: string
}

const longestQuote = 200

/** A failure in words for staff. */
export const imapTrouble = (error: unknown, server: string): MailboxTrouble => {
  if (error instanceof MailboxTrouble) return error
  const { message, code = '', authenticationFailed, responseText } = error as ImapError
  const host = server.replace(/:\d+$/, '')
  const said = responseText ? `: “${oneLine(responseText, longestQuote)}”` : ''
  const sentence = () => {
    if (authenticationFailed) return `${host} refused the user or the password${said}`
    if (/ENOTFOUND|EAI_AGAIN/.test(`${code} ${message}`)) return `There is no host named ${host}`
    if (/TIMEOUT/i.test(code))
      return `${server} did not answer in time: check the port, and whether a firewall is in between`
    if (/ECONNREFUSED/.test(`${code} ${message}`)) return `${server} cannot be reached: nothing answers at this port`
    if (/STARTTLS/.test(message)) return `${server} offers no encryption by STARTTLS`
    if (/wrong version number|packet length too long/i.test(message))
      return `${server} does not begin with encryption: choose STARTTLS, or another port`
    if (/certificate|self.signed|altname|unable to verify/i.test(`${code} ${message}`))
      return `The certificate of ${host} is not trusted (${oneLine(message, longestQuote)})`
    if (responseText) return `${host} refused to show the mailbox${said}`
    return `${server} hung up, or is no mailbox server`
  }
  return new MailboxTrouble(sentence())
}
