import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Client } from 'pg'
import { vi } from 'vitest'
import { root } from '#api/root.ts'

/** The driver that the ORM uses; npm may keep a copy of its own for it. */
const driver = createRequire(join(root, 'node_modules/@mikro-orm/postgresql/package.json'))('pg') as {
  Client: { prototype: Client }
}

const counted = new AsyncLocalStorage<true>()

/**
 * The SQL statements that `work`, and whatever it sets going, sends to the database, whichever library sends them.
 * What a job of the process asks at the same moment is not among them.
 */
export const countStatements = async (work: () => Promise<unknown>): Promise<string[]> => {
  const statements: string[] = []
  const send = driver.Client.prototype.query as (...args: unknown[]) => unknown
  const spy = vi.spyOn(driver.Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const sent = args[0] as string | { text: string }
    if (counted.getStore()) statements.push(typeof sent === 'string' ? sent : sent.text)
    return send.apply(this, args)
  } as never)
  try {
    await counted.run(true, work)
  } finally {
    spy.mockRestore()
  }
  return statements
}
