import { Client } from 'pg'
import { expect, it } from 'vitest'
import { prepare } from '#api/start/assemble.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'

/** As the release before had it: a deposit that no fact names, and the words over two rooms as texts of the page. */
const asBefore = `
  delete from migration where name in
    ('Migration20261124180000_booking_deposit_and_eyebrows', 'Migration20261124213000_policies_and_offers');
  update content_entry set kind = 'text', key = 'policy-night-deposit' where kind = 'policy' and key = 'night-deposit';
  update content_entry set published = published #- '{data,bookingDepositNights}' where kind = 'facts';
  update content_entry set published = jsonb_set(published, '{texts}',
    (select jsonb_object_agg(l, t - 'eyebrow') from jsonb_each(published->'texts') as w(l, t))) where kind = 'room-block';
  insert into content_revision (id, created_at, entry_id, "by", document)
    select gen_random_uuid(), now(), id, 'Ann', published from content_entry where kind = 'facts' or (kind = 'room-block' and key = 'suite-22');
  insert into content_entry (id, created_at, updated_at, kind, key, position, published, draft, is_sample)
    select gen_random_uuid(), now(), now(), 'text', 'home-rooms-' || n, 900,
      jsonb_build_object('data', '{"page": "home", "place": "Rooms"}'::jsonb, 'texts', texts), draft, is_sample
    from (values
      (1, '{"en": {"text": "Our best"}, "fi": {"text": "Parhaat"}}'::jsonb, null::jsonb, false),
      (2, '{"en": {"text": "King rooms"}}', '{"data": {}, "texts": {"en": {"text": "Kings"}}}', true)) as t(n, texts, draft, is_sample);
  update content_entry set published = jsonb_set(published, '{texts}', '{"en": {"text": "A deposit of one night is taken when you book."}, "fi": {"text": "Ann: yksi yö."}}')
    where key = 'policy-night-deposit';
  update content_entry set published = published || jsonb_build_object('translations', '{"fi": {"of": "older"}}'::jsonb) where key = 'policy-night-deposit'`

it('a database of the release before gets its deposit as a fact, and its rooms the words that stood over them', async () => {
  const database = await createDatabase()
  const settings = { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog }
  await (await prepare(testEnv(), settings)).deps.orm.close()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(asBefore)
  await (await prepare(testEnv(), settings)).deps.orm.close()

  const rows = async (statement: string) => (await client.query(statement)).rows
  const entry = async (key: string, kind = 'room-block') =>
    (await rows(`select published, draft, is_sample from content_entry where kind = '${kind}' and key = '${key}'`))[0]
  expect((await entry('hotel', 'facts')).published.data.bookingDepositNights).toBe(1)
  const policy = (await entry('night-deposit', 'policy')).published
  expect(policy.texts.en.text).toBe(
    'A deposit of {bookingDepositNights, plural, one {one night} other {# nights}} is taken when you book.',
  )
  expect(policy.texts.fi.text).toBe('Ann: yksi yö.')
  expect(policy.translations).toEqual({ fi: { of: 'older' } })

  const suite = await entry('suite-22')
  expect([suite.published.texts.en.eyebrow, suite.published.texts.fi.eyebrow]).toEqual(['Our best', 'Parhaat'])
  expect([suite.published.texts.de.eyebrow, suite.draft, suite.is_sample]).toEqual([null, null, false])
  const king = await entry('room-15')
  expect([king.published.texts.en.eyebrow, king.draft.texts.en.eyebrow]).toEqual(['King rooms', 'Kings'])
  expect(king.is_sample).toBe(true)
  expect((await entry('suite-16')).published.texts.en.eyebrow).toBeNull()
  expect(await rows(`select 1 from content_entry where key in ('home-rooms-1', 'home-rooms-2')`)).toEqual([])
  const revisions = await rows(`select document from content_revision where "by" = 'Ann'`)
  expect(revisions.map(({ document }) => document.data.bookingDepositNights ?? document.texts.en.eyebrow)).toEqual(
    expect.arrayContaining([1, null]),
  )
  await client.end()
  await database.close()
})
