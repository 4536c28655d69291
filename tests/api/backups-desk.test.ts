import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addHours } from 'date-fns/addHours'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { tryBackup } from '#api/start/drill.ts'
import { findLedger, writeLedger } from '#api/backup/folder.ts'
import { readBackup } from '#api/backup/read-backup.ts'
import type { Jobs } from '#api/platform/calls.ts'
import { startJobs } from '#api/start/jobs.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { backUp, backUpOnSchedule, noteErasures, runAsked } from '#api/modules/backups/backup-run.service.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'
import { withSettings } from '#tests/support/with-settings.ts'

const run = '{ kind state askedBy finishedAt file kilobytes rows message }'
const status = `{ dailyAt folder keep encryption overdue problem files { name kilobytes finishedAt }
  last ${run} failure ${run} drill ${run} running ${run} }`
const backups = `{ backups ${status} }`
const make = `mutation { makeBackup ${status} }`
const drill = `mutation { tryBackup ${status} }`
const passphrase = 'sea-grape-and-coral-stone'

let server: TestServer
let owner: Caller
let identity: string
let folder: string
let waiting: string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hotel-desk-backups-'))
  identity = await generateIdentity()
  const settings = { BACKUP_FOLDER: folder, BACKUP_KEEP: 2, BACKUP_RECIPIENT: await identityToRecipient(identity) }
  server = await startServer(settings, hotelFacts, registerPages)
  owner = await server.caller().signIn()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await sql(server, 'delete from backup_run')
  for (const name of await readdir(folder)) await rm(join(folder, name))
  waiting = []
  server.deps.jobs = { retry: async () => {}, windDown: async () => {}, stop: async () => {} }
  server.deps.wake = async (queue, data?: { id: string }) => void waiting.push(`${queue} ${data?.['id']}`)
})
afterEach(() => {
  server.deps.jobs = null
  server.setNow(null)
})

/** A drill needs the key on this server; the key of a passphrase takes a second of the processor each time. */
const withPassphrase = (work: () => Promise<void>) =>
  withSettings(server, { BACKUP_RECIPIENT: undefined, BACKUP_PASSPHRASE: passphrase }, work)

const contextOf = () => createContext(server.deps, nobody)
const found = async () => (await owner.graphql(backups)).data.backups
const backupFiles = async () => (await readdir(folder)).filter((name) => name.startsWith('hotel-')).sort()
/** What the queue does with what waits. */
const work = async () => {
  for (const call of waiting.splice(0))
    await runAsked(await contextOf(), call.split(' ')[1]!, { backup: backUp, drill: tryBackup })
}

it('says calmly that there is none yet', async () => {
  expect(await found()).toEqual({
    dailyAt: '02:30',
    folder,
    keep: 2,
    encryption: 'RECIPIENT',
    overdue: false,
    problem: null,
    files: [],
    last: null,
    failure: null,
    drill: null,
    running: null,
  })
})

