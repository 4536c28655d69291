import { Client } from 'pg'
import { expect, it } from 'vitest'
import { freshnessByField } from '#api/modules/content/translations.ts'
import { prepare } from '#api/start/assemble.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { fingerprintOfAll } from '#tests/support/fingerprint-of-all.ts'

const said = (question: string, answer: string) => ({ question, answer })
const [first, second] = [said('May dogs come?', 'Yes.'), said('May dogs come?', 'Two of them.')]
const others = { de: said('Hunde?', 'Ja.'), fi: said('Koirat?', 'Kyllä.'), sv: said('Hundar?', 'Ja.') }
const published = {
  data: {},
  texts: { en: second, ...others },
  translations: {
    de: { of: fingerprintOfAll(second), isUnsure: true },
    fi: { of: fingerprintOfAll(first) },
    sv: { of: 'an English that no revision has', isDrafted: true },
  },
}
const draft = { ...published, texts: { ...published.texts, en: said('May cats come?', 'Two of them.') } }

it('a database of the release before knows which text of an older translation is older, where a version tells', async () => {
  const database = await createDatabase()
  const settings = { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog }
  await (await prepare(testEnv(), settings)).deps.orm.close()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const pets = `kind = 'faq' and key = 'pets'`
  const again = async () => {
    await client.query(`delete from migration where name = 'Migration20261126193000_freshness_by_field'`)
    await (await prepare(testEnv(), settings)).deps.orm.close()
    return (
      await client.query(
        `select published, draft, array(select document from content_revision where entry_id = e.id order by created_at) as revisions
          from content_entry e where ${pets}`,
      )
    ).rows[0]
  }
  await client.query(`update content_entry set published = $1, draft = $2 where ${pets}`, [published, draft])
  await client.query(
    `insert into content_revision (id, created_at, entry_id, document)
      select gen_random_uuid(), now() - at * interval '1 day', e.id, document
      from content_entry e, (values (2, $1::jsonb), (1, $2::jsonb)) as r(at, document) where ${pets}`,
    [{ data: {}, texts: { en: first, ...others } }, published],
  )
  const untouched = `select json_agg(e.* order by id) from content_entry e where not (${pets})`
  const before = (await client.query(untouched)).rows

  const migrated = await again()
  const fields = (document: typeof published) =>
    Object.fromEntries(
      (['de', 'fi', 'sv'] as const).map((locale) => [locale, freshnessByField(document as never, locale)]),
    )
  expect(fields(migrated.published)).toEqual({
    de: said('fresh', 'fresh'),
    fi: said('fresh', 'outdated'),
    sv: said('outdated', 'outdated'),
  })
  expect(fields(migrated.draft)).toEqual({
    de: said('outdated', 'fresh'),
    fi: said('outdated', 'outdated'),
    sv: said('outdated', 'outdated'),
  })
  expect(migrated.published).toMatchObject({
    ...published,
    translations: { de: { isUnsure: true }, fi: {}, sv: { isDrafted: true } },
  })
  expect(migrated.draft.texts).toEqual(draft.texts)
  expect(migrated.revisions).toEqual([{ data: {}, texts: { en: first, ...others } }, migrated.published])
  expect((await client.query(untouched)).rows).toEqual(before)

  // What is noted by field already stays.
  expect(await again()).toEqual(migrated)
  await client.end()
  await database.close()
})
