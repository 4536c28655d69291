import { Client } from 'pg'
import { expect, it } from 'vitest'
import { prepare } from '#api/start/assemble.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'

it('a database of the release before keeps the nights that staff set, and its blocks find their rooms again', async () => {
  const database = await createDatabase()
  const settings = { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog }
  await (await prepare(testEnv(), settings)).deps.orm.close()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(`delete from migration where name like 'Migration20261130000_00\\_%'`)
  await client.query(`alter table room_night drop column missing, drop constraint room_night_room_type_date_source_unique,
    add constraint room_night_room_type_date_unique unique (room_type_id, date)`)
  await client.query(`insert into room_night (id, created_at, updated_at, room_type_id, date, rate, stop_sell,
      closed_to_arrival, closed_to_departure, source, fetched_at)
    select gen_random_uuid(), now(), now(), t.id, date '2027-12-31', 30000, false, true, false, 'hand', now()
    from (select id from room_type order by name limit 1) t`)
  // Of a room that has had another type since.
  await client.query(`insert into room_block (id, created_at, updated_at, room_type_id, room_id, rooms, first_night, last_night, reason)
    select gen_random_uuid(), now(), now(), t.id, r.id, 1, '2027-03-01', '2027-03-07', reason
    from (select * from room order by room_number limit 1) r
      cross join lateral (select id from room_type where id <> r.room_type_id order by name limit 1) t,
      (values ('manual-booking'), ('out-of-order'), ('request')) as n(reason)`)
  await (await prepare(testEnv(), settings)).deps.orm.close()

  const { rows: nights } = await client.query('select rate, closed_to_arrival, source, missing from room_night')
  expect(nights).toEqual([{ rate: 30_000, closed_to_arrival: true, source: 'hand', missing: false }])
  const { rows: blocks } = await client.query(`select b.reason, b.room_type_id = r.room_type_id as "of its room"
    from room_block b join room r on r.id = b.room_id order by b.reason`)
  expect(blocks).toEqual([
    { reason: 'manual-booking', 'of its room': true },
    { reason: 'out-of-order', 'of its room': true },
    { reason: 'request', 'of its room': false },
  ])
  await client.end()
  await database.close()
})
