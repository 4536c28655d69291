import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox, type Sandbox } from '#api/integrations/sandbox/sandbox.ts'
import { startJobs } from '#api/start/jobs.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { registerPages } from '#api/http/pages/pages.ts'
import { root } from '#api/root.ts'
import { createSchema } from '#api/http/graphql/build-schema.ts'
import { locales } from '#graphql/locales.ts'
import { aurinko, removeSampleHotel } from '#tests/support/aurinko.ts'
import type { Caller } from '#tests/support/caller.ts'
import { createDatabase } from '#tests/support/database.ts'
import { expectFullDesk, expectFullHotel } from '#tests/support/find-full-hotel.ts'
import { deskEmail, fullHotelNow, managerEmail } from '#tests/support/full-hotel-records.ts'
import { attributeOf, one, readPage, textOf } from '#tests/support/html.ts'
import { publicRoutes } from '#tests/support/public-routes.ts'
import { sampleOperations } from '#tests/support/sample-operations.ts'
import { siteUrl } from '#tests/support/sandbox.ts'
import { startServerOn, type TestServer } from '#tests/support/server.ts'
import { staffPassword } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'
import { localePath } from '#tests/support/texts.ts'

/** Databases of earlier releases, as they left them; tests/upgrade/make-fixture.ts makes the next one. */
const folder = join(root, 'tests', 'upgrade', 'fixtures')
const fixtures = readdirSync(folder).map((file) => file.replace(/\.sql\.gz$/, ''))

/** The least that every query of the schema can be asked. */
const queries = sampleOperations(createSchema()).filter(({ name }) => name.startsWith('Query.'))

/** What may be said of an id or an address that is not there. */
const fairAnswers = [undefined, 'NOT_FOUND', 'BAD_USER_INPUT']

const load = async (name: string) => {
  const database = await createDatabase()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(gunzipSync(readFileSync(join(folder, `${name}.sql.gz`))).toString('utf8'))
  await client.end()
  return database
}

it.each(fixtures)('a database of %s has something in every table', async (name) => {
  const database = await load(name)
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ table: string }>(
    `select tablename as table from pg_tables where schemaname = 'public'`,
  )
  expect(rows.length).toBeGreaterThan(40)
  for (const { table } of rows) expect((await client.query(`select 1 from "${table}" limit 1`)).rowCount, table).toBe(1)
  await client.end()
  await database.close()
})

it('what guests asked for when a request had one room is its only room, with what was offered and is held', async () => {
  const database = await load('2026-11-25')
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const ask = async (statement: string) => (await client.query(statement)).rows
  await ask(`insert into room_block (id, created_at, updated_at, room_type_id, rooms, first_night, last_night, reason, note)
    select gen_random_uuid(), now(), now(), room_type_id, 1, arrival, departure - 1, 'request', 'upgrade' from stay_request`)
  await ask(`update stay_request s set state = 'offered', offer_until = now(), offer_room_type_id = room_type_id,
    offer_arrival = arrival, offer_departure = departure, offer_price = price || '{"total": 1}', coupon_code = 'SUN-2222',
    block_id = (select b.id from room_block b where b.note = 'upgrade' limit 1)`)
  const columns = `room_type_id, arrival::text, departure::text, guests, coupon_code, price, offer_room_type_id,
    offer_arrival::text, offer_departure::text, offer_price, block_id`
  const before = await ask(`select id as request_id, created_at, updated_at, ${columns} from stay_request order by id`)
  expect(before.length).toBeGreaterThan(0)
  const upgraded = await startServerOn(database, {}, hotelFacts)
  const room = `select request_id, created_at, updated_at, ${columns} from stay_request_room order by request_id`
  expect(await ask(room)).toEqual(before)
  expect(await ask('select position, children, extras, accessible, room_number from stay_request_room')).toContainEqual(
    {
      position: 0,
      children: 0,
      extras: [],
      accessible: false,
      room_number: null,
    },
  )
  await client.end()
  await upgraded.close()
})

describe.each(fixtures)('a database of %s, brought up to date', (name) => {
  let server: TestServer
  let sandbox: Sandbox
  let owner: Caller
  beforeAll(async () => {
    const database = await load(name)
    sandbox = await startSandbox(siteUrl)
    server = await startServerOn(database, sandbox.settings, hotelFacts, registerPages)
    owner = await server.caller().signIn()
    server.setNow(fullHotelNow)
  })
  afterAll(async () => {
    await server.close()
    await sandbox.close()
  })

  it.each(Object.keys(publicRoutes).flatMap((path) => locales.map((locale) => localePath(locale, path))))(
    'shows guests %s',
    async (address) => {
      const { status, document } = await readPage(server.caller(), address)
      expect(status).toBe(200)
      expect(textOf(one(document, 'main'))).toMatch(/.{20,}/)
      expect(attributeOf(document, 'meta[name=description]', 'content')).toMatch(/.{50,}/)
    },
  )

  it.each(queries.map((query) => [query.name, query] as const))('answers %s', async (_, { query, variables }) => {
    const { errors } = await owner.graphql(query, variables)
    expect(fairAnswers).toContain(errors?.[0]?.extensions.code)
  })

  it('has kept what was in it', () => expectFullHotel(owner))

  if (name >= '2026-11-25')
    it('has kept threads, stays that were asked for, texts, answers, connections and addresses', () =>
      expectFullDesk(owner))

  it('lets staff in with their passwords, and asks for the second step where it was on', async () => {
    const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired } }'
    const answer = async (email: string) =>
      (await server.caller().graphql(signIn, { input: { email, password: staffPassword } })).data?.signIn
    expect(await answer(deskEmail)).toEqual({ secondStepRequired: false })
    expect(await answer(managerEmail)).toEqual({ secondStepRequired: true })
  })

  it('goes on with its queue', async () => {
    await (await startJobs(server.deps, server.queue)).stop()
    const { queues } = (await owner.graphql('{ queues { name schedule } }')).data
    expect(queues).toContainEqual({ name: 'sync.morning', schedule: '0 3 * * *' })
  })

  it('agrees with the entities', async () => {
    expect(await server.deps.orm.schema.getUpdateSchemaSQL()).toBe('')
    expect(await sql(server, 'select name from migration')).toHaveLength(
      readdirSync(join(root, 'migrations')).filter((file) => file.endsWith('.ts')).length,
    )
  })

  it('knows what of it is the sample’s, and takes off no more', async () => {
    const names = async (table: string, column: string) =>
      (await sql<{ name: string }>(server, `select "${column}" as name from "${table}" where not is_sample`)).map(
        ({ name }) => name,
      )
    const own = { types: await names('room_type', 'slug'), posts: await names('blog_post', 'id') }
    const marked = await sql<{ count: string }>(server, 'select count(*) from blog_post where is_sample')
    expect(Number(marked[0]!.count)).toBeGreaterThan(0)
    const { name } = server.deps.published.current().facts
    const input = { confirmation: name, essentials: aurinko }
    const { data, errors } = await owner.graphql(removeSampleHotel, { input })
    expect(errors).toBeUndefined()
    expect(data.removeSampleHotel.records).toBe(0)
    expect(await names('room_type', 'slug')).toEqual(own.types)
    expect((await names('blog_post', 'id')).toSorted()).toEqual(own.posts.toSorted())
    const { document } = await readPage(server.caller(), '/')
    expect(textOf(one(document, 'h1'))).toBe(aurinko.name)
  })
})
