import { afterAll, beforeAll, expect, it } from 'vitest'
import { entities } from '#api/modules/modules.ts'
import { freeTexts } from '#api/modules/guests/mentions.ts'
import { verdicts } from '#tests/support/guest-verdicts.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { sql } from '#tests/support/subscribers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

it('knows of every table whether a guest may stand in it', async () => {
  const tables = await sql<{ table_name: string }>(
    server,
    `select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'migration'`,
  )
  expect(Object.keys(verdicts).sort()).toEqual(tables.map(({ table_name }) => table_name).sort())
  expect(tables).toHaveLength(entities.length)
})

it('looks for addresses in texts of the tables that have such', () => {
  const withTexts = Object.keys(verdicts).filter((name) => String(verdicts[name]).includes('texts'))
  expect([...new Set(freeTexts.map(({ table }) => table))].sort()).toEqual(withTexts.sort())
})
