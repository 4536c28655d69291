import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { routes } from '#api/modules/modules.ts'
import { forgetAnswers } from '#api/modules/idempotency/idempotency.service.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

const unanswered =
  'The first request with this Idempotency-Key is still under way, or was cut off. Look whether it was done before you send it with another key'

let server: TestServer
let owner: Caller
let roomTypeId: string
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 1_000 })
  owner = await server.caller().signIn()
  roomTypeId = (await addRoomType(owner)).id
})
afterAll(() => server.close())

let used = 0
let key: string
beforeEach(() => {
  used += 1
  key = `key-${used}`
})

const room = (roomNumber: string) => ({ roomTypeId, roomNumber, floor: 1 })
const add = (body: object, header = key, by = owner) =>
  by.rest('POST', '/api/rooms', body, { 'idempotency-key': header })
/** A body as it is written. */
const addWritten = (body: string) =>
  owner.rest('POST', '/api/rooms', body, { 'content-type': 'application/json', 'idempotency-key': key })
const countRooms = async (number: string) =>
  (await owner.rest('GET', '/api/rooms')).json().filter((known: { roomNumber: string }) => known.roomNumber === number)
    .length

it('is taken by every path that makes something', () => {
  const making = routes.filter(({ method, status }) => method === 'POST' && status === 201)
  expect(making.filter(({ creates }) => !creates)).toEqual([])
  expect(routes.filter(({ creates }) => creates).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/inquiries', '/api/newsletter/signup', '/api/campaigns/send', '/api/rooms']),
  )
})

describe('the same key', () => {
  it('makes one and answers alike, headers too', async () => {
    const first = await add(room('I1'))
    const again = await add(room('I1'))
    expect([first.statusCode, first.headers['idempotency-replayed']]).toEqual([201, undefined])
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([201, 'true'])
    expect(again.body).toBe(first.body)
    expect(again.headers['etag']).toBe(first.headers['etag'])
    expect(again.headers['location']).toBe(`/api/rooms/${first.json().id}`)
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect(await countRooms('I1')).toBe(1)
  })

  it('answers as it did, whatever has become of the record', async () => {
    const { id } = (await add(room('I2'))).json()
    await owner.rest('PATCH', `/api/rooms/${id}`, { roomNumber: 'I2b' })
    expect((await add(room('I2'))).json()).toMatchObject({ id, roomNumber: 'I2' })
  })

  it('sent many times at once makes one', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(room('I3'))))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses).toContain(201)
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([])
    expect(await countRooms('I3')).toBe(1)
    expect((await add(room('I3'))).statusCode).toBe(201)
  })

  it.each([
    [
      'its keys in another order',
      (number: string) => `{"floor":1,"roomNumber":"${number}","roomTypeId":"${roomTypeId}"}`,
    ],
    ['other white space', (number: string) => JSON.stringify(room(number), null, 4)],
    ['its texts escaped', (number: string) => JSON.stringify(room(number)).replace('I', String.raw`\u0049`)],
  ])('with the same body is the same request: %s', async (_, write) => {
    const number = `I${key}`.slice(0, 10)
    const first = await add(room(number))
    const again = await addWritten(write(number))
    expect([again.statusCode, again.headers['idempotency-replayed'], again.body]).toEqual([201, 'true', first.body])
    expect(await countRooms(number)).toBe(1)
  })

  it('with a body that no input is deep enough for is refused as without', async () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000)
    const answer = await addWritten(JSON.stringify(room('deep')).replace('"deep"', deep))
    expect([answer.statusCode, answer.body]).toEqual([422, 'The field roomNumber must be text'])
  })

  it('with another body is refused', async () => {
    await add(room('I4'))
    const other = await add(room('I5'))
    expect([other.statusCode, other.body]).toEqual([422, 'This Idempotency-Key was sent before with another body'])
    expect(await countRooms('I5')).toBe(0)
  })

  it('is refused with 409 for a day while nobody knows what became of the first', async () => {
    server.setNow(new Date('2027-01-04T17:00:00Z'))
    await sql(
      server,
      `create function lose_rooms() returns trigger language plpgsql as
         'begin raise exception using errcode = ''admin_shutdown''; end';
       create trigger lose_rooms before insert on room execute function lose_rooms()`,
    )
    expect((await add(room('I6'))).statusCode).toBe(503)
    await sql(server, 'drop function lose_rooms cascade')
    server.setNow(new Date('2027-01-05T16:59:00Z'))
    await forgetAnswers({ ...(await createContext(server.deps, nobody)), now: server.deps.now })
    const early = await add(room('I6'))
    expect([early.statusCode, early.headers['retry-after'], early.body]).toEqual([409, undefined, unanswered])
    server.setNow(new Date('2027-01-05T17:00:00Z'))
    expect((await add(room('I6'))).statusCode).toBe(201)
    server.setNow(null)
  })

  it('is free again after a refusal', async () => {
    expect((await add({ ...room('I7'), floor: 99 })).statusCode).toBe(422)
    expect((await add(room('I7'))).statusCode).toBe(201)
  })

  it('makes one when its answer cannot be kept', async () => {
    await sql(server, 'alter table idempotent_request add constraint keeps_nothing check (answer is null) not valid')
    const first = await add(room('I13'))
    const again = await add(room('I13'))
    await sql(server, 'alter table idempotent_request drop constraint keeps_nothing')
    expect([first.statusCode, again.statusCode]).toEqual([201, 409])
    expect(again.body).toBe(unanswered)
  })

  it('is refused in the same words when it cannot be given back', async () => {
    await sql(
      server,
      `create function keep_keys() returns trigger language plpgsql as 'begin raise exception ''kept''; end';
       create trigger keep_keys before delete on idempotent_request execute function keep_keys()`,
    )
    const answer = await add({ ...room('I14'), floor: 99 })
    await sql(server, 'drop function keep_keys cascade')
    expect(answer.statusCode).toBe(422)
  })

  it('in quotes is the same key', async () => {
    const { id } = (await add(room('I8'), `"${key}"`)).json()
    expect((await add(room('I8'))).json().id).toBe(id)
  })

  it('of another caller, or on another path, is another', async () => {
    const { headers } = await addKey(server, ['rooms:read', 'rooms:write'])
    await add(room('I9'))
    const program = await server
      .caller()
      .rest('POST', '/api/rooms', room('I10'), { ...headers, 'idempotency-key': key })
    expect([program.statusCode, program.headers['idempotency-replayed']]).toEqual([201, undefined])
    const rule = {
      name: 'Spring',
      roomTypeId,
      startDate: '2027-03-01',
      endDate: '2027-03-02',
      price: 20_000,
      priority: 1,
    }
    const elsewhere = await owner.rest('POST', '/api/pricing-rules', rule, { 'idempotency-key': key })
    expect(elsewhere.statusCode).toBe(201)
  })

  it('never shows one who may not ask what was answered', async () => {
    await add(room('I11'))
    expect((await add(room('I11'), key, server.caller())).statusCode).toBe(401)
  })
})

