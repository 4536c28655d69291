import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from 'pg'
import { prepare } from '#api/start/assemble.ts'
import { fatalProblem } from '#api/start/fatal-problem.ts'
import { createDatabase, type TestDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.close())

const start = () => prepare(testEnv(), { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog })

it('leave nothing behind when one fails, and say which', async () => {
  const half = await createDatabase()
  const client = new Client({ connectionString: half.url })
  await client.connect()
  await client.query('create table room_night ()')
  const settings = { databaseUrl: half.url, publicUrl: 'http://hotel.example', log: quietLog }
  const error = await prepare(testEnv(), settings).catch((problem: unknown) => problem)
  expect(fatalProblem(error)).toMatch(
    /^The database was left as it was: migration Migration\d+_\w+ failed \(.*"room_night" already exists\)/,
  )
  expect((await client.query('select * from migration')).rows).toEqual([])
  await client.end()
  await half.close()
})

it('are not tried on a database that a newer release has changed, which is left as it is', async () => {
  const newer = await createDatabase()
  const settings = { databaseUrl: newer.url, publicUrl: 'http://hotel.example', log: quietLog }
  await (await prepare(testEnv(), settings)).deps.orm.close()
  const client = new Client({ connectionString: newer.url })
  await client.connect()
  await client.query("insert into migration (name, executed_at) values ('Migration20991231120000_tides', now())")
  const count = async () => (await client.query('select count(*) from staff_user')).rows
  await client.query('delete from staff_user')
  const error = await prepare(testEnv(), settings).catch((problem: unknown) => problem)
  expect(fatalProblem(error)).toMatch(
    /^The database belongs to a newer release: it has Migration20991231120000_tides, of 2099-12-31; the last change that this release knows is Migration\d{14}_\w+, of 20\d\d-\d\d-\d\d\. Nothing was changed\. Start the newer release, or restore a backup from before it\.$/,
  )
  expect(await count()).toEqual([{ count: '0' }])
  await client.end()
  await newer.close()
})

it('make the whole database from nothing, agree with the entities, and do nothing the second time', async () => {
  const first = await start()
  expect(first.appliedMigrations.length).toBeGreaterThan(0)
  const { orm } = first.deps
  expect(await orm.schema.getUpdateSchemaSQL()).toBe('')
  expect(await orm.migrator.checkSchema()).toBe(false)
  const count = () =>
    orm.em
      .getConnection()
      .execute('select (select count(*) from room) as rooms, (select count(*) from migration) as migrations')
  const before = await count()
  const second = await start()
  expect(second.appliedMigrations).toEqual([])
  expect(await count()).toEqual(before)
  await second.deps.orm.close()
  await orm.close()
})
