import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType, addRule, createPricingRule } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'

const update = `mutation ($input: UpdatePricingRuleInput!) { updatePricingRule(input: $input) {
  id name price minStay active overridesPms version deletedAt
} }`
const remove = 'mutation ($id: ID!) { deletePricingRule(id: $id) { success id } }'
const restore = 'mutation ($id: ID!) { restorePricingRule(id: $id) { id name price deletedAt } }'
const preview = `query ($input: PricingRulePreviewInput!) { pricingRulePreview(input: $input) {
  unchanged otherStays unchangedBecause { reason nights ruleName raiseTo }
  nights { date before after beforeSource beforeRule afterRule }
} }`

/** Monday. */
const now = new Date('2027-01-04T17:00:00Z')

let server: TestServer
let owner: Caller
let roomTypeId: string
beforeAll(async () => {
  server = await startServer()
  server.setNow(now)
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  roomTypeId = (await addRoomType(owner, { basePrice: 10_000, weekendPrice: 12_000, floorPrice: 5_000 })).id
})
afterAll(() => server.close())

const form = (given: object = {}) => ({
  name: 'Season',
  roomTypeId,
  startDate: '2027-02-01',
  endDate: '2027-02-28',
  price: 15_900,
  priority: 1,
  ...given,
})
const ruleIds = async () =>
  (await owner.graphql('{ pricingRules { id } }')).data.pricingRules.map(({ id }: { id: string }) => id)

describe('a new rule', () => {
  it('is active, covers every night of the week, and has no limits unless told otherwise', async () => {
    const { data } = await owner.graphql(createPricingRule, { input: form() })
    expect(data.createPricingRule).toMatchObject({
      active: true,
      daysOfWeek: [],
      minStay: null,
      maxStay: null,
      overridesPms: false,
      startDate: '2027-02-01',
      endDate: '2027-02-28',
    })
  })

  it.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ endDate: '2027-01-31' }, 'endDate', 'End date is before start date'],
    [{ startDate: '2026-01-03' }, 'startDate', 'Start date must be at most 1 year ago'],
    [{ startDate: '2029-01-04', endDate: '2030-01-05' }, 'endDate', 'End date must be at most 3 years ahead'],
    [{ startDate: '2027-02-01', endDate: '2029-02-02' }, 'endDate', 'A rule can cover at most 2 years'],
    [{ price: 999 }, 'price', 'Price must be from $10 to $5,000'],
    [{ price: 1_500 }, 'price', /^Price must be at least \$50, the floor price of Test room \d+$/],
    [{ priority: 101 }, 'priority', 'Priority must be from 0 to 100'],
    [{ priority: -1 }, 'priority', 'Priority must be from 0 to 100'],
    [{ minStay: 0 }, 'minStay', 'Minimum stay must be from 1 to 90'],
    [{ minStay: 91 }, 'minStay', 'Minimum stay must be from 1 to 90'],
    [{ minStay: 3, maxStay: 2 }, 'maxStay', 'Maximum stay must be at least the minimum stay'],
    [{ maxStay: 366 }, 'maxStay', 'Maximum stay must be from 1 to 365'],
    [{ daysOfWeek: [7] }, 'daysOfWeek', 'Day of the week must be from 0 to 6'],
    [{ roomTypeId: '00000000-0000-4000-8000-000000000000' }, 'roomTypeId', 'Room type must be the id of a room type'],
  ])('refuses %j and names the field and the bound', async (fields, field, sentence) => {
    const { errors } = await owner.graphql(createPricingRule, { input: form(fields) })
    expect(errors?.[0]?.message).toMatch(sentence)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(errors?.[0]?.extensions.issues?.[0]?.path[0]).toBe(field)
  })

  it.each([
    [{ startDate: '2026-01-04', endDate: '2026-01-04' }],
    [{ startDate: '2028-01-04', endDate: '2030-01-04' }],
    [{ price: 5_000 }],
    [{ priority: 0, minStay: 90, maxStay: 90, daysOfWeek: [6, 0, 6] }],
  ])('takes %j, just within the bounds', async (fields) => {
    expect((await owner.graphql(createPricingRule, { input: form(fields) })).errors).toBeUndefined()
  })

  it('overrides the property management system only by managers and owners, not by a key', async () => {
    const manager = await addStaff(server, 'manager')
    const input = form({ overridesPms: true })
    expect((await manager.caller.graphql(createPricingRule, { input })).data.createPricingRule.overridesPms).toBe(true)
    const { headers } = await addKey(server, ['rooms:read', 'rooms:write'])
    const { errors } = await server.caller().graphql(createPricingRule, { input }, headers)
    expect(errors?.[0]).toMatchObject({
      message: 'Only managers and owners may let a rule override the property management system',
      extensions: { code: 'FORBIDDEN' },
    })
  })
})

