import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { locales } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType, addRule } from '#tests/support/rooms.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const fields = 'id version minNights percent roomTypeId startDate endDate active'
const list = `{ longStayRates { ${fields} } }`
const create = `mutation ($input: CreateLongStayRateInput!) { createLongStayRate(input: $input) { ${fields} } }`
const update = `mutation ($input: UpdateLongStayRateInput!) { updateLongStayRate(input: $input) { ${fields} } }`
const remove = 'mutation ($id: ID!) { deleteLongStayRate(id: $id) { success id } }'
const restore = `mutation ($id: ID!) { restoreLongStayRate(id: $id) { ${fields} deletedAt } }`
const quote = `query ($input: StayQuoteInput!) { stayQuote(input: $input) {
  nightsTotal longStay { minNights percent } discount subtotal couponRefusal
} }`
const calendar = `query ($slug: String!) { rateCalendar(roomTypeSlug: $slug, month: "2027-02") { days { total } lowestTotal } }`

/** Monday noon at the hotel. */
const now = new Date('2027-01-04T17:00:00Z')

let server: TestServer
let owner: Caller
let room: Awaited<ReturnType<typeof addRoomType>>
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
  server.setNow(now)
  owner = await server.caller().signIn()
  room = await addRoomType(owner)
})
afterAll(() => server.close())

const rates = async () => (await owner.graphql(list)).data.longStayRates as { id: string; minNights: number }[]
const form = (given: object = {}) => ({ minNights: 5, percent: 25, startDate: '2027-01-01', ...given })
const make = async (given: object = {}) => {
  const { data, errors } = await owner.graphql(create, { input: form({ roomTypeId: room.id, ...given }) })
  expect(errors).toBeUndefined()
  return data.createLongStayRate as { id: string; version: number }
}
const ask = async (given: object = {}) =>
  (
    await server.caller().graphql(quote, {
      input: { roomTypeSlug: room.slug, arrival: '2027-02-01', departure: '2027-02-06', ...given },
    })
  ).data.stayQuote

