import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askAtLock } from '#tests/support/at-a-lock.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType, addRule } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'
import { waitingTransactions } from '#tests/support/waiting-transactions.ts'

const calendar = `query { availabilityCalendar(month: "2027-02") {
  blocks { id firstNight lastNight reason note rooms createdBy room { roomNumber } roomType { slug } }
  roomTypes { roomTypeId roomType { slug } nights {
    date rooms blocked free price priceSource ruleName stopSell closedToArrival minStay source isStale
  } }
} }`
const block = `mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id rooms room { id } } }`
const unblock = 'mutation ($id: ID!) { deleteBlock(id: $id) { success id stillClosed } }'
const set = `mutation ($input: SetRoomNightsInput!) { setRoomNights(input: $input) {
  nights { date free price priceSource stopSell minStay source }
} }`
const clear = `mutation ($input: ClearRoomNightsInput!) { clearRoomNights(input: $input) {
  nights { date price source }
} }`

let server: TestServer
let owner: Caller
let type: Awaited<ReturnType<typeof addRoomType>>
beforeAll(async () => {
  server = await startServer()
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  type = await addRoomType(owner, { basePrice: 10_000 }, 3)
})
afterAll(() => server.close())

const nights = async (id = type.id) => {
  const { data } = await owner.graphql(calendar)
  const found = data.availabilityCalendar.roomTypes.find(({ roomTypeId }: { roomTypeId: string }) => roomTypeId === id)
  return new Map<string, Record<string, unknown>>(found.nights.map((night: { date: string }) => [night.date, night]))
}
const dates = { firstNight: '2027-02-10', lastNight: '2027-02-12' }
const outOfOrder = { ...dates, reason: 'OUT_OF_ORDER' }

describe('the month calendar', () => {
  it('shows rooms, free rooms and the price with its rule for every night', async () => {
    await addRule(owner, type.id, { name: 'Season', startDate: '2027-02-28', endDate: '2027-03-31' })
    const found = await nights()
    expect(found.size).toBe(28)
    const free = { rooms: 3, blocked: 0, free: 3, stopSell: false, source: null, isStale: false }
    expect(found.get('2027-02-27')).toMatchObject({ ...free, price: 10_000, priceSource: 'BASE', ruleName: null })
    expect(found.get('2027-02-28')).toMatchObject({ ...free, price: 15_900, priceSource: 'RULE', ruleName: 'Season' })
  })

  it('takes a fixed number of statements, however many blocks there are', async () => {
    for (const roomId of type.rooms) await owner.graphql(block, { input: { ...outOfOrder, roomId } })
    const statements = await countStatements(() => owner.graphql(calendar))
    expect(statements.filter((statement) => /room|pricing/.test(statement)).length).toBeLessThanOrEqual(4)
  })

  it('leaves out rooms that are not in use', async () => {
    const input = { id: type.rooms[0], active: false }
    await owner.graphql('mutation ($input: UpdateRoomInput!) { updateRoom(input: $input) { id } }', { input })
    expect((await nights()).get('2027-02-01')).toMatchObject({ rooms: 2, free: 2 })
  })
})