describe('changing a rule', () => {
  it('changes what is given and leaves the rest', async () => {
    const { id } = await addRule(owner, roomTypeId, { minStay: 2 })
    const { data } = await owner.graphql(update, { input: { id, active: false } })
    expect(data.updatePricingRule).toMatchObject({ active: false, minStay: 2, price: 15_900, version: 2 })
  })

  it('checks the whole rule, also where only one end is given', async () => {
    const { id } = await addRule(owner, roomTypeId)
    const { errors } = await owner.graphql(update, { input: { id, endDate: '2027-01-15' } })
    expect(errors?.[0]?.message).toBe('End date is before start date')
  })

  it('lets an old rule be switched off whose start lies long ago', async () => {
    server.setNow(new Date('2025-03-01T17:00:00Z'))
    const { id } = await addRule(owner, roomTypeId, { startDate: '2025-03-01', endDate: '2025-04-01' })
    server.setNow(now)
    const { data } = await owner.graphql(update, { input: { id, active: false } })
    expect(data.updatePricingRule.active).toBe(false)
  })

  it('tells the second of two people who save it at once, and keeps the first one’s work', async () => {
    const { id } = await addRule(owner, roomTypeId)
    const answers = await Promise.all(
      [16_000, 17_000].map((price) => owner.graphql(update, { input: { id, version: 1, price } })),
    )
    const told = answers.filter(({ errors }) => errors)
    expect(told).toHaveLength(1)
    expect(told[0]!.errors![0]).toMatchObject({
      message: 'This pricing rule was changed by Owner meanwhile. Look at it again before you save',
      extensions: { code: 'CONFLICT' },
    })
    const saved = answers.find(({ errors }) => !errors)!.data.updatePricingRule
    const { data } = await owner.graphql('{ pricingRules { id price version } }')
    expect(data.pricingRules).toContainEqual({ id, price: saved.price, version: 2 })
  })
})

