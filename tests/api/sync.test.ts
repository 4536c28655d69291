import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SeenRequest } from '#api/integrations/sandbox/stand-in.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { runOnSchedule } from '#api/modules/sync/run-sync.service.ts'
import type { Caller } from '#tests/support/caller.ts'
import type { FeedPlan } from '#api/integrations/little-hotelier/port.ts'
import { addRule } from '#tests/support/rooms.ts'
import { startWithSandbox, type SandboxServer } from '#tests/support/sandbox.ts'
import { startServer } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'

const run = `mutation { runSync { success message
  run { id trigger status nightsSeen nightsAdded nightsChanged nightsRemoved sandbox changes(first: 500) {
    kind night roomType before { rate available } after { rate available minStay maxStay stopSell } } }
  status { isHealthy roomsWithAvailability lastSync nextSync running sandbox message unmappedRatePlans } } }`
const status =
  '{ syncStatus { isHealthy roomsWithAvailability lastSync nextSync running configured sandbox message unmappedRatePlans } }'
const plans = '{ ratePlans { id externalId name roomTypeId roomTypeName } ratePlanTargets { id name } }'
const map = 'mutation ($input: MapRatePlanInput!) { mapRatePlan(input: $input) { id roomTypeName } }'
const runs =
  '{ syncRuns(first: 50) { totalCount nodes { status trigger message nightsChanged changes(first: 3) { night } } } }'

interface Plan {
  externalId: string
  name: string
}

/** 10 AM at the hotel. */
const morning = new Date('2026-11-23T15:00:00Z')
const at = (hours: number) => new Date(morning.getTime() + hours * 3_600_000)

let server: SandboxServer
let owner: Caller

beforeAll(async () => {
  server = await startWithSandbox()
  owner = await server.caller().signIn()
  server.setNow(morning)
})
afterAll(() => server.close())

const sync = async () => {
  const { data, errors } = await owner.graphql(run)
  if (errors) throw new Error(errors[0]!.message)
  return data.runSync
}
const nights = () =>
  server.deps.orm.em
    .fork()
    .execute<{ id: string; date: string; rate: number; updated_at: string; source: string }[]>(
      'select id, date::text as date, rate, updated_at, source from room_night order by room_type_id, date',
    )
const contextOf = () => createContext(server.deps, nobody)

describe('before the first run', () => {
  it('nothing is healthy and nothing was ever synced', async () => {
    expect((await owner.graphql(status)).data.syncStatus).toEqual({
      isHealthy: false,
      roomsWithAvailability: 0,
      lastSync: null,
      nextSync: '2026-11-24T08:00:00.000Z',
      running: false,
      configured: true,
      sandbox: true,
      message: null,
      unmappedRatePlans: 0,
    })
  })
})

describe('the first run', () => {
  it('brings 90 nights of every room type, in slices of at most 28 nights', async () => {
    const { success, message, run: first, status: after } = await sync()
    expect({ success, message }).toEqual({ success: true, message: '720 nights added' })
    expect(first).toMatchObject({
      trigger: 'HAND',
      status: 'SUCCEEDED',
      nightsSeen: 720,
      nightsAdded: 720,
      sandbox: true,
    })
    expect(after).toMatchObject({
      isHealthy: true,
      roomsWithAvailability: 8,
      lastSync: morning.toISOString(),
      message: null,
    })
    const stored = await nights()
    expect(stored).toHaveLength(720)
    expect(new Set(stored.map(({ date }) => date)).size).toBe(90)
    expect([stored[0]!.date, stored[89]!.date]).toEqual(['2026-11-23', '2027-02-20'])
    const windows = server.sandbox.littleHotelier.seen.map(({ url }) => [
      url.searchParams.get('start_date'),
      url.searchParams.get('end_date'),
    ])
    expect(windows).toEqual([
      ['2026-11-23', '2026-12-20'],
      ['2026-12-21', '2027-01-17'],
      ['2027-01-18', '2027-02-14'],
      ['2027-02-15', '2027-02-20'],
    ])
  })

  it('maps each plan to the room type of its name', async () => {
    const { ratePlans } = (await owner.graphql(plans)).data
    expect(ratePlans).toHaveLength(8)
    for (const plan of ratePlans) expect(plan.roomTypeName).toBe(plan.name)
  })
})

