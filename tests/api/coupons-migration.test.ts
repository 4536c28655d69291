import { Client } from 'pg'
import { expect, it } from 'vitest'
import { prepare } from '#api/start/assemble.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'

/** As the release before had them: a year from the hour of the sign-up, and of a campaign the end of its last day. */
const asBefore = `
  delete from migration where name = 'Migration20261130001100_coupons_end_with_the_day';
  insert into coupon (id, created_at, updated_at, code, percent, occasion, state, issued_at, expires_at)
  select gen_random_uuid(), now(), now(), code, 10, 'newsletter', state, now(), expires_at::timestamptz
  from (values
    ('SUN-2222', 'issued', '2027-12-05T14:00:00Z'),
    ('SUN-3333', 'issued', '2027-12-05T03:00:00Z'),
    ('SUN-4444', 'redeemed', '2027-07-04T16:00:00Z'),
    ('SUN-555555', 'issued', '2027-02-01T04:59:59.999Z')) as given (code, state, expires_at)`

it('coupons of the release before can be used until their last day is over at the hotel', async () => {
  const database = await createDatabase()
  const settings = { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog }
  await (await prepare(testEnv(), settings)).deps.orm.close()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(asBefore)
  await (await prepare(testEnv(), settings)).deps.orm.close()
  const { rows } = await client.query<{ expires_at: Date }>('select expires_at from coupon order by code')
  expect(rows.map((row) => row.expires_at.toISOString())).toEqual([
    '2027-12-06T04:59:59.999Z',
    '2027-12-05T04:59:59.999Z',
    '2027-07-05T03:59:59.999Z',
    '2027-02-01T04:59:59.999Z',
  ])
  await client.end()
  await database.close()
})
