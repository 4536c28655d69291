import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer as createTcp, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeBackupAt } from '#api/backup/make-backup.ts'
import { heldAddresses } from '#api/modules/guests/held-addresses.ts'
import type { Env } from '#api/env.ts'
import { startGoogleStandIn } from '#api/integrations/google/stand-in.ts'
import { startSandbox, type Sandbox } from '#api/integrations/sandbox/sandbox.ts'
import { createLog } from '#api/log.ts'
import { deliverMails } from '#api/modules/mail/deliver-mails.job.ts'
import { followMailbox } from '#api/modules/mailbox/follow-mailbox.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { followPageChanges } from '#api/platform/page-changes.ts'
import type { SettingName } from '#graphql/inputs/connections.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import type { Caller } from '#tests/support/caller.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { traces } from '#tests/support/dump.ts'
import { ownerEmail } from '#tests/support/env.ts'
import { freePort } from '#tests/support/process.ts'
import { startServerOn, type TestServer } from '#tests/support/server.ts'
import { startSmtpReceiver, type SmtpReceiver } from '#tests/support/smtp-receiver.ts'
import { addStaff } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

/** Stands in every secret that is entered here, and must be found nowhere. */
const canary = 'CANARY-in-the-mine'
const signIn = { user: 'desk@hotel.example', password: `${canary}-password` }

const view = `id version configured missing ok message
  settings { name isSecret source value hint enteredAt enteredBy isUnreadable }`
const list = `{ connections { ${view} } }`
const save = `mutation ($input: SaveConnectionInput!) { saveConnection(input: $input) { ${view} } }`
const test = 'mutation ($input: TestConnectionInput!) { testConnection(input: $input) { ok message } }'

let database: TestDatabase
let folder: string
let sandbox: Sandbox
let receiver: SmtpReceiver
let server: TestServer
let second: TestServer
let following: ReturnType<typeof followPageChanges>
let owner: Caller
let written = ''
const log = createLog(
  'trace',
  new Writable({
    write: (line: Buffer, _encoding, done) => {
      written += line.toString()
      done()
    },
  }),
)

/** Where the stand-ins are is the environment's to say; their keys are not. */
const addresses = ({ settings }: Sandbox): Partial<Env> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => /^(?!OPENAI|IMAP).*(URL|ENDPOINT)$/.test(name)))

const start = (settings: Partial<Env> = {}) =>
  startServerOn(
    { url: database.url, close: async () => {} },
    {
      ...addresses(sandbox),
      GOOGLE_SITE_URL: undefined,
      DATA_DIR: folder,
      WEBHOOKS_TO_PRIVATE_ADDRESSES: true,
      OUTSIDE_TIMEOUT_MS: 60_000,
      SIGN_INS_PER_HOUR: 10_000,
      ...settings,
    },
    hotelFacts,
    undefined,
    log,
  )

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hotel-connections-'))
  database = await openTestDatabase()
  sandbox = await startSandbox('http://hotel.example')
  receiver = await startSmtpReceiver({ signIn })
  server = await start()
  second = await start()
  following = followPageChanges(second.deps)
  owner = await server.caller().signIn()
})
afterAll(async () => {
  await following.stop()
  for (const { deps } of [server, second]) deps.outside.close()
  await server.close()
  await second.close()
  await database.close()
  await sandbox.close()
  await receiver.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await sql(server, 'delete from service_connection')
  await sql(server, 'delete from throttle')
  await server.deps.outside.refresh()
  await second.deps.outside.refresh()
})

type Values = Partial<Record<SettingName, string | null>>
const inputs = (values: Values) => Object.entries(values).map(([name, value]) => ({ name, value }))

const versionOf = async (id: string, caller = owner): Promise<number> =>
  (await caller.graphql(list)).data.connections.find((connection: { id: string }) => connection.id === id).version

const saveAs = async (caller: Caller, id: string, values: Values, version?: number) =>
  caller.graphql(save, { input: { id, version: version ?? (await versionOf(id, caller)), settings: inputs(values) } })
const enter = async (id: string, values: Values) => {
  const { data, errors } = await saveAs(owner, id, values)
  expect(errors).toBeUndefined()
  return data.saveConnection
}
const complaints = async (id: string, values: Values) =>
  (await saveAs(owner, id, values)).errors?.[0]?.extensions.issues?.map(({ path, message }) => [path[0], message])
