import type { MailboxAccess } from './port.ts'

const loopback = new Set(['127.0.0.1', 'localhost', '::1'])
const usualPorts = { tls: 993, starttls: 143, none: 143 }

/** What IMAP_URL says. A password leaves this machine encrypted only. */
export const mailboxAccess = (imapUrl: string): MailboxAccess => {
  const url = new URL(imapUrl)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const encryption = url.protocol === 'imaps:' ? 'tls' : loopback.has(host) ? 'none' : 'starttls'
  return {
    host,
    port: url.port ? Number(url.port) : usualPorts[encryption],
    encryption,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  }
}
