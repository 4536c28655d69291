import { execFile, spawn } from 'node:child_process'
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { canReach, serverAccount } from '#api/db/embedded/account.ts'
import { openEmbedded, type EmbeddedDatabase } from '#api/db/embedded/embedded.ts'
import { makeDataDir, removeDataDir } from '#tests/support/data-dir.ts'

/** A data folder with a database in it, made once: each test has a copy. */
let made: string
let folder: string
const open = new Set<EmbeddedDatabase>()
const openHere = async (...more: Parameters<typeof openEmbedded> extends [string, ...infer Rest] ? Rest : never) => {
  const database = await openEmbedded(folder, ...more)
  open.add(database)
  return database
}

beforeAll(async () => {
  made = await makeDataDir()
  await (await openEmbedded(made)).close()
})
afterAll(() => rm(made, { recursive: true, force: true }))
beforeEach(async () => {
  folder = await makeDataDir()
  await promisify(execFile)('cp', ['-a', join(made, 'database'), folder])
})
afterEach(async () => {
  for (const database of open) await database.close()
  open.clear()
  await removeDataDir(folder)
})

const ask = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
const runs = () => readdir(join(folder, 'database', 'data')).then((files) => files.includes('postmaster.pid'))
const pidFile = () => join(folder, 'database', 'data', 'postmaster.pid')
const serverPid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0])
/** The server with all its processes, as the machine would end them. */
const killServer = async () => {
  const pid = await serverPid()
  process.kill(-pid, 'SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
}
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const problem = () =>
  openHere().then(
    () => 'it opened',
    (error: Error) => error.message,
  )

it('waits for the disk and checks what it reads', async () => {
  const { url } = await openHere()
  const [kept] = await ask(
    url,
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages, current_setting('data_checksums') as checksums",
  )
  expect(kept).toEqual({ fsync: 'on', commit: 'on', pages: 'on', checksums: 'on' })
})

describe('among those who use it', () => {
  it('is one server for all who open the folder at once, and goes with the last', async () => {
    const [first, second, third] = await Promise.all([openHere(), openHere(), openHere()])
    await ask(first.url, 'create table shell (name text)')
    await ask(second.url, "insert into shell values ('conch')")
    expect(await ask(third.url, 'select name from shell')).toEqual([{ name: 'conch' }])
    await second.close()
    await first.close()
    expect(await ask(third.url, 'select name from shell')).toEqual([{ name: 'conch' }])
    await third.close()
    open.clear()
    expect(await runs()).toBe(false)
    await expect(ask(third.url, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
  })

  it('goes with the last also when all close at the same moment, and comes when one opens meanwhile', async () => {
    const all = await Promise.all([openHere(), openHere(), openHere()])
    open.clear()
    const [again] = await Promise.all([openHere(), ...all.map(({ close }) => close())])
    expect(await ask(again!.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await again!.close()
    open.clear()
    expect(await runs()).toBe(false)
  })

  it('is made once by those who start together on an empty folder', async () => {
    await removeDataDir(folder)
    await mkdir(folder)
    const all = await Promise.all([openHere(), openHere(), openHere()])
    for (const { url } of all) expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await readdir(folder)).toEqual(['database'])
  })
})

describe('after a crash', () => {
  it('is started again for those who use it, with what was confirmed', async () => {
    const told: string[] = []
    const { url } = await openHere({ onTrouble: (sentence) => told.push(sentence) })
    await ask(url, "create table shell (name text); insert into shell values ('whelk')")
    await killServer()
    const rows = () => ask(url, 'select name from shell').catch((error: Error) => error.message)
    await expect.poll(rows).toEqual([{ name: 'whelk' }])
    expect(told).toEqual(['The embedded database was lost; it is started again'])
  })

  it('leaves no server behind for one who ends while it is started again', async () => {
    let tell = () => {}
    const lost = new Promise<void>((resolve) => (tell = resolve))
    const { close } = await openHere({ onTrouble: tell })
    await killServer()
    await lost
    await close()
    open.clear()
    expect(await runs()).toBe(false)
  })

  it('is found where only a number is left, though it is another program’s by now', async () => {
    const first = await openHere()
    await ask(first.url, "create table shell (name text); insert into shell values ('murex')")
    await first.close()
    open.clear()
    const stranger = spawn('sleep', ['60'], { ...serverAccount })
    const lines = [stranger.pid, join(folder, 'database', 'data'), 1, 5432, '', '', '', 'ready']
    await writeFile(pidFile(), `${lines.join('\n')}\n`)
    if (serverAccount) await chown(pidFile(), serverAccount.uid, serverAccount.gid)
    const { url } = await openHere()
    expect(await ask(url, 'select name from shell')).toEqual([{ name: 'murex' }])
    expect(isAlive(stranger.pid!)).toBe(true)
    stranger.kill()
  })

  // A server that starts at the same moment has made its lock file, and not yet written into it.
  it('is waited for while its lock file is empty, and started where that stays so', async () => {
    const first = await openHere()
    await first.close()
    open.clear()
    await writeFile(pidFile(), '')
    if (serverAccount) await chown(pidFile(), serverAccount.uid, serverAccount.gid)
    const { url } = await openHere()
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('is joined by the next start when those who used it were killed', async () => {
    const user = `
      import { openEmbedded } from '#api/db/embedded/embedded.ts'
      await openEmbedded(${JSON.stringify(folder)})
      process.kill(process.pid, 'SIGKILL')`
    await promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', user]).catch(() => {})
    const left = await serverPid()
    expect(isAlive(left)).toBe(true)
    const { url, close } = await openHere()
    expect(await serverPid()).toBe(left)
    // On a busy machine the server notices a little later that the other is gone.
    const users = () => ask(url, "select count(*)::int as holding from pg_locks where locktype = 'advisory'")
    await expect.poll(users).toEqual([{ holding: 1 }])
    await close()
    open.clear()
    expect(await runs()).toBe(false)
  })
})

describe('says in a sentence, and changes nothing, that the folder', () => {
  it('is of an earlier release', async () => {
    await mkdir(join(folder, 'postgres'))
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '17\n')
    expect(await problem()).toBe(
      `${folder}/postgres was made by an earlier release, whose database this one cannot read. Nothing was changed: move it away to begin anew, or set another DATA_DIR.`,
    )
  })

  it('is of another version of PostgreSQL', async () => {
    const file = join(folder, 'database', 'data', 'PG_VERSION')
    await writeFile(file, '17\n')
    expect(await problem()).toBe(
      `${folder}/database/data is a database of PostgreSQL 17, this release brings 18. Nothing was changed: start the release that made it, or set another DATA_DIR.`,
    )
    expect(await readFile(file, 'utf8')).toBe('17\n')
  })

  it.skipIf(!serverAccount)('belongs to somebody else', async () => {
    await chown(join(folder, 'database'), 0, 0)
    expect(await problem()).toBe(
      `The database in ${folder}/database belongs to user 0. Start as that user, or set another DATA_DIR.`,
    )
  })

  it('cannot be a folder', async () => {
    await rename(join(folder, 'database'), join(folder, 'moved'))
    await writeFile(join(folder, 'file'), '')
    folder = join(folder, 'file')
    expect(await problem()).toMatch(new RegExp(`^The folder ${folder} cannot be used: file already exists`))
    folder = join(folder, '..')
  })

  it('is not whole', async () => {
    await rm(join(folder, 'database', 'data', 'global'), { recursive: true })
    expect(await problem()).toMatch(/^The embedded database does not start: .+\. Its log is .+\/database\/log\.$/)
  })
})

describe('lets nobody in', () => {
  it('as its superuser, or without the password', async () => {
    const { url } = await openHere()
    const as = (user: string, password: string) => {
      const address = new URL(url)
      Object.assign(address, { username: user, password })
      return ask(address.toString(), 'select 1').catch((error: Error) => error.message)
    }
    expect(await as('postgres', '')).toMatch(/^no pg_hba\.conf entry for host "\[local\]", user "postgres"/)
    expect(await as('hotel', 'guess')).toBe('password authentication failed for user "hotel"')
    expect(await ask(url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false }])
  })

  it('over the network', async () => {
    const { url } = await openHere()
    expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  })

  const asNobody = { uid: 65_534, gid: 65_534 }
  it.skipIf(!serverAccount)('of this machine’s other users', async ({ skip }) => {
    if (!(await canReach(asNobody, process.execPath))) return skip()
    const { url } = await openHere()
    const socket = decodeURIComponent(new URL(url).host)
    const connect = `require('net').connect(${JSON.stringify(`${socket}/.s.PGSQL.5432`)})
      .on('connect', () => console.log('in')).on('error', ({ code }) => console.log(code))`
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', connect], { ...asNobody, cwd: '/' })
    expect(stdout).toBe('EACCES\n')
    for (const path of ['password', 'data', 'log'])
      expect((await stat(join(folder, 'database', path))).mode & 0o077).toBe(0)
  })
})

it('knows which folders an account may enter', async () => {
  const { uid, gid } = await stat(folder)
  const stranger = { uid: uid + 7, gid: gid + 7 }
  const inner = join(folder, 'inner')
  await mkdir(inner)
  const reach = async (mode: number, account: { uid: number; gid: number }) => {
    await chmod(folder, mode)
    return canReach(account, inner)
  }
  expect(await reach(0o711, stranger)).toBe(true)
  expect(await reach(0o700, stranger)).toBe(false)
  expect(await reach(0o710, { ...stranger, gid })).toBe(true)
  expect(await reach(0o701, { ...stranger, gid })).toBe(false)
  expect(await reach(0o700, { uid, gid })).toBe(true)
})