const tryIt = async (id: string, values: Values = {}, sendMail = false) => {
  const { data, errors } = await owner.graphql(test, { input: { id, settings: inputs(values), sendMail } })
  expect(errors).toBeUndefined()
  return data.testConnection as { ok: boolean; message: string }
}
const settingOf = async (id: string, name: string, caller = owner) =>
  (await caller.graphql(list)).data.connections
    .find((connection: { id: string }) => connection.id === id)
    .settings.find((setting: { name: string }) => setting.name === name)

const mailServer = (to = receiver): Values => ({
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: new URL(to.url).port,
  SMTP_SECURITY: 'none',
  SMTP_USER: signIn.user,
  SMTP_PASSWORD: signIn.password,
})

const mailbox = (): Values => {
  const { port, username, password } = new URL(sandbox.mailbox.url)
  return {
    IMAP_HOST: '127.0.0.1',
    IMAP_PORT: port,
    IMAP_SECURITY: 'starttls',
    IMAP_USER: username,
    IMAP_PASSWORD: password,
  }
}

const signUp = (at: TestServer, email: string) =>
  at.caller().rest('POST', '/api/newsletter/signup', { email, language: 'en' })
const deliver = async ({ deps }: TestServer) => deliverMails(await createContext(deps, nobody))

describe('what is entered counts at once, and on another instance', () => {
  it('the next mail goes out by the mail server, from the sender', async () => {
    const before = receiver.received.length
    expect(server.deps.outside.current().mailer).toBeNull()
    const saved = await enter('MAIL', { ...mailServer(), MAIL_FROM: 'desk@hotel.example' })
    expect(saved).toMatchObject({ version: 1, configured: true, missing: null })
    await sql(server, `update mail set state = 'stored'`)
    for (const [at, email] of [
      [server, 'first@example.com'],
      [second, 'second@example.com'],
    ] as const) {
      await expect.poll(() => at.deps.outside.current().mailer).not.toBeNull()
      await signUp(at, email)
      await deliver(at)
    }
    const mails = receiver.received.slice(before)
    expect(mails.map(({ to }) => to)).toEqual(['first@example.com', 'second@example.com'])
    for (const { source } of mails) expect(source).toMatch(/^From: .*<desk@hotel\.example>/m)
  })

  it('guests’ answers are read out of the mailbox, at once, and no longer once it is taken away', async () => {
    const clock = { deadline: () => new AbortController().signal, pause: async () => undefined }
    const followingMailbox = followMailbox(server.deps, clock)
    const idles = sandbox.mailbox.next('IDLE')
    await enter('MAILBOX', mailbox())
    await idles
    expect(sandbox.mailbox.connections()).toBe(1)
    const { data } = await owner.graphql('{ mailboxStatus { configured connectedSince problem } }')
    expect(data.mailboxStatus).toEqual({ configured: true, connectedSince: expect.any(String), problem: null })
    const leaves = sandbox.mailbox.gone()
    await enter('MAILBOX', Object.fromEntries(Object.keys(mailbox()).map((name) => [name, null])))
    await leaves
    await followingMailbox.stop()
  })

  it('a mail under way ends by the old mail server, the next goes by the new one', async () => {
    const held = Promise.withResolvers<() => void>()
    const old = await startSmtpReceiver({ hold: (_address, goOn) => held.resolve(goOn) })
    await enter('MAIL', { SMTP_HOST: '127.0.0.1', SMTP_PORT: new URL(old.url).port, SMTP_SECURITY: 'none' })
    await signUp(server, 'under-way@example.com')
    const delivered = deliver(server)
    const goOn = await held.promise
    await enter('MAIL', mailServer())
    goOn()
    await delivered
    expect(old.received.map(({ to }) => to)).toEqual(['under-way@example.com'])
    await signUp(server, 'afterwards@example.com')
    await deliver(server)
    expect(receiver.received.at(-1)!.to).toBe('afterwards@example.com')
    await old.close()
  })

  it('the assistant answers by the model, and by the site’s texts once the key is taken away', async () => {
    sandbox.model.behave({ kind: 'say', text: 'Bring the dog, he likes the sea.' })
    const ask = async (at: TestServer) =>
      (
        await at
          .caller()
          .graphql('mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { response } }', {
            input: { message: 'Can I bring my dog?', language: 'en' },
          })
      ).data.sendChatMessage.response
    const own = await ask(server)
    await enter('MODEL', { OPENAI_API_KEY: `sk-${canary}-1234`, OPENAI_BASE_URL: sandbox.model.url })
    expect(await ask(server)).toContain('he likes the sea')
    expect(sandbox.model.seen.at(-1)).toMatchObject({
      authorization: `Bearer sk-${canary}-1234`,
      body: { model: 'gpt-4.1-mini' },
    })
    await expect.poll(() => second.deps.outside.current().model).not.toBeNull()
    expect(await ask(second)).toContain('he likes the sea')
    await enter('MODEL', { OPENAI_MODEL: 'small-one' })
    await ask(server)
    expect(sandbox.model.seen.at(-1)).toMatchObject({ body: { model: 'small-one' } })
    await enter('MODEL', { OPENAI_API_KEY: null, OPENAI_BASE_URL: null })
    expect(await ask(server)).toBe(own)
  })
})