describe('a second run', () => {
  it('that finds the same writes no night, in at most ten statements', async () => {
    const before = await nights()
    server.setNow(at(1))
    const ctx = await contextOf()
    const statements = await countStatements(() => runOnSchedule(ctx))
    expect(statements.filter((text) => /room_night/.test(text) && /insert|update|delete/.test(text))).toEqual([])
    expect(statements.length).toBeLessThanOrEqual(10)
    expect(await nights()).toEqual(before)
    expect((await owner.graphql(runs)).data.syncRuns.nodes[0].message).toBe('Nothing had changed since the last run')
  })

  it('keeps what changed as history: rate, availability and closed days', async () => {
    server.setNow(at(2))
    server.sandbox.littleHotelier.change(10_206, '2026-12-24', {
      rate: 299,
      available: 1,
      min_stay: 3,
      max_stay: 7,
      stop_online_sell: true,
    })
    const { message, run: second } = await sync()
    expect(message).toBe('1 night changed')
    expect(second).toMatchObject({ nightsAdded: 0, nightsChanged: 1, nightsRemoved: 0 })
    expect(second.changes).toMatchObject([
      {
        kind: 'CHANGED',
        night: '2026-12-24',
        roomType: 'King Room',
        after: { rate: 29_900, available: 1, minStay: 3, maxStay: 7, stopSell: true },
      },
    ])
  })
})

describe('what staff decide', () => {
  it('a plan that is freed takes its nights away, and one that is mapped brings them', async () => {
    const { ratePlans } = (await owner.graphql(plans)).data
    const plan = ratePlans.find(({ name }: { name: string }) => name === 'King Room')
    await owner.graphql(map, { input: { id: plan.id, roomTypeId: null } })
    expect((await owner.graphql(status)).data.syncStatus.unmappedRatePlans).toBe(1)
    expect((await sync()).run).toMatchObject({ nightsRemoved: 90, nightsAdded: 0 })
    await owner.graphql(map, { input: { id: plan.id, roomTypeId: plan.roomTypeId } })
    expect((await sync()).run).toMatchObject({ nightsRemoved: 0, nightsAdded: 90 })
  })

  it('two plans do not feed one room type', async () => {
    const { ratePlans } = (await owner.graphql(plans)).data
    const { errors } = await owner.graphql(map, { input: { id: ratePlans[0].id, roomTypeId: ratePlans[1].roomTypeId } })
    expect(errors![0]).toMatchObject({
      message: `${ratePlans[1].name} takes its nights from another rate plan. Free it there first`,
      extensions: { code: 'CONFLICT' },
    })
  })
})

const listen = `mutation { createWebhook(input: { url: "https://93.184.216.34/hook", events: [AVAILABILITY_CHANGED] }) {
  webhook { id } } }`
const told = async () => {
  const rows = await server.deps.orm.em
    .fork()
    .execute<{ body: string }[]>('select body from webhook_delivery order by created_at, id')
  return rows.map(({ body }) => JSON.parse(body)).map(({ type, data }) => ({ type, ...data }))
}

describe('integrators', () => {
  it('are told which nights of which room types a run has changed, and nothing where it changed none', async () => {
    const { data, errors } = await owner.graphql(listen)
    expect(errors).toBeUndefined()
    await sync()
    expect(await told()).toEqual([])
    for (const night of ['2026-12-05', '2026-12-06', '2026-12-09'])
      server.sandbox.littleHotelier.change(10_206, night, { rate: 311 })
    server.sandbox.littleHotelier.change(10_207, '2026-12-07', { rate: 312 })
    const { run: changed } = await sync()
    const [king, other] = [...new Set(changed.changes.map(({ roomType }: { roomType: string }) => roomType))]
    const roomType = (name: unknown, firstNight: string, lastNight: string, count: number) =>
      expect.objectContaining({ name, firstNight, lastNight, nights: count, roomTypeId: expect.any(String) })
    expect(await told()).toEqual([
      {
        type: 'availability.changed',
        roomTypes: [roomType(king, '2026-12-05', '2026-12-09', 3), roomType(other, '2026-12-07', '2026-12-07', 1)],
      },
    ])
    // What guests do not see changes for nobody.
    const { ratePlans } = (await owner.graphql(plans)).data
    const { roomTypeId } = ratePlans.find(({ name }: { name: string }) => name === king)
    const span = { startDate: '2026-12-11', endDate: '2026-12-11', overridesPms: true, priority: 100 }
    await addRule(owner, roomTypeId, span)
    const before = (await told()).length
    server.sandbox.littleHotelier.change(10_206, '2026-12-11', { rate: 313 })
    expect((await sync()).run).toMatchObject({ nightsChanged: 1 })
    expect(await told()).toHaveLength(before)
    await owner.graphql('mutation ($id: ID!) { deleteWebhook(id: $id) { deletedWebhookId } }', {
      id: data.createWebhook.webhook.id,
    })
  })
})

