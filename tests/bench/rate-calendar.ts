import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { prepare } from '#api/start/assemble.ts'
import { createServer } from '#api/http/server.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'

/**
 * The calendar of 12 months × all room types, asked as a guest's browser asks it, against a hand-written SQL query of
 * the same figures on the same PostgreSQL. Prints the ratio of the medians: npm run bench:calendar
 */
const rounds = 40
const warmUp = 10

const query = `{ rateCalendar(month: "2027-01", months: 12) {
  roomTypeId days { date total roomsLeft open canArrive canDepart minStay maxStay isApproximate }
} }`

/** Price, winner, minimum stay and free rooms of every night of every type, worked out by the database alone. */
const handWritten = `
select t.id, d.date::date, coalesce(n.rate, w.price,
    case when extract(dow from d.date) in (5, 6) then t.weekend_price end, t.base_price) as price,
  coalesce(n.min_stay, w.min_stay, 1) as min_stay, coalesce(n.max_stay, w.max_stay) as max_stay,
  coalesce(n.available, r.rooms - coalesce(b.blocked, 0)) as free,
  coalesce(n.stop_sell, false) as stop_sell, coalesce(n.closed_to_arrival, false) as closed_to_arrival,
  coalesce(n.closed_to_departure, false) as closed_to_departure
from room_type t
cross join generate_series('2027-01-01'::date, '2028-01-01'::date, '1 day') d(date)
left join room_night n on n.room_type_id = t.id and n.date = d.date
cross join lateral (select count(*)::int as rooms from room where room_type_id = t.id and active and archived_at is null) r
left join lateral (
  select sum(rooms)::int as blocked from room_block
  where room_type_id = t.id and first_night <= d.date and last_night >= d.date
) b on true
left join lateral (
  select price, min_stay, max_stay from pricing_rule p
  where p.room_type_id = t.id and p.active and p.deleted_at is null and p.start_date <= d.date and p.end_date >= d.date
    and (jsonb_array_length(p.days_of_week) = 0 or p.days_of_week @> to_jsonb(extract(dow from d.date)::int))
  order by p.priority desc, p.end_date - p.start_date, p.created_at desc, p.id limit 1
) w on true
where t.active and t.archived_at is null`

/** Ninety nights of every type as the property management system reports them, and a block a week. */
const fill = `
insert into room_night (id, created_at, updated_at, room_type_id, date, available, rate, stop_sell, closed_to_arrival,
  closed_to_departure, source, fetched_at)
select gen_random_uuid(), now(), now(), t.id, d::date, 1, t.base_price + 1000, false, false, false, 'pms', now()
from room_type t cross join generate_series('2027-01-01'::date, '2027-03-31'::date, '1 day') d;
insert into room_block (id, created_at, updated_at, room_type_id, rooms, first_night, last_night, reason)
select gen_random_uuid(), now(), now(), t.id, 1, d::date, d::date + 1, 'manual-booking'
from room_type t cross join generate_series('2027-01-01'::date, '2027-12-31'::date, '7 days') d`

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const time = async (work: () => Promise<unknown>): Promise<number> => {
  const taken: number[] = []
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const started = performance.now()
    await work()
    if (round >= warmUp) taken.push(performance.now() - started)
  }
  return median(taken)
}

const postgres = await startPostgres()
try {
  const database = await createDatabase(postgres.url)
  const { deps } = await prepare(testEnv(), {
    databaseUrl: database.url,
    publicUrl: 'http://hotel.example',
    log: quietLog,
  })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(fill)
  await client.query('analyze')
  const app = await createServer(deps)
  const ask = () =>
    app.inject({ method: 'POST', url: '/graphql', headers: { 'x-request-id': randomUUID() }, payload: { query } })

  const { data } = (await ask()).json() as {
    data: { rateCalendar: { roomTypeId: string; days: { total: number }[] }[] }
  }
  const { rows } = await client.query<{ id: string; price: number }>(handWritten)
  const ours = data.rateCalendar.flatMap(({ days }) => days).length
  if (ours !== rows.length) throw new Error(`${ours} nights are not the ${rows.length} of the hand-written query`)
  const sum = (totals: number[]) => totals.reduce((total, value) => total + value, 0)
  const [total, expected] = [
    sum(data.rateCalendar.flatMap(({ days }) => days.map((day) => day.total))),
    sum(rows.map(({ price }) => price)),
  ]
  if (total !== expected) throw new Error(`The prices add up to ${total}, by hand to ${expected}`)

  const [byGraphql, byHand] = [await time(ask), await time(() => client.query(handWritten))]
  process.stdout.write(
    `rateCalendar, 12 months × ${data.rateCalendar.length} room types (${ours} nights), median of ${rounds}:\n` +
      `  GraphQL request     ${byGraphql.toFixed(1)} ms\n` +
      `  hand-written query  ${byHand.toFixed(1)} ms\n` +
      `  ratio               ${(byGraphql / byHand).toFixed(2)}\n`,
  )
  await app.close()
  await client.end()
  await deps.orm.close()
} finally {
  await postgres.stop()
}
