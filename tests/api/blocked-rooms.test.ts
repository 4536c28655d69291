import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'
import { addStayRequest, offer } from '#tests/support/stay-requests.ts'

const block = 'mutation ($input: BlockRoomsInput!) { blockRooms(input: $input) { blocks { id } } }'
const remove = 'mutation ($ids: [ID!]!) { deleteBlocks(ids: $ids) { success ids stillClosed } }'
const removeOne = 'mutation ($id: ID!) { deleteBlock(id: $id) { id } }'
const free = 'mutation ($input: FreeRoomsInput!) { freeRooms(input: $input) { id nights stillClosed } }'
const restore = 'mutation ($id: ID!) { restoreBlocks(id: $id) { blocks { id } } }'
const createBlock = 'mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }'
const calendar = `{ availabilityCalendar(month: "2027-02") {
  blocks { id firstNight lastNight reason note createdBy createdAt room { id roomNumber } }
  roomTypes { roomTypeId nights { date blocked free } }
} }`

const nobodysId = '00000000-0000-4000-8000-000000000000'
const nights = { firstNight: '2027-02-10', lastNight: '2027-02-14' }

let server: TestServer
let owner: Caller
let king: Awaited<ReturnType<typeof addRoomType>>
let queen: Awaited<ReturnType<typeof addRoomType>>
beforeAll(async () => {
  server = await startServer()
  server.setNow(new Date('2027-01-04T17:00:00Z'))
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  king = await addRoomType(owner, {}, 3)
  queen = await addRoomType(owner, {}, 2)
})
afterAll(() => server.close())

const form = (given: object = {}) => ({
  roomIds: [king.rooms[0], queen.rooms[0]],
  ...nights,
  reason: 'OUT_OF_ORDER',
  note: 'New beds',
  ...given,
})
const blocked = async (given: object = {}): Promise<string[]> => {
  const { data, errors } = await owner.graphql(block, { input: form(given) })
  expect(errors).toBeUndefined()
  return data.blockRooms.blocks.map(({ id }: { id: string }) => id)
}
const cells = (given: object = {}) => ({ roomIds: [king.rooms[0], queen.rooms[0]], ...nights, ...given })
const freed = async (given: object = {}) => {
  const { data, errors } = await owner.graphql(free, { input: cells(given) })
  expect(errors).toBeUndefined()
  return data.freeRooms as { id: string; nights: number; stillClosed: string | null }
}

interface ShownBlock {
  id: string
  firstNight: string
  lastNight: string
  room: { id: string; roomNumber: string } | null
}
/** The blocks of the rooms of this test. */
const blocks = async (): Promise<ShownBlock[]> => {
  const { data } = await owner.graphql(calendar)
  const own = [...king.rooms, ...queen.rooms]
  return data.availabilityCalendar.blocks.filter(({ room }: ShownBlock) => room && own.includes(room.id))
}
const spans = async (roomId = king.rooms[0]) =>
  (await blocks())
    .filter(({ room }) => room!.id === roomId)
    .map(({ firstNight, lastNight }) => `${firstNight.slice(8)}–${lastNight.slice(8)}`)
const freeOn = async (typeId: string, date: string): Promise<number> => {
  const { data } = await owner.graphql(calendar)
  const type = data.availabilityCalendar.roomTypes.find(
    ({ roomTypeId }: { roomTypeId: string }) => roomTypeId === typeId,
  )
  return type.nights.find((night: { date: string }) => night.date === date).free
}
const numberOf = async (roomId: string | undefined): Promise<string> =>
  (await owner.graphql('query ($id: ID!) { room(id: $id) { roomNumber } }', { id: roomId })).data.room.roomNumber

