import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from 'pg'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { inDays } from '#tests/support/hotel-dates.ts'
import { startProcess, type RunningServer } from '#tests/support/process.ts'

/** A clock that stands still, by which no page grows old: one is rendered anew only because somebody told of a change. */
const noPageGrowsOld = { NODE_OPTIONS: '--import=data:text/javascript,performance.now=()=>0' }

let database: TestDatabase
let instances: RunningServer[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  instances = await Promise.all([1, 2].map(() => startProcess({ DATABASE_URL: database.url, ...noPageGrowsOld })))
})
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop('SIGTERM')))
  await database.close()
})

const json = { 'content-type': 'application/json' }
const signIn = async ({ url }: RunningServer) => {
  const body = JSON.stringify({ email: ownerEmail, password: ownerPassword })
  const response = await fetch(`${url}/api/session`, { method: 'POST', headers: json, body })
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}
const homeOf = async ({ url }: RunningServer) => (await fetch(url)).text()
/** The home page with the price of a stay, which shares with the home page what is not the stay's. */
const pricesOf = async ({ url }: RunningServer) =>
  (await fetch(`${url}/?arrival=${inDays(60)}&departure=${inDays(62)}&adults=2`)).text()
const listeners =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'"

it('a change at one instance shows at once on the pages of another', async () => {
  const [first, second] = instances as [RunningServer, RunningServer]
  const headers = { ...json, cookie: await signIn(first) }
  const [{ id }] = (await (await fetch(`${first.url}/api/room-types`)).json()) as [{ id: string }]
  const rename = async (name: string) => {
    const answer = await fetch(`${first.url}/api/room-types/${id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ name }),
    })
    expect(answer.status).toBe(200)
  }

  for (const pageOf of [homeOf, pricesOf]) expect(await pageOf(second)).not.toContain('Pelican Loft')
  await rename('Pelican Loft')
  for (const pageOf of [homeOf, pricesOf]) {
    expect(await pageOf(first)).toContain('Pelican Loft')
    await expect.poll(() => pageOf(second)).toContain('Pelican Loft')
  }

  // What is changed while nobody can tell is shown once the instances hear again.
  const client = new Client({ connectionString: database.url })
  await client.connect()
  expect((await client.query(listeners)).rowCount).toBe(2)
  await client.end()
  await rename('Heron Loft')
  await expect.poll(() => homeOf(second)).toContain('Heron Loft')
  await rename('Egret Loft')
  await expect.poll(() => homeOf(second)).toContain('Egret Loft')
})

it('so does a change of the hotel’s facts, on pages and in the other’s answers', async () => {
  const [first, second] = instances as [RunningServer, RunningServer]
  const headers = { ...json, cookie: await signIn(first) }
  const ask = async ({ url }: RunningServer, query: string, variables = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data: any; errors?: unknown } // oxlint-disable-line typescript/no-explicit-any -- a test knows what it asked for
    expect(errors).toBeUndefined()
    return data
  }
  const [facts] = (await ask(first, '{ contentEntries(kind: FACTS) { id version data } }')).contentEntries
  const { saveContent } = await ask(
    first,
    'mutation ($input: SaveContentInput!) { saveContent(input: $input) { id version } }',
    {
      input: {
        id: facts.id,
        version: facts.version,
        data: { ...facts.data, phone: '(561) 555-0177', timeZone: 'Europe/Helsinki' },
      },
    },
  )
  await ask(first, 'mutation ($input: PublishContentInput!) { publishContent(input: $input) { id } }', {
    input: saveContent,
  })
  expect(await homeOf(first)).toContain('(561) 555-0177')
  await expect.poll(() => homeOf(second)).toContain('(561) 555-0177')
  expect(await homeOf(second)).not.toContain('(561) 555-0152')
  expect((await ask(second, '{ hotel(locale: en) { phone } }')).hotel.phone).toBe('(561) 555-0177')

  // The desk reads clocks by it, and the jobs' times of day are its.
  expect(await (await fetch(`${second.url}/admin`)).text()).toContain('"timeZone":"Europe/Helsinki"')
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const zones = async () => (await client.query('select distinct timezone from pgboss.schedule')).rows
  await expect.poll(zones).toEqual([{ timezone: 'Europe/Helsinki' }])
  await client.end()
})
