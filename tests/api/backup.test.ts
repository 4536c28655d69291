import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { addHours } from 'date-fns/addHours'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { prepare } from '#api/start/assemble.ts'
import { leftOut } from '#api/backup/left-out.ts'
import { makeBackupAt } from '#api/backup/make-backup.ts'
import { readBackup } from '#api/backup/read-backup.ts'
import { inspectBackup, restoreBackup } from '#api/backup/restore.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { heldAddresses } from '#api/modules/guests/held-addresses.ts'
import { noteErasures } from '#api/modules/backups/backup-run.service.ts'
import { entities } from '#api/modules/modules.ts'
import { deliverDue } from '#api/modules/webhooks/delivery.service.ts'
import { runCommand, typeInto } from '#tests/support/command.ts'
import { createDatabase, type TestDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { expectFullDesk, expectFullHotel } from '#tests/support/find-full-hotel.ts'
import { fullHotelNow, guests, managerEmail } from '#tests/support/full-hotel-records.ts'
import { fillHotel, fullHotelSettings } from '#tests/support/full-hotel.ts'
import { startWithSandbox, type SandboxServer } from '#tests/support/sandbox.ts'
import { startServerOn, type TestServer } from '#tests/support/server.ts'
import { staffPassword } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'
import { withSettings } from '#tests/support/with-settings.ts'

const passphrase = 'sea-grape-and-coral-stone'

let hotel: SandboxServer
let folder: string
const databases: TestDatabase[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hotel-backups-'))
  hotel = await startWithSandbox(fullHotelSettings)
  hotel.setNow(fullHotelNow)
  await fillHotel(hotel)
})
afterAll(async () => {
  await hotel.close()
  for (const database of databases) await database.close()
  await rm(folder, { recursive: true })
})

const backUp = (file: string, settings: Record<string, string> = {}) =>
  runCommand('backup-command.js', [file], { DATABASE_URL: hotel.databaseUrl, ...settings })

const emptyDatabase = async () => {
  const database = await createDatabase()
  databases.push(database)
  return database
}

const restore = (databaseUrl: string, args: string[], settings: Record<string, string> = {}) =>
  runCommand('restore-command.js', args, { DATABASE_URL: databaseUrl, ...settings })

/** The server on a restored database, which closes with the file's others. */
const openOn = async (database: TestDatabase): Promise<TestServer> => {
  const server = await startServerOn({ ...database, close: async () => {} }, hotel.sandbox.settings)
  server.setNow(fullHotelNow)
  return server
}

const backupsIn = async (path: string) => (await readdir(path)).filter((name) => name.startsWith('hotel-')).sort()

const forgotten = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { mailed } }'
const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired } }'

const tableNames = `select tablename as name from pg_tables where schemaname = 'public' order by 1`

const countRows = async (server: Pick<TestServer, 'deps'>) => {
  const counts: Record<string, number> = {}
  for (const { name } of await sql<{ name: string }>(server, tableNames))
    counts[name] = Number((await sql<{ count: string }>(server, `select count(*) from "${name}"`))[0]!.count)
  return counts
}

describe('an encrypted backup', () => {
  it('holds every table but the ones that are left out for a reason, and comes back whole', async () => {
    const file = join(folder, 'whole.tar.gz.age')
    const made = await backUp(file, { BACKUP_PASSPHRASE: passphrase })
    expect(made.output).toMatch(/whole\.tar\.gz\.age: [\d,]+ rows of \d+ tables, [\d,]+ KB\n$/)
    expect(made.status).toBe(0)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readFile(file)).subarray(0, 21).toString()).toBe('age-encryption.org/v1')

    const before = await countRows(hotel)
    const { head, summary } = await readBackup(file, { passphrase })
    const held = head.tables.map(({ name }) => name)
    expect([...held, ...Object.keys(leftOut)].sort()).toEqual(Object.keys({ ...before, ...leftOut }).sort())
    for (const name of held.filter((table) => table !== 'setting'))
      expect(summary.tables[name]!.rows, name).toBe(before[name])

    const database = await emptyDatabase()
    const restored = await restore(database.url, [file, '--yes'], { BACKUP_PASSPHRASE: passphrase })
    expect(restored.output).toContain('compared with the backup to the last byte')
    expect(restored.status).toBe(0)
    const server = await openOn(database)
    const after = await countRows(server)
    for (const name of held) expect(after[name], name).toBe(before[name])
    expect(after['staff_session']).toBe(0)
    const again = await server.caller().signIn()
    await expectFullHotel(again)
    await expectFullDesk(again)
    // The second step and the consent of Google were sealed with the hotel's secret.
    const { data } = await server.caller().graphql(signIn, { input: { email: managerEmail, password: staffPassword } })
    expect(data.signIn.secondStepRequired).toBe(true)
    const google = await (await server.caller().signIn()).graphql('{ googleSites { success } }')
    expect(google.data.googleSites.success).toBe(true)
    await server.close()
  })
})

