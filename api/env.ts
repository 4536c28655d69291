import './node-env.ts'
import { z } from 'zod'
import { connectionSettings as entered } from '#graphql/inputs/connections.ts'
import { optInModes } from '#graphql/inputs/newsletter.ts'

const port = z.coerce.number().int().min(0).max(65535)
const perVisitor = z.coerce.number().int().min(1).max(100_000)
const emptyAsMissing = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsMissing, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  z.preprocess((raw) => emptyAsMissing(raw) ?? value, schema)

const address = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 0 or 1')
  .transform((value) => value === '1' || value === 'true')
/** A limit of at least so much; 0 takes it away. */
const orNever = (schema: z.ZodCoercedNumber, least: number) =>
  schema.refine((value) => value === 0 || value >= least, `must be 0, or at least ${least}`)
const switchedOff = z.preprocess((raw) => emptyAsMissing(raw) ?? '0', flag)
const masterKey = z.string().min(32, 'must have at least 32 characters')

const schema = z
  .object({
    PORT: withDefault(port, 4000),
    HOST: withDefault(z.string(), '0.0.0.0'),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
    DATABASE_POOL: withDefault(z.coerce.number().int().min(2).max(100), 10),
    DATABASE_WAIT_MS: withDefault(z.coerce.number().int().min(100).max(60_000), 10_000),
    DATA_DIR: withDefault(z.string(), '.data'),
    PUBLIC_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })),
    STAFF_EMAIL: optional(z.email({ error: 'must be an email address' })),
    STAFF_PASSWORD: optional(z.string().min(10, 'must have at least 10 characters')),
    LOG_LEVEL: withDefault(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
    REQUESTS_AT_ONCE: withDefault(z.coerce.number().int().min(1).max(100_000), 500),
    LATE_MS: withDefault(orNever(z.coerce.number().int().max(600_000), 100), 1_000),
    SLOW_MS: withDefault(z.coerce.number().int().min(100).max(120_000), 30_000),
    DESK_HEARTBEAT_MS: withDefault(z.coerce.number().int().min(10).max(100_000), 20_000),
    TRUST_PROXY: withDefault(z.coerce.number().int().min(0).max(10), 0),
    INQUIRIES_PER_HOUR: withDefault(perVisitor, 10),
    SIGNUPS_PER_HOUR: withDefault(perVisitor, 5),
    SIGN_INS_PER_HOUR: withDefault(perVisitor, 100),
    NEWSLETTER_OPT_IN: withDefault(z.enum(optInModes), 'single'),
    CHAT_PER_10_MIN: withDefault(perVisitor, 15),
    CHAT_PER_DAY: withDefault(perVisitor, 60),
    CHAT_MODEL_PER_DAY: withDefault(z.coerce.number().int().min(1).max(1_000_000), 2_000),
    SETTINGS_KEY: optional(masterKey),
    SETTINGS_KEY_FORMER: optional(masterKey),
    OPENAI_API_KEY: optional(entered.OPENAI_API_KEY.rule),
    OPENAI_BASE_URL: optional(entered.OPENAI_BASE_URL.rule),
    OPENAI_MODEL: optional(entered.OPENAI_MODEL.rule),
    INDEXNOW: optional(flag),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
    IMAP_URL: optional(z.url({ protocol: /^imaps?$/, error: 'must be an imap:// or imaps:// address' })),
    IMAP_PLUS: optional(flag),
    MAIL_FROM: optional(entered.MAIL_FROM.rule),
    MAIL_PER_MINUTE: withDefault(z.coerce.number().int().min(1).max(1_000_000), 600),
    MAIL_CONNECTIONS: withDefault(z.coerce.number().int().min(1).max(50), 8),
    MAIL_RETRY_SECONDS: withDefault(z.coerce.number().int().min(1).max(86_400), 60),
    MAIL_LEASE_SECONDS: withDefault(z.coerce.number().int().min(2).max(3_600), 20),
    DKIM_DOMAIN: optional(entered.DKIM_DOMAIN.rule),
    DKIM_SELECTOR: optional(entered.DKIM_SELECTOR.rule),
    DKIM_PRIVATE_KEY: optional(entered.DKIM_PRIVATE_KEY.rule),
    SANDBOX: switchedOff,
    OUTSIDE_TIMEOUT_MS: withDefault(z.coerce.number().int().min(100).max(60_000), 10_000),
    LITTLE_HOTELIER_CHANNEL: optional(entered.LITTLE_HOTELIER_CHANNEL.rule),
    LITTLE_HOTELIER_BASE_URL: optional(address),
    GOOGLE_CLIENT_ID: optional(entered.GOOGLE_CLIENT_ID.rule),
    GOOGLE_CLIENT_SECRET: optional(entered.GOOGLE_CLIENT_SECRET.rule),
    GOOGLE_SERVICE_ACCOUNT: optional(entered.GOOGLE_SERVICE_ACCOUNT.rule),
    GOOGLE_SITE_URL: optional(entered.GOOGLE_SITE_URL.rule),
    GOOGLE_INDEXING_API: switchedOff,
    GOOGLE_API_BASE_URL: withDefault(address, 'https://searchconsole.googleapis.com'),
    GOOGLE_INDEXING_BASE_URL: withDefault(address, 'https://indexing.googleapis.com'),
    GOOGLE_OAUTH_AUTH_URL: withDefault(address, 'https://accounts.google.com/o/oauth2/v2/auth'),
    GOOGLE_OAUTH_TOKEN_URL: withDefault(address, 'https://oauth2.googleapis.com/token'),
    BING_API_KEY: optional(entered.BING_API_KEY.rule),
    BING_BASE_URL: withDefault(address, 'https://ssl.bing.com'),
    INDEXNOW_ENDPOINT: withDefault(address, 'https://api.indexnow.org/indexnow'),
    SEMRUSH_API_KEY: optional(entered.SEMRUSH_API_KEY.rule),
    SEMRUSH_BASE_URL: withDefault(address, 'https://api.semrush.com'),
    SEMRUSH_UNITS_URL: withDefault(address, 'https://www.semrush.com/users/countapiunits.html'),
    SEMRUSH_DATABASE: withDefault(z.string().regex(/^[a-z]{2}(-[a-z]+)?$/, 'must be a country such as us'), 'us'),
    SEMRUSH_UNITS_PER_DAY: withDefault(z.coerce.number().int().min(0).max(1_000_000), 2_000),
    ECB_BASE_URL: withDefault(address, 'https://www.ecb.europa.eu'),
    SEO_DOMAIN: optional(entered.SEO_DOMAIN.rule),
    WEBHOOKS_TO_PRIVATE_ADDRESSES: switchedOff,
    BACKUP_FOLDER: optional(z.string()),
    BACKUP_AT: withDefault(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 02:30'), '02:30'),
    BACKUP_KEEP: withDefault(z.coerce.number().int().min(1).max(1_000), 14),
    BACKUP_PASSPHRASE: optional(z.string().min(12, 'must have at least 12 characters')),
    BACKUP_RECIPIENT: optional(z.string().regex(/^age1[0-9a-z]{20,}$/, 'must be a recipient of age (age1…)')),
    NODE_ENV: withDefault(z.enum(['development', 'production', 'test']), 'production'),
  })
  .refine((env) => Boolean(env.STAFF_EMAIL) === Boolean(env.STAFF_PASSWORD), {
    path: ['STAFF_EMAIL'],
    when: () => true,
    error: 'and STAFF_PASSWORD must be set together',
  })
  .refine((env) => new Set([env.DKIM_DOMAIN, env.DKIM_SELECTOR, env.DKIM_PRIVATE_KEY].map(Boolean)).size === 1, {
    path: ['DKIM_DOMAIN'],
    when: () => true,
    error: 'and DKIM_SELECTOR and DKIM_PRIVATE_KEY must be set together',
  })
  .refine((env) => !(env.BACKUP_PASSPHRASE && env.BACKUP_RECIPIENT), {
    path: ['BACKUP_PASSPHRASE'],
    when: () => true,
    error: 'and BACKUP_RECIPIENT exclude each other: set one',
  })

export type Env = z.output<typeof schema>

/** `npm start -- --sandbox` is SANDBOX=1. */
const fromShell = (): NodeJS.ProcessEnv =>
  process.argv.includes('--sandbox') ? { ...process.env, SANDBOX: '1' } : process.env

/** Reads the environment, or names every wrong value at once and ends the process with status 1. */
export const readEnv = (source: NodeJS.ProcessEnv = fromShell()): Env => {
  const result = schema.safeParse(source)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  process.stderr.write(`These settings are wrong (see .env.example):\n${lines.join('\n')}\n`)
  process.exit(1)
}
