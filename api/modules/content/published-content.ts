import { sql, type RawBuilder } from 'kysely'
import type { Orm } from '../../db/orm.ts'
import type { Published, PublishedStore } from '../../platform/content.ts'
import { snapshot, type PublishedEntry } from './snapshot.ts'

const inOrder = sql`order by "kind", "position", "key"`

const publishedStatement = sql<PublishedEntry>`
  select "kind", "key", "published", "verified_on"::text as "verifiedOn" from "content_entry"
  where "published" is not null and "archived_at" is null ${inOrder}`

const draftsStatement = sql<PublishedEntry>`
  select "kind", "key", coalesce("draft", "published") as "published", "verified_on"::text as "verifiedOn"
  from "content_entry" where "archived_at" is null ${inOrder}`

const read = async (orm: Orm, statement: RawBuilder<PublishedEntry>): Promise<Published> =>
  snapshot((await statement.execute(orm.em.fork().getKysely())).rows)

/** The hotel as it would be if every draft were published now. */
export const readDrafts = (orm: Orm): Promise<Published> => read(orm, draftsStatement)

/** The hotel as the database has it. */
export const openPublished = async (orm: Orm): Promise<PublishedStore> => {
  let published = await read(orm, publishedStatement)
  let begun = 0
  let shown = 0
  const listeners: ((published: Published) => void)[] = []
  return {
    current: () => published,
    refresh: async () => {
      const turn = (begun += 1)
      const next = await read(orm, publishedStatement)
      // One that began earlier may end later, and knows less.
      if (turn < shown) return
      shown = turn
      published = next
      for (const listener of listeners) listener(published)
    },
    onRefresh: (listener) => void listeners.push(listener),
  }
}