describe('staff', () => {
  const made: string[] = []
  const keep = async (given: object = {}) => {
    const rate = await make(given)
    made.push(rate.id)
    return rate
  }
  afterEach(async () => {
    for (const id of made.splice(0)) await owner.graphql(remove, { id })
  })

  it('set a rate, which the quote applies and explains until it is deleted, and again when that is undone', async () => {
    const applied = { nightsTotal: 50_000, longStay: { minNights: 5, percent: 25 }, discount: 12_500, subtotal: 37_500 }
    const none = { longStay: null, discount: 0, subtotal: 50_000 }
    expect(await ask()).toMatchObject(none)
    const { id } = await keep()
    expect(await ask()).toMatchObject(applied)
    expect((await owner.graphql(remove, { id })).data.deleteLongStayRate).toEqual({ success: true, id })
    expect(await ask()).toMatchObject(none)
    const { data } = await owner.graphql(restore, { id })
    expect(data.restoreLongStayRate).toMatchObject({ id, minNights: 5, deletedAt: null })
    expect(await ask()).toMatchObject(applied)
    const changes = await owner.graphql('query ($id: ID!) { recordChanges(subjectId: $id) { nodes { kind } } }', { id })
    const kinds = changes.data.recordChanges.nodes.map(({ kind }: { kind: string }) => kind)
    expect(kinds.toSorted()).toEqual(['CREATED', 'DELETED', 'RESTORED'])
  })

  it('switch it off, end it and open it to all rooms, each field by itself', async () => {
    const { id } = await keep()
    const change = async (input: object) => {
      const { data, errors } = await owner.graphql(update, { input: { id, ...input } })
      expect(errors).toBeUndefined()
      return data.updateLongStayRate
    }
    expect(await change({ active: false })).toMatchObject({ active: false, percent: 25, version: 2 })
    expect(await ask()).toMatchObject({ longStay: null })
    expect(await change({ active: true, endDate: '2027-01-31' })).toMatchObject({ endDate: '2027-01-31' })
    expect(await ask()).toMatchObject({ longStay: null })
    expect(await change({ endDate: null, roomTypeId: null })).toMatchObject({ endDate: null, roomTypeId: null })
    expect(await ask()).toMatchObject({ longStay: { minNights: 5, percent: 25 } })
  })

  it.each<[string, object, string, string]>([
    ['one night', { minNights: 1 }, 'minNights', 'Nights must be from 2 to 365'],
    ['nothing off', { percent: 0 }, 'percent', 'Percent must be from 1 to 60'],
    ['nearly all off', { percent: 61 }, 'percent', 'Percent must be from 1 to 60'],
    ['an end before its start', { endDate: '2026-12-31' }, 'endDate', 'Last arrival is before first arrival'],
    ['a start out of sight', { startDate: '2031-01-01' }, 'startDate', 'First arrival must be at most 3 years ahead'],
    [
      'a room type that there is not',
      { roomTypeId: '00000000-0000-4000-8000-000000000000' },
      'roomTypeId',
      'Room type must be the id of a room type',
    ],
  ])('cannot set %s', async (_, given, field, message) => {
    const { errors } = await owner.graphql(create, { input: form(given) })
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', issues: [{ path: [field], message }] } })
  })

  it('are told when somebody else was faster, and of a rate that is gone', async () => {
    const { id, version } = await keep()
    await owner.graphql(update, { input: { id, version, percent: 20 } })
    const late = await owner.graphql(update, { input: { id, version, percent: 30 } })
    expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT')
    await owner.graphql(remove, { id })
    for (const [mutation, variables] of [
      [remove, { id }],
      [update, { input: { id, percent: 5 } }],
      [restore, { id: '00000000-0000-4000-8000-000000000000' }],
    ] as const)
      expect((await owner.graphql(mutation, variables)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('read in the calendar what the shortest stay that can begin there pays, and never less', async () => {
    const { id } = await keep()
    const totals = async () => (await server.caller().graphql(calendar, { slug: room.slug })).data.rateCalendar[0]
    expect(await totals()).toMatchObject({ lowestTotal: 10_000 })
    await addRule(owner, room.id, { price: 10_000, minStay: 5, startDate: '2027-02-01', endDate: '2027-02-10' })
    const { days, lowestTotal } = await totals()
    expect([lowestTotal, days[0].total, days[12].total]).toEqual([7_500, 7_500, 10_000])
    expect((await ask()).subtotal).toBe(5 * 7_500)
    await owner.graphql(remove, { id })
    expect(await totals()).toMatchObject({ lowestTotal: 10_000 })
  })
})

describe('the deals page', () => {
  const page = async (path: string) => (await server.caller().rest('GET', path)).body
  const { weeklyNights, monthlyNights } = hotelFacts.offers

  it('names the weekly and the monthly rate that the quote gives', async () => {
    expect(await page('/deals')).toContain(`Weekly rate from ${weeklyNights} nights`)
    expect(await page('/deals')).toContain(`Monthly discount from ${monthlyNights} nights`)
    const stayOf = (nights: number) =>
      ask({ arrival: '2027-05-01', departure: new Date(Date.UTC(2027, 4, 1 + nights)).toISOString().slice(0, 10) })
    expect((await stayOf(weeklyNights! - 1)).longStay).toBeNull()
    expect((await stayOf(weeklyNights!)).longStay).toMatchObject({ minNights: weeklyNights })
    expect((await stayOf(monthlyNights!)).longStay).toMatchObject({ minNights: monthlyNights })
  })

  it('names none that the quote does not give, in any language, nor does the answer to who asks', async () => {
    const standing = (await rates()).filter(({ minNights }) => minNights <= weeklyNights!)
    for (const { id } of standing) await owner.graphql(remove, { id })
    const offers =
      'query ($locale: Locale!) { offers(locale: $locale) { id } hotel(locale: $locale) { offers { weeklyNights } } }'
    for (const locale of locales) {
      const { data } = await server.caller().graphql(offers, { locale })
      expect(data.hotel.offers.weeklyNights).toBeNull()
      expect(data.offers.map(({ id }: { id: string }) => id)).not.toContain('extended')
    }
    expect(await page('/deals')).not.toMatch(/weekly rate/i)
    await make()
    expect(await page('/deals')).not.toMatch(/weekly rate/i)
    for (const { id } of standing) await owner.graphql(restore, { id })
    expect(await page('/deals')).toContain(`Weekly rate from ${weeklyNights} nights`)
  })
})
