import { expect, it } from 'vitest'
import { prepare } from '#api/start/assemble.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { Client } from 'pg'

/** The pictures as the release before had them: a name and its words, and the words of four places as texts. */
const asBefore = `
  delete from migration where name in ('Migration20261123221800_pictures', 'Migration20261124183000_picture_crops');
  update setting set value = (select jsonb_agg(v) from jsonb_array_elements_text(value::jsonb) v where v not like '% %') where key = 'content.seeded';
  delete from content_entry where kind = 'section' and key <> 'property';
  update content_entry set published = '{"data": {"pictures": ["fountain"]}, "texts": {}}', is_sample = false where kind = 'section';
  update content_entry set published = jsonb_set(published, '{data}', '{}') where kind = 'picture';
  update content_entry set draft = jsonb_set(published, '{texts,en,alt}', '"A draft of the fountain"') where kind = 'picture' and key = 'fountain';
  insert into content_revision (id, created_at, entry_id, "by", document)
    select gen_random_uuid(), now(), id, 'Ann', published from content_entry where kind = 'picture' and key = 'fountain';
  insert into content_entry (id, created_at, updated_at, kind, key, position, published, is_sample, changed_by)
    select gen_random_uuid(), now(), now(), 'text', key, 900,
      jsonb_build_object('data', '{"page": "home", "place": "Picture"}'::jsonb, 'texts', jsonb_build_object('en', jsonb_build_object('text', words))), is_sample, 'Ann'
    from (values ('home-hero-picture', 'What Ann wrote of the house', false), ('contact-section-picture', 'Coffee, as it came', true),
      ('gallery-place-picture', 'The bridge, as it came', true), ('missing-picture', 'What Ann wrote of pelicans', false)) as t(key, words, is_sample)`

it('a database of the release before gets files, places and the words that staff wrote', async () => {
  const database = await createDatabase()
  const settings = { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog }
  await (await prepare(testEnv(), settings)).deps.orm.close()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(asBefore)
  await (await prepare(testEnv(), settings)).deps.orm.close()

  const rows = async (statement: string) => (await client.query(statement)).rows
  const picture = async (key: string) =>
    (await rows(`select published, draft, is_sample from content_entry where kind = 'picture' and key = '${key}'`))[0]
  const data = (file: string, y: number) => ({
    file,
    focus: { x: 50, y },
    crops: [],
    kind: 'drawing',
    credit: null,
    licence: null,
  })
  expect(await picture('inn-golden-hour')).toEqual({
    published: { data: data('inn-golden-hour', 72), texts: { en: { alt: 'What Ann wrote of the house' } } },
    draft: null,
    is_sample: false,
  })
  expect((await picture('coffee-patio')).published.texts).toEqual({ en: { alt: 'Coffee, as it came' } })
  expect((await picture('ocean-avenue-bridge')).published.texts.en.alt).toContain('Raised drawbridge')
  expect((await picture('pelicans')).published.texts.en.alt).toBe('What Ann wrote of pelicans')
  const fountain = await picture('fountain')
  expect(fountain.draft).toMatchObject({
    data: data('fountain', 50),
    texts: { en: { alt: 'A draft of the fountain' } },
  })
  const [revision] = await rows(`select document->'data' as data from content_revision where "by" = 'Ann'`)
  expect(revision.data).toEqual(data('fountain', 50))

  const sections = await rows(
    `select key, published->'data' as data from content_entry where kind = 'section' order by key`,
  )
  expect(sections.length).toBeGreaterThan(10)
  expect(sections.find(({ key }) => key === 'property').data).toEqual({
    page: 'gallery',
    place: 'House and garden, eight pictures',
    pictures: ['fountain'],
  })
  expect(await rows(`select key from content_entry where kind = 'text' and key like '%-picture'`)).toEqual([])
  await client.end()
  await database.close()
})
