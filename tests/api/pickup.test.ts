import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { recordSnapshots } from '#api/modules/pickup/record-snapshots.job.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

const query = `query ($month: String!, $months: Int! = 1, $with: PickupComparison!) {
  pickup(month: $month, months: $months, comparedWith: $with) {
    seenOn roomTypes { roomTypeId nights { date comparedNight taken price takenThen priceThen } }
  }
}`
const block = 'mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }'
const unblock = 'mutation ($id: ID!) { deleteBlock(id: $id) { success } }'
const changeType = `mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) { version } }`

interface Night {
  date: string
  comparedNight: string
  taken: number
  price: number
  takenThen: number | null
  priceThen: number | null
}

let server: TestServer
let owner: Caller
let type: { id: string; version: number }
beforeAll(async () => {
  server = await startServer()
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  await sql(server, 'delete from night_snapshot')
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  type = await addRoomType(owner, {}, 3)
})
afterAll(() => server.close())

/** Noon at the hotel. */
const noonOf = (day: string) => server.setNow(new Date(`${day}T17:00:00Z`))
const note = async () => recordSnapshots(await createContext(server.deps, nobody))
const rowsOf = (night: string) =>
  sql(
    server,
    `select seen_on::text as seen, taken, price from night_snapshot
     where room_type_id = '${type.id}' and night = '${night}' order by seen_on`,
  )
const taken = async (rooms: number, firstNight: string, lastNight = firstNight): Promise<string> => {
  const input = { roomTypeId: type.id, rooms, firstNight, lastNight, reason: 'MANUAL_BOOKING' }
  const { data, errors } = await owner.graphql(block, { input })
  expect(errors).toBeUndefined()
  return data.createBlock.id
}
const costs = async (basePrice: number) => {
  const { data, errors } = await owner.graphql(changeType, {
    input: { id: type.id, version: type.version, basePrice },
  })
  expect(errors).toBeUndefined()
  type.version = data.updateRoomType.version
}
const compared = async (comparison: string, date: string): Promise<Night | undefined> => {
  const { data, errors } = await owner.graphql(query, { month: date.slice(0, 7), with: comparison })
  expect(errors).toBeUndefined()
  const { nights } = data.pickup.roomTypes.find(({ roomTypeId }: { roomTypeId: string }) => roomTypeId === type.id)
  return nights.find((night: Night) => night.date === date)
}

describe('what is noted of a night', () => {
  const night = '2027-02-10'

  it('is a row for the day on which it changed, and none while it stays as it is', async () => {
    await note()
    await note()
    expect(await rowsOf(night)).toEqual([{ seen: '2027-01-04', taken: 0, price: 10_000 }])
    noonOf('2027-01-05')
    await note()
    expect(await rowsOf(night)).toHaveLength(1)
    const id = await taken(2, night)
    await note()
    await costs(12_000)
    await note()
    expect((await rowsOf(night)).slice(1)).toEqual([{ seen: '2027-01-05', taken: 2, price: 12_000 }])
    noonOf('2027-01-06')
    await owner.graphql(unblock, { id })
    await note()
    expect((await rowsOf(night)).slice(2)).toEqual([{ seen: '2027-01-06', taken: 0, price: 12_000 }])
  })

  it('is the hotel’s day, not that of London', async () => {
    server.setNow(new Date('2027-01-05T04:30:00Z'))
    await note()
    expect(await rowsOf(night)).toMatchObject([{ seen: '2027-01-04' }])
    expect(await rowsOf('2027-01-04')).toHaveLength(1)
    expect(await rowsOf('2027-01-03')).toEqual([])
  })

  it('reaches a year ahead, and is forgotten 25 months after the night', async () => {
    await note()
    expect(await rowsOf('2028-01-04')).toHaveLength(1)
    expect(await rowsOf('2028-01-05')).toEqual([])
    noonOf('2029-02-03')
    await note()
    expect(await rowsOf('2027-01-04')).toHaveLength(1)
    noonOf('2029-02-05')
    await note()
    expect(await rowsOf('2027-01-04')).toEqual([])
    expect(await rowsOf('2027-01-06')).toHaveLength(1)
  })

  it('leaves when its room type is deleted for good', async () => {
    await note()
    await sql(server, `delete from room where room_type_id = '${type.id}'`)
    await sql(server, `delete from room_type where id = '${type.id}'`)
    expect(await rowsOf(night)).toEqual([])
  })
})

