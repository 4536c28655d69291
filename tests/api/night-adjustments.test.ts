import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askAtLock } from '#tests/support/at-a-lock.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType, addRule } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'

const preview = `query ($input: NightAdjustmentInput!) { nightAdjustmentPreview(input: $input) {
  seen unchanged nights { roomTypeId date before after beforeSource minStayBefore minStayAfter closes opens }
} }`
const create = `mutation ($input: CreateNightAdjustmentInput!) { createNightAdjustment(input: $input) {
  id roomTypeIds firstNight lastNight daysOfWeek price percent amount minStay stopSell createdBy
} }`
const update = `mutation ($input: UpdateNightAdjustmentInput!) { updateNightAdjustment(input: $input) {
  id firstNight lastNight daysOfWeek price percent amount minStay stopSell version createdBy changedBy
} }`
const undo = 'mutation ($id: ID!) { undoRecordChange(id: $id) { subjectId } }'
const remove = 'mutation ($id: ID!) { deleteNightAdjustment(id: $id) { success id } }'
const restore = 'mutation ($id: ID!) { restoreNightAdjustment(id: $id) { id } }'
const calendar = `{ availabilityCalendar(month: "2027-02") {
  adjustments { id percent createdBy }
  roomTypes { roomTypeId nights { date price priceSource minStay maxStay stopSell } }
} }`
const quote = `query ($input: StayQuoteInput!) { stayQuote(input: $input) {
  nights { date price reason(locale: en) } refusals { code }
} }`

/** Monday. */
const now = new Date('2027-01-04T17:00:00Z')
const friday = '2027-02-05'
const saturday = '2027-02-06'

interface Night {
  date: string
  price: number
  priceSource: string
  minStay: number | null
  maxStay: number | null
  stopSell: boolean
}

let server: TestServer
let owner: Caller
let king: string
let queen: string
let slugs: Record<string, string>
beforeAll(async () => {
  server = await startServer()
  server.setNow(now)
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  const types = [
    await addRoomType(owner, { basePrice: 10_000, weekendPrice: 12_900, floorPrice: 9_000 }),
    await addRoomType(owner, { basePrice: 20_000, floorPrice: 5_000 }),
  ] as const
  king = types[0].id
  queen = types[1].id
  slugs = Object.fromEntries(types.map(({ id, slug }) => [id, slug]))
})
afterAll(() => server.close())

/** +15 % on Fridays and Saturdays of February for both types. */
const form = (given: object = {}) => ({
  roomTypeIds: [king, queen],
  firstNight: '2027-02-01',
  lastNight: '2027-02-28',
  daysOfWeek: [5, 6],
  percent: 15,
  ...given,
})
const look = async (given: object = {}) => {
  const { data, errors } = await owner.graphql(preview, { input: form(given) })
  expect(errors).toBeUndefined()
  return data.nightAdjustmentPreview
}
const adjust = async (given: object = {}): Promise<string> => {
  const { data, errors } = await owner.graphql(create, { input: form(given) })
  expect(errors).toBeUndefined()
  return data.createNightAdjustment.id
}
const nightsOf = async (id: string): Promise<Map<string, Night>> => {
  const { data } = await owner.graphql(calendar)
  const { nights } = data.availabilityCalendar.roomTypes.find((type: { roomTypeId: string }) => type.roomTypeId === id)
  return new Map(nights.map((night: Night) => [night.date, night]))
}
const nightOf = async (id: string, date: string) => (await nightsOf(id)).get(date)!
const quoted = async (type: string, arrival: string, departure: string) =>
  (await server.caller().graphql(quote, { input: { roomTypeSlug: slugs[type], arrival, departure, guests: 2 } })).data
    .stayQuote

