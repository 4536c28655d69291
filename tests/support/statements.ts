import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Client } from 'pg'
import { vi } from 'vitest'
import { root } from '#api/root.ts'

/** The driver that the ORM uses; npm may keep a copy of its own for it. */
const driver = createRequire(join(root, 'node_modules/@mikro-orm/postgresql/package.json'))('pg') as {
  Client: { prototype: Client }
}

/** The SQL statements that reach the database while `work` runs, whichever library sends them. */
export const countStatements = async (work: () => Promise<unknown>): Promise<string[]> => {
  const spy = vi.spyOn(driver.Client.prototype, 'query')
  await work()
  const statements = spy.mock.calls.map((call) => {
    const sent = call[0] as unknown as string | { text: string }
    return typeof sent === 'string' ? sent : sent.text
  })
  spy.mockRestore()
  return statements
}
