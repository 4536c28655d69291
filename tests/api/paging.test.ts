import { getNamedType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSchema } from '#api/http/graphql/build-schema.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { sql } from '#tests/support/subscribers.ts'
import { countStatements } from '#tests/support/statements.ts'

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({ SIGNUPS_PER_HOUR: 1_000, INQUIRIES_PER_HOUR: 1_000 })
  owner = await server.caller().signIn()
  for (const number of [1, 2, 3, 4, 5]) {
    const input = { email: `pager-${number}@example.com`, name: 'Pager', phone: null, reason: 'Asked at the desk' }
    const added = await owner.graphql(
      'mutation ($input: AddSubscriberInput!) { addSubscriber(input: $input) { id } }',
      {
        input,
      },
    )
    expect(added.errors).toBeUndefined()
    const campaign = {
      subject: `Offer ${number}`,
      discountPercent: number,
      validUntil: '2026-12-24',
      specialMessage: '',
    }
    server.setNow(new Date(Date.UTC(2026, 10, 20, 12, number)))
    const made = await owner.graphql('mutation ($input: CampaignInput!) { createCampaign(input: $input) { id } }', {
      input: campaign,
    })
    expect(made.errors).toBeUndefined()
    server.setNow(null)
  }
})
afterAll(() => server.close())

/** A list that is read by the ORM, and two that are read by statements of their own. */
const lists = [
  ['campaigns', ''],
  ['campaigns', 'order: FIRST_CHANGED, createdSince: "2026-11-20T12:00:00Z", '],
  ['subscribers', ''],
  ['subscribers', 'order: OLDEST, '],
  ['subscribers', 'order: FIRST_CHANGED, language: en, '],
  ['subscribers', 'order: LAST_CHANGED, search: "pager", '],
  ['subscribers', 'search: "pager", '],
  ['blogPosts', 'locale: en, '],
  ['blogEntries', ''],
  ['blogEntries', 'order: OLDEST, language: en, '],
] as const

const ask = async (field: string, filters: string, paging: string) => {
  const query = `{ ${field}(${filters}${paging}) { totalCount edges { cursor node { id } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`
  const { data, errors } = await owner.graphql(query)
  return { page: data?.[field], sentence: errors?.[0]?.message }
}

const ids = (page: { edges: { node: { id: string } }[] }) => page.edges.map(({ node }) => node.id)

describe.each(lists)('%s(%s)', (field, filters) => {
  it('goes from its end to its beginning in the order in which it goes forth', async () => {
    const all = ids((await ask(field, filters, 'first: 100')).page)
    expect(all.length).toBeGreaterThan(3)
    const back: string[] = []
    let paging = 'last: 2'
    for (let rest = all.length; rest > 0; rest -= 2) {
      const { page } = await ask(field, filters, paging)
      expect([page.pageInfo.hasNextPage, page.pageInfo.hasPreviousPage]).toEqual([back.length > 0, rest > 2])
      expect(page.totalCount).toBe(all.length)
      expect(page.pageInfo.startCursor).toBe(page.edges[0].cursor)
      back.unshift(...ids(page))
      paging = `last: 2, before: "${page.pageInfo.startCursor}"`
    }
    expect(back).toEqual(all)
  })

  it('answers what lies between two places, and knows what is around', async () => {
    const { page } = await ask(field, filters, 'first: 4')
    const [one, , , four] = page.edges.map(({ cursor }: { cursor: string }) => cursor)
    const between = await ask(field, filters, `first: 4, after: "${one}", before: "${four}"`)
    expect(ids(between.page)).toEqual(ids(page).slice(1, 3))
    expect(between.page.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false })
  })

  it.each([
    ['first: 2, last: 2', 'First and last cannot be given together'],
    ['first: 0', 'First must be from 1 to 100'],
    ['first: 101', 'First must be from 1 to 100'],
    ['last: 0', 'Last must be from 1 to 100'],
    ['last: 101', 'Last must be from 1 to 100'],
    ['after: "nonsense"', 'After must be the endCursor of a page of this list'],
    ['last: 1, before: "bm9uc2Vuc2U"', 'Before must be the startCursor of a page of this list'],
  ])('refuses (%s)', async (paging, sentence) => {
    expect((await ask(field, filters, paging)).sentence).toBe(sentence)
  })

  it('takes null for left out, as a question for both directions writes it', async () => {
    const { page } = await ask(field, filters, 'first: null, after: null, last: 1, before: null')
    expect(page.edges).toHaveLength(1)
  })
})