describe('what is shown before it is kept', () => {
  it('is every night of every type that would change, on the chosen days of the week, and nothing is kept', async () => {
    const { nights, unchanged } = await look()
    expect(nights).toHaveLength(16)
    expect(unchanged).toBe(0)
    expect(nights.filter(({ date }: Night) => date === friday)).toEqual([
      {
        roomTypeId: king,
        date: friday,
        before: 12_900,
        // 148.35, in whole dollars.
        after: 14_800,
        beforeSource: 'WEEKEND',
        minStayBefore: null,
        minStayAfter: null,
        closes: false,
        opens: false,
      },
      expect.objectContaining({ roomTypeId: queen, before: 20_000, after: 23_000 }),
    ])
    expect(await nightOf(king, friday)).toMatchObject({ price: 12_900, priceSource: 'WEEKEND' })
  })

  it('is what every quote says afterwards, to the cent', async () => {
    await addRule(owner, king, { price: 15_950, startDate: saturday, endDate: '2027-02-10', minStay: 2 })
    const { nights, seen } = await look({ daysOfWeek: [], percent: -12 })
    await adjust({ daysOfWeek: [], percent: -12, seen })
    for (const type of [king, queen]) {
      const told = (await quoted(type, '2027-02-01', '2027-03-01')).nights
      const shown = nights.filter(({ roomTypeId }: { roomTypeId: string }) => roomTypeId === type)
      const reason = 'Price of the day'
      expect(told).toEqual(
        shown.map(({ date, after }: { date: string; after: number }) => ({ date, price: after, reason })),
      )
    }
  })

  it('counts the chosen nights that stay as they are', async () => {
    const { nights, unchanged } = await look({ roomTypeIds: [king], daysOfWeek: [], percent: null, price: 10_000 })
    expect([nights.length, unchanged]).toEqual([8, 20])
  })

  it('asks who may read the rooms', async () => {
    const { errors } = await server.caller().graphql(preview, { input: form() })
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const marketing = await addStaff(server, 'marketing')
    const refused = await marketing.caller.graphql(preview, { input: form() })
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const desk = await addStaff(server, 'desk')
    expect((await desk.caller.graphql(preview, { input: form() })).errors).toBeUndefined()
  })
})