it.each([0, -1, 501])('the changes of a run are listed up to 500 at once, not %d', async (first) => {
  const ask = `query ($first: Int!) { syncRuns(first: 1) { nodes { changes(first: $first) { night } } } }`
  const { errors } = await owner.graphql(ask, { first })
  expect(errors?.[0]).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['first'], message: 'First must be from 1 to 500' }] },
  })
})

it('the first of the changes of a run are as many as are asked for', async () => {
  const ask = `query ($first: Int!) { syncRuns(first: 50) { nodes { nightsAdded changes(first: $first) { night } } } }`
  const { nodes } = (await owner.graphql(ask, { first: 1 })).data.syncRuns
  expect(nodes.find(({ nightsAdded }: { nightsAdded: number }) => nightsAdded === 720).changes).toHaveLength(1)
})

describe('a feed that is not to be believed', () => {
  const offered = () =>
    server.sandbox.littleHotelier.seen.length > 0 &&
    owner.graphql(plans).then(({ data }) => data.ratePlans as { name: string; externalId: string }[])

  it('keeps the old nights when more than two fifths are missing', async () => {
    server.setNow(at(3))
    const before = await nights()
    const all = (await offered()) as { name: string; externalId: string }[]
    server.sandbox.littleHotelier.offer(
      all
        .slice(0, 4)
        .map(({ name, externalId }) => ({ id: Number(externalId), name, rate: 1, weekendRate: 1, rooms: 1 })),
    )
    const { success, message, status: after } = await sync()
    expect(success).toBe(false)
    expect(message).toBe('Little Hotelier sent 360 nights where there were 720; the old ones are kept')
    expect(after).toMatchObject({ isHealthy: false, message })
    expect(await nights()).toEqual(before)
    server.sandbox.littleHotelier.offer(
      all.map(({ name, externalId }) => ({ id: Number(externalId), name, rate: 150, weekendRate: 180, rooms: 2 })),
    )
    expect((await sync()).success).toBe(true)
  })

  /** Little Hotelier sends no such nights, until the answer is called. */
  const leaveOut = (isLeftOut: (plan: FeedPlan, date: string) => boolean) => {
    const { services } = server.deps.outside.current()
    const { littleHotelier } = services
    services.littleHotelier = {
      ...littleHotelier,
      fetchNights: async (...which) =>
        (await littleHotelier.fetchNights(...which)).map((plan) => ({
          ...plan,
          nights: plan.nights.filter(({ date }) => !isLeftOut(plan, date)),
        })),
    }
    return () => void (services.littleHotelier = littleHotelier)
  }
  const known = async () => (await nights()).map(({ id, date, rate }) => ({ id, date, rate }))
  const quoted = async (arrival: string, departure: string) => {
    const input = `{ roomTypeSlug: "king-room", arrival: "${arrival}", departure: "${departure}" }`
    const ask = `{ stayQuote(input: ${input}) { isApproximate refusals { code } } }`
    return (await server.caller().graphql(ask)).data.stayQuote
  }
  const missing = (which: string) =>
    `Nothing had changed since the last run. ${which} are missing from what Little Hotelier sent, and kept as before. ` +
    'Where it sells them no more, free the rate plan'

  it('takes no night of a whole slice away, and lets those that are missing grow old', async () => {
    const open = {
      available: 2,
      stop_online_sell: false,
      close_to_arrival: false,
      close_to_departure: false,
      min_stay: 1,
    }
    for (const date of ['2026-12-15', '2026-12-16', '2026-12-22', '2026-12-23'])
      server.sandbox.littleHotelier.change(10_206, date, open)
    server.sandbox.littleHotelier.change(10_206, '2026-12-24', { ...open, available: 0 })
    server.setNow(at(4))
    expect((await sync()).status).toMatchObject({ isHealthy: true, message: null })
    const before = await known()
    const sendAll = leaveOut((_, date) => '2026-12-21' <= date && date <= '2027-01-17')
    server.setNow(at(5))
    const { success, message, run: kept, status: after } = await sync()
    expect({ success, message }).toEqual({
      success: true,
      message: missing('224 nights of Compact Queen Room, Courtyard King Room, Double Queen Room and 5 more'),
    })
    expect(kept).toMatchObject({ nightsSeen: 496, nightsRemoved: 0, changes: [] })
    expect(after).toMatchObject({ isHealthy: false, message })
    expect(await known()).toEqual(before)
    expect((await quoted('2026-12-24', '2026-12-25')).refusals).toContainEqual({ code: 'SOLD_OUT' })
    server.setNow(at(5 + 25.5))
    expect(await quoted('2026-12-15', '2026-12-16')).toMatchObject({ isApproximate: false })
    expect(await quoted('2026-12-22', '2026-12-23')).toMatchObject({ isApproximate: true })
    expect((await quoted('2026-12-24', '2026-12-25')).refusals).toContainEqual({ code: 'SOLD_OUT' })
    sendAll()
    expect((await sync()).status).toMatchObject({ isHealthy: true, message: null })
    expect(await quoted('2026-12-22', '2026-12-23')).toMatchObject({ isApproximate: false })
  })

  it('takes no night of one plan of eight away', async () => {
    server.setNow(at(31))
    expect((await sync()).success).toBe(true)
    const before = await known()
    server.setNow(at(32))
    const sendAll = leaveOut(({ externalId }) => externalId === '10206')
    const { success, message, run: kept, status: after } = await sync()
    expect({ success, message }).toEqual({ success: true, message: missing('90 nights of King Room') })
    expect(kept).toMatchObject({ nightsSeen: 630, nightsRemoved: 0, changes: [] })
    expect(after).toMatchObject({ isHealthy: false, message })
    expect(await known()).toEqual(before)
    sendAll()
    expect((await sync()).status).toMatchObject({ isHealthy: true, message: null })
  })
})

