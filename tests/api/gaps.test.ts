import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { RoomNight } from '#api/modules/availability/room-night.entity.ts'
import { RoomType } from '#api/modules/rooms/room.entity.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType, addRule } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const quote = `query ($input: StayQuoteInput!) { stayQuote(input: $input) {
  bookable refusals { code limit } alternatives { arrival departure }
} }`
const calendar = `query ($roomType: String, $month: String!) {
  rateCalendar(roomTypeSlug: $roomType, month: $month) { days { date canArrive minStay } }
}`
const explain = `query ($id: ID!, $night: Date!) { priceExplanation(roomTypeId: $id, night: $night) { minStay usualMinStay } }`
const adjust = `mutation ($input: CreateNightAdjustmentInput!) { createNightAdjustment(input: $input) { id fillsGaps } }`

/** Monday noon at the hotel. */
const now = new Date('2027-01-04T17:00:00Z')

let server: TestServer
let owner: Caller
let type: Awaited<ReturnType<typeof addRoomType>>
beforeAll(async () => {
  server = await startServer()
  server.setNow(now)
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  type = await addRoomType(owner)
})
afterAll(() => server.close())

const fill = async (...dates: string[]) => {
  const em = server.deps.orm.em.fork()
  for (const date of dates)
    em.create(RoomNight, {
      roomType: em.getReference(RoomType, type.id),
      date,
      available: 0,
      stopSell: false,
      closedToArrival: false,
      closedToDeparture: false,
      source: 'hand',
      fetchedAt: now,
    })
  await em.flush()
}

const ask = async (arrival: string, departure: string) =>
  (await server.caller().graphql(quote, { input: { roomTypeSlug: type.slug, arrival, departure } })).data.stayQuote

const day = async (date: string) => {
  const { data } = await server.caller().graphql(calendar, { roomType: type.slug, month: date.slice(0, 7) })
  return data.rateCalendar[0].days.find((one: { date: string }) => one.date === date)
}

const threeNights = { startDate: '2027-01-05', endDate: '2027-03-31', minStay: 3 }

it('books a gap whole, says how many nights it has, and offers it near a stay that is refused', async () => {
  await addRule(owner, type.id, { ...threeNights, fillsGaps: true })
  await fill('2027-02-09', '2027-02-12')
  expect(await ask('2027-02-10', '2027-02-12')).toMatchObject({ bookable: true, refusals: [] })
  const part = await ask('2027-02-10', '2027-02-11')
  expect(part).toMatchObject({ bookable: false, refusals: [{ code: 'MIN_STAY', limit: 2 }] })
  expect(part.alternatives).toContainEqual({ arrival: '2027-02-10', departure: '2027-02-12' })
  expect(await ask('2027-02-11', '2027-02-12')).toMatchObject({ refusals: [{ code: 'MIN_STAY', limit: 3 }] })
  expect(await day('2027-02-10')).toEqual({ date: '2027-02-10', canArrive: true, minStay: 2 })
  expect(await day('2027-02-11')).toMatchObject({ minStay: 3 })
})

it('keeps the minimum where the rule does not give way, as every rule did that was there before', async () => {
  await addRule(owner, type.id, threeNights)
  await fill('2027-02-09', '2027-02-12')
  expect(await ask('2027-02-10', '2027-02-12')).toMatchObject({ refusals: [{ code: 'MIN_STAY', limit: 3 }] })
  expect(await day('2027-02-10')).toMatchObject({ minStay: 3 })
})

it('sees a gap over the end of the month, and one that begins with it', async () => {
  await addRule(owner, type.id, { ...threeNights, fillsGaps: true })
  await fill('2027-01-30', '2027-02-02', '2027-02-28', '2027-03-03')
  expect(await day('2027-01-31')).toMatchObject({ canArrive: true, minStay: 2 })
  expect(await day('2027-03-01')).toMatchObject({ canArrive: true, minStay: 2 })
  expect(await ask('2027-01-31', '2027-02-02')).toMatchObject({ bookable: true })
  const explained = async (night: string) =>
    (await owner.graphql(explain, { id: type.id, night })).data.priceExplanation
  expect(await explained('2027-03-01')).toEqual({ minStay: 2, usualMinStay: 3 })
  expect(await explained('2027-03-02')).toEqual({ minStay: 3, usualMinStay: null })
})

it('gives way on nights that were adjusted together too, and is looked at before', async () => {
  await fill('2027-02-09', '2027-02-12')
  const nights = { roomTypeIds: [type.id], firstNight: '2027-02-10', lastNight: '2027-02-11', minStay: 3 }
  const preview = `query ($input: NightAdjustmentInput!) { nightAdjustmentPreview(input: $input) {
    nights { date minStayBefore minStayAfter }
  } }`
  const shown = await owner.graphql(preview, { input: { ...nights, fillsGaps: true } })
  expect(shown.data.nightAdjustmentPreview.nights).toEqual([
    { date: '2027-02-10', minStayBefore: null, minStayAfter: 2 },
    { date: '2027-02-11', minStayBefore: null, minStayAfter: 3 },
  ])
  const { data } = await owner.graphql(adjust, { input: { ...nights, fillsGaps: true } })
  expect(data.createNightAdjustment.fillsGaps).toBe(true)
  expect(await ask('2027-02-10', '2027-02-12')).toMatchObject({ bookable: true })
})

it('means nothing without a minimum stay, and is kept as such', async () => {
  const input = { ...threeNights, name: 'No minimum', roomTypeId: type.id, price: 15_900, priority: 1, minStay: null }
  const { data } = await owner.graphql(
    'mutation ($input: CreatePricingRuleInput!) { createPricingRule(input: $input) { fillsGaps } }',
    { input: { ...input, fillsGaps: true } },
  )
  expect(data.createPricingRule.fillsGaps).toBe(false)
})
