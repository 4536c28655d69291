import { Client } from 'pg'
import { expect, it } from 'vitest'
import { prepare } from '#api/start/assemble.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'

it('a database of the release before keeps what was told of the prices of nights that are over', async () => {
  const database = await createDatabase()
  const settings = { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog }
  await (await prepare(testEnv(), settings)).deps.orm.close()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(`delete from migration where name = 'Migration20261127144617_pickup'`)
  await client.query('drop table night_snapshot')
  await client.query(`insert into room_night (id, created_at, updated_at, room_type_id, date, rate, stop_sell,
      closed_to_arrival, closed_to_departure, source, fetched_at)
    select gen_random_uuid(), now(), now(), t.id, current_date + n.away, n.rate, false, false, false, 'pms', now()
    from (select id from room_type order by name limit 1) t,
      (values (-364, 11100), (-2, null), (2, 12300)) as n(away, rate)`)
  await (await prepare(testEnv(), settings)).deps.orm.close()

  const { rows } =
    await client.query(`select current_date - night as days, night = seen_on as "on its day", taken, price
    from night_snapshot`)
  expect(rows).toEqual([{ days: 364, 'on its day': true, taken: null, price: 11_100 }])
  await client.end()
  await database.close()
})