describe('a run that gets half of what it asked for', () => {
  it('in which the second slice fails stores nothing', async () => {
    const { littleHotelier } = server.sandbox
    const before = await nights()
    littleHotelier.change(10_206, '2026-12-01', { rate: 411 })
    let slices = 0
    const push = vi.spyOn(littleHotelier.seen, 'push').mockImplementation(function (this: SeenRequest[], request) {
      slices += 1
      if (slices === 2) littleHotelier.behave('broken')
      return Array.prototype.push.call(this, request)
    })
    expect(await sync()).toMatchObject({
      success: false,
      message: 'Little Hotelier has a fault of its own (status 500)',
    })
    push.mockRestore()
    littleHotelier.behave('none')
    expect(slices).toBeGreaterThanOrEqual(2)
    expect(await nights()).toEqual(before)
    expect((await sync()).run).toMatchObject({ nightsAdded: 0, nightsChanged: 1, nightsRemoved: 0 })
  })

  it('that is offered no room at all keeps the nights', async () => {
    const { littleHotelier } = server.sandbox
    const before = await nights()
    const plans = ((await owner.graphql('{ ratePlans { externalId name } }')).data.ratePlans as Plan[]).map(
      ({ externalId, name }) => ({ id: Number(externalId), name, rate: 150, weekendRate: 180, rooms: 2 }),
    )
    littleHotelier.offer([])
    expect(await sync()).toMatchObject({
      success: false,
      message: 'Little Hotelier answered in a form that is not known',
    })
    expect(await nights()).toEqual(before)
    littleHotelier.offer(plans)
    expect((await sync()).success).toBe(true)
  })
})