describe('rooms that are blocked together', () => {
  it('are off sale on all of the nights, each with the reason and the note', async () => {
    const ids = await blocked()
    expect(ids).toHaveLength(2)
    const shown = await blocks()
    expect(shown.map(({ id }) => id).sort()).toEqual(ids.toSorted())
    for (const one of shown)
      expect(one).toMatchObject({ ...nights, reason: 'OUT_OF_ORDER', note: 'New beds', createdBy: 'Owner' })
    expect(await freeOn(king.id, '2027-02-14')).toBe(2)
    expect(await freeOn(queen.id, '2027-02-10')).toBe(1)
    expect(await freeOn(queen.id, '2027-02-15')).toBe(2)
  })

  it('count once when one is named twice', async () => {
    expect(await blocked({ roomIds: [king.rooms[0], king.rooms[0]] })).toHaveLength(1)
  })

  it('are all refused when one is blocked for one of the nights, and each such room is named with its nights', async () => {
    await blocked({ roomIds: [king.rooms[0]], firstNight: '2027-02-14', lastNight: '2027-02-16' })
    await blocked({ roomIds: [king.rooms[1]], firstNight: '2027-02-08', lastNight: '2027-02-10' })
    await blocked({ roomIds: [king.rooms[1]], firstNight: '2027-02-12', lastNight: '2027-02-12' })
    const before = await blocks()
    const { errors } = await owner.graphql(block, { input: form({ roomIds: [...king.rooms, queen.rooms[0]] }) })
    const [first, second] = [await numberOf(king.rooms[0]), await numberOf(king.rooms[1])]
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      issues: [
        { path: ['roomIds'], message: `Room ${first} is blocked already from 2027-02-14 to 2027-02-16` },
        {
          path: ['roomIds'],
          message: `Room ${second} is blocked already from 2027-02-08 to 2027-02-10 and from 2027-02-12 to 2027-02-12`,
        },
      ],
    })
    expect(await blocks()).toEqual(before)
  })

  it('never leave a type short of more rooms than it has', async () => {
    const input = { roomTypeId: king.id, rooms: 2, ...nights, reason: 'MANUAL_BOOKING' }
    expect((await owner.graphql(createBlock, { input })).errors).toBeUndefined()
    const { errors } = await owner.graphql(block, { input: form({ roomIds: king.rooms.slice(0, 2) }) })
    expect(errors?.[0]?.message).toBe('Only 1 of 3 rooms can be blocked on 2027-02-10: 2 are blocked already')
    const both = await owner.graphql(block, { input: form({ roomIds: [...king.rooms, queen.rooms[0]] }) })
    expect(both.errors?.[0]?.message).toMatch(/^Test room \d+: Only 1 of 3 rooms can be blocked on 2027-02-10/)
    expect(await blocks()).toEqual([])
    expect(await blocked({ roomIds: [king.rooms[0], ...queen.rooms] })).toHaveLength(3)
  })

  it('may be out of use, which leaves the others of the type for sale', async () => {
    await owner.graphql('mutation ($input: UpdateRoomInput!) { updateRoom(input: $input) { id } }', {
      input: { id: king.rooms[0], active: false },
    })
    expect(await blocked({ roomIds: king.rooms })).toHaveLength(3)
  })

  it('are blocked once, also when two people do it at once, in whatever order they name them', async () => {
    const roomIds = [king.rooms[0], queen.rooms[0], king.rooms[1], queen.rooms[1]]
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        [roomIds, roomIds.toReversed()].map((named) => owner.graphql(block, { input: form({ roomIds: named }) })),
      )
      expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort()).toEqual([
        'BAD_USER_INPUT',
        'done',
      ])
      expect(await blocks()).toHaveLength(4)
      await owner.graphql(remove, { ids: (await blocks()).map(({ id }) => id) })
    }
  })

  const tooMany = Array<string>(51).fill(nobodysId)
  it.each<[string, object, string, string]>([
    ['no room', { roomIds: [] }, 'roomIds', 'Choose a room'],
    ['what is no id', { roomIds: ['7'] }, 'roomIds', 'Room must be the id of a room'],
    ['a room that is not there', { roomIds: [nobodysId] }, 'roomIds', 'Rooms must be ids of rooms'],
    ['51 rooms', { roomIds: tooMany }, 'roomIds', 'Rooms must be at most 50'],
    ['a night that is over', { firstNight: '2027-01-03' }, 'firstNight', 'First night is over'],
    ['nights in the wrong order', { lastNight: '2027-02-09' }, 'lastNight', 'Last night is before first night'],
    ['731 nights', { lastNight: '2029-02-09' }, 'lastNight', 'At most 730 nights at once'],
  ])('with %s are refused by a sentence, to be blocked and to be freed', async (_, given, field, sentence) => {
    const { reason: _reason, note: _note, ...asCells } = form(given)
    for (const [mutation, input] of [
      [block, form(given)],
      [free, asCells],
    ] as const) {
      const { errors } = await owner.graphql(mutation, { input })
      expect(errors?.[0]).toMatchObject({
        message: sentence,
        extensions: { code: 'BAD_USER_INPUT', issues: [{ message: sentence }] },
      })
      expect(errors![0]!.extensions.issues![0]!.path[0]).toBe(field)
    }
    expect(await blocks()).toEqual([])
  })

  it.each<[string, object, string | RegExp]>([
    ['that of a request', { reason: 'REQUEST' }, 'Reason must be out of order or a manual booking'],
    ['301 characters', { note: 'x'.repeat(301) }, 'Note must have at most 300 characters'],
    ['no reason', { reason: null }, /"reason"|reason/],
    ['null for rooms', { roomIds: null }, /roomIds/],
  ])('need a reason of staff and a short note: not %s', async (_, given, sentence) => {
    const { errors } = await owner.graphql(block, { input: form(given) })
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(errors![0]!.message).toMatch(sentence)
  })

  it('are just within the bounds for 730 nights and an empty note', async () => {
    await blocked({ lastNight: '2029-02-08', note: '' })
    expect(await blocks()).toEqual([
      expect.objectContaining({ lastNight: '2029-02-08', note: null }),
      expect.objectContaining({ note: null }),
    ])
  })
})

