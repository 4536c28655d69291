import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepingClient, nextInquiry } from '#tests/support/load.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres-server.ts'
import { spawnServer, startProcess, type RunningServer } from '#tests/support/process.ts'

describe('PostgreSQL', () => {
  let cluster: PostgresServer
  const settings = () => ({
    DATABASE_URL: cluster.url,
    DATABASE_POOL: '3',
    LOG_LEVEL: 'silent',
  })
  const ask = async (statement: string) => {
    const client = new Client({ connectionString: cluster.url })
    await client.connect()
    const { rows } = await client.query(statement)
    await client.end()
    return rows
  }
  beforeAll(async () => void (cluster = await startPostgres()))
  afterAll(() => cluster.stop())

  it('is left as it was by a migration that fails, with a sentence, by both of two instances', async () => {
    // In the way of a later migration: what the earlier ones have made must go again.
    await ask('create table room_night ()')
    const both = await Promise.all([spawnServer(settings()), spawnServer(settings())])
    for (const server of both) {
      expect(await server.ended).toBe(1)
      expect(server.output()).toMatch(
        /The database was left as it was: migration Migration\d+_\w+ failed \(.*"room_night" already exists\)\. Mend it and start again\.\n$/,
      )
      expect(server.output()).not.toMatch(/^\s+at /m)
    }
    const tables = await ask(
      "select relname from pg_class join pg_namespace n on n.oid = relnamespace where nspname = 'public' and relkind = 'r'",
    )
    // The journal of migrations stays, without an entry.
    expect(tables.map(({ relname }) => relname).sort()).toEqual(['migration', 'room_night'])
    expect(await ask('select * from migration')).toEqual([])
    await ask('drop table room_night')
    const mended = await startProcess(settings())
    expect(mended.output()).toMatch(/Schema: \d+ migration\(s\) applied/)
    await mended.stop('SIGTERM')
  })

  describe('under a running server', () => {
    let server: RunningServer
    // As short as a busy machine can connect in.
    beforeAll(async () => void (server = await startProcess({ ...settings(), DATABASE_WAIT_MS: '5000' })))
    afterAll(() => server.stop('SIGKILL'))

    it('whose connections are all taken: a clear answer while they are, and then all is well again', async () => {
      const blocker = new Client({ connectionString: cluster.url })
      await blocker.connect()
      await blocker.query('begin; lock table inquiry in access exclusive mode')
      const clients = Array.from({ length: 12 }, () => keepingClient(server.url))
      const sent = Promise.all(clients.map(({ ask: send }) => send('/api/inquiries', nextInquiry())))
      const waiting = 'select count(*)::int as count from pg_locks where not granted'
      await expect.poll(async () => (await blocker.query(waiting)).rows[0].count).toBeGreaterThan(0)
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      // The table is still locked: whoever is answered did not wait for it. For how long they waited: pool.test.ts.
      expect((await sent).map(({ status }) => status)).toEqual(clients.map(() => 503))
      await blocker.end()
      for (const { ask: send } of clients)
        expect(await send('/api/inquiries', nextInquiry())).toMatchObject({ status: 201 })
      for (const { close } of clients) close()
    })

    it('that is restarted under load: reads are back, and no inquiry that was accepted is lost', async () => {
      const load = { isOn: true }
      const accepted: string[] = []
      const refusals = new Set<number | null>()
      const guests = Array.from({ length: 20 }, async () => {
        const { ask: send, close } = keepingClient(server.url)
        while (load.isOn) {
          const inquiry = nextInquiry()
          const [{ status }] = [await send('/api/inquiries', inquiry), await send('/api/room-types')]
          if (status === 201) accepted.push(inquiry.email)
          else refusals.add(status)
        }
        close()
      })
      const until = (reached: () => boolean) => expect.poll(reached).toBe(true)
      await until(() => accepted.length > 50)
      for (let restart = 1; restart <= 3; restart += 1) {
        await cluster.halt()
        await until(() => refusals.size > 0)
        await cluster.resume()
        const before = accepted.length
        await expect.poll(async () => (await fetch(`${server.url}/api/room-types`)).status).toBe(200)
        await until(() => accepted.length > before + 50)
      }
      load.isOn = false
      await Promise.all(guests)
      expect([...refusals]).toEqual([503])
      const kept = new Set((await ask('select email from inquiry')).map(({ email }) => email))
      expect(accepted.filter((email) => !kept.has(email))).toEqual([])
    })
  })
})
