import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType, addRule } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'

const preview = `query ($input: NightAdjustmentInput!) { nightAdjustmentPreview(input: $input) {
  seen unchanged nights { roomTypeId date before after beforeSource minStayBefore minStayAfter closes }
} }`
const create = `mutation ($input: CreateNightAdjustmentInput!) { createNightAdjustment(input: $input) {
  id roomTypeIds firstNight lastNight daysOfWeek price percent amount minStay stopSell createdBy
} }`
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
