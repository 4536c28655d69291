import { createMailingToken } from '#api/modules/mail/mailing-token.ts'
import { sql } from '#tests/support/subscribers.ts'
import type { TestServer } from '#tests/support/server.ts'

type PoolName = 'id' | 'slug' | 'cursor' | 'token' | 'code'

const reference = /~(id|slug|cursor|token|code)-(\d+)~/g

/** Records that a fuzzer may find: whom it changes or removes, it does not lose its own session or key by it. */
const idTables = [
  'inquiry',
  'room_type',
  'room',
  'pricing_rule',
  'long_stay_rate',
  'night_adjustment',
  'stay_extra',
  'blog_post',
  'campaign_template',
  'subscriber',
  'stay_charge',
  'mail',
]

const uuid = /"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g
const mostOfAPool = 200

/** What is there to be named: filled at the start, then with every id that an answer tells. */
export const openPools = async (server: TestServer, ownIds: () => Promise<string[]>) => {
  const idsOf = async (table: string) =>
    (await sql<{ id: string }>(server, `select id from "${table}" order by id limit 8`)).map(({ id }) => id)
  const own = new Set(await ownIds())
  const ids = (await Promise.all(idTables.map(idsOf))).flat()
  const subscribers = await sql<{ id: string; email: string }>(
    server,
    'select id, email from subscriber order by id limit 8',
  )
  const slugs = await sql<{ slug: string }>(server, 'select slug from room_type union select slug from blog_post')
  const codes = await sql<{ code: string }>(server, 'select code from coupon limit 20')
  const tokens = subscribers.flatMap(({ id, email }) =>
    (['confirm', 'unsubscribe'] as const).map((purpose) =>
      createMailingToken(server.deps.secret, purpose, id, server.deps.now(), email),
    ),
  )
  const pools: Record<PoolName, string[]> = {
    id: ids,
    slug: slugs.map(({ slug }) => slug),
    cursor: ['bm90IGEgY3Vyc29y'],
    token: tokens,
    code: codes.map(({ code }) => code),
  }

  const keep = (pool: PoolName, value: string) => {
    const list = pools[pool]
    if (list.includes(value) || own.has(value)) return
    list.push(value)
    if (list.length > mostOfAPool) list.splice(Math.floor(list.length / 2), 1)
  }

  return {
    /** The text with its references replaced by what stands in the pools now. */
    fill: (text: string) =>
      text.replaceAll(reference, (_, pool: PoolName, at: string) => pools[pool][Number(at) % pools[pool].length] ?? ''),
    /** Takes over what an answer tells. */
    learn: (answer: string) => {
      for (const [, id] of answer.slice(0, 20_000).matchAll(uuid)) keep('id', id!)
      for (const [, cursor] of answer.slice(0, 20_000).matchAll(/"endCursor":"([^"]+)"/g)) keep('cursor', cursor!)
    },
    /** Not to be named from now on. */
    spare: (id: string) => void own.add(id),
  }
}