describe('the order and the dates of a list', () => {
  const subjects = async (filters: string) => {
    const { data } = await owner.graphql(`{ campaigns(${filters}) { totalCount nodes { subject } } }`)
    const made: string[] = data.campaigns.nodes.map(({ subject }: { subject: string }) => subject)
    expect(data.campaigns.totalCount).toBe(made.length)
    return made.map((subject) => Number(subject.split(' ')[1]))
  }

  it.each([
    ['order: NEWEST', [5, 4, 3, 2, 1]],
    ['order: null', [5, 4, 3, 2, 1]],
    ['order: OLDEST', [1, 2, 3, 4, 5]],
    ['createdSince: "2026-11-20T12:03:00Z"', [5, 4, 3]],
    ['createdBefore: "2026-11-20T12:03:00Z"', [2, 1]],
    ['order: OLDEST, createdSince: "2026-11-20T12:02:00Z", createdBefore: "2026-11-20T12:04:00+00:00"', [2, 3]],
    ['createdSince: "2026-11-21T00:00:00Z"', []],
    ['createdSince: null, createdBefore: null, changedSince: null', [5, 4, 3, 2, 1]],
  ])('%s', async (filters, wanted) => {
    expect(await subjects(filters)).toEqual(wanted)
  })

  it('follows changes from one reading to the next', async () => {
    const follow = async (filters: string) => {
      const { data } = await owner.graphql(`{ subscribers(search: "pager", order: FIRST_CHANGED, ${filters}) {
        totalCount nodes { id email updatedAt } pageInfo { endCursor hasNextPage } } }`)
      return data.subscribers as {
        totalCount: number
        nodes: { id: string; email: string; updatedAt: string }[]
        pageInfo: { endCursor: string; hasNextPage: boolean }
      }
    }
    const before = await follow('first: 10')
    const read = new Date()
    const [changed] = before.nodes
    const update = 'mutation ($input: UpdateSubscriberStatusInput!) { updateSubscriberStatus(input: $input) { id } }'
    const input = { id: changed!.id, status: 'UNSUBSCRIBED', reason: 'Asked by phone' }
    expect((await owner.graphql(update, { input })).errors).toBeUndefined()
    const news = await follow(`changedSince: "${read.toISOString()}"`)
    expect([news.totalCount, news.nodes.map(({ id }) => id)]).toEqual([1, [changed!.id]])
    expect((await follow('first: 10')).nodes.at(-1)!.id).toBe(changed!.id)
    // The next reading goes on from the last change that this one was told.
    expect((await follow(`changedSince: "${news.nodes[0]!.updatedAt}"`)).nodes).toEqual(news.nodes)
    expect(await follow('changedSince: "2099-01-01T00:00:00Z"')).toMatchObject({ totalCount: 0, nodes: [] })
  })

  it('says of campaigns when each was changed', async () => {
    const { data } = await owner.graphql('{ campaigns(order: FIRST_CHANGED) { nodes { updatedAt } } }')
    const told = data.campaigns.nodes.map(({ updatedAt }: { updatedAt: string }) => updatedAt)
    expect(told).toHaveLength(5)
    expect(told).toEqual(told.toSorted())
  })

  it('tells languages apart', async () => {
    const inLanguage = async (language: string) =>
      (await owner.graphql(`{ subscribers(language: ${language}) { totalCount nodes { language } } }`)).data.subscribers
    const english = await inLanguage('en')
    expect(english.totalCount).toBeGreaterThan(0)
    expect(new Set(english.nodes.map(({ language }: { language: string }) => language))).toEqual(new Set(['en']))
    expect(await inLanguage('sv')).toEqual({ totalCount: 0, nodes: [] })
  })
})

