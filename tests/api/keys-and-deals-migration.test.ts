import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshnessOf } from '#api/modules/content/translations.ts'
import { prepare } from '#api/start/assemble.ts'
import { createDatabase, type TestDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { fingerprintOfAll } from '#tests/support/fingerprint-of-all.ts'

const english = { text: 'Early birds, coupons of up to {couponMaxPercent}, weekly rates from {weeklyNights} nights.' }
const published = {
  data: {},
  texts: {
    en: english,
    de: { text: 'Frühbucher, Gutscheine bis {couponMaxPercent}, Wochenpreis ab {weeklyNights} Nächten.' },
    fi: { text: 'Kysy meiltä viikkohintaa.' },
  },
  translations: { de: { of: fingerprintOfAll(english) }, fi: { of: 'an older English' } },
}
const draft = { data: {}, texts: { en: { text: 'Weekly rates, if you ask.' } } }

const keys = { website: ['content:read', 'content:write'], reader: ['content:read'], rooms: ['rooms:write'] }

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await createDatabase()
  client = new Client({ connectionString: database.url })
  const settings = { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog }
  await (await prepare(testEnv(), settings)).deps.orm.close()
  await client.connect()
  await client.query(`delete from migration where name in
    ('Migration20261125022000_facts_of_their_own', 'Migration20261125035500_weekly_rate_by_itself',
      'Migration20261126193000_freshness_by_field')`)
  await client.query(`update content_entry set published = $1, draft = $2 where key = 'deals-description'`, [
    published,
    draft,
  ])
  for (const [name, scopes] of Object.entries(keys)) await addKey(name, scopes)
  await (await prepare(testEnv(), settings)).deps.orm.close()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

const addKey = (name: string, scopes: string[]) =>
  client.query(
    `insert into api_key (id, created_at, updated_at, name, start, hash, scopes)
      values (gen_random_uuid(), now(), now(), $1, $1, $1, $2)`,
    [name, JSON.stringify(scopes)],
  )

it('a key that could change the facts with the website still can, and no other can', async () => {
  const { rows } = await client.query<{ name: string; scopes: string[] }>('select name, scopes from api_key')
  expect(Object.fromEntries(rows.map(({ name, scopes }) => [name, scopes]))).toEqual({
    ...keys,
    website: [...keys.website, 'facts:write'],
  })
})

it('the deals name the weekly rate in a sentence of its own, in the sample’s words and in no others', async () => {
  const { rows } = await client.query(`select published, draft from content_entry where key = 'deals-description'`)
  const [entry] = rows
  expect(entry.published.texts).toEqual({
    en: { text: 'Early birds and coupons of up to {couponMaxPercent}. Weekly rates from {weeklyNights} nights.' },
    de: { text: 'Frühbucher und Gutscheine bis {couponMaxPercent}. Wochenpreis ab {weeklyNights} Nächten.' },
    fi: published.texts.fi,
  })
  expect(['de', 'fi'].map((locale) => freshnessOf(entry.published, locale as 'de'))).toEqual(['fresh', 'outdated'])
  expect(entry.draft).toEqual(draft)
})
