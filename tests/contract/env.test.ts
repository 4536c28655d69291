import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#api/root.ts'

const readEnvIn = (env: Record<string, string>) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      "console.log(JSON.stringify((await import('#api/env.ts')).readEnv()))",
    ],
    { cwd: root, encoding: 'utf8', env: { PATH: process.env['PATH'], DOTENV_CONFIG_PATH: '/dev/null', ...env } },
  )

it('needs no setting at all', () => {
  const { status, stdout, stderr } = readEnvIn({})
  expect([status, stderr]).toEqual([0, ''])
  expect(JSON.parse(stdout)).toMatchObject({ PORT: 4000, DATA_DIR: '.data', NODE_ENV: 'production' })
})

it('takes an empty value for a missing one', () => {
  const { stdout } = readEnvIn({ PORT: '', DATABASE_URL: '', STAFF_EMAIL: '', STAFF_PASSWORD: '' })
  expect(JSON.parse(stdout)).toMatchObject({ PORT: 4000 })
})

it('names every wrong value at once, shows no secret, and ends with status 1', () => {
  const wrong = {
    PORT: 'harbour',
    DATABASE_URL: 'mysql://root@localhost/hotel',
    DATABASE_POOL: '1',
    PUBLIC_URL: 'ftp://hotel.example',
    STAFF_EMAIL: 'the owner',
    STAFF_PASSWORD: 'short',
    LOG_LEVEL: 'loud',
    LATE_MS: '99',
    SLOW_MS: '0',
    DESK_HEARTBEAT_MS: '0',
    TRUST_PROXY: 'yes',
    INQUIRIES_PER_HOUR: '0',
    SIGNUPS_PER_HOUR: '-1',
    SIGN_INS_PER_HOUR: '0',
    NEWSLETTER_OPT_IN: 'triple',
    CHAT_PER_10_MIN: '1.5',
    CHAT_PER_DAY: 'many',
    SMTP_URL: 'http://mail.example',
    MAIL_FROM: 'the hotel',
    MAIL_PER_MINUTE: '0',
    MAIL_CONNECTIONS: '51',
    MAIL_RETRY_SECONDS: 'soon',
    MAIL_LEASE_SECONDS: '1',
    DKIM_DOMAIN: 'https://hotel.example',
    DKIM_SELECTOR: 'two\nlines',
    DKIM_PRIVATE_KEY: 'not a key',
    INDEXNOW: 'yes',
    INDEXNOW_ENDPOINT: 'ftp://search.example',
    BACKUP_AT: 'at night',
    BACKUP_KEEP: '0',
    BACKUP_RECIPIENT: 'the owner',
  }
  const { status, stdout, stderr } = readEnvIn(wrong)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^These settings are wrong \(see \.env\.example\):\n/)
  const named = stderr
    .split('\n')
    .slice(1, -1)
    .map((line) => /^ {2}(\w+): \S/.exec(line)?.[1])
  expect(named.sort()).toEqual(Object.keys(wrong).sort())
  expect(stderr).not.toContain('short')
})

it.each([
  [{ STAFF_EMAIL: 'owner@example.com', PORT: 'harbour' }],
  [{ STAFF_PASSWORD: 'long-enough-to-be-one', PORT: 'harbour' }],
])('names a half of the first account beside other wrong values: %j', (env) => {
  const { status, stderr } = readEnvIn(env)
  expect(status).toBe(1)
  expect(stderr).toContain('STAFF_EMAIL: and STAFF_PASSWORD must be set together')
  expect(stderr).toContain('PORT: ')
})

it.each([
  [{ DKIM_DOMAIN: 'hotel.example' }, 'DKIM_DOMAIN: and DKIM_SELECTOR and DKIM_PRIVATE_KEY must be set together'],
  [
    { BACKUP_PASSPHRASE: 'long enough to be one', BACKUP_RECIPIENT: `age1${'q'.repeat(58)}` },
    'BACKUP_PASSPHRASE: and BACKUP_RECIPIENT exclude each other: set one',
  ],
])('names what is missing beside %j', (env, line) => {
  const { status, stderr } = readEnvIn(env)
  expect([status, stderr]).toEqual([1, expect.stringContaining(line)])
})

it.each([
  [String.raw`-----BEGIN PRIVATE KEY-----\nMII\n-----END PRIVATE KEY-----`, ''],
  ['-----BEGIN RSA PRIVATE KEY-----\nMII\n-----END RSA PRIVATE KEY-----\n', ''],
  ['-----BEGIN PRIVATE KEY-----', 'DKIM_PRIVATE_KEY: must be a key in PEM form (-----BEGIN PRIVATE KEY-----)'],
])('takes a key that is whole, with line breaks in either form: %j', (key, line) => {
  const { stderr } = readEnvIn({ DKIM_DOMAIN: 'hotel.example', DKIM_SELECTOR: 'desk', DKIM_PRIVATE_KEY: key })
  expect(stderr).toBe(line && `These settings are wrong (see .env.example):\n  ${line}\n`)
})

it('documents every setting in .env.example and nothing else', () => {
  const source = readFileSync(join(root, 'api', 'env.ts'), 'utf8')
  const settings = [...source.matchAll(/^ {4}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name)
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  const documented = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(settings.length).toBeGreaterThan(10)
  expect(documented.sort()).toEqual(settings.sort())
})
