import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { startWithSandbox, type SandboxServer } from '#tests/support/sandbox.ts'

const run = 'mutation { runSync { success message run { id nightsAdded nightsRemoved } } }'
const plans = '{ ratePlans { id externalId name roomTypeId } }'
const map = 'mutation ($input: MapRatePlanInput!) { mapRatePlan(input: $input) { id roomTypeName } }'
const one = 'query ($id: ID!) { syncRun(id: $id) { id status nightsAdded changes(first: 2) { kind } } }'
const nobodys = '7f2b9a52-3c1f-4f0f-9a2e-5d8f4f7f1c11'

interface Plan {
  id: string
  externalId: string
  name: string
  roomTypeId: string | null
}

let server: SandboxServer
let owner: Caller
/** Eight plans, each mapped to the room type of its name, and 90 nights of each. */
let mapped: Plan[]

const sync = async () => (await owner.graphql(run)).data.runSync
const plansNow = async (): Promise<Plan[]> => (await owner.graphql(plans)).data.ratePlans
const free = (some: Plan[]) =>
  Promise.all(some.map(({ id }) => owner.graphql(map, { input: { id, roomTypeId: null } })))
const offered = ({ name, externalId }: Pick<Plan, 'name' | 'externalId'>) => ({
  id: Number(externalId),
  name,
  rate: 150,
  weekendRate: 180,
  rooms: 2,
})

beforeAll(async () => {
  server = await startWithSandbox()
  owner = await server.caller().signIn()
  await sync()
  mapped = await plansNow()
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const { id, roomTypeId } of mapped) await owner.graphql(map, { input: { id, roomTypeId } })
  await sync()
})

it.each([
  ['a plan', 'NOT_FOUND', 'There is no such rate plan', () => ({ id: nobodys, roomTypeId: null })],
  [
    'a room type',
    'BAD_USER_INPUT',
    'Room type must be the id of a room type',
    () => ({ id: mapped[0]!.id, roomTypeId: nobodys }),
  ],
])('%s that there is not is named', async (_what, code, message, input) => {
  const { errors } = await owner.graphql(map, { input: input() })
  expect(errors?.[0]).toMatchObject({ message, extensions: { code } })
  expect(await plansNow()).toEqual(mapped)
})

it('an unknown room type is named at its field', async () => {
  const { errors } = await owner.graphql(map, { input: { id: mapped[0]!.id, roomTypeId: nobodys } })
  expect(errors?.[0]?.extensions['issues']).toMatchObject([{ path: ['roomTypeId'] }])
})

it('a run says so where no plan feeds a room type, and keeps the nights', async () => {
  await free(mapped)
  expect(await sync()).toMatchObject({
    success: false,
    message: 'No rate plan is mapped to a room type. Map them below, then sync again',
  })
  const [kept] = await server.deps.orm.em.fork().execute<{ count: number }[]>('select count(*)::int from room_night')
  expect(kept!.count).toBe(8 * 90)
})

it('nights of plans that staff have freed go, however many: they are not missing from the feed', async () => {
  await free(mapped.slice(0, 6))
  expect(await sync()).toMatchObject({ success: true, run: { nightsAdded: 0, nightsRemoved: 6 * 90 } })
})

it('a night behind the ninety that are asked for stays', async () => {
  const em = server.deps.orm.em.fork()
  await em.execute(
    `insert into room_night (id, created_at, updated_at, room_type_id, date, available, rate, stop_sell, closed_to_arrival,
      closed_to_departure, source, fetched_at)
    select gen_random_uuid(), now(), now(), room_type_id, max(date) + 1, 1, 20000, false, false, false, 'pms', now()
    from room_night group by room_type_id`,
  )
  expect((await sync()).run).toMatchObject({ nightsAdded: 0, nightsRemoved: 0 })
  await em.execute('delete from room_night where date = (select max(date) from room_night)')
})

it('a second plan of one name is left to staff, and takes nothing from the first', async () => {
  const king = mapped.find(({ name }) => name === 'King Room')!
  const second = { name: 'KING ROOM', externalId: '99001' }
  server.sandbox.littleHotelier.offer([...mapped, second].map(offered))
  expect((await sync()).success).toBe(true)
  const after = await plansNow()
  expect(after.find(({ externalId }) => externalId === second.externalId)?.roomTypeId).toBeNull()
  expect(after.find(({ id }) => id === king.id)?.roomTypeId).toBe(king.roomTypeId)
})

it('of two new plans of one name the first feeds the room type of that name', async () => {
  const em = server.deps.orm.em.fork()
  const king = mapped.find(({ name }) => name === 'King Room')!
  await em.execute('delete from rate_plan where name ilike ?', ['king room'])
  const [first, second] = [
    { name: 'King room', externalId: '99002' },
    { name: 'King Room', externalId: '99003' },
  ]
  const others = mapped.filter(({ id }) => id !== king.id)
  server.sandbox.littleHotelier.offer([...others, first, second].map(offered))
  expect((await sync()).success).toBe(true)
  const typeOf = new Map((await plansNow()).map(({ externalId, roomTypeId }) => [externalId, roomTypeId]))
  expect(typeOf.get(first.externalId)).toBe(king.roomTypeId)
  expect(typeOf.get(second.externalId)).toBeNull()
})

it('nights stay when their plan gives way to one of the same name, until staff map that one', async () => {
  const before = await plansNow()
  const { roomTypeId } = mapped.find(({ name }) => name === 'King Room')!
  const old = before.find((plan) => plan.roomTypeId === roomTypeId)!
  const next = { name: 'King Room', externalId: '99004' }
  const others = before.filter(({ id }) => id !== old.id)
  server.sandbox.littleHotelier.offer([...others, next].map(offered))
  const { success, message, run: kept } = await sync()
  expect({ success, kept }).toMatchObject({ success: true, kept: { nightsRemoved: 0 } })
  expect(message).toContain('90 nights of King Room are missing from what Little Hotelier sent, and kept as before')
  const { id } = (await plansNow()).find(({ externalId }) => externalId === next.externalId)!
  await free([old])
  await owner.graphql(map, { input: { id, roomTypeId } })
  expect(await sync()).toMatchObject({ success: true, run: { nightsAdded: 0, nightsRemoved: 0 } })
  expect((await owner.graphql('{ syncStatus { isHealthy } }')).data.syncStatus).toEqual({ isHealthy: true })
  await owner.graphql(map, { input: { id, roomTypeId: null } })
  await owner.graphql(map, { input: { id: old.id, roomTypeId } })
  server.sandbox.littleHotelier.offer(before.map(offered))
})

it('a run is found by its id, and nothing by any other', async () => {
  const { run: last } = await sync()
  expect((await owner.graphql(one, { id: last.id })).data.syncRun).toEqual({
    id: last.id,
    status: 'SUCCEEDED',
    nightsAdded: 0,
    changes: [],
  })
  for (const id of [nobodys, 'last', '']) {
    const { data, errors } = await owner.graphql(one, { id })
    expect({ data, errors }).toEqual({ data: { syncRun: null }, errors: undefined })
  }
})
