import type { Orm } from '../../db/orm.ts'
import type { PublishedStore } from '../../platform/content.ts'
import { snapshot, type PublishedEntry } from './snapshot.ts'

const statement = `
  select "kind", "key", "published", "verified_on"::text as "verifiedOn" from "content_entry" where "published" is not null and "archived_at" is null
  order by "kind", "position", "key"`

/** The hotel as the database has it. */
export const openPublished = async (orm: Orm): Promise<PublishedStore> => {
  const read = async () => snapshot(await orm.em.fork().execute<PublishedEntry[]>(statement))
  let published = await read()
  return {
    current: () => published,
    refresh: async () => void (published = await read()),
  }
}
