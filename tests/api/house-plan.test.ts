import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#graphql/locales.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const plan = `query ($locale: Locale!) { housePlan {
  roomNumber floor stepsToDoor view nightDecibels morningSun roomTypeId roomType { slug }
  facts(locale: $locale) { name value isMeasured }
} }`
const update = `mutation ($input: UpdateRoomInput!) { updateRoom(input: $input) {
  floor floorMeasured stepsToDoor view nightDecibels morningSun
} }`
const measures = { floorMeasured: true, stepsToDoor: 0, view: 'GARDEN', nightDecibels: 34, morningSun: false }

interface Shown {
  roomNumber: string
  floor: number | null
  roomTypeId: string
  roomType: { slug: string }
  facts: { name: string; value: string; isMeasured: boolean }[]
}

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

const readPlan = async (locale = 'en'): Promise<Shown[]> => {
  const { data, errors } = await server.caller().graphql(plan, { locale })
  expect(errors).toBeUndefined()
  return data.housePlan
}
const ofType = async (type: { id: string }, locale?: string) =>
  (await readPlan(locale)).filter(({ roomTypeId }) => roomTypeId === type.id)
const change = (id: string, fields: object, caller = owner) => caller.graphql(update, { input: { id, ...fields } })

describe('the plan of the house', () => {
  it('has every room of the sample for a stranger, by number, and tells nothing of them that was made up', async () => {
    const rooms = await readPlan()
    expect(rooms.slice(0, 22).map(({ roomNumber }) => Number(roomNumber))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    ])
    for (const { facts } of rooms.slice(0, 22))
      expect(facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
        'Floor: not measured',
        'Steps to the door: not measured',
        'View: not measured',
        'Quietness: not measured',
        'Morning sun: not measured',
      ])
  })

  it('tells what staff have measured, and of nought and no that they were measured', async () => {
    const type = await addRoomType(owner)
    await change(type.rooms[0]!, measures)
    const [room] = await ofType(type)
    expect(room).toMatchObject({
      floor: 1,
      stepsToDoor: 0,
      view: 'GARDEN',
      nightDecibels: 34,
      morningSun: false,
      roomType: { slug: type.slug },
    })
    expect(room!.facts).toEqual([
      { name: 'Floor', value: '1', isMeasured: true },
      { name: 'Steps to the door', value: 'none', isMeasured: true },
      { name: 'View', value: 'garden', isMeasured: true },
      { name: 'Quietness', value: 'fairly quiet (34 dB at night, window shut)', isMeasured: true },
      { name: 'Morning sun', value: 'no', isMeasured: true },
    ])
  })

  it('says it in each language', async () => {
    const type = await addRoomType(owner, {}, 2)
    await change(type.rooms[0]!, { ...measures, stepsToDoor: 7 })
    const said = await Promise.all(
      locales.map(async (locale) => (await ofType(type, locale)).map(({ facts }) => JSON.stringify(facts))),
    )
    expect(new Set(said.flat()).size).toBe(2 * locales.length)
    expect(said[locales.indexOf('fi')]![0]).toContain('puutarha')
    expect(said[locales.indexOf('fi')]![1]).toContain('ei mitattu')
  })

  it.each([
    [30, 'very quiet'],
    [31, 'fairly quiet'],
    [45, 'fairly quiet'],
    [46, 'lively'],
  ])('calls %i dB %s', async (nightDecibels, word) => {
    const type = await addRoomType(owner)
    await change(type.rooms[0]!, { nightDecibels })
    const [room] = await ofType(type)
    expect(room!.facts[3]!.value).toBe(`${word} (${nightDecibels} dB at night, window shut)`)
  })

  it('does not tell a floor that nobody has looked at', async () => {
    const type = await addRoomType(owner)
    expect((await ofType(type))[0]!.floor).toBe(1)
    await change(type.rooms[0]!, { floorMeasured: false })
    expect((await ofType(type))[0]).toMatchObject({ floor: null, facts: [{ isMeasured: false }, {}, {}, {}, {}] })
  })

  it('has only rooms that a guest can have, which are those that can be wished for', async () => {
    const type = await addRoomType(owner, {}, 3)
    const [kept, inactive, archived] = type.rooms
    await owner.graphql(update, { input: { id: inactive, active: false } })
    await owner.graphql('mutation ($id: ID!) { archiveRoom(id: $id) { id } }', { id: archived })
    const numbers = (await ofType(type)).map(({ roomNumber }) => roomNumber)
    const { data } = await owner.graphql('query ($id: ID!) { room(id: $id) { roomNumber } }', { id: kept })
    expect(numbers).toEqual([data.room.roomNumber])
    const query = 'query ($id: ID!) { roomType(id: $id) { roomNumbers } }'
    expect((await server.caller().graphql(query, { id: type.id })).data.roomType.roomNumbers).toEqual(numbers)
    await owner.graphql('mutation ($id: ID!) { archiveRoomType(id: $id) { id } }', { id: type.id })
    expect(await ofType(type)).toEqual([])
  })
})

describe('what staff measure at a room', () => {
  it('stays when it is left out, and null takes it away', async () => {
    const { rooms } = await addRoomType(owner)
    await change(rooms[0]!, measures)
    expect((await change(rooms[0]!, { floor: 2 })).data.updateRoom).toEqual({ ...measures, floor: 2 })
    const { data } = await change(rooms[0]!, { stepsToDoor: null, view: null, nightDecibels: null, morningSun: null })
    const nothing = { stepsToDoor: null, view: null, nightDecibels: null, morningSun: null }
    expect(data.updateRoom).toEqual({ floor: 2, floorMeasured: true, ...nothing })
  })

  it.each([
    [{ stepsToDoor: -1 }, 'Number of steps to the door must be from 0 to 99'],
    [{ stepsToDoor: 100 }, 'Number of steps to the door must be from 0 to 99'],
    [{ nightDecibels: 9 }, 'Sound level at night must be from 10 to 90'],
    [{ nightDecibels: 91 }, 'Sound level at night must be from 10 to 90'],
  ])('is refused as %j, and nothing is stored', async (fields, sentence) => {
    const { rooms } = await addRoomType(owner)
    const { errors } = await change(rooms[0]!, { ...measures, ...fields })
    expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { code: 'BAD_USER_INPUT' } })
    const { data } = await owner.graphql('query ($id: ID!) { room(id: $id) { version morningSun } }', { id: rooms[0] })
    expect(data.room).toEqual({ version: 1, morningSun: null })
  })

  it('is refused as a view that there is not, and from a stranger', async () => {
    const { rooms } = await addRoomType(owner)
    expect((await change(rooms[0]!, { view: 'OCEAN' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect((await change(rooms[0]!, measures, server.caller())).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})
