import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { readPrepared } from '../../db/prepared.ts'

/** The stored value of a key; the first caller's proposal is stored, later callers get that one. */
export const settingOnce = async <T>(em: SqlEntityManager, key: string, propose: () => T): Promise<T> => {
  const { rows } = await sql<{ value: T }>`
    insert into setting (key, value) values (${key}, ${JSON.stringify(propose())})
    on conflict (key) do update set value = setting.value returning value`.execute(em.getKysely())
  return rows[0]!.value
}

export const findSetting = async <T>(em: SqlEntityManager, key: string): Promise<T | undefined> =>
  (await readPrepared(em, sql<{ value: T }>`select value from setting where key = ${key}`))[0]?.value

export const writeSetting = async (em: SqlEntityManager, key: string, value: unknown): Promise<void> => {
  await sql`
    insert into setting (key, value) values (${key}, ${JSON.stringify(value)})
    on conflict (key) do update set value = excluded.value`.execute(em.getKysely())
}