describe('secrets', () => {
  it('are never answered: only when, by whom, and how a long one ends', async () => {
    await enter('BING', { BING_API_KEY: `${canary}-0123` })
    expect(await settingOf('BING', 'BING_API_KEY')).toMatchObject({
      isSecret: true,
      source: 'DESK',
      value: null,
      hint: '…0123',
      enteredBy: 'Owner',
      isUnreadable: false,
    })
    await enter('MAIL', mailServer())
    expect(await settingOf('MAIL', 'SMTP_PASSWORD')).toMatchObject({ source: 'DESK', value: null, hint: null })
    expect(await settingOf('MAIL', 'SMTP_HOST')).toMatchObject({ value: '127.0.0.1' })
    expect(JSON.stringify(await owner.graphql(list))).not.toContain(canary)
  })

  it('stand nowhere in clear: not in the database, a backup, the audit log or the log', async () => {
    await enter('MAIL', mailServer())
    await enter('SEMRUSH', { SEMRUSH_API_KEY: `${canary}-of-semrush` })
    await tryIt('MAIL')
    await tryIt('SEMRUSH')
    await saveAs(owner, 'GOOGLE', { GOOGLE_SERVICE_ACCOUNT: canary })
    expect(await traces(server, [canary])).toEqual([])
    const file = join(folder, 'hotel.tar.gz')
    await makeBackupAt(server.databaseUrl, file, server.deps.env, heldAddresses)
    expect(gunzipSync(await readFile(file)).toString('latin1')).not.toContain(canary)
    const [entry] = await sql<{ subject: string; details: object }>(
      server,
      `select subject, details from audit_entry where action = 'connection-changed' order by at desc limit 1`,
    )
    expect(entry).toEqual({ subject: 'semrush', details: { set: ['SEMRUSH_API_KEY'], cleared: [] } })
    expect(written).toContain('/graphql')
    expect(written).not.toContain(canary)
  })

  it('are encrypted under a key of a file that nobody else may read, each for its own name', async () => {
    await enter('BING', { BING_API_KEY: `${canary}-0123` })
    expect((await stat(join(folder, 'settings.key'))).mode & 0o777).toBe(0o600)
    await sql(
      server,
      `insert into service_connection select 'semrush', 1,
         jsonb_build_object('SEMRUSH_API_KEY', settings->'BING_API_KEY'), '' from service_connection where id = 'bing'`,
    )
    expect(await settingOf('SEMRUSH', 'SEMRUSH_API_KEY')).toMatchObject({ isUnreadable: true })
  })

  it('of another key are said to be so and count as missing, until they are entered again', async () => {
    await enter('MAIL', mailServer())
    await enter('BING', { BING_API_KEY: sandbox.settings.BING_API_KEY! })
    const moved = await start({
      SETTINGS_KEY: 'another-key-of-another-server-1952',
      DATA_DIR: join(folder, 'elsewhere'),
    })
    const there = await moved.caller().signIn()
    expect(await settingOf('BING', 'BING_API_KEY', there)).toMatchObject({ source: 'DESK', isUnreadable: true })
    expect(moved.deps.outside.current().mailer).toBeNull()
    expect(moved.deps.outside.current().env.BING_API_KEY).toBeUndefined()
    const other = await saveAs(there, 'MAIL', { MAIL_FROM: 'desk@hotel.example' })
    expect(other.data.saveConnection).toMatchObject({ configured: false })
    expect((await saveAs(there, 'MAIL', { SMTP_PORT: '2525' })).errors).toBeDefined()
    const again = await saveAs(there, 'MAIL', { SMTP_PASSWORD: signIn.password })
    expect(again.data.saveConnection).toMatchObject({ configured: true })
    moved.deps.outside.close()
    await moved.close()
  })

  it('move to a new key when the server starts with it', async () => {
    await enter('BING', { BING_API_KEY: sandbox.settings.BING_API_KEY! })
    const key = 'a-new-key-for-all-instances-of-1952'
    const rotated = await start({ SETTINGS_KEY: key })
    expect(rotated.deps.outside.current().env.BING_API_KEY).toBe(sandbox.settings.BING_API_KEY)
    await rotated.close()
    const elsewhere = await start({ SETTINGS_KEY: key, DATA_DIR: join(folder, 'elsewhere') })
    expect(elsewhere.deps.outside.current().env.BING_API_KEY).toBe(sandbox.settings.BING_API_KEY)
    await elsewhere.close()
  })

  it('cannot be kept where no key can', async () => {
    const file = join(folder, 'no-folder')
    await writeFile(file, '')
    const closed = await start({ DATA_DIR: file })
    const { errors } = await saveAs(await closed.caller().signIn(), 'BING', { BING_API_KEY: `${canary}-0123` })
    expect(errors).toMatchObject([
      { extensions: { code: 'UNAVAILABLE' }, message: expect.stringMatching(/DATA_DIR .*set SETTINGS_KEY$/) },
    ])
    await closed.close()
  })
})