describe('blocks that are deleted together', () => {
  it('are these and no others, also where one is gone already', async () => {
    const other = await blocked({ roomIds: [king.rooms[2]] })
    const ids = await blocked()
    await owner.graphql(removeOne, { id: ids[0] })
    const { data } = await owner.graphql(remove, { ids })
    expect(data.deleteBlocks).toEqual({ success: true, ids, stillClosed: null })
    expect((await blocks()).map(({ id }) => id)).toEqual(other)
    const again = await owner.graphql(remove, { ids })
    expect(again.errors?.[0]).toMatchObject({ message: 'There is no such block', extensions: { code: 'NOT_FOUND' } })
  })

  it('say of each type which nights stay closed', async () => {
    const ids = await blocked({ roomIds: [...king.rooms, queen.rooms[0]] })
    await owner.graphql('mutation ($input: SetRoomNightsInput!) { setRoomNights(input: $input) { roomTypeId } }', {
      input: { roomTypeId: queen.id, firstNight: '2027-02-11', lastNight: '2027-02-12', stopSell: true },
    })
    const { data } = await owner.graphql(remove, { ids })
    expect(data.deleteBlocks.stillClosed).toMatch(
      /^Test room \d+: 2 of its 5 nights stay closed: set by hand as not sold$/,
    )
  })

  it.each<[string, string[], string]>([
    ['none', [], 'Choose a block'],
    ['what is no id', ['7'], 'Block must be the id of a block'],
    ['51 of them', Array<string>(51).fill(nobodysId), 'Blocks must be at most 50'],
  ])('are refused as %s', async (_, ids, sentence) => {
    const { errors } = await owner.graphql(remove, { ids })
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { code: 'BAD_USER_INPUT' } })
  })
})