describe('an index goes in the order of a list that can be followed', () => {
  const tables: Record<string, [table: string, created: string]> = {
    blogEntries: ['blog_post', 'created_at'],
    campaigns: ['campaign', 'created_at'],
    inquiries: ['inquiry', 'created_at'],
    subscribers: ['subscriber', 'subscribed_at'],
  }

  it('of every such list', () => {
    const fields = Object.values(createSchema().getQueryType()!.getFields())
    const followed = fields.filter(({ args }) => args.some(({ type }) => getNamedType(type).name === 'RecordOrder'))
    expect(followed.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables))
  })

  it.each(Object.entries(tables))('%s', async (_, [table, created]) => {
    const indexes = await sql<{ columns: string }>(
      server,
      `select array_to_string(array_agg(column_name order by place), ' ') as columns from (
         select i.indexrelid, a.attname as column_name, k.place from pg_index i
         cross join lateral unnest(i.indkey) with ordinality as k (number, place)
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
         where i.indrelid = '${table}'::regclass and i.indpred is null
       ) as of_index group by indexrelid`,
    )
    expect(indexes.map(({ columns }) => columns)).toEqual(expect.arrayContaining([`${created} id`, 'updated_at id']))
  })
})

describe('a cursor', () => {
  it('of another list or of other filters is refused', async () => {
    const { page } = await ask('campaigns', '', 'first: 1')
    const elsewhere = 'After belongs to another list, or to other filters of this one'
    const after = `first: 1, after: "${page.pageInfo.endCursor}"`
    expect((await ask('subscribers', '', after)).sentence).toBe(elsewhere)
    expect((await ask('campaigns', 'state: DRAFT, ', after)).sentence).toBe(elsewhere)
    expect((await ask('campaigns', 'order: OLDEST, ', after)).sentence).toBe(elsewhere)
    const { page: first } = await ask('campaigns', 'state: null, ', after)
    expect(first.edges).toHaveLength(1)
    const { sentence } = await ask('couponEvents', '', `last: 1, before: "${page.pageInfo.endCursor}"`)
    expect(sentence).toBe('Before belongs to another list, or to other filters of this one')
  })

  it('of a year that the database does not know is none', async () => {
    const { page } = await ask('campaigns', '', 'first: 1')
    const place = Buffer.from(page.pageInfo.endCursor, 'base64url').toString()
    const moved = Buffer.from(place.replace(/ \d{4}-/, ' 0000-')).toString('base64url')
    expect((await ask('campaigns', '', `first: 1, after: "${moved}"`)).sentence).toMatch(/^After /)
  })
})

it('counts a list only when that is asked for', async () => {
  const statements = async (selection: string) => {
    const question = `{ campaigns(first: 2) { nodes { id } ${selection} } }`
    return (await countStatements(() => owner.graphql(question))).length
  }
  await statements('totalCount')
  const counted = await statements('totalCount')
  expect(await statements('pageInfo { hasNextPage }')).toBe(counted - 1)
})

it('weighs a page from the end like one from the beginning, and one without a size as what it answers', async () => {
  const cost = async (paging: string) => {
    const { headers } = await owner.rest('POST', '/graphql', { query: `{ campaigns${paging} { nodes { id } } }` })
    return Number(String(headers['x-query-cost']).split('/')[0])
  }
  expect(await cost('(last: 100)')).toBe(await cost('(first: 100)'))
  expect(await cost('')).toBe(await cost('(first: 25)'))
})

it('takes as many statements beside others who ask as alone', async () => {
  const ask = () => owner.graphql('{ campaigns(first: 2) { nodes { id } totalCount } }')
  await ask()
  const alone = await countStatements(ask)
  // More than there are connections: some of them wait for one.
  const others = Promise.all(Array.from({ length: 30 }, ask))
  const beside = await countStatements(ask)
  await others
  expect(alone.length).toBeGreaterThan(0)
  expect(beside).toEqual(alone)
})