describe('one run at a time', () => {
  it('a second click while one runs is told so', async () => {
    // The first run waits for its nights until the second click was answered.
    const { littleHotelier } = server.deps.outside.current().services
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    server.deps.outside.current().services.littleHotelier = {
      ...littleHotelier,
      fetchNights: async (...which) => {
        asked.resolve()
        await answered.promise
        return littleHotelier.fetchNights(...which)
      },
    }
    const first = sync()
    await asked.promise
    expect(await sync()).toMatchObject({ success: false, message: 'A sync is already running', run: null })
    answered.resolve()
    expect(await first).toMatchObject({ success: true })
    server.deps.outside.current().services.littleHotelier = littleHotelier
  })

  it('two instances at 3 AM make one run, and the next morning another', async () => {
    server.setNow(new Date('2027-03-14T07:00:00Z'))
    const total = async () => (await owner.graphql(runs)).data.syncRuns.totalCount as number
    const before = await total()
    await Promise.all([runOnSchedule(await contextOf()), runOnSchedule(await contextOf())])
    await runOnSchedule(await contextOf())
    expect(await total()).toBe(before + 1)
    server.setNow(new Date('2027-03-15T07:00:00Z'))
    await runOnSchedule(await contextOf())
    expect(await total()).toBe(before + 2)
  })

  it('a morning whose run failed is tried again', async () => {
    server.setNow(new Date('2027-03-16T07:00:00Z'))
    server.sandbox.littleHotelier.behave('broken')
    await expect(runOnSchedule(await contextOf())).rejects.toThrow(
      'Little Hotelier has a fault of its own (status 500)',
    )
    server.sandbox.littleHotelier.behave('none')
    server.setNow(new Date('2027-03-16T07:01:00Z'))
    await runOnSchedule(await contextOf())
    expect((await owner.graphql(runs)).data.syncRuns.nodes.slice(0, 2)).toMatchObject([
      { status: 'SUCCEEDED', trigger: 'SCHEDULE' },
      { status: 'FAILED', trigger: 'SCHEDULE' },
    ])
  })

  it('a run that was killed leaves the old nights, and its place after ten minutes', async () => {
    const before = await nights()
    const em = server.deps.orm.em.fork()
    const insert = `insert into sync_run (id, created_at, updated_at, slot, trigger, status, sandbox, nights_seen, nights_added,
      nights_changed, nights_removed, changes) values (gen_random_uuid(), ?, ?, 'sync', 'hand', 'running', true, 0, 0, 0, 0, '[]')`
    const began = new Date('2027-03-16T07:30:00Z')
    await em.execute(insert, [began, began])
    server.setNow(new Date('2027-03-16T07:35:00Z'))
    expect((await owner.graphql(status)).data.syncStatus).toMatchObject({ running: true })
    expect((await sync()).message).toBe('A sync is already running')
    expect(await nights()).toEqual(before)
    server.setNow(new Date('2027-03-16T07:41:00Z'))
    expect((await sync()).success).toBe(true)
    expect((await owner.graphql(runs)).data.syncRuns.nodes[1]).toMatchObject({
      status: 'FAILED',
      message: 'The run was interrupted; the old nights are kept',
    })
  })

  it('a run that breaks while it writes leaves the old nights whole', async () => {
    const em = server.deps.orm.em.fork()
    await em.execute(
      "create function refuse() returns trigger language plpgsql as 'begin raise exception ''disk full''; end'",
    )
    await em.execute(
      "create trigger refuse before update on sync_run for each row when (new.status = 'succeeded') execute function refuse()",
    )
    const before = await nights()
    server.sandbox.littleHotelier.change(10_206, '2027-04-01', { rate: 333 })
    server.setNow(new Date('2027-03-16T07:50:00Z'))
    expect((await owner.graphql(run)).errors![0]!.extensions.code).toBe('INTERNAL_SERVER_ERROR')
    expect(await nights()).toEqual(before)
    expect((await owner.graphql(status)).data.syncStatus).toMatchObject({
      running: false,
      isHealthy: false,
      message: 'The run failed; the old nights are kept',
    })
    await em.execute('drop trigger refuse on sync_run')
    server.setNow(new Date('2027-03-16T07:51:00Z'))
    expect((await sync()).run).toMatchObject({ nightsChanged: 1 })
  })

  it('is healthy for 26 hours', async () => {
    server.setNow(new Date('2027-03-17T09:50:00Z'))
    expect((await owner.graphql(status)).data.syncStatus.isHealthy).toBe(true)
    server.setNow(new Date('2027-03-17T09:52:00Z'))
    expect((await owner.graphql(status)).data.syncStatus.isHealthy).toBe(false)
  })
})

