import { z } from 'zod'
import { longestEmail } from '../text-limits.ts'

/** The outside services whose keys and addresses can be entered at the desk. */
export const connectionIds = [
  'mail',
  'mailbox',
  'model',
  'little-hotelier',
  'google',
  'bing',
  'indexnow',
  'semrush',
] as const
export type ConnectionId = (typeof connectionIds)[number]

const smtpSecurities = ['starttls', 'tls', 'none'] as const
/** What guests wrote goes over the line encrypted. */
const imapSecurities = ['tls', 'starttls'] as const

const longestText = 500

/** A text of one line; what is wrong with a value goes on after the name of the setting. */
const text = z
  .string()
  .min(1, 'must not be empty')
  .max(longestText, `must have at most ${longestText} characters`)
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  .regex(/^[^\u0000-\u001F\u007F]*$/, 'must be one line')

const email = z
  .email({ error: 'must be an email address' })
  .max(longestEmail, `must have at most ${longestEmail} characters`)
const host = (example: string) =>
  z.union([z.hostname(), z.ipv4(), z.ipv6()], { error: `must be a host name such as ${example}` })
const port = text.refine(
  (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
  'must be a number from 1 to 65535',
)
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .max(longestText, `must have at most ${longestText} characters`)
const domain = z.hostname('must be a host name')

const keyFile = z.object({
  type: z.literal('service_account'),
  client_email: z.string().min(3),
  private_key: z.string().includes('PRIVATE KEY'),
})

const readJson = (value: string): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}

/** What is needed of the key file of a service account; null when a text is none. */
export const readKeyFile = (value: string): { email: string; key: string } | null => {
  const { data } = keyFile.safeParse(readJson(value))
  return data ? { email: data.client_email, key: data.private_key } : null
}

const serviceAccount = z
  .string()
  .max(20_000, 'must have at most 20000 characters')
  .refine((value) => readKeyFile(value) !== null, 'must be the JSON text of a service account’s key file')

const privateKey = z
  .string()
  .max(20_000, 'must have at most 20000 characters')
  // To its end: of a text of several lines a setting may hold the first alone.
  .regex(
    /^-----BEGIN ([A-Z ]*)PRIVATE KEY-----.+-----END \1PRIVATE KEY-----/s,
    'must be a key in PEM form (-----BEGIN PRIVATE KEY-----)',
  )

interface Setting {
  connection: ConnectionId
  /** As the desk calls it. */
  label: string
  rule: z.ZodType<string, string>
  /** Kept encrypted, and never shown again. */
  isSecret: boolean
}

const plain = (connection: ConnectionId, label: string, rule: Setting['rule'] = text): Setting => ({
  connection,
  label,
  rule,
  isSecret: false,
})
const secret = (...about: Parameters<typeof plain>): Setting => ({ ...plain(...about), isSecret: true })

/** Every setting of an outside service that can be entered at the desk, by the name that the environment has for it. */
export const connectionSettings = {
  SMTP_HOST: plain('mail', 'Mail server', host('smtp.example.com')),
  SMTP_PORT: plain('mail', 'Port', port),
  SMTP_SECURITY: plain(
    'mail',
    'Encryption',
    z.enum(smtpSecurities, { error: 'must be one of starttls, tls and none' }) as unknown as Setting['rule'],
  ),
  SMTP_USER: plain('mail', 'User'),
  SMTP_PASSWORD: secret('mail', 'Password'),
  MAIL_FROM: plain('mail', 'Sender', email),
  DKIM_DOMAIN: plain('mail', 'DKIM domain', domain),
  DKIM_SELECTOR: plain('mail', 'DKIM selector'),
  DKIM_PRIVATE_KEY: secret('mail', 'DKIM private key', privateKey),
  IMAP_HOST: plain('mailbox', 'Mailbox server', host('imap.example.com')),
  IMAP_PORT: plain('mailbox', 'Port', port),
  IMAP_SECURITY: plain(
    'mailbox',
    'Encryption',
    z.enum(imapSecurities, { error: 'must be one of tls and starttls' }) as unknown as Setting['rule'],
  ),
  IMAP_USER: plain('mailbox', 'User'),
  IMAP_PASSWORD: secret('mailbox', 'Password'),
  IMAP_PLUS: plain('mailbox', 'Addresses with a plus', z.string().regex(/^[01]$/, 'must be 0 or 1')),
  OPENAI_API_KEY: secret('model', 'Key'),
  OPENAI_BASE_URL: plain('model', 'Address', webAddress),
  OPENAI_MODEL: plain('model', 'Model'),
  LITTLE_HOTELIER_CHANNEL: plain(
    'little-hotelier',
    'Channel code',
    z.string().regex(/^[\w-]{1,80}$/, 'must be a channel code'),
  ),
  GOOGLE_CLIENT_ID: plain('google', 'Client ID'),
  GOOGLE_CLIENT_SECRET: secret('google', 'Client secret'),
  GOOGLE_SERVICE_ACCOUNT: secret('google', 'Service account', serviceAccount),
  GOOGLE_SITE_URL: plain(
    'google',
    'Property',
    z.string().regex(/^(https?:\/\/\S+|sc-domain:\S+)$/, 'must be an address or sc-domain:host'),
  ),
  BING_API_KEY: secret('bing', 'Key'),
  INDEXNOW: plain('indexnow', 'IndexNow', z.string().regex(/^[01]$/, 'must be 0 or 1')),
  SEMRUSH_API_KEY: secret('semrush', 'Key'),
  SEO_DOMAIN: plain('semrush', 'Domain', domain),
} satisfies Record<string, Setting>