describe('a change of nights', () => {
  it('raises by per cent what the nights cost, also where a rule or the property management system says it', async () => {
    await addRule(owner, king, { price: 30_000 })
    await adjust()
    expect(await nightOf(king, friday)).toMatchObject({ price: 34_500, priceSource: 'ADJUSTMENT' })
    expect(await nightOf(king, '2027-02-07')).toMatchObject({ price: 30_000, priceSource: 'RULE' })
    expect(await nightOf(queen, saturday)).toMatchObject({ price: 23_000 })
  })

  it('works on what the earlier ones left, in the order in which they were made', async () => {
    await adjust({ percent: 10 })
    await adjust({ percent: null, amount: -1_000 })
    expect((await nightOf(queen, friday)).price).toBe(21_000)
    await adjust({ percent: null, price: 18_000 })
    await adjust({ percent: 50 })
    expect((await nightOf(queen, friday)).price).toBe(27_000)
  })

  it('follows a price that changes beneath it', async () => {
    await adjust()
    await addRule(owner, queen, { price: 40_000 })
    expect((await nightOf(queen, friday)).price).toBe(46_000)
  })

  it('never goes below the floor price of the room type, and not above $5,000', async () => {
    await adjust({ percent: -60 })
    expect((await nightOf(king, friday)).price).toBe(9_000)
    await addRule(owner, queen, { price: 400_000 })
    await adjust({ percent: 200 })
    expect((await nightOf(queen, friday)).price).toBe(480_000)
    await adjust({ percent: 200 })
    expect((await nightOf(queen, friday)).price).toBe(500_000)
  })

  it('sets the shortest stay, and a longest one never below it', async () => {
    await addRule(owner, king, { minStay: 1, maxStay: 2 })
    const { nights } = await look({ percent: null, minStay: 3 })
    expect(nights[0]).toMatchObject({ before: 15_900, after: 15_900, minStayBefore: 1, minStayAfter: 3 })
    await adjust({ percent: null, minStay: 3 })
    expect(await nightOf(king, friday)).toMatchObject({ minStay: 3, maxStay: 3, price: 15_900, priceSource: 'RULE' })
    const { refusals } = await quoted(king, friday, saturday)
    expect(refusals.map(({ code }: { code: string }) => code)).toContain('MIN_STAY')
  })

  it('stops the sale of the nights, which says so where they are sold', async () => {
    expect(
      (await look({ percent: null, stopSell: true })).nights.every(({ closes }: { closes: boolean }) => closes),
    ).toBe(true)
    await adjust({ percent: null, stopSell: true })
    expect(await nightOf(king, friday)).toMatchObject({ stopSell: true, price: 12_900 })
    const { refusals } = await quoted(king, friday, saturday)
    expect(refusals.map(({ code }: { code: string }) => code)).toEqual(['CLOSED'])
  })

  it('is listed with the months that it touches, the newest first, until it is taken back', async () => {
    const first = await adjust({ percent: 5 })
    const second = await adjust({ percent: 6 })
    const listed = async () => (await owner.graphql(calendar)).data.availabilityCalendar.adjustments
    expect((await listed()).slice(0, 2)).toEqual([
      { id: second, percent: 6, createdBy: 'Owner' },
      { id: first, percent: 5, createdBy: 'Owner' },
    ])
    await owner.graphql(remove, { id: second })
    expect((await listed())[0].id).toBe(first)
  })

  it('is taken back as if it had never been made, once or twice, and put back where it stood', async () => {
    const before = await nightsOf(king)
    const percent = await adjust({ percent: 10 })
    await adjust({ percent: null, amount: 500 })
    for (let press = 0; press < 2; press += 1)
      expect((await owner.graphql(remove, { id: percent })).data.deleteNightAdjustment).toEqual({
        success: true,
        id: percent,
      })
    expect((await nightOf(king, friday)).price).toBe(before.get(friday)!.price + 500)
    await owner.graphql(restore, { id: percent })
    // 10 % of $129 come first, as they did.
    expect((await nightOf(king, friday)).price).toBe(14_700)
    const changes = await owner.graphql('query ($id: ID!) { recordChanges(subjectId: $id) { nodes { kind by } } }', {
      id: percent,
    })
    expect(changes.data.recordChanges.nodes.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'CREATED',
      'DELETED',
      'RESTORED',
    ])
  })

  it.each([
    ['taking back', remove],
    ['putting back', restore],
  ])('answers NOT_FOUND on %s one that there is not', async (_, mutation) => {
    const { errors } = await owner.graphql(mutation, { id: '00000000-0000-4000-8000-000000000000' })
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('is told in the changes since yesterday', async () => {
    server.setNow(new Date(now.getTime() + 1_000))
    await adjust()
    const { data } = await owner.graphql('{ today { changes { sentence } } }')
    server.setNow(now)
    expect(data.today.changes.map(({ sentence }: { sentence: string }) => sentence)).toContain(
      'Owner added the adjustment of nights from 2027-02-01 to 2027-02-28.',
    )
  })
})

describe('a change of nights that is changed', () => {
  const change = async (input: object, caller = owner) => caller.graphql(update, { input })
  const changed = async (input: object) => {
    const { data, errors } = await change(input)
    expect(errors).toBeUndefined()
    return data.updateNightAdjustment
  }
  const changesOf = async (id: string) => {
    const { data } = await owner.graphql(
      'query ($id: ID!) { recordChanges(subjectId: $id) { nodes { id kind by fields { field before after } } } }',
      { id },
    )
    return data.recordChanges.nodes as { id: string; kind: string; by: string; fields: object[] }[]
  }

  it('is shown as it would be in its own place, beside what guests see now, and applied so', async () => {
    const id = await adjust({ percent: 10 })
    await adjust({ percent: null, amount: 500 })
    // 10 % of $129, and $5 by the later one.
    expect((await nightOf(king, friday)).price).toBe(14_700)
    const { nights, seen, unchanged } = await look({ id, percent: 20 })
    expect([nights.length, unchanged]).toEqual([16, 0])
    expect(nights[0]).toMatchObject({ roomTypeId: king, date: friday, before: 14_700, after: 16_000 })
    expect((await nightOf(king, friday)).price).toBe(14_700)
    expect(await changed({ id, version: 1, percent: 20, seen })).toMatchObject({
      id,
      percent: 20,
      daysOfWeek: [5, 6],
      version: 2,
      createdBy: 'Owner',
      changedBy: 'Owner',
    })
    for (const { roomTypeId, date, after } of nights)
      expect((await nightOf(roomTypeId, date)).price, `${roomTypeId} ${date}`).toBe(after)
  })

  it('tells of the nights and room types that it would leave, too, and of what is sold again', async () => {
    const id = await adjust({ percent: null, stopSell: true })
    const given = { id, roomTypeIds: [queen], lastNight: '2027-02-14', percent: 10, stopSell: false }
    const { nights, unchanged, seen } = await look(given)
    // Of the queen the price of four nights, and the sale of all that were closed.
    expect([nights.length, unchanged]).toEqual([16, 0])
    expect(nights.every(({ opens, closes }: { opens: boolean; closes: boolean }) => opens && !closes)).toBe(true)
    expect(nights.filter(({ before, after }: { before: number; after: number }) => before !== after)).toHaveLength(4)
    await changed({ ...given, seen })
    expect(await nightOf(king, friday)).toMatchObject({ price: 12_900, stopSell: false })
    expect((await nightOf(queen, friday)).price).toBe(22_000)
    expect((await nightOf(queen, '2027-02-20')).price).toBe(20_000)
  })

  it('keeps what is left out, and can do without what is null', async () => {
    const id = await adjust({ minStay: 2 })
    expect(await changed({ id, percent: null, amount: 1_500 })).toMatchObject({
      percent: null,
      amount: 1_500,
      minStay: 2,
      daysOfWeek: [5, 6],
      firstNight: '2027-02-01',
    })
    expect((await nightOf(queen, friday)).price).toBe(21_500)
  })

  it('leaves no trace where it says the same', async () => {
    const id = await adjust()
    expect(await changed({ id, version: 1, ...form() })).toMatchObject({ version: 1, changedBy: null })
    expect((await changesOf(id)).map(({ kind }) => kind)).toEqual(['CREATED'])
  })

  it('is told with every field in its history, and undone once', async () => {
    const id = await adjust()
    server.setNow(new Date(now.getTime() + 1_000))
    await changed({ id, percent: null, price: 19_900, minStay: 3 })
    server.setNow(now)
    const [latest] = await changesOf(id)
    expect(latest).toMatchObject({
      kind: 'UPDATED',
      by: 'Owner',
      fields: [
        { field: 'price', before: null, after: '19900' },
        { field: 'percent', before: '15', after: null },
        { field: 'minStay', before: null, after: '3' },
      ],
    })
    expect((await owner.graphql(undo, { id: latest!.id })).data.undoRecordChange.subjectId).toBe(id)
    expect(await nightOf(queen, friday)).toMatchObject({ price: 23_000, minStay: null })
    const again = await owner.graphql(undo, { id: latest!.id })
    expect(again.errors?.[0]).toMatchObject({
      message: 'This change of nights was changed by Owner since. Look at it again and change it by hand',
      extensions: { code: 'CONFLICT' },
    })
  })

  it('is refused where somebody changed it since it was read, and nothing is lost', async () => {
    const id = await adjust()
    const manager = await addStaff(server, 'manager')
    expect((await change({ id, version: 1, percent: 30 }, manager.caller)).errors).toBeUndefined()
    const { errors } = await change({ id, version: 1, percent: 20 })
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^This change of nights was changed by .+ meanwhile/),
      extensions: { code: 'CONFLICT' },
    })
    expect((await nightOf(queen, friday)).price).toBe(26_000)
  })

  it('of two at the same moment one is applied', async () => {
    const id = await adjust()
    const answers = await Promise.all([20, 30].map((percent) => change({ id, version: 1, percent })))
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(1)
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  })

  it('is refused where it would not come out as it was seen', async () => {
    const id = await adjust()
    const { seen } = await look({ id, percent: 20 })
    await addRule(owner, queen, { price: 30_000 })
    const { errors } = await change({ id, percent: 20, seen })
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect((await nightOf(queen, friday)).price).toBe(34_500)
  })

  it('is not there any more once it was taken back', async () => {
    const id = await adjust()
    await owner.graphql(remove, { id })
    const missing = '00000000-0000-4000-8000-000000000000'
    for (const [gone, sentence] of [
      [id, 'This change of nights was taken back'],
      [missing, 'There is no such change of nights'],
    ])
      for (const { errors } of [
        await change({ id: gone, percent: 20 }),
        await owner.graphql(preview, { input: form({ id: gone }) }),
      ])
        expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { code: 'NOT_FOUND' } })
    const [deletion] = await changesOf(id)
    expect((await owner.graphql(undo, { id: deletion!.id })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  it('can go on from nights that are over, which stay as they were sold', async () => {
    const id = await adjust({ daysOfWeek: [], lastNight: '2027-02-10' })
    server.setNow(new Date('2027-02-08T17:00:00Z'))
    const { nights } = await look({ id, daysOfWeek: [], lastNight: '2027-02-10', percent: 20 })
    const dates: string[] = nights.map(({ date }: { date: string }) => date)
    expect([...new Set(dates)]).toEqual(['2027-02-08', '2027-02-09', '2027-02-10'])
    expect(await changed({ id, percent: 20 })).toMatchObject({ firstNight: '2027-02-01', percent: 20 })
    const answers = [
      await change({ id, firstNight: '2027-02-02' }),
      await change({ id, lastNight: '2027-02-07' }),
      await owner.graphql(preview, { input: form({ percent: 20 }) }),
    ]
    server.setNow(now)
    expect(answers.map(({ errors }) => errors?.[0]?.message)).toEqual([
      expect.stringContaining('First night is over'),
      expect.stringContaining('Last night is over'),
      expect.stringContaining('First night is over'),
    ])
  })

  it.each([
    [{ percent: 0 }, 'percent', 'Percent must not be 0'],
    [{ price: 12_000 }, 'percent', 'Give a price, a percent or an amount, not several of them'],
    [{ percent: null }, 'price', 'Give a price, a percent, an amount or a minimum stay, or stop the sale'],
    [{ roomTypeIds: [] }, 'roomTypeIds', 'Choose a room type'],
    [{ lastNight: '2027-01-31' }, 'lastNight', 'Last night is before first night'],
    [{ lastNight: '2027-06-05' }, 'lastNight', 'At most 124 nights at once'],
    [{ id: '7' }, 'id', 'Id must be the id of a record'],
  ])('with %j is refused by the field and its bound, and stays as it was', async (given, field, sentence) => {
    const id = await adjust()
    const { errors } = await change({ id, ...given })
    expect(errors?.[0]?.message).toMatch(sentence)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(errors?.[0]?.extensions.issues?.[0]?.path[0]).toBe(field)
    expect((await nightOf(queen, friday)).price).toBe(23_000)
  })
})

