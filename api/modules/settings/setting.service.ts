import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { readPrepared } from '../../db/prepared.ts'

/** The stored value of a key; the first caller's proposal is stored, later callers get that one. */
export const settingOnce = async <T>(em: SqlEntityManager, key: string, propose: () => T): Promise<T> => {
  const [row] = await em.execute<{ value: T }[]>(
    `insert into "setting" ("key", "value") values (?, ?) on conflict ("key") do update set "value" = "setting"."value" returning "value"`,
    [key, JSON.stringify(propose())],
  )
  return row!.value
}

export const findSetting = async <T>(em: SqlEntityManager, key: string): Promise<T | undefined> =>
  (await readPrepared(em, sql<{ value: T }>`select value from setting where key = ${key}`))[0]?.value

export const writeSetting = async (em: SqlEntityManager, key: string, value: unknown): Promise<void> => {
  await em.execute(
    `insert into "setting" ("key", "value") values (?, ?) on conflict ("key") do update set "value" = excluded."value"`,
    [key, JSON.stringify(value)],
  )
}
