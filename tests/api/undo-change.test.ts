import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType, addRule } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'

const undo = 'mutation ($id: ID!) { undoRecordChange(id: $id) { success subjectId } }'
const history = `query ($id: ID!) { recordChanges(subjectId: $id) {
  nodes { id kind by fields { field before after } }
} }`

let server: TestServer
let owner: Caller
let desk: Caller
let clock = new Date('2027-01-04T17:00:00Z').getTime()
/** Later than all before, so that the order of the changes is known. */
const later = () => {
  clock += 1_000
  server.setNow(new Date(clock))
}
beforeAll(async () => {
  server = await startServer()
  later()
  owner = await server.caller().signIn()
  desk = (await addStaff(server, 'desk')).caller
})
afterAll(() => server.close())

interface Noun {
  noun: string
  add: () => Promise<string>
  /** What is read of the record, and what of it is changed. */
  parts: string
  change: object | ((id: string) => object)
  /** A second change of the same fields. */
  other: object
  deskMay?: boolean
  /** Put away and changed all the same. */
  away: string
}

const made = async (mutation: string, type: string, input: object): Promise<string> => {
  const { data, errors } = await owner.graphql(`mutation ($input: ${type}!) { ${mutation}(input: $input) { id } }`, {
    input,
  })
  expect(errors).toBeUndefined()
  return data[mutation].id
}

let extras = 0
const nouns: Noun[] = [
  {
    noun: 'PricingRule',
    add: async () => (await addRule(owner, (await addRoomType(owner)).id, { minStay: 2 })).id,
    parts: 'price minStay active daysOfWeek roomTypeId endDate',
    change: { price: 17_500, minStay: null, active: false, daysOfWeek: [5, 6], endDate: '2027-03-15' },
    other: { price: 18_500 },
    away: 'delete',
  },
  {
    noun: 'LongStayRate',
    add: async () => {
      const { id } = await addRoomType(owner)
      const input = { minNights: 5, percent: 10, roomTypeId: id, startDate: '2027-02-01' }
      return made('createLongStayRate', 'CreateLongStayRateInput', input)
    },
    parts: 'percent minNights active roomTypeId endDate',
    change: { percent: 12, roomTypeId: null, endDate: '2027-05-01' },
    other: { percent: 15 },
    away: 'delete',
  },
  {
    noun: 'Room',
    add: async () => (await addRoomType(owner)).rooms[0]!,
    parts: 'roomNumber floor floorMeasured stepsToDoor view nightDecibels morningSun active notes',
    change: {
      roomNumber: 'X-1',
      floor: 2,
      floorMeasured: false,
      stepsToDoor: 0,
      view: 'PATIO',
      nightDecibels: 34,
      morningSun: false,
      notes: 'By the stairs',
      active: false,
    },
    other: { floor: 3 },
    away: 'archive',
  },
  {
    noun: 'RoomType',
    add: async () => {
      const { id } = await addRoomType(owner)
      const images = [
        { url: '/pictures/latest/king-room.webp', alt: 'Bed', translations: [{ locale: 'de', alt: 'Bett' }] },
      ]
      const translations = [{ locale: 'fi', name: 'Huone', amenities: ['Parveke'] }]
      await owner.graphql('mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) { id } }', {
        input: { id, images, translations, weekendPrice: 12_000 },
      })
      later()
      return id
    },
    parts: `name slug basePrice weekendPrice size active images { url alt translations { locale alt } }
      translations { locale name description amenities } accessibility { doorwayWidthInches }`,
    change: (id) => ({
      slug: `moved-${id}`,
      basePrice: 11_000,
      weekendPrice: null,
      size: '30 m²',
      images: [],
      translations: [],
      accessibility: { doorwayWidthInches: 32 },
    }),
    other: { basePrice: 12_500 },
    away: 'archive',
  },
  {
    noun: 'StayExtra',
    add: () => {
      extras += 1
      const names = { name: `Sail ${extras}`, translations: [{ locale: 'fi', name: 'Purje' }] }
      const input = { kind: 'OTHER', unit: 'NIGHT', price: 1_000, taxed: false, ...names }
      return made('createStayExtra', 'CreateStayExtraInput', input)
    },
    parts: 'ownName price taxed active translations { locale name }',
    change: { name: 'Sail and oar', price: 1_500, translations: [], active: false },
    other: { price: 2_000 },
    away: 'delete',
  },
  {
    noun: 'SavedReply',
    add: () => {
      extras += 1
      const texts = [
        { language: 'en', text: 'Hello' },
        { language: 'fi', text: 'Hei' },
      ]
      return made('createSavedReply', 'CreateSavedReplyInput', { name: `Reply ${extras}`, texts })
    },
    parts: 'name active texts { language text }',
    change: { name: 'Renamed', active: false, texts: [{ language: 'en', text: 'Good day' }] },
    other: { name: 'Renamed again' },
    deskMay: true,
    away: 'delete',
  },
]

const lists: Record<string, string> = {
  PricingRule: 'pricingRules',
  LongStayRate: 'longStayRates',
  Room: 'rooms',
  RoomType: 'roomTypes(includeArchived: true)',
  StayExtra: 'stayExtras',
  SavedReply: 'savedReplies',
}