describe('nights that are freed', () => {
  it.each([
    ['at the start', '2027-02-08', '2027-02-11', 4, ['12–14']],
    ['at the end', '2027-02-14', '2027-02-20', 2, ['10–13']],
    ['in the middle', '2027-02-12', '2027-02-12', 2, ['10–11', '13–14']],
    ['as a whole', '2027-02-10', '2027-02-14', 10, []],
  ])('%s of a block leave the rest of it, and Undo brings it back as it was', async (_, first, last, count, left) => {
    await blocked()
    const before = await blocks()
    const { id, nights: freedNights, stillClosed } = await freed({ firstNight: first, lastNight: last })
    expect([freedNights, stillClosed]).toEqual([count, null])
    expect(await spans()).toEqual(left)
    expect(await spans(queen.rooms[0])).toEqual(left)
    expect((await blocks()).every((one) => 'note' in one && one.note === 'New beds')).toBe(true)

    const { data } = await owner.graphql(restore, { id })
    expect(data.restoreBlocks.blocks.map((one: { id: string }) => one.id).sort()).toEqual(
      before.map((one) => one.id).sort(),
    )
    expect((await blocks()).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      before.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
    // Pressed twice it is no other undo.
    expect((await owner.graphql(restore, { id })).errors).toBeUndefined()
    expect(await spans()).toEqual(['10–14'])
  })

  it('are those of the rooms that are named: others stay blocked', async () => {
    await blocked({ roomIds: king.rooms })
    await freed({ roomIds: king.rooms.slice(1), firstNight: '2027-02-13' })
    expect([await spans(), await spans(king.rooms[1])]).toEqual([['10–14'], ['10–12']])
    expect(await freeOn(king.id, '2027-02-13')).toBe(2)
  })

  it('are of several blocks of a room too, and of one that has begun before today', async () => {
    await blocked({ roomIds: [king.rooms[0]] })
    await blocked({ roomIds: [king.rooms[0]], firstNight: '2027-02-16', lastNight: '2027-02-18' })
    server.setNow(new Date('2027-02-12T17:00:00Z'))
    expect((await freed({ firstNight: '2027-02-12', lastNight: '2027-02-16' })).nights).toBe(4)
    server.setNow(new Date('2027-01-04T17:00:00Z'))
    expect(await spans()).toEqual(['10–11', '17–18'])
  })

  it('say which of them stay closed', async () => {
    await blocked({ roomIds: queen.rooms })
    const { stillClosed } = await freed({ roomIds: [queen.rooms[0]], firstNight: '2027-02-14' })
    expect(stillClosed).toBeNull()
    await owner.graphql('mutation ($input: SetRoomNightsInput!) { setRoomNights(input: $input) { roomTypeId } }', {
      input: { roomTypeId: queen.id, firstNight: '2027-02-12', lastNight: '2027-02-12', available: 0 },
    })
    expect((await freed({ roomIds: queen.rooms, firstNight: '2027-02-12', lastNight: '2027-02-13' })).stillClosed).toBe(
      '1 of its 2 nights stays closed: set by hand to no room left',
    )
  })

  it('are refused where no room is blocked', async () => {
    await blocked()
    const { errors } = await owner.graphql(free, {
      input: cells({ firstNight: '2027-02-15', lastNight: '2027-02-20' }),
    })
    expect(errors?.[0]).toMatchObject({
      message: 'None of these rooms is blocked on these nights',
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  it('are refused for a room that is held for a guest, who is named by the reference, and then none is freed', async () => {
    const suite = await addRoomType(owner, { maxOccupancy: 4 })
    const { data } = await owner.graphql('mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
      input: { roomTypeId: suite.id, roomNumber: `W${suite.slug.slice(10)}`, floor: 1, accessible: true },
    })
    const request = await addStayRequest(server, owner, suite.slug, {
      arrival: '2027-02-11',
      departure: '2027-02-13',
      accessible: true,
    })
    const held = data.createRoom.id as string
    await owner.graphql(offer, { input: { id: request.id } })
    await blocked({ roomIds: [king.rooms[0]] })
    const { errors } = await owner.graphql(free, { input: cells({ roomIds: [king.rooms[0], held] }) })
    expect(errors?.[0]).toMatchObject({
      message: `Room ${await numberOf(held)} is held from 2027-02-11 to 2027-02-12 for the request ${request.reference}. Only its whole block can be removed, under Availability`,
      extensions: { code: 'BAD_USER_INPUT' },
    })
    expect(await spans()).toEqual(['10–14'])
    expect(await request.ofDesk()).toMatchObject({ state: 'OFFERED' })
  })

  it('are freed once, also when two people do it at once', async () => {
    await blocked({ roomIds: [king.rooms[0]] })
    const input = cells({ roomIds: [king.rooms[0]], firstNight: '2027-02-12', lastNight: '2027-02-12' })
    const answers = await Promise.all([1, 2].map(() => owner.graphql(free, { input })))
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1)
    expect(await spans()).toEqual(['10–11', '13–14'])
  })
})

describe('blocks that are to be brought back', () => {
  it('are refused where somebody else has blocked the room meanwhile, and nothing changes', async () => {
    await blocked({ roomIds: [king.rooms[0]] })
    const { id } = await freed({ roomIds: [king.rooms[0]], firstNight: '2027-02-12', lastNight: '2027-02-13' })
    await blocked({ roomIds: [king.rooms[0]], firstNight: '2027-02-13', lastNight: '2027-02-13' })
    const { errors } = await owner.graphql(restore, { id })
    expect(errors?.[0]?.message).toBe(
      `Room ${await numberOf(king.rooms[0])} is blocked already from 2027-02-13 to 2027-02-13`,
    )
    expect(await spans()).toEqual(['10–11', '13–13', '14–14'])
  })

  it('are refused where all rooms are blocked by number meanwhile', async () => {
    await blocked({ roomIds: [king.rooms[0]] })
    const { id } = await freed({ roomIds: [king.rooms[0]] })
    const input = { roomTypeId: king.id, rooms: 3, ...nights, reason: 'MANUAL_BOOKING' }
    expect((await owner.graphql(createBlock, { input })).errors).toBeUndefined()
    const { errors } = await owner.graphql(restore, { id })
    expect(errors?.[0]?.message).toBe('No room is left to block on 2027-02-10: all 3 are blocked already')
  })

  it.each([
    ['was freed further', () => freed({ roomIds: [king.rooms[0]], firstNight: '2027-02-14' })],
    ['was removed', async () => owner.graphql(removeOne, { id: (await blocks())[0]!.id })],
  ])('are refused where what was left %s', async (_, meanwhile) => {
    await blocked({ roomIds: [king.rooms[0]] })
    const { id } = await freed({ roomIds: [king.rooms[0]], firstNight: '2027-02-12', lastNight: '2027-02-12' })
    await meanwhile()
    const before = await spans()
    const { errors } = await owner.graphql(restore, { id })
    expect(errors?.[0]).toMatchObject({
      message: 'These blocks were changed since. Look at the nights again and block them by hand',
      extensions: { code: 'CONFLICT' },
    })
    expect(await spans()).toEqual(before)
  })

  it('are not found under the id of something else', async () => {
    const [id] = await blocked()
    for (const wrong of [nobodysId, id, king.id])
      expect((await owner.graphql(restore, { id: wrong })).errors?.[0]).toMatchObject({
        message: 'Nothing was freed under this id',
        extensions: { code: 'NOT_FOUND' },
      })
  })
})

it('who may only read the rooms, or nothing, changes nothing', async () => {
  const ids = await blocked()
  const { id } = await freed({ firstNight: '2027-02-14' })
  const desk = await addStaff(server, 'desk')
  const { headers } = await addKey(server, ['rooms:read'])
  const before = await blocks()
  for (const [mutation, variables] of [
    [block, { input: form({ firstNight: '2027-02-20', lastNight: '2027-02-21' }) }],
    [remove, { ids }],
    [free, { input: cells() }],
    [restore, { id }],
  ] as const) {
    const answers = [
      await desk.caller.graphql(mutation, variables),
      await server.caller().graphql(mutation, variables, headers),
      await server.caller().graphql(mutation, variables),
    ]
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'UNAUTHENTICATED',
    ])
  }
  expect(await blocks()).toEqual(before)
  const manager = await addStaff(server, 'manager')
  expect((await manager.caller.graphql(free, { input: cells() })).errors).toBeUndefined()
  expect(await blocks()).toEqual([])
})