describe('two people at once', () => {
  it('are told apart: the second one looks again before it is kept', async () => {
    const { seen } = await look()
    const answers = await Promise.all([1, 2].map(() => owner.graphql(create, { input: form({ seen }) })))
    const refused = answers.filter(({ errors }) => errors)
    expect(refused).toHaveLength(1)
    expect(refused[0]!.errors![0]).toMatchObject({
      message: 'These nights were changed meanwhile. Look at what would change again before you apply it',
      extensions: { code: 'CONFLICT' },
    })
    expect((await nightOf(queen, friday)).price).toBe(23_000)
  })

  it('see no other outcome where one takes a change back, or puts it back: that waits for its turn', async () => {
    const id = await adjust()
    for (const mutation of [remove, restore]) {
      const ask = () => owner.graphql(mutation, { id })
      const [answer] = await askAtLock(server, "select pg_advisory_xact_lock(hashtext('night adjustments'))", [ask])
      expect(answer!.errors).toBeUndefined()
    }
  })

  it('are told also when a rule was changed, and not when another room type was', async () => {
    const { seen } = await look({ roomTypeIds: [king] })
    await addRule(owner, queen, { price: 30_000 })
    await adjust({ roomTypeIds: [king], seen })
    const { seen: older } = await look({ roomTypeIds: [king] })
    await addRule(owner, king, { price: 30_000 })
    const { errors } = await owner.graphql(create, { input: form({ roomTypeIds: [king], seen: older }) })
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT')
  })
})

