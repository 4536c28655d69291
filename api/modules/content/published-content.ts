import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { longStayOf, type LongStayFacts } from '#graphql/long-stay.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Orm } from '../../db/orm.ts'
import type { Published, PublishedStore } from '../../platform/content.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import { snapshot, type PublishedEntry } from './snapshot.ts'

const inOrder = sql`order by "kind", "position", "key"`

const publishedStatement = sql<PublishedEntry>`
  select "kind", "key", "published", "verified_on"::text as "verifiedOn" from "content_entry"
  where "published" is not null and "archived_at" is null ${inOrder}`

const draftsStatement = sql<PublishedEntry>`
  select "kind", "key", coalesce("draft", "published") as "published", "verified_on"::text as "verifiedOn"
  from "content_entry" where "archived_at" is null ${inOrder}`

/** What holds whatever the room. */
const ratesStatement = sql<LongStayFacts>`
  select "id", null as "roomTypeId", "min_nights" as "minNights", "percent", "start_date"::text as "startDate",
    "end_date"::text as "endDate"
  from "long_stay_rate" where "active" and "deleted_at" is null and "room_type_id" is null`

/**
 * The facts without a weekly or monthly rate that the quote would not give, in any room, to who arrives today: with them
 * go the sentences and offers that name it (decision 133).
 */
const asQuoted = (facts: HotelFacts, rates: readonly LongStayFacts[], now: Date): HotelFacts => {
  const arrival = hotelDay(facts, now)
  const given = (nights: number | null) =>
    nights && longStayOf(rates, { roomTypeId: null, arrival, nights }) ? nights : null
  const { offers } = facts
  return {
    ...facts,
    offers: { ...offers, weeklyNights: given(offers.weeklyNights), monthlyNights: given(offers.monthlyNights) },
  }
}

const read = async (orm: Orm, statement: RawBuilder<PublishedEntry>, now: Date): Promise<Published> => {
  const database = orm.em.fork().getKysely()
  // One after the other: a command that gives up after the first must not close its connections under the second.
  const entries = await statement.execute(database)
  const rates = await ratesStatement.execute(database)
  return snapshot(
    entries.rows.map((entry) =>
      entry.kind === 'facts'
        ? {
            ...entry,
            published: { ...entry.published, data: asQuoted(entry.published.data as HotelFacts, rates.rows, now) },
          }
        : entry,
    ),
  )
}

/** The hotel as it would be if every draft were published now. */
export const readDrafts = (orm: Orm, now: () => Date): Promise<Published> => read(orm, draftsStatement, now())

/** The hotel as the database has it. */
export const openPublished = async (orm: Orm, now: () => Date): Promise<PublishedStore> => {
  let published = await read(orm, publishedStatement, now())
  let begun = 0
  let shown = 0
  const listeners: ((published: Published) => void)[] = []
  return {
    current: () => published,
    refresh: async () => {
      const turn = (begun += 1)
      const next = await read(orm, publishedStatement, now())
      // One that began earlier may end later, and knows less.
      if (turn < shown) return
      shown = turn
      published = next
      for (const listener of listeners) listener(published)
    },
    onRefresh: (listener) => void listeners.push(listener),
  }
}