describe('the nights ahead beside an earlier day', () => {
  const night = '2027-02-10'

  it('say what has been taken since, and how the price has moved', async () => {
    await taken(1, night)
    await note()
    noonOf('2027-01-10')
    await taken(1, night)
    await note()
    noonOf('2027-01-11')
    await costs(9_000)
    const now = { date: night, comparedNight: night, taken: 2, price: 9_000 }
    expect(await compared('WEEK_AGO', night)).toEqual({ ...now, takenThen: 1, priceThen: 10_000 })
    expect(await compared('YESTERDAY', night)).toEqual({ ...now, takenThen: 2, priceThen: 10_000 })
    // Nobody noted anything then.
    expect(await compared('FOUR_WEEKS_AGO', night)).toEqual({ ...now, takenThen: null, priceThen: null })
    expect(await compared('YEAR_AGO', night)).toMatchObject({ comparedNight: '2026-02-11', takenThen: null })
  })

  it('are compared with the same weekday of the year before, then and in the end', async () => {
    await taken(1, night)
    await note()
    noonOf('2027-02-01')
    await taken(2, night)
    await costs(15_000)
    await note()
    // 364 days after the first look, at the night 364 days after that one.
    noonOf('2028-01-03')
    const then = { date: '2028-02-09', comparedNight: night, taken: 0, price: 15_000 }
    expect(await compared('YEAR_AGO', '2028-02-09')).toEqual({ ...then, takenThen: 1, priceThen: 10_000 })
    expect(await compared('YEAR_AGO_FINAL', '2028-02-09')).toEqual({ ...then, takenThen: 3, priceThen: 15_000 })
  })

  it('have no end to be compared with while the night of the year before is still to come', async () => {
    await note()
    expect(await compared('YEAR_AGO_FINAL', '2028-01-03')).toMatchObject({
      comparedNight: '2027-01-04',
      takenThen: null,
      priceThen: null,
    })
    noonOf('2027-01-05')
    expect(await compared('YEAR_AGO_FINAL', '2028-01-03')).toMatchObject({ takenThen: 0, priceThen: 10_000 })
  })

  it('begin tonight: of what is over, what is free now says nothing', async () => {
    expect(await compared('WEEK_AGO', '2027-01-03')).toBeUndefined()
    expect(await compared('WEEK_AGO', '2027-01-04')).toMatchObject({ taken: 0 })
    const { data } = await owner.graphql(query, { month: '2026-12', with: 'WEEK_AGO' })
    expect(data.pickup).toMatchObject({ seenOn: '2026-12-28' })
    expect(data.pickup.roomTypes.flatMap(({ nights }: { nights: Night[] }) => nights)).toEqual([])
  })

  it.each([
    [{ month: '2027-13', with: 'WEEK_AGO' }, 'Month'],
    [{ month: '2027-02', months: 0, with: 'WEEK_AGO' }, 'Months'],
    [{ month: '2027-02', months: 13, with: 'WEEK_AGO' }, 'Months'],
    [{ month: '2027-02', with: 'LAST_CENTURY' }, 'PickupComparison'],
    [{ month: '2027-02', with: null }, 'PickupComparison'],
    [{ month: '2027-02' }, 'PickupComparison'],
  ])('refuse %j by name', async (variables, named) => {
    const { errors } = await owner.graphql(query, variables)
    expect(JSON.stringify(errors)).toContain(named)
  })

  it('are for staff and keys that may read rooms', async () => {
    const asked = { month: '2027-02', with: 'WEEK_AGO' }
    expect((await server.caller().graphql(query, asked)).errors![0]!.extensions.code).toBe('UNAUTHENTICATED')
    const other = await addKey(server, ['blog:write'])
    expect((await server.caller().graphql(query, asked, other.headers)).errors![0]!.extensions.code).toBe('FORBIDDEN')
    const reader = await addKey(server, ['rooms:read'])
    expect((await server.caller().graphql(query, asked, reader.headers)).errors).toBeUndefined()
  })
})
