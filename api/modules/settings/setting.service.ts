import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { Setting } from './setting.entity.ts'

/** The stored value of a key; the first caller's proposal is stored, later callers get that one. */
export const settingOnce = async <T>(em: SqlEntityManager, key: string, propose: () => T): Promise<T> => {
  const [row] = await em.execute<{ value: T }[]>(
    `insert into "setting" ("key", "value") values (?, ?) on conflict ("key") do update set "value" = "setting"."value" returning "value"`,
    [key, JSON.stringify(propose())],
  )
  return row!.value
}

export const findSetting = async <T>(em: SqlEntityManager, key: string): Promise<T | undefined> =>
  (await em.findOne(Setting, { key }))?.value as T | undefined

export const writeSetting = async (em: SqlEntityManager, key: string, value: unknown): Promise<void> => {
  await em.execute(
    `insert into "setting" ("key", "value") values (?, ?) on conflict ("key") do update set "value" = excluded."value"`,
    [key, JSON.stringify(value)],
  )
}