describe.each(nouns)('a change of a $noun', ({ noun, add, parts, change, other, deskMay, away }) => {
  const read = async (id: string) => {
    const { data, errors } = await owner.graphql(`{ list: ${lists[noun]} { id ${parts} } }`)
    expect(errors).toBeUndefined()
    return data.list.find((record: { id: string }) => record.id === id)
  }
  const update = async (id: string, fields: object) => {
    later()
    const { errors } = await owner.graphql(
      `mutation ($input: Update${noun}Input!) { update${noun}(input: $input) { id } }`,
      { input: { id, ...fields } },
    )
    expect(errors).toBeUndefined()
    later()
  }
  const changes = async (id: string) => (await owner.graphql(history, { id })).data.recordChanges.nodes
  const latest = async (id: string): Promise<string> => (await changes(id))[0].id
  const changesOf = (id: string) => (typeof change === 'function' ? change(id) : change)
  const changed = async () => {
    const id = await add()
    const before = await read(id)
    await update(id, changesOf(id))
    return { id, before, changeId: await latest(id) }
  }

  it('is undone, which is a change that can be undone', async () => {
    const { id, before, changeId } = await changed()
    const after = await read(id)
    expect(after).not.toEqual(before)
    const { data, errors } = await owner.graphql(undo, { id: changeId })
    expect(errors).toBeUndefined()
    expect(data.undoRecordChange).toEqual({ success: true, subjectId: id })
    expect(await read(id)).toEqual(before)
    later()
    const [undone] = await changes(id)
    expect(undone).toMatchObject({ kind: 'UPDATED', by: 'Owner' })
    expect((await owner.graphql(undo, { id: undone.id })).errors).toBeUndefined()
    expect(await read(id)).toEqual(after)
    // So that the next record finds its names and its number free.
    await owner.graphql(undo, { id: await latest(id) })
  })

  it('is not undone twice, nor over what was changed since', async () => {
    const { id, changeId } = await changed()
    await owner.graphql(undo, { id: changeId })
    const conflict = {
      message: expect.stringMatching(/ was changed by Owner since\. Look at it again and change it by hand$/),
      extensions: { code: 'CONFLICT' },
    }
    expect((await owner.graphql(undo, { id: changeId })).errors?.[0]).toMatchObject(conflict)
    await update(id, changesOf(id))
    const again = await latest(id)
    await update(id, other)
    const now = await read(id)
    expect((await owner.graphql(undo, { id: again })).errors?.[0]).toMatchObject(conflict)
    expect(await read(id)).toEqual(now)
    await owner.graphql(undo, { id: await latest(id) })
    await owner.graphql(undo, { id: again })
  })

  it(`is ${deskMay ? '' : 'not '}undone by the front desk, and by no stranger`, async () => {
    const { id, before, changeId } = await changed()
    expect((await server.caller().graphql(undo, { id: changeId })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const { errors } = await desk.graphql(undo, { id: changeId })
    expect(errors?.[0]?.extensions.code).toBe(deskMay ? undefined : 'FORBIDDEN')
    if (!deskMay) await owner.graphql(undo, { id: changeId })
    expect(await read(id)).toEqual(before)
  })

  it('alone is undone: making it and putting it away have ways of their own', async () => {
    const id = await add()
    later()
    await owner.graphql(`mutation ($id: ID!) { ${away}${noun}(id: $id) { id } }`, { id })
    for (const { id: changeId } of (await changes(id)).filter(({ kind }: { kind: string }) => kind !== 'UPDATED'))
      expect((await owner.graphql(undo, { id: changeId })).errors?.[0]).toMatchObject({
        message: 'Only changed fields can be undone',
        extensions: { code: 'BAD_USER_INPUT' },
      })
  })

  if (away === 'delete')
    it('of one that was deleted is not undone', async () => {
      const { id, changeId } = await changed()
      await owner.graphql(`mutation ($id: ID!) { delete${noun}(id: $id) { id } }`, { id })
      expect((await owner.graphql(undo, { id: changeId })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    })
})

it('leaves the fields alone that were changed by others since', async () => {
  const { id } = await addRule(owner, (await addRoomType(owner)).id)
  const update = `mutation ($input: UpdatePricingRuleInput!) { updatePricingRule(input: $input) { id } }`
  await owner.graphql(update, { input: { id, price: 20_000 } })
  const changeId = (await owner.graphql(history, { id })).data.recordChanges.nodes.find(
    ({ kind }: { kind: string }) => kind === 'UPDATED',
  ).id
  await owner.graphql(update, { input: { id, name: 'Regatta' } })
  expect((await owner.graphql(undo, { id: changeId })).errors).toBeUndefined()
  const { data } = await owner.graphql('{ pricingRules { id name price } }')
  expect(data.pricingRules).toContainEqual({ id, name: 'Regatta', price: 15_900 })
})

it.each([
  [randomUUID(), 'NOT_FOUND'],
  ['not an id', 'BAD_USER_INPUT'],
  ['', 'BAD_USER_INPUT'],
])('refuses the change %j', async (id, code) => {
  expect((await owner.graphql(undo, { id })).errors?.[0]?.extensions.code).toBe(code)
})