describe('a change', () => {
  it('leaves what it does not name, and takes away what it empties', async () => {
    await enter('MAIL', mailServer())
    await enter('MAIL', { MAIL_FROM: 'desk@hotel.example' })
    expect(server.deps.outside.current().env.SMTP_URL).toContain(encodeURIComponent(signIn.password))
    expect(await enter('MAIL', { MAIL_FROM: ' ' })).toMatchObject({ version: 3, configured: true })
    expect(await settingOf('MAIL', 'MAIL_FROM')).toMatchObject({ source: 'NONE', value: null })
    await enter('MAIL', Object.fromEntries(Object.keys(mailServer()).map((name) => [name, null])))
    expect(server.deps.outside.current().mailer).toBeNull()
  })

  it('of somebody else meanwhile is told', async () => {
    await enter('BING', { BING_API_KEY: 'of-the-first' })
    const { errors } = await saveAs(owner, 'BING', { BING_API_KEY: 'of-the-second' }, 0)
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' }, message: expect.stringContaining('Owner') }])
    expect(server.deps.outside.current().env.BING_API_KEY).toBe('of-the-first')
  })

  it.each<[string, Values, (string | undefined)[][]]>([
    [
      'MAIL',
      { SMTP_HOST: 'smtp://mail.example' },
      [['SMTP_HOST', 'Mail server must be a host name such as smtp.example.com']],
    ],
    [
      'MAIL',
      { SMTP_HOST: 'mail.example', SMTP_PORT: '70000' },
      [['SMTP_PORT', 'Port must be a number from 1 to 65535']],
    ],
    [
      'MAIL',
      { SMTP_HOST: 'mail.example', SMTP_SECURITY: 'ssl' },
      [['SMTP_SECURITY', 'Encryption must be one of starttls, tls and none']],
    ],
    ['MAIL', { MAIL_FROM: 'the hotel' }, [['MAIL_FROM', 'Sender must be an email address']]],
    ['MAIL', { SMTP_USER: 'desk', SMTP_PASSWORD: 'word' }, [['SMTP_HOST', 'Mail server is needed with User']]],
    [
      'MAIL',
      { SMTP_HOST: 'mail.example', SMTP_USER: 'desk' },
      [['SMTP_PASSWORD', 'User, Password are needed together: Password is missing']],
    ],
    [
      'MAIL',
      { DKIM_PRIVATE_KEY: 'word' },
      [['DKIM_PRIVATE_KEY', 'DKIM private key must be a key in PEM form (-----BEGIN PRIVATE KEY-----)']],
    ],
    [
      'MAIL',
      { DKIM_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqh' },
      [['DKIM_PRIVATE_KEY', 'DKIM private key must be a key in PEM form (-----BEGIN PRIVATE KEY-----)']],
    ],
    [
      'MAILBOX',
      { IMAP_HOST: 'imap://mail.example' },
      [['IMAP_HOST', 'Mailbox server must be a host name such as imap.example.com']],
    ],
    ['MAILBOX', { IMAP_SECURITY: 'none' }, [['IMAP_SECURITY', 'Encryption must be one of tls and starttls']]],
    ['MAILBOX', { IMAP_PLUS: 'yes' }, [['IMAP_PLUS', 'Addresses with a plus must be 0 or 1']]],
    [
      'MAILBOX',
      { IMAP_HOST: 'mail.example', IMAP_USER: 'desk' },
      [['IMAP_PASSWORD', 'Mailbox server, User, Password are needed together: Password is missing']],
    ],
    ['MAIL', { BING_API_KEY: 'word' }, [['BING_API_KEY', 'Key is no setting of this connection']]],
    [
      'MODEL',
      { OPENAI_BASE_URL: 'ftp://model.example' },
      [['OPENAI_BASE_URL', 'Address must be an http:// or https:// address']],
    ],
    ['MODEL', { OPENAI_BASE_URL: 'https://model.example/v1' }, [['OPENAI_API_KEY', 'Key is needed with Address']]],
    [
      'LITTLE_HOTELIER',
      { LITTLE_HOTELIER_CHANNEL: 'coral/../x' },
      [['LITTLE_HOTELIER_CHANNEL', 'Channel code must be a channel code']],
    ],
    [
      'GOOGLE',
      { GOOGLE_SERVICE_ACCOUNT: '{"type":"authorized_user"}' },
      [['GOOGLE_SERVICE_ACCOUNT', 'Service account must be the JSON text of a service account’s key file']],
    ],
    [
      'GOOGLE',
      { GOOGLE_CLIENT_ID: 'one' },
      [['GOOGLE_CLIENT_SECRET', 'Client ID, Client secret are needed together: Client secret is missing']],
    ],
    ['INDEXNOW', { INDEXNOW: 'yes' }, [['INDEXNOW', 'IndexNow must be 0 or 1']]],
    ['SEMRUSH', { SEO_DOMAIN: 'not a domain' }, [['SEO_DOMAIN', 'Domain must be a host name']]],
  ])('of %s to %j is refused in words', async (id, values, expected) => {
    expect(await complaints(id, values)).toEqual(expected)
    expect(
      (await owner.graphql(list)).data.connections.every(({ version }: { version: number }) => version === 0),
    ).toBe(true)
  })

  it('sends no stored secret to another address, when it is kept or only tried', async () => {
    await enter('MAIL', mailServer())
    await enter('MODEL', { OPENAI_API_KEY: `sk-${canary}`, OPENAI_BASE_URL: sandbox.model.url })
    const password = [['SMTP_PASSWORD', expect.stringContaining('has to be entered again')]]
    expect(await complaints('MAIL', { SMTP_HOST: 'localhost' })).toEqual(password)
    await enter('MAILBOX', mailbox())
    expect(await complaints('MAILBOX', { IMAP_HOST: 'localhost' })).toEqual([
      ['IMAP_PASSWORD', expect.stringContaining('has to be entered again')],
    ])
    expect(await complaints('MODEL', { OPENAI_BASE_URL: null })).toMatchObject([['OPENAI_API_KEY', expect.anything()]])
    const { errors } = await owner.graphql(test, {
      input: { id: 'MAIL', settings: inputs({ SMTP_HOST: 'localhost' }) },
    })
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(await complaints('MAIL', { SMTP_PORT: mailServer().SMTP_PORT })).toBeUndefined()
  })
})

it('a model’s address is on the public internet and over TLS, when it is kept or only tried', async () => {
  const strict = await start({ WEBHOOKS_TO_PRIVATE_ADDRESSES: false })
  const there = await strict.caller().signIn()
  for (const [address, message] of [
    ['https://127.0.0.1/v1', 'The host 127.0.0.1 is not on the public internet'],
    ['https://169.254.169.254/latest', 'The host 169.254.169.254 is not on the public internet'],
    ['http://93.184.216.34/v1', 'Address must be an https:// address'],
  ]) {
    const values = { OPENAI_API_KEY: 'any', OPENAI_BASE_URL: address! }
    const kept = await saveAs(there, 'MODEL', values)
    const tried = await there.graphql(test, { input: { id: 'MODEL', settings: inputs(values) } })
    for (const { errors } of [kept, tried])
      expect(errors?.[0]?.extensions.issues).toEqual([{ path: ['OPENAI_BASE_URL'], message }])
  }
  await strict.close()
})

it('the environment wins: its settings are named, not shown, and cannot be entered', async () => {
  await enter('BING', { BING_API_KEY: 'of-the-desk' })
  await enter('MODEL', { OPENAI_API_KEY: 'of-the-desk', OPENAI_BASE_URL: sandbox.model.url })
  const ruled = await start({ BING_API_KEY: `${canary}-of-environment`, OPENAI_API_KEY: `${canary}-of-environment` })
  const there = await ruled.caller().signIn()
  expect(await settingOf('BING', 'BING_API_KEY', there)).toEqual({
    name: 'BING_API_KEY',
    isSecret: true,
    source: 'ENVIRONMENT',
    value: null,
    hint: null,
    enteredAt: null,
    enteredBy: null,
    isUnreadable: false,
  })
  const { errors } = await saveAs(there, 'BING', { BING_API_KEY: 'of-the-desk' })
  expect(errors?.[0]?.message).toBe('Key is set by the server’s environment, which wins')
  // A key of the environment goes to no address of the desk.
  expect(ruled.deps.outside.current().env).toMatchObject({
    BING_API_KEY: `${canary}-of-environment`,
    OPENAI_API_KEY: `${canary}-of-environment`,
  })
  expect(ruled.deps.outside.current().env.OPENAI_BASE_URL).toBeUndefined()
  expect(JSON.stringify(await there.graphql(list))).not.toContain(canary)
  await ruled.close()
})

it('nobody but owners reads, enters or tries them', async () => {
  for (const role of ['manager', 'marketing', 'desk'] as const) {
    const { caller } = await addStaff(server, role)
    const input = { id: 'BING', settings: [] }
    for (const answer of [
      await caller.graphql(list),
      await caller.graphql(save, { input: { ...input, version: 0 } }),
      await caller.graphql(test, { input }),
    ])
      expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  }
})

describe('a try', () => {
  const listenOn = async (server_: Server) => {
    await new Promise<void>((resolve) => server_.listen(0, '127.0.0.1', resolve))
    return String((server_.address() as AddressInfo).port)
  }

  it('of a mail server connects, signs in, and sends a mail to whoever asks', async () => {
    const { port } = new URL(receiver.url)
    const met = `127.0.0.1:${port} answered over a connection without encryption and took user and password`
    expect(await tryIt('MAIL', mailServer())).toEqual({ ok: true, message: met })
    expect(await tryIt('MAIL', mailServer(), true)).toEqual({
      ok: true,
      message: `${met}. It took a mail to ${ownerEmail}: look whether it has arrived`,
    })
    expect(receiver.received.at(-1)!.to).toBe(ownerEmail)
    expect(server.deps.outside.current().mailer).toBeNull()
    expect(await settingOf('MAIL', 'SMTP_HOST')).toMatchObject({ source: 'NONE' })
  })

  it('of a mail server that refuses, is not there, is silent, is none, or cannot be trusted says which', async () => {
    const [silent, web] = [createTcp(() => {}), createTcp((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))]
    const [silentPort, webPort, gonePort] = [await listenOn(silent), await listenOn(web), String(await freePort())]
    const untrusted = await startSmtpReceiver({ startTls: true })
    const impatient = await start({ OUTSIDE_TIMEOUT_MS: 300 })
    const there = await impatient.caller().signIn()
    const at = async (caller: Caller, SMTP_PORT: string, values: Values = {}) =>
      (
        await caller.graphql(test, {
          input: {
            id: 'MAIL',
            settings: inputs({ SMTP_HOST: '127.0.0.1', SMTP_PORT, SMTP_SECURITY: 'none', ...values }),
          },
        })
      ).data.testConnection
    const wrong = { ...mailServer(), SMTP_PASSWORD: 'not-it' }
    for (const [answer, sentence] of [
      [await tryIt('MAIL', wrong), /^127\.0\.0\.1 refused the user or the password: “535/],
      [await at(owner, gonePort), `127.0.0.1:${gonePort} cannot be reached: nothing answers at this port`],
      [await at(there, silentPort), /did not answer within 0\.3 seconds/],
      [await at(owner, webPort), /127\.0\.0\.1/],
      [await at(owner, mailServer().SMTP_PORT!, { SMTP_SECURITY: 'starttls' }), /offers no encryption by STARTTLS$/],
      [await at(owner, mailServer().SMTP_PORT!, { SMTP_SECURITY: 'tls' }), /does not begin with encryption/],
      [
        await at(owner, new URL(untrusted.url).port, { SMTP_SECURITY: 'starttls' }),
        /^The certificate of 127\.0\.0\.1 is not trusted/,
      ],
      [await tryIt('MAIL'), 'No mail server is set: every mail stays in the outbox and nothing leaves this server'],
    ] as const) {
      expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(sentence) })
      expect(answer.message).not.toContain(canary)
    }
    await impatient.close()
    await untrusted.close()
    for (const listener of [silent, web]) listener.close()
  })

  it('of a mailbox signs in and looks, and says which way it fails', async () => {
    const { port } = new URL(sandbox.mailbox.url)
    const gonePort = String(await freePort())
    const met = `127.0.0.1:${port} answered without encryption, on this machine, took user and password, and shows the mailbox`
    for (const [values, ok, message] of [
      [mailbox(), true, met],
      [{ ...mailbox(), IMAP_PASSWORD: canary }, false, /^127\.0\.0\.1 refused the user or the password: “Invalid/],
      [{ ...mailbox(), IMAP_SECURITY: 'tls' }, false, /does not begin with encryption/],
      [{ ...mailbox(), IMAP_PORT: gonePort }, false, /cannot be reached: nothing answers at this port$/],
      [{}, false, 'No mailbox is set: guests’ answers stay in the hotel’s mail program'],
    ] as const)
      expect(await tryIt('MAILBOX', values)).toEqual({ ok, message: expect.stringMatching(message) })
    expect(sandbox.mailbox.seen.join()).not.toContain(canary)
  })

  it('of every other service asks it, with the right key and a wrong one', async () => {
    const { settings } = sandbox
    sandbox.model.behave({ kind: 'say', text: 'Hello.' })
    const OPENAI_BASE_URL = sandbox.model.url
    const client = {
      GOOGLE_CLIENT_ID: settings.GOOGLE_CLIENT_ID!,
      GOOGLE_CLIENT_SECRET: settings.GOOGLE_CLIENT_SECRET!,
    }
    for (const [id, values, ok, sentence] of [
      ['MODEL', { OPENAI_API_KEY: 'any', OPENAI_BASE_URL }, true, 'The language model answered'],
      [
        'LITTLE_HOTELIER',
        { LITTLE_HOTELIER_CHANNEL: settings.LITTLE_HOTELIER_CHANNEL! },
        true,
        /^Little Hotelier answered with \d+ room rates for tonight/,
      ],
      ['LITTLE_HOTELIER', { LITTLE_HOTELIER_CHANNEL: 'nobody' }, false, /^Little Hotelier/],
      ['GOOGLE', client, true, /^Google knows this client/],
      ['GOOGLE', { ...client, GOOGLE_CLIENT_SECRET: 'not-it' }, false, /^Google refused to sign in/],
      ['BING', { BING_API_KEY: settings.BING_API_KEY! }, true, /^Bing takes the key and \d+ more addresses/],
      ['BING', { BING_API_KEY: 'not-it' }, false, /^Bing refuses the key/],
      ['INDEXNOW', { INDEXNOW: '1' }, true, 'IndexNow took the address of the home page'],
      ['INDEXNOW', { INDEXNOW: '0' }, false, /^IndexNow is off/],
      [
        'SEMRUSH',
        { SEMRUSH_API_KEY: settings.SEMRUSH_API_KEY! },
        true,
        /^Semrush takes the key, which has [\d,]+ units left$/,
      ],
      ['SEMRUSH', { SEMRUSH_API_KEY: 'not-it' }, false, /^Semrush/],
    ] as const) {
      await sql(server, 'delete from throttle')
      expect([id, await tryIt(id, values)]).toEqual([id, { ok, message: expect.stringMatching(sentence) }])
    }
    sandbox.model.behave({ kind: 'status', status: 401 })
    expect(await tryIt('MODEL', { OPENAI_API_KEY: 'any', OPENAI_BASE_URL })).toEqual({
      ok: false,
      message: 'The language model refuses the key',
    })
    sandbox.model.behave({ kind: 'slow' })
    const impatient = await start({ OUTSIDE_TIMEOUT_MS: 300 })
    const slow = { id: 'MODEL', settings: inputs({ OPENAI_API_KEY: 'any', OPENAI_BASE_URL }) }
    const { data } = await (await impatient.caller().signIn()).graphql(test, { input: slow })
    expect(data.testConnection).toEqual({ ok: false, message: 'The language model did not answer in time' })
    await impatient.close()
  })

  it('of nothing that is set asks nobody and says what is missing', async () => {
    for (const id of ['MODEL', 'LITTLE_HOTELIER', 'GOOGLE', 'BING', 'INDEXNOW', 'SEMRUSH'])
      expect(await tryIt(id)).toMatchObject({ ok: false, message: expect.stringMatching(/not configured|is off/) })
    const calls = await sql<{ service: string }>(server, 'select service from outside_call where ok')
    expect(calls).toEqual([])
  })

  it('of a service account tells one that may use the property from one that may not', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    const email = 'desk@project.iam.gserviceaccount.example'
    const account = { clientId: 'any', clientSecret: 'any', siteUrl: 'http://hotel.example/' }
    const google = await startGoogleStandIn({ ...account, serviceAccount: { email, publicKey } })
    const known = await start({ GOOGLE_API_BASE_URL: google.url, GOOGLE_OAUTH_TOKEN_URL: `${google.url}/token` })
    const there = await known.caller().signIn()
    const text = JSON.stringify({ type: 'service_account', client_email: email, private_key: privateKey })
    await saveAs(there, 'GOOGLE', { GOOGLE_SERVICE_ACCOUNT: text })
    expect(await settingOf('GOOGLE', 'GOOGLE_SERVICE_ACCOUNT', there)).toMatchObject({ value: null, hint: email })
    const ask = async () => (await there.graphql(test, { input: { id: 'GOOGLE', settings: [] } })).data.testConnection
    expect(await ask()).toEqual({
      ok: true,
      message: 'Google takes this service account, and it may use http://hotel.example/',
    })
    google.setSites([])
    expect(await ask()).toEqual({ ok: false, message: expect.stringContaining('is no user of http://hotel.example/') })
    await known.close()
    await google.close()
  })

  it('of what counts is shown as its last answer, until the settings change', async () => {
    await enter('BING', { BING_API_KEY: 'not-it' })
    await tryIt('BING')
    const state = async () =>
      (await owner.graphql(list)).data.connections.find(({ id }: { id: string }) => id === 'BING')
    expect(await state()).toMatchObject({ ok: false, message: expect.stringMatching(/^Bing refuses the key/) })
    await enter('BING', { BING_API_KEY: sandbox.settings.BING_API_KEY! })
    expect(await state()).toMatchObject({ ok: null, message: null })
    await tryIt('BING')
    expect(await state()).toMatchObject({ ok: true })
  })

  it('is limited', async () => {
    const answers = []
    for (let round = 0; round < 12; round += 1)
      answers.push(await owner.graphql(test, { input: { id: 'BING', settings: [] } }))
    expect(answers.at(-1)!.errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
  })
})