describe('the price of a night that stays the same', () => {
  const quote = `{ stayQuote(input: { roomTypeSlug: "king-room", arrival: "2027-04-12", departure: "2027-04-13" }) {
    isApproximate nights { price } } }`
  const began = new Date('2027-03-20T08:00:00Z')
  const quoted = async (hours: number) => {
    server.setNow(new Date(began.getTime() + hours * 3_600_000))
    return (await server.caller().graphql(quote)).data.stayQuote
  }
  const desk = async () => {
    const { data } = await owner.graphql(
      '{ availabilityCalendar(month: "2027-04") { roomTypes { roomType { slug } nights { date fetchedAt isStale } } } }',
    )
    const king = data.availabilityCalendar.roomTypes.find(
      ({ roomType }: { roomType: { slug: string } }) => roomType.slug === 'king-room',
    )
    return king.nights.find(({ date }: { date: string }) => date === '2027-04-12')
  }

  it('is taken for true for 26 hours after the last run that found it, not after the one that brought it', async () => {
    server.setNow(began)
    server.sandbox.littleHotelier.change(10_206, '2027-04-12', { rate: 177 })
    expect((await sync()).success).toBe(true)
    server.setNow(new Date(began.getTime() + 30 * 3_600_000))
    const before = (await nights()).filter(({ date }) => date === '2027-04-12')
    expect((await sync()).success).toBe(true)
    expect((await nights()).filter(({ date }) => date === '2027-04-12')).toEqual(before)
    expect(await quoted(30)).toEqual({ isApproximate: false, nights: [{ price: 17_700 }] })
    expect(await quoted(30 + 25)).toEqual({ isApproximate: false, nights: [{ price: 17_700 }] })
    expect(await desk()).toMatchObject({ fetchedAt: '2027-03-21T14:00:00.000Z', isStale: false })
  })

  it('is a "from" price 27 hours after it, also when the runs since then failed', async () => {
    server.setNow(new Date(began.getTime() + 50 * 3_600_000))
    server.sandbox.littleHotelier.behave('broken')
    expect((await sync()).success).toBe(false)
    server.sandbox.littleHotelier.behave('none')
    const { isApproximate, nights: shown } = await quoted(30 + 27)
    expect(isApproximate).toBe(true)
    expect(shown).not.toEqual([{ price: 17_700 }])
    expect(await desk()).toMatchObject({ isStale: true })
  })

  it('is told to integrators once a run finds it again, for guests saw another one meanwhile', async () => {
    expect((await owner.graphql(listen)).errors).toBeUndefined()
    expect((await sync()).success).toBe(true)
    expect(await quoted(30 + 27)).toEqual({ isApproximate: false, nights: [{ price: 17_700 }] })
    const { roomTypes } = (await told()).at(-1)!
    const king = roomTypes.find(({ name }: { name: string }) => name === 'King Room')
    expect(king.firstNight <= '2027-04-12' && '2027-04-12' <= king.lastNight, JSON.stringify(king)).toBe(true)
  })
})