/** Without a process of its own: the same, faster. */
const backUpHere = (file: string, keys: { BACKUP_PASSPHRASE?: string; BACKUP_RECIPIENT?: string } = {}) =>
  makeBackupAt(hotel.databaseUrl, file, { DATA_DIR: folder, BACKUP_KEEP: 1, ...keys }, heldAddresses)

const tablesIn = async (url: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(tableNames)
  await client.end()
  return rows.map(({ name }) => name)
}

describe('a backup without encryption', () => {
  it('holds no secret, and says what that means', async () => {
    // Its mail is there until the mail server has taken it.
    const { current } = hotel.deps.outside
    hotel.deps.outside.current = () => ({ ...current(), mailer: { send: async () => {}, close: () => {} } })
    const { data: asked } = await hotel.caller().graphql(forgotten, { input: { email: managerEmail } })
    hotel.deps.outside.current = current
    expect(asked.requestPasswordReset.mailed).toBe(true)
    const file = join(folder, 'plain.tar.gz')
    const made = await backUp(file)
    expect(made.output).toContain('It is not encrypted: whoever has it reads what guests wrote, and can guess at')
    expect(made.output).toContain('the passwords of staff, whose hashes are in it. No other secret is')
    expect(made.output).toContain('- Connect Google Search Console again.')
    const text = gunzipSync(await readFile(file)).toString('utf8')
    expect(text).toContain(guests.inquirer)
    const secrets = await sql<{ secret: string }>(
      hotel,
      `select value #>> '{}' as secret from setting where key = 'secret' union select secret from webhook
       union select refresh_token from google_grant union select secret from staff_two_factor
       union select backup_codes from staff_two_factor union select token from staff_session
       union select identifier from staff_verification`,
    )
    expect(secrets.length).toBeGreaterThan(5)
    for (const { secret } of secrets) expect(text).not.toContain(secret)
    const mails = await sql<{ words: string }>(hotel, 'select text || html || headers::text as words from mail')
    const tokens = mails.flatMap(({ words }) => [...words.matchAll(/[?&;](token|invitation|reset)=([\w.-]+)/g)])
    expect(tokens.length).toBeGreaterThan(5)
    expect(tokens.map(([, parameter]) => parameter)).toContain('reset')
    for (const [, , token] of tokens) expect(text).not.toContain(token)

    const database = await emptyDatabase()
    const restored = await restore(database.url, [file, '--yes'])
    expect(restored.output).toContain('The second step is off for everybody: turn it on again.')
    expect(restored.status).toBe(0)
    const server = await openOn(database)
    const { data } = await server.caller().graphql(signIn, { input: { email: managerEmail, password: staffPassword } })
    expect(data.signIn.secondStepRequired).toBe(false)
    expect(server.deps.secret).not.toBe(hotel.deps.secret)
    const owner = await server.caller().signIn()
    expect((await owner.graphql('{ googleStatus { authenticated } }')).data.googleStatus.authenticated).toBe(false)
    // Its events wait for a new secret, and hold up nobody else's.
    await deliverDue(await createContext(server.deps, nobody))
    const [delivery] = await sql(server, 'select state, message from webhook_delivery')
    expect(delivery).toEqual({ state: 'pending', message: expect.stringContaining('has lost its signing secret') })
    await server.close()
  })
})

