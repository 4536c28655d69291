import { Client } from 'pg'
import { expect, it } from 'vitest'
import { prepare } from '#api/start/assemble.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'

/** As the release before had it: one night, in words; one answer in the words of staff, with a draft of theirs. */
const asBefore = `
  delete from migration where name in
    ('Migration20261124211500_late_cancellation', 'Migration20261124213000_policies_and_offers');
  update content_entry set kind = 'text', key = 'policy-cancellation' where kind = 'policy' and key = 'cancellation';
  update content_entry set published = published #- '{data,lateCancellationNights}' where kind = 'facts';
  update content_entry set published = jsonb_set(published, '{texts}', '{
      "en": {"text": "Free until {checkIn}; after that one night is charged."},
      "fi": {"text": "Ann: yksi yö."}}')
    where kind = 'text' and key = 'policy-cancellation';
  update content_entry set
      draft = jsonb_set(published, '{texts}', '{"en": {"question": "May I?", "answer": "No: otherwise one night is charged."}}'),
      published = jsonb_set(published, '{texts}', '{"en": {"question": "May I?", "answer": "Yes, always."}}')
    where kind = 'faq' and key = 'cancellation'`

it('a database of the release before gets the nights of a late cancellation as a fact', async () => {
  const database = await createDatabase()
  const settings = { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog }
  await (await prepare(testEnv(), settings)).deps.orm.close()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(asBefore)
  await (await prepare(testEnv(), settings)).deps.orm.close()

  const entry = async (kind: string, key: string) =>
    (await client.query('select published, draft from content_entry where kind = $1 and key = $2', [kind, key])).rows[0]
  expect((await entry('facts', 'hotel')).published.data.lateCancellationNights).toBe(1)
  const told = '{lateCancellationNights, plural, one {one night is} other {# nights are}} charged.'
  expect((await entry('policy', 'cancellation')).published.texts).toEqual({
    en: { text: `Free until {checkIn}. After that, ${told}` },
    fi: { text: 'Ann: yksi yö.' },
  })
  const { published, draft } = await entry('faq', 'cancellation')
  expect(published.texts.en.answer).toBe('Yes, always.')
  expect(draft.texts.en.answer).toBe(`No: otherwise ${told}`)
  await client.end()
  await database.close()
})