describe('deleting a rule', () => {
  it('is undone with the same id and the same values', async () => {
    const { id } = await addRule(owner, roomTypeId, { name: 'Festival' })
    server.setNow(new Date(now.getTime() + 1_000))
    expect((await owner.graphql(remove, { id })).data.deletePricingRule).toEqual({ success: true, id })
    expect(await ruleIds()).not.toContain(id)
    server.setNow(new Date(now.getTime() + 2_000))
    const { data } = await owner.graphql(restore, { id })
    expect(data.restorePricingRule).toEqual({ id, name: 'Festival', price: 15_900, deletedAt: null })
    expect(await ruleIds()).toContain(id)
    const changes = await owner.graphql('query ($id: ID!) { recordChanges(subjectId: $id) { nodes { kind } } }', { id })
    expect(changes.data.recordChanges.nodes.map(({ kind }: { kind: string }) => kind)).toEqual([
      'RESTORED',
      'DELETED',
      'CREATED',
    ])
    server.setNow(now)
  })

  it('takes it out of the prices until it is restored', async () => {
    const { id } = await addRule(owner, roomTypeId)
    const price = async () =>
      (
        await owner.graphql('query ($id: ID!) { priceExplanation(roomTypeId: $id, night: "2027-02-02") { price } }', {
          id: roomTypeId,
        })
      ).data.priceExplanation.price
    expect(await price()).toBe(15_900)
    await owner.graphql(remove, { id })
    expect(await price()).toBe(10_000)
    await owner.graphql(restore, { id })
    expect(await price()).toBe(15_900)
  })

  describe('is not undone', () => {
    const deleted = async (given: object) => {
      const { id } = await addRule(owner, roomTypeId, given)
      await owner.graphql(remove, { id })
      return id
    }
    const raiseFloor = async () => {
      const { errors } = await owner.graphql(
        'mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) { floorPrice } }',
        { input: { id: roomTypeId, floorPrice: 9_000 } },
      )
      expect(errors).toBeUndefined()
    }

    it('where its price is below the floor meanwhile', async () => {
      const id = await deleted({ price: 6_000 })
      await raiseFloor()
      const { errors } = await owner.graphql(restore, { id })
      expect(errors?.[0]).toMatchObject({
        message: expect.stringMatching(/^Price must be at least \$90, the floor price of Test room \d+$/),
        extensions: { code: 'BAD_USER_INPUT', issues: [{ path: ['price'] }] },
      })
      expect(await ruleIds()).not.toContain(id)
    })

    it.each([[{ active: false }], [{ startDate: '2026-11-01', endDate: '2027-01-03' }]])(
      'for that, but comes back, where it sells no night: %j',
      async (fields) => {
        const id = await deleted({ price: 6_000, ...fields })
        await raiseFloor()
        expect((await owner.graphql(restore, { id })).errors).toBeUndefined()
        expect(await ruleIds()).toContain(id)
      },
    )

    it('by a key where it overrides the property management system', async () => {
      const id = await deleted({ overridesPms: true })
      const { headers } = await addKey(server, ['rooms:read', 'rooms:write'])
      const { errors } = await server.caller().graphql(restore, { id }, headers)
      expect(errors?.[0]).toMatchObject({
        message: 'Only managers and owners may let a rule override the property management system',
        extensions: { code: 'FORBIDDEN' },
      })
      expect((await owner.graphql(restore, { id })).errors).toBeUndefined()
    })
  })

  it.each([
    ['deleting an unknown rule', remove],
    ['restoring an unknown rule', restore],
  ])('answers NOT_FOUND on %s', async (_, mutation) => {
    const { errors } = await owner.graphql(mutation, { id: '00000000-0000-4000-8000-000000000000' })
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

describe('the price studio', () => {
  it('says which rule wins a night and why each other one does not', async () => {
    await addRule(owner, roomTypeId, { name: 'Long', priority: 5, endDate: '2027-12-31', price: 13_000 })
    await addRule(owner, roomTypeId, { name: 'Short', priority: 5, price: 14_000 })
    await addRule(owner, roomTypeId, { name: 'Weak', priority: 1, price: 11_000 })
    await addRule(owner, roomTypeId, { name: 'Sundays', priority: 9, daysOfWeek: [0], price: 20_000 })
    const { data } = await owner.graphql(
      `query ($id: ID!) { priceExplanation(roomTypeId: $id, night: "2027-02-02") {
        price source reason rules { wins reason rule { name } }
      } }`,
      { id: roomTypeId },
    )
    expect(data.priceExplanation).toEqual({
      price: 14_000,
      source: 'RULE',
      reason: 'The rule Short (priority 5) sets $140.',
      rules: [
        { wins: true, rule: { name: 'Short' }, reason: 'It is the strongest rule about this night' },
        { wins: false, rule: { name: 'Long' }, reason: 'Short has the same priority and covers fewer days' },
        { wins: false, rule: { name: 'Weak' }, reason: 'Short has the higher priority (5)' },
      ],
    })
  })

  it('shows a year with its lowest and highest night', async () => {
    await addRule(owner, roomTypeId, { price: 30_000, startDate: '2028-02-29', endDate: '2028-02-29' })
    const { data } = await owner.graphql(
      'query ($id: ID!) { priceYear(roomTypeId: $id, year: 2028) { lowest highest nights { date price source ruleName } } }',
      { id: roomTypeId },
    )
    const { nights, lowest, highest } = data.priceYear
    expect([nights.length, lowest, highest]).toEqual([366, 10_000, 30_000])
    expect(nights[59]).toEqual({ date: '2028-02-29', price: 30_000, source: 'RULE', ruleName: 'A rule' })
  })

  it('begins the year with the month that is asked for', async () => {
    const { data, errors } = await owner.graphql(
      'query ($id: ID!, $month: Int!) { priceYear(roomTypeId: $id, year: 2027, firstMonth: $month) { year nights { date } } }',
      { id: roomTypeId, month: 11 },
    )
    expect(errors).toBeUndefined()
    const { year, nights } = data.priceYear
    expect([year, nights.length, nights[0].date, nights.at(-1).date]).toEqual([2027, 366, '2027-11-01', '2028-10-31'])
  })

  it.each([0, 13])('knows no month %i', async (month) => {
    const { errors } = await owner.graphql(
      'query ($id: ID!, $month: Int!) { priceYear(roomTypeId: $id, year: 2027, firstMonth: $month) { year } }',
      { id: roomTypeId, month },
    )
    expect(errors?.[0]).toMatchObject({
      message: 'First month must be from 1 to 12',
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  it('previews exactly the nights that a new rule would change, and saves nothing', async () => {
    await addRule(owner, roomTypeId, { name: 'Strong', priority: 9, startDate: '2027-02-03', endDate: '2027-02-03' })
    const before = await ruleIds()
    const input = form({ startDate: '2027-02-02', endDate: '2027-02-06', price: 12_000, name: 'New' })
    const { data } = await owner.graphql(preview, { input })
    const change = { after: 12_000, beforeRule: null, afterRule: 'New' }
    expect(data.pricingRulePreview).toEqual({
      unchanged: 3,
      otherStays: 0,
      unchangedBecause: [
        { reason: 'SAME_PRICE', nights: 2, ruleName: null, raiseTo: null },
        { reason: 'STRONGER_RULE', nights: 1, ruleName: 'Strong', raiseTo: 10 },
      ],
      nights: [
        { ...change, date: '2027-02-02', before: 10_000, beforeSource: 'BASE' },
        { ...change, date: '2027-02-04', before: 10_000, beforeSource: 'BASE' },
      ],
    })
    expect(await ruleIds()).toEqual(before)
  })

  it('previews the nights that a moved rule leaves behind', async () => {
    const { id } = await addRule(owner, roomTypeId, { startDate: '2027-02-02', endDate: '2027-02-03' })
    const { data } = await owner.graphql(preview, {
      input: { id, ...form({ startDate: '2027-02-03', endDate: '2027-02-04' }) },
    })
    expect(data.pricingRulePreview.nights).toMatchObject([
      { date: '2027-02-02', before: 15_900, after: 10_000 },
      { date: '2027-02-04', before: 10_000, after: 15_900 },
    ])
  })

  describe('a rule that changes nothing is told why', () => {
    const ask = async (given: object) => (await owner.graphql(preview, { input: form(given) })).data.pricingRulePreview
    const because = (reason: string, nights: number, more: object = {}) => ({
      nights: [],
      otherStays: 0,
      unchangedBecause: [{ reason, nights, ruleName: null, raiseTo: null, ...more }],
    })

    it('and raising its priority as it is told makes it win', async () => {
      await addRule(owner, roomTypeId, { name: 'Peak season', priority: 10, price: 20_000 })
      const weak = await ask({ priority: 2 })
      expect(weak).toMatchObject({
        ...because('STRONGER_RULE', 28, { ruleName: 'Peak season', raiseTo: 11 }),
        unchanged: 28,
      })
      const { raiseTo } = weak.unchangedBecause[0]
      expect((await ask({ priority: raiseTo })).nights).toHaveLength(28)
    })

    it('where nothing is higher: by a shorter span, or not at all', async () => {
      await addRule(owner, roomTypeId, { name: 'Top', priority: 100, price: 20_000 })
      expect((await ask({ endDate: '2027-02-03' })).unchangedBecause).toMatchObject([{ raiseTo: 100 }])
      await addRule(owner, roomTypeId, { name: 'Day', priority: 100, price: 20_000, endDate: '2027-02-01' })
      expect((await ask({ endDate: '2027-02-27' })).unchangedBecause).toMatchObject([
        { nights: 26, raiseTo: 100 },
        { nights: 1, ruleName: 'Day', raiseTo: null },
      ])
    })

    it.each([
      ['pms', 'PMS'],
      ['hand', 'HAND'],
    ])('by what was set for the nights themselves (%s), unless it stands above that', async (source, reason) => {
      await owner.graphql('mutation ($input: SetRoomNightsInput!) { setRoomNights(input: $input) { roomTypeId } }', {
        input: { roomTypeId, firstNight: '2027-02-01', lastNight: '2027-02-28', rate: 19_000 },
      })
      await server.deps.orm.em
        .getConnection()
        .execute(`update room_night set source = '${source}' where room_type_id = '${roomTypeId}'`)
      expect(await ask({})).toMatchObject(because(reason, 28))
      expect((await ask({ overridesPms: true })).nights).toHaveLength(28)
    })

    it.each([
      ['the price that they have', { price: 10_000, daysOfWeek: [1] }, 'SAME_PRICE', 4],
      ['a rule that is switched off', { active: false }, 'INACTIVE', 28],
      ['nights that are over', { startDate: '2026-12-01', endDate: '2027-01-03' }, 'OVER', 34],
      ['no such day of the week', { endDate: '2027-02-02', daysOfWeek: [6] }, 'NO_SUCH_WEEKDAY', 0],
    ])('by %s', async (_, given, reason, nights) => {
      expect(await ask(given)).toMatchObject(because(reason, nights))
    })

    it('but changes something with the same price and another stay, and from today on only', async () => {
      expect(await ask({ price: 10_000, daysOfWeek: [1], minStay: 3 })).toEqual({
        nights: [],
        otherStays: 4,
        unchanged: 0,
        unchangedBecause: [],
      })
      const begun = await ask({ startDate: '2026-12-28', endDate: '2027-01-05' })
      expect(begun.nights.map(({ date }: { date: string }) => date)).toEqual(['2027-01-04', '2027-01-05'])
    })
  })

  it('says what saving then does, rule by rule', async () => {
    const { id } = await addRule(owner, roomTypeId)
    const input = form({ price: 17_000, active: true })
    const { data } = await owner.graphql(preview, { input: { id, ...input } })
    await owner.graphql(update, { input: { id, price: 17_000 } })
    const after = await owner.graphql(
      'query ($id: ID!) { priceYear(roomTypeId: $id, year: 2027) { nights { date price } } }',
      { id: roomTypeId },
    )
    const prices = new Map(
      after.data.priceYear.nights.map(({ date, price }: { date: string; price: number }) => [date, price]),
    )
    expect(data.pricingRulePreview.nights).toHaveLength(28)
    for (const night of data.pricingRulePreview.nights) expect(prices.get(night.date)).toBe(night.after)
  })
})