it.each(['', '""', 'x'.repeat(256), 'ä'])('refuses the key %j', async (header) => {
  const answer = await add(room('I12'), header)
  expect([answer.statusCode, answer.body]).toEqual([
    422,
    'The header Idempotency-Key must have 1 to 255 printable characters',
  ])
})

it('is not looked at where nothing is made', async () => {
  const one = () => owner.rest('GET', '/api/rooms', undefined, { 'idempotency-key': key })
  expect([(await one()).statusCode, (await one()).headers['idempotency-replayed']]).toEqual([200, undefined])
})

describe('a guest', () => {
  const form = { name: 'Aino', email: 'aino-once@example.com', message: 'A room?' }

  it('who sends the form again, later than a minute too, has written once', async () => {
    server.setNow(new Date('2027-01-04T17:00:00Z'))
    const guest = server.caller()
    const send = (headers: object = { 'idempotency-key': key }) =>
      guest.rest('POST', '/api/inquiries', form, headers as Record<string, string>)
    const first = (await send()).json()
    server.setNow(new Date('2027-01-04T18:00:00Z'))
    expect((await send()).json()).toEqual(first)
    expect((await send({})).json().reference).not.toBe(first.reference)
    server.setNow(null)
  })

  it('leaves nothing in clear, and nothing after a day', async () => {
    const email = 'nowhere-in-clear@example.com'
    const { couponCode } = (
      await server.caller().rest('POST', '/api/newsletter/signup', { email }, { 'idempotency-key': key })
    ).json()
    const rows = JSON.stringify(await sql(server, 'select * from idempotent_request'))
    for (const text of [email, couponCode, key]) expect(rows).not.toContain(text)
    const later = new Date('2027-01-07T00:00:00Z')
    expect(await forgetAnswers({ ...(await createContext(server.deps, nobody)), now: () => later })).toBeGreaterThan(0)
    expect(await sql(server, 'select * from idempotent_request')).toEqual([])
  })
})