it('no column whose name speaks of a secret goes into a plain backup unless somebody has decided so', async () => {
  const columns = await sql<{ table: string; column: string }>(
    hotel,
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name ~ 'secret|token|password|backup_codes|verifier|private'`,
  )
  const { head } = await readBackup(join(folder, 'plain.tar.gz'), {})
  const held = new Set(head.tables.map(({ name }) => name))
  const found = columns.filter(({ table }) => held.has(table)).map(({ table, column }) => `${table}.${column}`)
  expect(found.sort()).toEqual([
    // Left out of plain backups, see left-out.ts.
    'google_grant.refresh_token',
    // Of sign-ins through others, which there are none of.
    'staff_account.access_token',
    'staff_account.access_token_expires_at',
    'staff_account.id_token',
    // A scrypt hash.
    'staff_account.password',
    'staff_account.refresh_token',
    'staff_account.refresh_token_expires_at',
    'staff_two_factor.backup_codes',
    'staff_two_factor.secret',
    // It opens what stands beside it in the backup, and the link in a guest's mail must go on working.
    'stay_request.token',
    // The same: leaving must stay one press.
    'waiting_guest.token',
    'webhook.previous_secret',
    'webhook.previous_secret_until',
    'webhook.secret',
    'webhook.secret_start',
  ])
})

describe('a file that is not whole', () => {
  let whole: Buffer
  let sealed: Buffer
  const place = () => join(folder, 'spoiled.tar.gz')
  beforeAll(async () => {
    whole = await readFile(join(folder, 'plain.tar.gz'))
    sealed = await readFile(join(folder, 'whole.tar.gz.age'))
  })
  const refused = async (bytes: Buffer) => {
    await writeFile(place(), bytes)
    const error: unknown = await readBackup(place(), { passphrase }).catch((problem: unknown) => problem)
    expect((error as Error).constructor.name).toBe('BackupProblem')
    return (error as Error).message
  }

  it.each([0.02, 0.2, 0.5, 0.9, 0.9999])('is refused when it was cut off at %d of its length', async (part) => {
    for (const bytes of [whole, sealed])
      expect(await refused(bytes.subarray(0, Math.floor(bytes.length * part)))).toMatch(
        /damaged|cut off|is not a backup/,
      )
  })

  it.each([0.001, 0.1, 0.4, 0.8, 0.999])(
    'is refused when one bit of it has changed, at %d of its length',
    async (part) => {
      for (const bytes of [whole, sealed]) {
        const spoiled = Buffer.from(bytes)
        spoiled[Math.floor(spoiled.length * part)]! ^= 4
        expect(await refused(spoiled)).toMatch(/damaged|changed|another passphrase|is not a backup/)
      }
    },
  )

  it('is refused when somebody has changed a word in it and packed it again', async () => {
    const text = gunzipSync(whole).toString('latin1')
    const changed = text.replace('aino.virtanen@guests', 'aino.vortanen@guests')
    expect(changed).not.toBe(text)
    expect(await refused(gzipSync(Buffer.from(changed, 'latin1')))).toBe(
      `${place()} was changed or is damaged: its sums do not agree with what is in it.`,
    )
  })

  it.each([
    ['nothing at all', Buffer.alloc(0)],
    ['a text', Buffer.from('Dear hotel, this is your backup.')],
    ['another packed file', gzipSync(Buffer.from('Dear hotel, this is your backup.'))],
  ])('is refused when it is %s', async (_, bytes) => {
    expect(await refused(bytes)).toMatch(/is not a backup of this product|damaged/)
  })

  it('leaves the database empty, and the command says why', async () => {
    const database = await emptyDatabase()
    await writeFile(place(), whole)
    await truncate(place(), Math.floor(whole.length * 0.7))
    const { status, output } = await restore(database.url, [place(), '--yes'])
    expect([status, output]).toEqual([1, `${place()} is damaged or was cut off: it cannot be read to its end.\n`])
    expect(await tablesIn(database.url)).toEqual([])
  })
})

describe('is restored only', () => {
  const sealedFile = () => join(folder, 'whole.tar.gz.age')
  const plainFile = () => join(folder, 'plain.tar.gz')

  it.each([
    ['the right passphrase', 'another-passphrase', 'encrypted with another passphrase'],
    ['a passphrase', '', 'This backup is encrypted: set BACKUP_PASSPHRASE'],
  ])('with %s', async (_, given, sentence) => {
    const { status, output } = await restore((await emptyDatabase()).url, [sealedFile(), '--yes'], {
      BACKUP_PASSPHRASE: given,
    })
    expect([status, output]).toEqual([1, expect.stringContaining(sentence)])
  })

  it('into an empty database; another stays as it is', async () => {
    const before = await countRows(hotel)
    const { status, output } = await restore(hotel.databaseUrl, [plainFile(), '--yes'])
    expect([status, output]).toEqual([1, expect.stringMatching(/The database is not empty: it has \d+ tables/)])
    expect(await countRows(hotel)).toEqual(before)
  })

  it('when somebody says yes', async () => {
    const database = await emptyDatabase()
    const { status, output } = await restore(database.url, [plainFile()])
    expect([status, output]).toEqual([1, expect.stringContaining('say --yes where nobody can be asked')])
    expect(output).toMatch(/A backup of .*, made by release 1\.0\.0 on PostgreSQL \d+/)
    expect(output).not.toContain('postgres://')
    expect(await tablesIn(database.url)).toEqual([])
  })

  it.skipIf(!existsSync('/usr/bin/script')).each([
    ['yes', true],
    ['YES ', true],
    ['y', false],
    ['', false],
  ])('when somebody types %j at a terminal: %s', async (typed, restored) => {
    const database = await emptyDatabase()
    const answer = { question: 'Restore it? Type yes: ', line: typed }
    const { output } = await typeInto('restore-command.js', [plainFile()], answer, {
      DATABASE_URL: database.url,
    })
    expect(output).toContain(restored ? 'compared with the backup to the last byte' : 'Nothing was changed.')
    expect((await tablesIn(database.url)).length > 0).toBe(restored)
  })

  it('by a release that knows its tables', async () => {
    const file = join(folder, 'newer.tar.gz')
    await sql(hotel, `insert into migration (name, executed_at) values ('Migration20991231120000_tides', now())`)
    await backUpHere(file)
    await sql(hotel, `delete from migration where name = 'Migration20991231120000_tides'`)
    await expect(inspectBackup(file, {})).rejects.toThrow(
      /was made by a newer release: it has Migration20991231120000_tides, of 2099-12-31; the last change that this release knows is Migration\d{14}_\w+\. Restore it with/,
    )
  })

  it.each([[[]], [['a', 'b']], [['--no']]])('when it is asked for rightly, not by %j', async (args) => {
    const { status, output } = await restore(hotel.databaseUrl, args)
    expect([status, output]).toEqual([
      1,
      'Usage: npm run restore -- FILE [--yes] [--identity FILE] [--erasures FILE]\n',
    ])
  })
})

it('is sealed for a recipient, whom only the identity opens', async () => {
  const identity = await generateIdentity()
  const file = join(folder, 'recipient.tar.gz.age')
  await backUpHere(file, { BACKUP_RECIPIENT: await identityToRecipient(identity) })
  await expect(readBackup(file, { passphrase })).rejects.toThrow('another passphrase or for another recipient')
  expect((await readBackup(file, { identity })).head.encrypted).toBe(true)
})

it('is never written over a file that is there', async () => {
  await expect(backUpHere(join(folder, 'plain.tar.gz'))).rejects.toThrow('is there already. Nothing was changed.')
})

describe('a restore that does not end', () => {
  const file = () => join(folder, 'plain.tar.gz')

  it('leaves an empty database when its last step fails', async () => {
    const database = await emptyDatabase()
    const failing = restoreBackup(file(), {
      databaseUrl: database.url,
      entities,
      keys: {},
      since: {
        ledgers: [],
        erase: async () => {
          throw new Error('the power went')
        },
        optOut: async () => 0,
      },
    })
    await expect(failing).rejects.toThrow('the power went')
    expect(await tablesIn(database.url)).toEqual([])
  })

  it('leaves what no release starts on when it is killed, and begins anew', async () => {
    const filled = `select to_regclass('public.subscriber') is not null as there`
    const killInTheMiddle = async (): Promise<TestDatabase> => {
      const empty = await emptyDatabase()
      const killed = new AbortController()
      const watcher = new Client({ connectionString: empty.url })
      await watcher.connect()
      const started = runCommand(
        'restore-command.js',
        [file(), '--yes'],
        { DATABASE_URL: empty.url },
        { signal: killed.signal },
      )
      await expect.poll(async () => (await watcher.query(filled)).rows[0].there, { interval: 5 }).toBe(true)
      killed.abort()
      const { status } = await started
      await watcher.end()
      // On a busy machine it may have ended before it could be killed.
      return status === 0 ? killInTheMiddle() : empty
    }
    const database = await killInTheMiddle()
    const settings = { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog }
    await expect(prepare(testEnv(), settings)).rejects.toThrow(
      'A backup was being restored into this database, and was not finished. Run npm run restore again: it begins anew.',
    )
    const again = await restore(database.url, [file(), '--yes'])
    expect([again.status, again.output]).toEqual([0, expect.stringContaining('compared with the backup')])
  })
})

describe('who was erased or left the mailing list after the backup', () => {
  const signUp = 'mutation ($input: SignUpInput!) { signUpForNewsletter(input: $input) { __typename } }'
  const erase = 'mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }'
  const setStatus =
    'mutation ($input: UpdateSubscriberStatusInput!) { updateSubscriberStatus(input: $input) { status } }'
  const statusOf = async (server: TestServer, email: string) =>
    (await sql(server, 'select status, unsubscribed_by from subscriber where email_lower = ?', [email]))[0]
  const idOf = async (server: TestServer, email: string) =>
    (await sql<{ id: string }>(server, 'select id from subscriber where email_lower = ?', [email]))[0]?.id

  it.each([
    ['encrypted', { BACKUP_PASSPHRASE: passphrase }],
    ['plain', {}],
  ])('does not come back with it (%s), by the ledger that lies beside it', async (kind, keys) => {
    const own = await mkdtemp(join(folder, `ledger-${kind}-`))
    const copy = await createDatabase()
    const whole = join(folder, 'whole.tar.gz.age')
    await restoreBackup(whole, {
      databaseUrl: copy.url,
      entities,
      keys: { passphrase },
    })
    const old = await startServerOn(copy)
    const settings = { DATABASE_URL: old.databaseUrl, BACKUP_FOLDER: own, ...keys }
    const owner = await old.caller().signIn()
    // Erased, and back by their own will before the backup.
    old.setNow(null)
    await owner.graphql(erase, { input: { email: guests.bounced } })
    await old.caller().graphql(signUp, { input: { email: guests.bounced, language: 'en' } })
    const joinList = (email: string) => old.caller().graphql(signUp, { input: { email, language: 'en' } })
    const set = async (email: string, status: string, more = {}) =>
      owner.graphql(setStatus, { input: { id: await idOf(old, email), status, ...more } })
    const [returned, leaves, neverAgain] = ['returned@example.com', 'leaves@example.com', 'never-again@example.com']
    for (const email of [returned, leaves, neverAgain]) await joinList(email)
    await set(returned, 'UNSUBSCRIBED')
    await withSettings(old, { BACKUP_FOLDER: own }, async () => noteErasures(await createContext(old.deps, nobody)))
    await set(returned, 'ACTIVE', { guestAsked: true, reason: 'She called' })
    expect((await runCommand('backup-command.js', [], settings)).output).toContain(own)
    await set(leaves, 'UNSUBSCRIBED')
    await set(neverAgain, 'SUPPRESSED')
    await owner.graphql(erase, { input: { email: guests.active } })
    const first = join(own, (await backupsIn(own))[0]!)
    await runCommand('backup-command.js', [], settings)
    await old.close()

    const database = await emptyDatabase()
    const { output } = await restore(database.url, [first, '--yes'], keys)
    // The one who was erased since, and one who wrote in the very moment of being erased.
    expect(output).toContain('Erased again, from the ledger: 2; off the mailing list again: 2')
    const server = await openOn(database)
    expect(await idOf(server, guests.active)).toBeUndefined()
    expect(await idOf(server, guests.unsubscribed)).toBeDefined()
    expect(await idOf(server, guests.bounced)).toBeDefined()
    expect(await statusOf(server, returned)).toEqual({ status: 'active', unsubscribed_by: null })
    expect(await statusOf(server, leaves)).toEqual({ status: 'unsubscribed', unsubscribed_by: 'restore' })
    expect(await statusOf(server, neverAgain)).toEqual({ status: 'suppressed', unsubscribed_by: 'restore' })
    const found = await sql(
      server,
      `select 1 from mail where to_address = ?
        union all select 1 from campaign_recipient where email = ?`,
      [guests.active, guests.active],
    )
    expect(found).toEqual([])
    await server.close()
  })
})

describe('what was on its way when a backup was made', () => {
  const file = () => join(folder, 'under-way.tar.gz')
  beforeAll(async () => {
    await sql(hotel, `update campaign set state = 'sending' where state = 'sent'`)
    await sql(hotel, `update campaign set scheduled_at = now() + interval '1 hour' where state = 'scheduled'`)
    await sql(hotel, `update mail set state = 'queued' where kind = 'inquiry-receipt'`)
    await backUpHere(file())
  })
  afterEach(() => vi.useRealTimers())

  const reason = expect.stringMatching(
    /^It is as the backup of 20\d\d-\d\d-\d\d \d\d:\d\d UTC had it, and may have left/,
  )
  it.each([
    ['goes on where a hotel moves', 0, ['scheduled', 'sending'], 'queued', null],
    ['goes out no second time from an old one', 9, ['draft', 'paused'], 'failed', reason],
  ])('%s', async (_, hours, campaignStates, mailState, lastError) => {
    const database = await emptyDatabase()
    vi.useFakeTimers({ toFake: ['Date'], now: addHours(new Date(), hours) })
    await restoreBackup(file(), {
      databaseUrl: database.url,
      entities,
      keys: {},
    })
    const client = new Client({ connectionString: database.url })
    await client.connect()
    const campaigns = await client.query('select state, last_error from campaign order by state')
    expect(campaigns.rows).toEqual(campaignStates.map((state) => ({ state, last_error: lastError })))
    const mails = await client.query(`select distinct state, last_error from mail where kind = 'inquiry-receipt'`)
    expect(mails.rows).toEqual([{ state: mailState, last_error: lastError }])
    await client.end()
  })
})