it('a night entered by hand stays as it is, and takes its rooms and closures from the feed', async () => {
  const { littleHotelier } = server.sandbox
  const king = (await owner.graphql(plans)).data.ratePlans.find(({ name }: Plan) => name === 'King Room')
  const span = { roomTypeId: king.roomTypeId, firstNight: '2027-06-21', lastNight: '2027-06-25' }
  const closures = { stop_online_sell: false, close_to_arrival: false, close_to_departure: false }
  for (const [date, values] of [
    ['2027-06-21', { available: 1 }],
    ['2027-06-22', { available: 0 }],
    ['2027-06-23', { available: 2, stop_online_sell: true }],
    ['2027-06-24', { available: 2, close_to_arrival: true }],
  ] as const)
    littleHotelier.change(10_206, date, { ...closures, ...values, rate: 200, min_stay: 4 })
  const setByHand = async (given: object) => {
    const { errors } = await owner.graphql(
      'mutation ($input: SetRoomNightsInput!) { setRoomNights(input: $input) { roomTypeId } }',
      { input: { ...span, ...given } },
    )
    expect(errors).toBeUndefined()
  }
  const seen = async () => {
    const ask = `{ availabilityCalendar(month: "2027-06") { roomTypes { roomTypeId nights {
      date source price priceSource minStay rooms free stopSell closedToArrival } } } }`
    const { roomTypes } = (await owner.graphql(ask)).data.availabilityCalendar
    return roomTypes
      .find(({ roomTypeId }: { roomTypeId: string }) => roomTypeId === king.roomTypeId)
      .nights.filter(({ date }: { date: string }) => '2027-06-21' <= date && date <= '2027-06-24')
  }
  const byHand = { source: 'HAND', price: 30_000, priceSource: 'HAND', minStay: 2 }
  const open = { stopSell: false, closedToArrival: false }
  // All of them lie behind the ninety nights.
  await setByHand({ rate: 30_000, minStay: 2 })
  const [{ rooms }] = await seen()
  const all = { ...byHand, ...open, free: rooms }
  expect(await seen()).toMatchObject([all, all, all, all])
  server.setNow(new Date('2027-03-30T15:00:00Z'))
  expect((await sync()).success).toBe(true)
  const fed = [
    { ...open, free: 1 },
    { ...open, free: 0 },
    { ...open, free: 2, stopSell: true },
    { ...open, free: 2, closedToArrival: true },
  ]
  expect(await seen()).toMatchObject(fed.map((night) => ({ ...byHand, ...night })))
  // Staff have the last word of how many are left, and change what they set although the feed says something by now.
  await setByHand({ rate: 31_000, available: 3 })
  expect(await seen()).toMatchObject(
    fed.map((night) => ({ ...byHand, ...night, price: 31_000, minStay: null, free: 3 })),
  )
  await owner.graphql('mutation ($input: ClearRoomNightsInput!) { clearRoomNights(input: $input) { roomTypeId } }', {
    input: span,
  })
  const ofFeed = { source: 'PMS', price: 20_000, priceSource: 'PMS', minStay: 4 }
  expect(await seen()).toMatchObject(fed.map((night) => ({ ...ofFeed, ...night })))
})

it('names what is missing where nothing is configured, and never pretends', async () => {
  const bare = await startServer()
  const caller = await bare.caller().signIn()
  const missing = 'Little Hotelier is not configured. Enter the property’s channel code under Connections'
  expect((await caller.graphql(status)).data.syncStatus).toMatchObject({
    configured: false,
    sandbox: false,
    isHealthy: false,
    nextSync: null,
    message: missing,
  })
  expect((await caller.graphql(run)).data.runSync).toMatchObject({ success: false, message: missing, run: null })
  await bare.close()
})

it('takes 22 room types of 90 nights in at most ten statements beyond the difference', async () => {
  const many = await startWithSandbox()
  const em = many.deps.orm.em.fork()
  await em.execute(`insert into room_type (id, created_at, updated_at, name, slug, base_price, bed_type, max_occupancy, description,
      amenities, images, translations, accessibility, floor_price, active, display_order)
    select gen_random_uuid(), now(), now(), 'Type ' || n, 'type-' || n, 10000, 'King', 2, '', '[]', '[]', '{}', '{}', 5000, true, n
    from generate_series(1, 22) as n`)
  many.sandbox.littleHotelier.offer(
    Array.from({ length: 22 }, (_, index) => ({
      id: index + 1,
      name: `Type ${index + 1}`,
      rate: 150,
      weekendRate: 170,
      rooms: 2,
    })),
  )
  const ctx = await createContext(many.deps, nobody)
  const statements = await countStatements(() => runOnSchedule(ctx))
  const difference = statements.filter((text) => /insert into room_night|delete from room_night/.test(text))
  expect(difference).toHaveLength(1)
  expect(statements.length - difference.length).toBeLessThanOrEqual(10)
  expect((await em.execute<{ count: number }[]>('select count(*)::int as count from room_night'))[0]!.count).toBe(1_980)
  await many.close()
})