describe('a block', () => {
  it('takes a room off sale from its first to its last night, and gives it back', async () => {
    const { data } = await owner.graphql(block, { input: { ...outOfOrder, roomId: type.rooms[0], note: 'Leak' } })
    const found = await nights()
    expect(found.get('2027-02-09')).toMatchObject({ blocked: 0, free: 3 })
    expect(found.get('2027-02-10')).toMatchObject({ blocked: 1, free: 2 })
    expect(found.get('2027-02-12')).toMatchObject({ blocked: 1, free: 2 })
    expect(found.get('2027-02-13')).toMatchObject({ blocked: 0, free: 3 })
    const { blocks } = (await owner.graphql(calendar)).data.availabilityCalendar
    expect(blocks).toContainEqual(
      expect.objectContaining({ id: data.createBlock.id, note: 'Leak', createdBy: 'Owner', reason: 'OUT_OF_ORDER' }),
    )
    await owner.graphql(unblock, { id: data.createBlock.id })
    expect((await nights()).get('2027-02-10')).toMatchObject({ free: 3 })
  })

  it('of a room type takes as many rooms as it says, and guests cannot book the last', async () => {
    await owner.graphql(block, { input: { ...dates, roomTypeId: type.id, rooms: 2, reason: 'MANUAL_BOOKING' } })
    await owner.graphql(block, { input: { ...outOfOrder, roomId: type.rooms[0] } })
    expect((await nights()).get('2027-02-11')).toMatchObject({ blocked: 3, free: 0 })
    const { data } = await server.caller().graphql(
      `query ($slug: String!) { stayQuote(input: { roomTypeSlug: $slug, arrival: "2027-02-11", departure: "2027-02-12" }) {
        bookable refusals { code }
      } }`,
      { slug: type.slug },
    )
    expect(data.stayQuote).toEqual({ bookable: false, refusals: [{ code: 'SOLD_OUT' }] })
  })

  it('counts a room that is also out of use once', async () => {
    await owner.graphql(block, { input: { ...outOfOrder, roomId: type.rooms[0] } })
    const input = { id: type.rooms[0], active: false }
    await owner.graphql('mutation ($input: UpdateRoomInput!) { updateRoom(input: $input) { id } }', { input })
    expect((await nights()).get('2027-02-11')).toMatchObject({ rooms: 2, blocked: 0, free: 2 })
  })

  it('goes with its room to another type, whose nights it takes', async () => {
    const other = await addRoomType(owner, { basePrice: 12_000 }, 1)
    const { data } = await owner.graphql(block, {
      input: { ...outOfOrder, reason: 'MANUAL_BOOKING', roomId: type.rooms[0] },
    })
    const change = (roomTypeId: string) =>
      owner.graphql('mutation ($input: UpdateRoomInput!) { updateRoom(input: $input) { id } }', {
        input: { id: type.rooms[0], roomTypeId },
      })
    expect((await change(other.id)).errors).toBeUndefined()
    expect((await nights()).get('2027-02-11')).toMatchObject({ rooms: 2, blocked: 0, free: 2 })
    expect((await nights(other.id)).get('2027-02-11')).toMatchObject({ rooms: 2, blocked: 1, free: 1 })
    const { blocks } = (await owner.graphql(calendar)).data.availabilityCalendar
    expect(blocks).toContainEqual(expect.objectContaining({ id: data.createBlock.id, roomType: { slug: other.slug } }))
    expect((await change(type.id)).errors).toBeUndefined()
    expect((await nights()).get('2027-02-11')).toMatchObject({ rooms: 3, blocked: 1, free: 2 })
  })

  it('is refused for a room that changes its type at that moment', async () => {
    const other = await addRoomType(owner, { basePrice: 12_000 }, 1)
    const [room] = type.rooms
    const move = 'mutation ($input: UpdateRoomInput!) { updateRoom(input: $input) { id } }'
    const several = 'mutation ($input: BlockRoomsInput!) { blockRooms(input: $input) { blocks { id } } }'
    const asks = [
      () => owner.graphql(block, { input: { ...outOfOrder, roomId: room } }),
      () => owner.graphql(several, { input: { ...outOfOrder, roomIds: [room] } }),
    ]
    for (const [index, ask] of asks.entries()) {
      const [from, to] = index === 0 ? [type, other] : [other, type]
      const [moved, answer] = await askAtLock(server, `select pg_advisory_xact_lock(hashtext('block ${from.id}'))`, [
        () => owner.graphql(move, { input: { id: room, roomTypeId: to.id } }),
        async () => {
          await waitingTransactions(server, 1)
          return ask()
        },
      ])
      expect(moved!.errors).toBeUndefined()
      expect(answer!.errors?.[0]).toMatchObject({
        message: 'This room was changed by Owner meanwhile. Look at it again before you save',
        extensions: { code: 'CONFLICT' },
      })
    }
    expect((await owner.graphql(calendar)).data.availabilityCalendar.blocks).not.toContainEqual(
      expect.objectContaining({ roomType: { slug: type.slug } }),
    )
  })

  it('is refused for a room that is blocked already, also when two people enter it at once', async () => {
    const input = { ...outOfOrder, roomId: type.rooms[0] }
    const answers = await Promise.all([1, 2].map(() => owner.graphql(block, { input })))
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1)
    expect(answers.find(({ errors }) => errors)!.errors![0]!.message).toMatch(
      /^Room T\d+-0 is blocked already from 2027-02-10 to 2027-02-12$/,
    )
  })

  it.each([
    [{}, 'Choose a room or a room type'],
    [{ roomTypeId: 'type', lastNight: '2027-02-09' }, 'Last night is before first night'],
    [{ roomTypeId: 'type', lastNight: '2029-02-10' }, 'At most 730 nights at once'],
    [{ roomTypeId: 'type', rooms: 0 }, 'Rooms must be from 1 to 100'],
    [{ roomId: '00000000-0000-4000-8000-000000000000' }, 'Room must be the id of a room'],
  ])('refuses %j', async (given, sentence) => {
    const roomTypeId = 'roomTypeId' in given ? type.id : undefined
    const { errors } = await owner.graphql(block, { input: { ...outOfOrder, ...given, roomTypeId } })
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { code: 'BAD_USER_INPUT' } })
  })

  it.each([
    [[], 5, 'There are only 3 rooms to block'],
    [[2], 2, 'Only 1 of 3 rooms can be blocked on 2027-02-10: 2 are blocked already'],
    [[2, 1], 1, 'No room is left to block on 2027-02-10: all 3 are blocked already'],
  ])('of rooms never takes more than there are: after %j not %i', async (before, rooms, sentence) => {
    const ask = (count: number) => {
      const input = { ...dates, roomTypeId: type.id, rooms: count, reason: 'MANUAL_BOOKING' }
      return owner.graphql(block, { input })
    }
    for (const count of before) expect((await ask(count)).errors).toBeUndefined()
    const { errors } = await ask(rooms)
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['rooms'] }] } })
    expect(errors![0]!.message).toBe(sentence)
  })

  it('of a room is refused where all rooms are blocked by number, and taken for one that is out of use', async () => {
    await owner.graphql(block, { input: { ...dates, roomTypeId: type.id, rooms: 3, reason: 'MANUAL_BOOKING' } })
    const input = { ...outOfOrder, firstNight: '2027-02-12', lastNight: '2027-02-14', roomId: type.rooms[0] }
    const { errors } = await owner.graphql(block, { input })
    expect(errors?.[0]?.message).toBe('No room is left to block on 2027-02-12: all 3 are blocked already')
    const change = { id: type.rooms[0], active: false }
    await owner.graphql('mutation ($input: UpdateRoomInput!) { updateRoom(input: $input) { id } }', { input: change })
    expect((await owner.graphql(block, { input })).errors).toBeUndefined()
  })

  it('takes the last rooms once, also when two people enter it at once', async () => {
    const input = { ...dates, roomTypeId: type.id, rooms: 2, reason: 'MANUAL_BOOKING' }
    const answers = await Promise.all([1, 2].map(() => owner.graphql(block, { input })))
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1)
    expect((await nights()).get('2027-02-11')).toMatchObject({ blocked: 2, free: 1 })
  })

  it('says, once it is gone, which nights stay closed and why', async () => {
    const add = async (roomId: string | undefined, given: object = {}) =>
      (await owner.graphql(block, { input: { ...outOfOrder, roomId, ...given } })).data.createBlock.id
    const gone = async (id: string) => (await owner.graphql(unblock, { id })).data.deleteBlock.stillClosed
    const deactivate = (id: string | undefined) =>
      owner.graphql('mutation ($input: UpdateRoomInput!) { updateRoom(input: $input) { id } }', {
        input: { id, active: false },
      })
    const [one, two] = [await add(type.rooms[0]), await add(type.rooms[1])]
    expect(await gone(two)).toBeNull()
    await deactivate(type.rooms[1])
    await add(type.rooms[2], { lastNight: '2027-02-11' })
    await owner.graphql(set, {
      input: { roomTypeId: type.id, firstNight: '2027-02-12', lastNight: '2027-02-12', stopSell: true },
    })
    expect(await gone(one)).toBe('1 of its 3 nights stays closed: set by hand as not sold')
    const again = await add(type.rooms[0])
    const late = await add(undefined, {
      roomTypeId: type.id,
      rooms: 1,
      firstNight: '2027-02-13',
      lastNight: '2027-02-13',
    })
    await deactivate(type.rooms[2])
    await deactivate(type.rooms[0])
    expect(await gone(late)).toBe('Its night stays closed: no room of the type is in use')
    expect(await gone(again)).toBe(
      '3 of its 3 nights stay closed: no room of the type is in use, set by hand as not sold',
    )
  })

  it('counts beside what the property management system has left, and never gives rooms back to it', async () => {
    await owner.graphql(set, { input: { roomTypeId: type.id, ...dates, available: 2 } })
    await server.deps.orm.em
      .getConnection()
      .execute(`update room_night set source = 'pms' where room_type_id = '${type.id}'`)
    const { data } = await owner.graphql(block, {
      input: { ...dates, roomTypeId: type.id, rooms: 2, reason: 'MANUAL_BOOKING' },
    })
    expect((await nights()).get('2027-02-11')).toMatchObject({ blocked: 2, free: 1 })
    await owner.graphql(unblock, { id: data.createBlock.id })
    expect((await nights()).get('2027-02-11')).toMatchObject({ blocked: 0, free: 2 })
  })

  it('answers NOT_FOUND when it is gone already', async () => {
    const { errors } = await owner.graphql(unblock, { id: '00000000-0000-4000-8000-000000000000' })
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

describe('nights set by hand', () => {
  it('close, price and limit nights until they are cleared', async () => {
    const input = { roomTypeId: type.id, ...dates, stopSell: true, rate: 17_000, minStay: 2 }
    const { data } = await owner.graphql(set, { input })
    const held = { price: 17_000, priceSource: 'HAND', stopSell: true, minStay: 2, source: 'HAND' }
    expect(data.setRoomNights.nights).toMatchObject([held, held, held])
    const { roomTypeId, firstNight, lastNight } = input
    const cleared = await owner.graphql(clear, { input: { roomTypeId, firstNight, lastNight } })
    expect(cleared.data.clearRoomNights.nights[0]).toEqual({ date: '2027-02-10', price: 10_000, source: null })
  })

  it.each([
    ['a block', block, { reason: 'OUT_OF_ORDER' }],
    ['what holds', set, { stopSell: true }],
    ['forgetting', clear, {}],
  ])('that are over take nothing any more: %s', async (_, mutation, given) => {
    const ask = (firstNight: string, lastNight: string) =>
      owner.graphql(mutation, { input: { roomTypeId: type.id, firstNight, lastNight, ...given } })
    for (const lastNight of ['2027-01-03', '2027-01-05']) {
      const { errors } = await ask('2027-01-03', lastNight)
      expect(errors?.[0]).toMatchObject({
        message: 'First night is over',
        extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['firstNight'] }] },
      })
    }
    expect((await ask('2027-01-04', '2027-01-04')).errors).toBeUndefined()
  })

  it('cannot go below the floor price', async () => {
    const { errors } = await owner.graphql(set, { input: { roomTypeId: type.id, ...dates, rate: 1_500 } })
    expect(errors?.[0]?.message).toMatch(/^Price must be at least \$50, the floor price of/)
  })

  it('are no more to sell than the property management system has left, which is said', async () => {
    await owner.graphql(set, { input: { roomTypeId: type.id, ...dates, rate: 17_000 } })
    await server.deps.orm.em.getConnection().execute(
      `insert into room_night (id, created_at, updated_at, room_type_id, date, available, stop_sell, closed_to_arrival,
          closed_to_departure, source, fetched_at)
        select gen_random_uuid(), now(), now(), '${type.id}', date, available, stop_sell, false, false, 'pms', now()
        from (values (date '2027-02-10', 0, false), ('2027-02-11', 2, true), ('2027-02-12', 2, false)) as n(date, available, stop_sell)`,
    )
    const { data } = await owner.graphql(block, { input: { ...outOfOrder, roomId: type.rooms[0] } })
    const found = await nights()
    const byHand = { price: 17_000, source: 'HAND' }
    expect(found.get('2027-02-10')).toMatchObject({ ...byHand, free: 0, stopSell: false })
    expect(found.get('2027-02-11')).toMatchObject({ ...byHand, stopSell: true })
    expect(found.get('2027-02-12')).toMatchObject({ ...byHand, free: 2, stopSell: false })
    const { deleteBlock } = (await owner.graphql(unblock, { id: data.createBlock.id })).data
    expect(deleteBlock.stillClosed).toBe(
      '2 of its 3 nights stay closed: Little Hotelier has no room left, not sold by Little Hotelier',
    )
  })

  it('leave alone what the property management system decides', async () => {
    await owner.graphql(set, { input: { roomTypeId: type.id, ...dates } })
    await server.deps.orm.em
      .getConnection()
      .execute(`update room_night set source = 'pms' where room_type_id = '${type.id}' and date = '2027-02-11'`)
    const { errors } = await owner.graphql(set, { input: { roomTypeId: type.id, ...dates, stopSell: true } })
    expect(errors?.[0]).toMatchObject({
      message: 'The property management system decides about the night 2027-02-11',
      extensions: { code: 'CONFLICT' },
    })
    expect((await nights()).get('2027-02-10')).toMatchObject({ stopSell: false })
  })
})
