import { sql } from 'kysely'
import type { Orm } from '../../db/orm.ts'
import type { Content } from '../../platform/content.ts'
import type { HotelFacts } from '../../platform/hotel-facts.ts'
import { snapshot, type PublishedEntry } from './snapshot.ts'

const statement = sql<PublishedEntry>`
  select kind, key, published, verified_on::text as "verifiedOn" from content_entry order by kind, position, key`

/** What the hotel says by the database. */
export const readPublishedContent = async (orm: Orm, facts: HotelFacts): Promise<Content> =>
  snapshot((await statement.execute(orm.em.fork().getKysely())).rows, facts)
