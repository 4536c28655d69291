import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from 'pg'
import { registerPages } from '#api/http/pages/pages.ts'
import { prepare } from '#api/start/assemble.ts'
import { locales } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { createDatabase } from '#tests/support/database.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

describe('staff', () => {
  let server: TestServer
  let owner: Caller
  beforeAll(async () => {
    // What its weekly rate begins with it does not say.
    const offers = { ...hotelFacts.offers, weeklyNights: null }
    server = await startServer({}, { ...hotelFacts, offers }, registerPages)
    owner = await server.caller().signIn()
  })
  afterAll(() => server.close())

  const page = async (path: string) => (await server.caller().rest('GET', path)).body
  const change = async (mutation: string, type: string, input: object) => {
    const { data, errors } = await owner.graphql(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { id version } }`,
      { input },
    )
    expect(errors).toBeUndefined()
    return data[mutation] as { id: string; version: number }
  }
  const find = async (kind: string, key: string) =>
    (await owner.graphql(`{ contentEntries(kind: ${kind}) { id key version } }`)).data.contentEntries.find(
      (entry: { key: string }) => entry.key === key,
    )

  it('add an offer, which guests read at once', async () => {
    const texts = { title: 'Anglers', figure: '$20 off', text: null, points: ['Bring your rod'] }
    const made = await change('createContent', 'CreateContentInput', {
      kind: 'OFFER',
      data: { isHighlighted: false },
      texts: [{ locale: 'en', texts }],
    })
    expect(await page('/deals')).not.toContain('Anglers')
    await change('publishContent', 'PublishContentInput', { id: made.id, version: made.version })
    const told = await page('/deals')
    expect(told).toContain('Bring your rod')
    expect(told.indexOf('Anglers')).toBeGreaterThan(told.indexOf('New Guest Special'))
    expect(await page('/fi/deals')).toMatch(/<h2[^>]* lang="en"[^>]*>Anglers<|<h2 lang="en"[^>]*>Anglers</)
  })

  it('read none of whose worth the hotel does not say', async () => {
    const { data } = await server.caller().graphql('{ offers(locale: en) { id figure } }')
    expect(data.offers.map(({ id }: { id: string }) => id)).not.toContain('extended')
    expect(await page('/deals')).not.toContain('Extended Stay')
  })

  it('put a rule of the house away, and keep one from the contact page', async () => {
    const { id } = await find('POLICY', 'smoking')
    const { data } = await owner.graphql('mutation ($id: ID!) { archiveContent(id: $id) { state } }', { id })
    expect(data.archiveContent.state).toBe('ARCHIVED')
    const parking = await find('POLICY', 'parking')
    const saved = await change('saveContent', 'SaveContentInput', {
      id: parking.id,
      version: parking.version,
      data: { isOnContact: false },
    })
    await change('publishContent', 'PublishContentInput', saved)
    for (const path of ['/', '/contact', '/rooms/king-room'])
      expect(await page(path), path).not.toContain('All rooms are non-smoking.')
    // Beside what the page carries for its scripts.
    expect(await page('/')).toContain('>Parking is free for our guests.<')
    expect(await page('/contact')).not.toContain('>Parking is free for our guests.<')
  })
})

/** As the release before had them: a text for each place, one in the words of staff, one offer without its figure. */
const asBefore = `
  delete from migration where name = 'Migration20261124213000_policies_and_offers';
  update setting set value = value - 'policy' - 'offer' where key = 'content.seeded';
  update content_entry set kind = 'text', key = 'policy-' || key, published = jsonb_set(published, '{data}', '{"page": "home", "place": "Policies"}')
    where kind = 'policy';
  update content_entry set published = null, draft = '{"data": {"page": "home", "place": "Policies"}, "texts": {}}' where key = 'policy-early';
  update content_entry set draft = jsonb_set(published, '{texts,en,text}', '"No smoking at all."'), is_sample = false where key = 'policy-smoking';
  insert into content_entry (id, created_at, updated_at, kind, key, position, published, is_sample)
    select gen_random_uuid(), now(), now(), 'text', 'deals-' || e.key || '-' || part, 900 + e.position, jsonb_build_object(
      'data', '{"page": "deals", "place": "Offer"}'::jsonb,
      'texts', (select jsonb_object_agg(l, jsonb_build_object('text', case part
        when '1' then t->'points'->0 when '2' then t->'points'->1 else t->part end)) from jsonb_each(e.published->'texts') as w(l, t))), true
    from content_entry e, unnest(array['title', 'figure', 'text', '1', '2']) as part where e.kind = 'offer';
  delete from content_entry where kind = 'offer' or key in ('deals-extended-figure', 'deals-new-text');
  update content_entry set draft = jsonb_set(published, '{texts,en,text}', '"Welcome back"'), is_sample = false where key = 'deals-returning-title';
  insert into content_revision (id, created_at, entry_id, "by", document)
    select gen_random_uuid(), now(), id, 'Ann', published from content_entry where key in ('deals-returning-title', 'policy-smoking')`

it('a database of the release before keeps its rules and offers, whoever wrote them', async () => {
  const database = await createDatabase()
  const settings = { databaseUrl: database.url, publicUrl: 'http://hotel.example', log: quietLog }
  await (await prepare(testEnv(), settings)).deps.orm.close()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const rows = async (statement: string) => (await client.query(statement)).rows
  const entries = () =>
    rows(
      `select kind, key, published, is_sample from content_entry where kind in ('policy', 'offer') order by kind, position`,
    )
  const before = await entries()
  await client.query(asBefore)
  await (await prepare(testEnv(), settings)).deps.orm.close()

  const after = await entries()
  const known = new Map(after.map((entry) => [`${entry.kind} ${entry.key}`, entry]))
  expect([...known.keys()]).toEqual(
    before
      .map(({ kind, key }) => `${kind} ${key}`)
      .filter((name) => name !== 'policy early' && name !== 'offer extended'),
  )
  for (const { kind, key, published } of before) {
    const now = known.get(`${kind} ${key}`)?.published
    if (!now || key === 'new') continue
    expect([key, now.data, now.texts]).toEqual([key, published.data, published.texts])
  }
  const card = known.get('offer new')!.published
  expect(card.data).toEqual({ isHighlighted: true })
  for (const locale of locales)
    expect(card.texts[locale]).toMatchObject({ text: null, points: [expect.any(String), expect.any(String)] })

  const drafts = await rows(
    `select key, draft, is_sample from content_entry where draft is not null and kind in ('policy', 'offer') order by key`,
  )
  expect(
    drafts.map(({ key, draft, is_sample }) => [key, draft.texts.en.title ?? draft.texts.en.text, is_sample]),
  ).toEqual([
    ['returning', 'Welcome back', false],
    ['smoking', 'No smoking at all.', false],
  ])
  const revisions = await rows(`select document from content_revision where "by" = 'Ann'`)
  expect(revisions.map(({ document }) => document.data)).toEqual([{ isOnContact: true }])
  expect(await rows(`select 1 from content_entry where key like 'policy-%' or key like 'deals-new-%'`)).toEqual([])
  // Nothing is given twice at the next start.
  await (await prepare(testEnv(), settings)).deps.orm.close()
  expect(await entries()).toEqual(after)
  await client.end()
  await database.close()
})
