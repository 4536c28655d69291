import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { fingerprints } from '#api/modules/content/translations.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { readPage, texts } from '#tests/support/html.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServerOn, type TestServer } from '#tests/support/server.ts'
import { sql } from '#tests/support/subscribers.ts'

const ask = async (server: TestServer, query: string) => {
  const { data, errors } = await server.caller().graphql(query)
  expect(errors).toBeUndefined()
  return data
}

describe('what the hotel says is the database’s', () => {
  let database: TestDatabase
  let server: TestServer
  const restart = async () => {
    await server?.close()
    server = await startServerOn({ ...database, close: async () => {} }, {}, hotelFacts, registerPages)
  }
  beforeAll(async () => {
    database = await openTestDatabase()
    await restart()
    await sql(server, `delete from content_entry where kind = 'review'`)
    await sql(
      server,
      `update content_entry set published = jsonb_set(published, '{texts,es,question}', '"¿Hay piscina hoy?"')
       where kind = 'faq' and key = 'pool'`,
    )
    await sql(
      server,
      `update content_entry set published = published #- '{texts,fi}' where kind = 'faq' and key = 'pool'`,
    )
    await sql(server, `update content_entry set verified_on = '2026-11-20' where kind = 'place' and key = 'hotel'`)
    await sql(server, `delete from content_entry where kind in ('recognition', 'faq-category') and key <> 'amenities'`)
    await restart()
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const entries = async (locale: string): Promise<{ id: string; question: string; category: { id: string } }[]> =>
    (await ask(server, `{ faq(locale: ${locale}) { entries { id question category { id } } } }`)).faq.entries

  it('and what was taken away or changed stays so after a start', async () => {
    expect((await ask(server, '{ reviews(locale: en) { id } recognition(locale: en) { rating } }')).reviews).toEqual([])
    expect((await ask(server, '{ recognition(locale: en) { rating } }')).recognition).toBeNull()
    const { places } = await ask(server, '{ places(locale: de) { id unverified verifiedOn } }')
    expect(places[0]).toEqual({ id: 'hotel', unverified: false, verifiedOn: '2026-11-20' })
  })

  it('and a section that has nothing to say is not shown', async () => {
    const headings = texts((await readPage(server.caller(), '/')).document, 'main h2')
    expect(headings).toContain('Why Choose Us')
    expect(headings).not.toContain('Recommended by travelers')
    expect(headings).not.toContain('What guests say')
  })

  it('and questions go with their group', async () => {
    expect(new Set((await entries('en')).map(({ category }) => category.id))).toEqual(new Set(['amenities']))
  })

  it('and English where a language is missing, and nowhere else', async () => {
    const question = async (locale: string) => (await entries(locale)).find(({ id }) => id === 'pool')!.question
    expect(await question('fi')).toBe(await question('en'))
    expect(await question('es')).toBe('¿Hay piscina hoy?')
  })
})

it('a kind that a later release brings is filled by that release, and no other', async () => {
  const database = await openTestDatabase()
  const keep = { ...database, close: async () => {} }
  const server = await startServerOn(keep)
  await sql(server, `delete from content_entry where kind in ('review', 'amenity')`)
  await sql(server, `update setting set value = value - 'amenity' where key = 'content.seeded'`)
  await server.close()
  const next = await startServerOn(keep)
  const { gallery, reviews } = await ask(next, '{ gallery(locale: sv) { allRoomsInclude } reviews(locale: sv) { id } }')
  expect(gallery.allRoomsInclude).toHaveLength(4)
  expect(reviews).toEqual([])
  await next.close()
  await database.close()
})

describe('ways to ask that a release adds', () => {
  const phrasesOf = async (server: TestServer, key: string) => {
    const [row] = await sql(
      server,
      `select published->'texts'->'en'->>'phrases' as phrases from content_entry where kind = 'topic' and key = '${key}'`,
    )
    return (row as { phrases: string }).phrases.split(', ')
  }
  const write = (server: TestServer, key: string, phrases: string) =>
    sql(
      server,
      `update content_entry set published = jsonb_set(published::jsonb, '{texts,en,phrases}', '"${phrases}"')
        where kind = 'topic' and key = '${key}'`,
    )

  it('come once to a hotel that is there already, behind what staff have written', async () => {
    const database = await openTestDatabase()
    const keep = { ...database, close: async () => {} }
    const server = await startServerOn(keep)
    await write(server, 'faq-pool', 'swim, take a dip')
    const translations = { fi: { of: fingerprints({ phrases: 'swim, take a dip' }) }, sv: { of: { phrases: 'older' } } }
    await sql(
      server,
      `update content_entry set published = published::jsonb || ?::jsonb where kind = 'topic' and key = 'faq-pool'`,
      [JSON.stringify({ translations })],
    )
    await sql(server, `update setting set value = value - 'topic 2026-11-26' where key = 'content.seeded'`)
    await server.close()
    const next = await startServerOn(keep)
    const brought = await phrasesOf(next, 'faq-pool')
    expect(brought.slice(0, 2)).toEqual(['swim', 'take a dip'])
    expect(brought).toContain('dive in')
    expect(new Set(brought).size).toBe(brought.length)
    const { data } = await (
      await next.caller().signIn()
    ).graphql('{ contentEntries(kind: TOPIC) { key words { locale freshness } } }')
    expect(data.contentEntries.find(({ key }: { key: string }) => key === 'faq-pool').words).toEqual(
      expect.arrayContaining([
        { locale: 'fi', freshness: 'FRESH' },
        { locale: 'sv', freshness: 'OUTDATED' },
      ]),
    )
    await write(next, 'faq-pool', 'swim')
    await next.close()
    const again = await startServerOn(keep)
    expect(await phrasesOf(again, 'faq-pool')).toEqual(['swim'])
    await again.close()
    await database.close()
  })
})