export type SettingName = keyof typeof connectionSettings
export const settingNames = Object.keys(connectionSettings) as [SettingName, ...SettingName[]]

export const settingsOf = (connection: ConnectionId): SettingName[] =>
  settingNames.filter((name) => connectionSettings[name].connection === connection)

/** What is wrong with a value, as a sentence that names the setting; undefined when nothing is. */
export const complaintAbout = (name: SettingName, value: string): string | undefined => {
  const { label, rule } = connectionSettings[name]
  const { error } = rule.safeParse(value)
  return error && `${label} ${error.issues[0]!.message}`
}

/** Settings that say nothing without each other. */
const together: SettingName[][] = [
  ['SMTP_USER', 'SMTP_PASSWORD'],
  ['IMAP_HOST', 'IMAP_USER', 'IMAP_PASSWORD'],
  ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
]
/** The first says nothing without the second. */
const needs: [SettingName, SettingName][] = [
  ['SMTP_PORT', 'SMTP_HOST'],
  ['SMTP_USER', 'SMTP_HOST'],
  ['IMAP_PORT', 'IMAP_HOST'],
  ['OPENAI_BASE_URL', 'OPENAI_API_KEY'],
]

const namesIn = (names: SettingName[]) => names.map((name) => connectionSettings[name].label).join(', ')

/** What is missing beside the settings that have a value. */
export const missingBeside = (set: (name: SettingName) => boolean): { name: SettingName; message: string }[] => [
  ...together
    .filter((group) => group.some(set))
    .flatMap((group) =>
      group
        .filter((name) => !set(name))
        .map((name) => ({ name, message: `${namesIn(group)} are needed together: ${namesIn([name])} is missing` })),
    ),
  ...needs
    .filter(([name, needed]) => set(name) && !set(needed))
    .map(([name, needed]) => ({ name: needed, message: `${namesIn([needed])} is needed with ${namesIn([name])}` })),
]

const value = z.object({
  name: z.enum(settingNames),
  /** Null takes the stored value away. */
  value: z
    .string()
    .nullish()
    .transform((typed) => typed?.trim() || null),
})

const changes = z
  .object({ id: z.enum(connectionIds), settings: z.array(value).max(settingNames.length) })
  .superRefine(({ id, settings }, context) => {
    const seen = new Set<SettingName>()
    for (const { name, value: typed } of settings) {
      const complaint =
        connectionSettings[name].connection !== id
          ? `${connectionSettings[name].label} is no setting of this connection`
          : seen.has(name)
            ? `${connectionSettings[name].label} is given twice`
            : typed === null
              ? undefined
              : complaintAbout(name, typed)
      seen.add(name)
      if (complaint) context.addIssue({ code: 'custom', path: [name], message: complaint })
    }
  })

export type SettingChanges = z.output<typeof changes>['settings']

/** What is entered for a connection; settings that are not named stay as they are. */
export const saveConnectionSchema = z.intersection(changes, z.object({ version: z.number().int().min(0) }))

/** What is tried without being kept. */
export const testConnectionSchema = z.intersection(changes, z.object({ sendMail: z.boolean().nullish() }))