describe('who asks wrongly', () => {
  it.each([
    [{ roomTypeIds: [] }, 'roomTypeIds', 'Choose a room type'],
    [{ roomTypeIds: ['7'] }, 'roomTypeIds', 'Room type must be the id of a room type'],
    [
      { roomTypeIds: ['00000000-0000-4000-8000-000000000000'] },
      'roomTypeIds',
      'Room types must be ids of room types in use',
    ],
    [{ firstNight: '2027-01-03' }, 'firstNight', 'First night is over'],
    [{ lastNight: '2027-01-31' }, 'lastNight', 'Last night is before first night'],
    [{ lastNight: '2027-06-05' }, 'lastNight', 'At most 124 nights at once'],
    [{ firstNight: '2030-01-01', lastNight: '2030-01-05' }, 'lastNight', 'Last night must be at most 3 years ahead'],
    [{ daysOfWeek: [7] }, 'daysOfWeek', 'Day of the week must be from 0 to 6'],
    [
      { firstNight: friday, lastNight: friday, daysOfWeek: [1] },
      'daysOfWeek',
      'None of the nights is of the chosen days of the week',
    ],
    [{ percent: 0 }, 'percent', 'Percent must not be 0'],
    [{ percent: -61 }, 'percent', 'Percent must be from -60 to 200'],
    [{ percent: 201 }, 'percent', 'Percent must be from -60 to 200'],
    [{ percent: null, amount: 100_001 }, 'amount', 'Amount must be from -$1,000 to $1,000'],
    [{ percent: null, price: 999 }, 'price', 'Price must be from $10 to $5,000'],
    [{ percent: null, price: 8_000 }, 'price', /^Price must be at least \$90, the floor price of Test room \d+$/],
    [{ price: 12_000 }, 'percent', 'Give a price, a percent or an amount, not several of them'],
    [{ percent: null }, 'price', 'Give a price, a percent, an amount or a minimum stay, or stop the sale'],
    [{ minStay: 91 }, 'minStay', 'Minimum stay must be from 1 to 90'],
  ])('with %j reads which field and which bound, and nothing is kept', async (given, field, sentence) => {
    for (const operation of [preview, create]) {
      const { errors } = await owner.graphql(operation, { input: form(given) })
      expect(errors?.[0]?.message).toMatch(sentence)
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
      expect(errors?.[0]?.extensions.issues?.[0]?.path[0]).toBe(field)
    }
    expect((await nightOf(queen, friday)).priceSource).toBe('BASE')
  })

  it.each([
    [{ firstNight: '2027-01-04', lastNight: '2027-05-07' }],
    [{ percent: -60 }],
    [{ percent: null, price: 9_000 }],
    [{ percent: null, amount: -100_000, minStay: 90 }],
  ])('with %j is just within the bounds', async (given) => {
    await look(given)
  })

  it('as a colleague at the desk, by a key or as a stranger changes nothing', async () => {
    const id = await adjust()
    const desk = await addStaff(server, 'desk')
    const { headers } = await addKey(server, ['rooms:read', 'rooms:write'])
    const asked = (
      caller: Caller,
      mutation: string,
      variables: Record<string, unknown>,
      head?: Record<string, string>,
    ) => caller.graphql(mutation, variables, head)
    for (const [mutation, variables] of [
      [create, { input: form() }],
      [update, { input: { id, percent: 40 } }],
      [remove, { id }],
      [restore, { id }],
    ] as const) {
      const answers = [
        await asked(desk.caller, mutation, variables),
        await asked(server.caller(), mutation, variables, headers),
        await asked(server.caller(), mutation, variables),
      ]
      expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
        'FORBIDDEN',
        'FORBIDDEN',
        'UNAUTHENTICATED',
      ])
    }
    expect((await nightOf(queen, friday)).price).toBe(23_000)
    const manager = await addStaff(server, 'manager')
    expect((await manager.caller.graphql(remove, { id })).errors).toBeUndefined()
  })
})
