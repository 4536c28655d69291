import { missingBeside, type SettingName } from '#graphql/inputs/connections.ts'
import type { Env } from '../../env.ts'
import type { OpenedSettings } from './seal-setting.ts'

const mailServer = ['SMTP_URL'] as const
const mailboxServer = ['IMAP_URL'] as const
const signature = ['DKIM_DOMAIN'] as const
const googleAccount = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_SERVICE_ACCOUNT'] as const

/**
 * Which settings of the environment keep one of the desk from counting. A key of the environment goes to no address
 * that was entered at the desk.
 */
const ruledBy: Record<SettingName, readonly (keyof Env)[]> = {
  SMTP_HOST: mailServer,
  SMTP_PORT: mailServer,
  SMTP_SECURITY: mailServer,
  SMTP_USER: mailServer,
  SMTP_PASSWORD: mailServer,
  MAIL_FROM: ['MAIL_FROM'],
  DKIM_DOMAIN: signature,
  DKIM_SELECTOR: signature,
  DKIM_PRIVATE_KEY: signature,
  IMAP_HOST: mailboxServer,
  IMAP_PORT: mailboxServer,
  IMAP_SECURITY: mailboxServer,
  IMAP_USER: mailboxServer,
  IMAP_PASSWORD: mailboxServer,
  IMAP_PLUS: ['IMAP_PLUS'],
  OPENAI_API_KEY: ['OPENAI_API_KEY'],
  OPENAI_BASE_URL: ['OPENAI_BASE_URL', 'OPENAI_API_KEY'],
  OPENAI_MODEL: ['OPENAI_MODEL'],
  LITTLE_HOTELIER_CHANNEL: ['LITTLE_HOTELIER_CHANNEL'],
  GOOGLE_CLIENT_ID: googleAccount,
  GOOGLE_CLIENT_SECRET: googleAccount,
  GOOGLE_SERVICE_ACCOUNT: googleAccount,
  GOOGLE_SITE_URL: ['GOOGLE_SITE_URL'],
  BING_API_KEY: ['BING_API_KEY'],
  INDEXNOW: ['INDEXNOW'],
  SEMRUSH_API_KEY: ['SEMRUSH_API_KEY'],
  SEO_DOMAIN: ['SEO_DOMAIN'],
}

/** Whether the environment has the say over a setting. */
export const isRuled = (environment: Env, name: SettingName): boolean =>
  ruledBy[name].some((variable) => environment[variable] !== undefined)

const usualPorts = { tls: 465, starttls: 587, none: 25 }
/** https://nodemailer.com/smtp/: STARTTLS is wanted, or not even tried. */
const encryption = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true' }

/** What SMTP_URL would be. */
const smtpUrl = ({ SMTP_HOST, SMTP_PORT, SMTP_SECURITY, SMTP_USER, SMTP_PASSWORD }: OpenedSettings['values']) => {
  if (!SMTP_HOST) return undefined
  const security = (SMTP_SECURITY ?? 'starttls') as keyof typeof usualPorts
  const signIn = SMTP_USER ? `${encodeURIComponent(SMTP_USER)}:${encodeURIComponent(SMTP_PASSWORD ?? '')}@` : ''
  const host = SMTP_HOST.includes(':') ? `[${SMTP_HOST}]` : SMTP_HOST
  const port = SMTP_PORT ?? usualPorts[security]
  return `smtp${security === 'tls' ? 's' : ''}://${signIn}${host}:${port}${encryption[security]}`
}

/** What IMAP_URL would be. */
const imapUrl = ({ IMAP_HOST, IMAP_PORT, IMAP_SECURITY, IMAP_USER, IMAP_PASSWORD }: OpenedSettings['values']) => {
  if (!IMAP_HOST || !IMAP_USER || !IMAP_PASSWORD) return undefined
  const host = IMAP_HOST.includes(':') ? `[${IMAP_HOST}]` : IMAP_HOST
  const scheme = IMAP_SECURITY === 'starttls' ? 'imap' : 'imaps'
  const port = IMAP_PORT ? `:${IMAP_PORT}` : ''
  return `${scheme}://${encodeURIComponent(IMAP_USER)}:${encodeURIComponent(IMAP_PASSWORD)}@${host}${port}`
}

/** The environment, with what was entered at the desk where it says nothing. What is half there does not count. */
export const effectiveEnv = (environment: Env, { values, unreadable }: OpenedSettings): Env => {
  const usable = Object.fromEntries(
    Object.entries(values).filter(([name]) => !isRuled(environment, name as SettingName)),
  ) as OpenedSettings['values']
  const lacking = new Set(
    missingBeside((name) => usable[name] !== undefined || isRuled(environment, name)).map(({ name }) => name),
  )
  for (const name of unreadable) lacking.add(name)
  const {
    SMTP_HOST: _host,
    SMTP_PORT: _port,
    SMTP_SECURITY: _security,
    SMTP_USER: _user,
    SMTP_PASSWORD: _password,
    IMAP_HOST: _imapHost,
    IMAP_PORT: _imapPort,
    IMAP_SECURITY: _imapSecurity,
    IMAP_USER: _imapUser,
    IMAP_PASSWORD: _imapPassword,
    IMAP_PLUS,
    INDEXNOW,
    DKIM_DOMAIN,
    DKIM_SELECTOR,
    DKIM_PRIVATE_KEY,
    OPENAI_BASE_URL,
    ...plain
  } = usable
  const signed = DKIM_DOMAIN && DKIM_SELECTOR && DKIM_PRIVATE_KEY
  const url = lacking.has('SMTP_PASSWORD') || lacking.has('SMTP_USER') ? undefined : smtpUrl(usable)
  const mailbox = imapUrl(usable)
  return {
    ...environment,
    ...plain,
    ...(url && { SMTP_URL: url }),
    ...(mailbox && { IMAP_URL: mailbox }),
    ...(IMAP_PLUS !== undefined && { IMAP_PLUS: IMAP_PLUS === '1' }),
    ...(INDEXNOW !== undefined && { INDEXNOW: INDEXNOW === '1' }),
    ...(signed && { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }),
    // Without its own key the address would be OpenAI's key's way out.
    ...(usable.OPENAI_API_KEY && OPENAI_BASE_URL && { OPENAI_BASE_URL }),
  }
}