describe('a backup that an owner asks for', () => {
  it('is made by the queue, is shown with its age and size, and can be read', async () => {
    const { makeBackup } = (await owner.graphql(make)).data
    expect(makeBackup.running).toMatchObject({ kind: 'BACKUP', state: 'WAITING', askedBy: expect.any(String) })
    expect((await owner.graphql(make)).errors?.[0]).toMatchObject({
      message: 'A backup or a drill is under way already',
      extensions: { code: 'CONFLICT' },
    })
    await work()
    const after = await found()
    const [file] = await backupFiles()
    expect(after.running).toBeNull()
    expect(after.last).toMatchObject({ state: 'DONE', file, rows: expect.any(Number), message: null })
    expect(after.files).toEqual([{ name: file, kilobytes: after.last.kilobytes, finishedAt: expect.any(String) }])
    const { summary } = await readBackup(join(folder, file!), { identity })
    expect(summary.tables['room_type']!.rows).toBeGreaterThan(0)
  })

  it('is one, however many ask at once', async () => {
    const all = await server.deps.orm.em.fork().transactional(async (em) => {
      // Nobody can begin one before all of them have looked whether there is one.
      await em.execute('lock table backup_run in share mode')
      const asked = Promise.all([owner.graphql(make), owner.graphql(drill), owner.graphql(make)])
      const held = `select count(distinct l.pid)::int as count from pg_locks l
        join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`
      await expect.poll(async () => (await sql<{ count: number }>(server, held))[0]!.count).toBe(3)
      return { asked }
    })
    const answers = await all.asked
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toEqual([
      'CONFLICT',
      'CONFLICT',
    ])
    expect(waiting).toHaveLength(1)
  })

  it('is made when the one before was stopped in the middle, which counts as failed then', async () => {
    server.setNow(new Date('2027-03-01T07:30:00Z'))
    await owner.graphql(make)
    await sql(server, `update backup_run set state = 'running'`)
    server.setNow(new Date('2027-03-01T08:31:00Z'))
    const { failure, running } = (await owner.graphql(make)).data.makeBackup
    expect(failure).toMatchObject({ state: 'FAILED', message: 'The server was stopped in the middle of it.' })
    expect(running).toMatchObject({ state: 'WAITING' })
  })

  it('is refused while this instance runs no queue', async () => {
    server.deps.jobs = null
    expect((await owner.graphql(make)).errors?.[0]?.extensions.code).toBe('UNAVAILABLE')
  })

  it('is downloaded by owners alone, and kept by nobody on the way', async () => {
    await backUp(await contextOf())
    const [file] = await backupFiles()
    const answer = await owner.rest('GET', `/api/admin/backups/${file}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${file}"`,
    })
    expect(answer.rawPayload.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(answer.rawPayload.length).toBe(Number(answer.headers['content-length']))
    const manager = await addStaff(server, 'manager')
    expect((await manager.caller.rest('GET', `/api/admin/backups/${file}`)).statusCode).toBe(403)
    expect((await server.caller().rest('GET', `/api/admin/backups/${file}`)).statusCode).toBe(401)
    expect((await manager.caller.graphql(backups)).errors).toBeUndefined()
    expect((await manager.caller.graphql(make)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  it.each(['..%2f..%2fetc%2fpasswd', 'erasures.json', 'hotel-20261123T000000000Z.tar.gz', '%00'])(
    'is not another file: %s',
    async (name) => {
      await writeFile(join(folder, 'erasures.json'), '{}')
      expect((await owner.rest('GET', `/api/admin/backups/${name}`)).statusCode).toBe(404)
    },
  )
})

describe('every night', () => {
  it('one is made, and the oldest go once it is whole; others’ files stay', async () => {
    await writeFile(join(folder, 'notes.txt'), 'mine')
    const day = (count: number) => addHours(new Date('2027-03-01T07:30:00Z'), 24 * count)
    for (const count of [0, 1, 2]) {
      server.setNow(day(count))
      await backUpOnSchedule(await contextOf())
    }
    expect(await backupFiles()).toEqual([
      'hotel-20270302T073000000Z.tar.gz.age',
      'hotel-20270303T073000000Z.tar.gz.age',
    ])
    expect(await readdir(folder)).toContain('notes.txt')
    expect((await found()).overdue).toBe(false)
    server.setNow(addHours(day(2), 27))
    expect((await found()).overdue).toBe(true)
  })

  it('what a killed one has left goes a day later, and was never taken for a backup', async () => {
    const halves = [
      '.hotel-20270101T073000000Z.tar.gz.age.partial',
      'erasures.json.5f0c1a52-7a0e-4a57-9a43-0d6f0c0a1b2c.partial',
    ]
    for (const half of halves) await writeFile(join(folder, half), 'half')
    expect((await found()).files).toEqual([])
    await backUp(await contextOf())
    expect(await readdir(folder)).toEqual(expect.arrayContaining(halves))
    for (const half of halves) await utimes(join(folder, half), new Date(0), new Date(0))
    await backUp(await contextOf())
    const left = await readdir(folder)
    for (const half of halves) expect(left).not.toContain(half)
  })

  it('one that fails is seen, is tried again by the queue, and costs no older one', async () => {
    await backUpOnSchedule(await contextOf())
    const before = await backupFiles()
    const away = `${folder}-away`
    await rename(folder, away)
    const sentence = `The folder of BACKUP_FOLDER, ${folder}, is not there. Is its disk connected?`
    await expect(backUpOnSchedule(await contextOf())).rejects.toThrow(sentence)
    const after = await found()
    expect(after).toMatchObject({ problem: sentence, failure: { state: 'FAILED', message: sentence } })
    expect(after.last.file).toBe(before[0])
    await rename(away, folder)
    expect(await backupFiles()).toEqual(before)
    server.setNow(addHours(new Date(), 1))
    await backUpOnSchedule(await contextOf())
    expect((await found()).failure).toBeNull()
  })

  it('one for which the disk has no room says so, and leaves nothing half-made', async ({ skip }) => {
    const disk = await mkdtemp(join(tmpdir(), 'hotel-small-disk-'))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], { stdio: 'ignore' })
    } catch {
      await rm(disk, { recursive: true })
      return skip()
    }
    try {
      const sentence = `The backup cannot be written to ${disk}: the disk is full.`
      await withSettings(server, { BACKUP_FOLDER: disk }, async () => {
        await expect(backUpOnSchedule(await contextOf())).rejects.toThrow(sentence)
        expect((await found()).failure.message).toBe(sentence)
      })
      expect(await readdir(disk)).toEqual([])
    } finally {
      execFileSync('umount', ['-l', disk])
      await rm(disk, { recursive: true })
    }
  })

  it('the ledger of erasures beside them is kept up to date, and forgets nobody', async () => {
    await addSubscribers(server, 2)
    const erase = async (email: string) => {
      await owner.graphql('mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }', {
        input: { email },
      })
    }
    await erase('guest-1@example.com')
    await noteErasures(await contextOf())
    expect((await findLedger(folder))!.erased).toHaveLength(1)
    // As after a restore of an older backup, or on a new database in the same folder.
    await sql(server, 'delete from erased_address')
    await erase('guest-2@example.com')
    await noteErasures(await contextOf())
    expect((await findLedger(folder))!.erased).toHaveLength(2)
    expect(JSON.stringify(await findLedger(folder))).not.toContain('guest-')
  })

  it('the ledger is written whole by each of those who write it at once', async () => {
    const erased = [{ hash: 'h4sh', erasedAt: '2027-03-01T07:30:00.000Z' }]
    const ledger = { format: 'coral-stone-inn erasures' as const, erased, optedOut: [] }
    await Promise.all(Array.from({ length: 8 }, () => writeLedger(folder, ledger)))
    expect(await findLedger(folder)).toEqual(ledger)
    expect(await readdir(folder)).toEqual(['erasures.json'])
  })
})

describe('a drill', () => {
  const databases = () => sql(server, `select datname from pg_database where datname = current_database() || '_drill'`)

  it('restores the newest, compares it, asks it for pages, and leaves nothing behind', async () => {
    await withPassphrase(async () => {
      await backUp(await contextOf())
      expect((await owner.graphql(drill)).data.tryBackup).toMatchObject({
        encryption: 'PASSPHRASE',
        running: { kind: 'DRILL' },
      })
      await work()
    })
    const { drill: last } = await found()
    expect(last).toMatchObject({ state: 'DONE', file: (await backupFiles())[0] })
    expect(last.message).toMatch(/^All [\d,]+ rows of \d+ tables agree, and its pages answer\.$/)
    expect(await databases()).toEqual([])
  })

  it('says what is wrong with a damaged one', async () => {
    await backUp(await contextOf())
    const [file] = await backupFiles()
    await writeFile(join(folder, file!), 'age-encryption.org/v1\n')
    await owner.graphql(drill)
    await withPassphrase(work)
    expect((await found()).drill).toMatchObject({
      state: 'FAILED',
      message: `${join(folder, file!)} is damaged or was cut off: it cannot be read to its end.`,
    })
    expect(await databases()).toEqual([])
  })

  it('is for where the identity is, when backups are encrypted for a recipient', async () => {
    await owner.graphql(drill)
    await work()
    expect((await found()).drill).toMatchObject({
      state: 'FAILED',
      message: expect.stringContaining('whose identity is not on this server'),
    })
  })

  it('says that there is none', async () => {
    await owner.graphql(drill)
    await withPassphrase(work)
    expect((await found()).drill).toMatchObject({ state: 'FAILED', message: 'There is no backup to try yet.' })
  })

  // The embedded server has no superuser who may make such a user: the oldest server's tests ask this.
  it('says when the database’s user may not make databases', async ({ skip }) => {
    const [user] = await sql<{ super: boolean }>(
      server,
      'select rolsuper as super from pg_roles where rolname = current_user',
    )
    if (!user!.super) skip()
    await backUp(await contextOf())
    const { databaseUrl } = server.deps
    const role = `keeper_${randomUUID().replaceAll('-', '')}`
    const asRole = new URL(databaseUrl)
    asRole.username = role
    asRole.password = role
    await sql(server, `create role ${role} login password '${role}' nocreatedb nosuperuser`)
    try {
      server.deps.databaseUrl = asRole.toString()
      await owner.graphql(drill)
      await withPassphrase(work)
    } finally {
      server.deps.databaseUrl = databaseUrl
      await sql(server, `drop role ${role}`)
    }
    expect((await found()).drill).toMatchObject({
      state: 'FAILED',
      message: expect.stringMatching(/may not make databases here \(CREATEDB\).* npm run restore\.$/),
    })
    expect(await databases()).toEqual([])
  })
})

describe('the queue', () => {
  let jobs: Jobs
  afterEach(() => jobs.stop())

  const schedules = () =>
    sql<{ name: string; cron: string }>(
      server,
      `select name, cron from pgboss.schedule where name like 'backups%' order by 1`,
    )

  it('makes one each day where a folder is set, and none where it is not', async () => {
    jobs = await startJobs(server.deps, server.queue)
    expect(await schedules()).toEqual([
      { name: 'backups.daily', cron: '30 2 * * *' },
      { name: 'backups.note-erasures', cron: '*/5 * * * *' },
    ])
    Object.assign(server.deps, { jobs, wake: server.queue.wake })
    await owner.graphql(make)
    await expect.poll(async () => (await found()).last?.state).toBe('DONE')
    await jobs.stop()
    const env = server.deps.env
    server.deps.env = { ...env, BACKUP_FOLDER: undefined }
    jobs = await startJobs(server.deps, server.queue)
    server.deps.env = env
    expect(await schedules()).toEqual([])
  })
})
