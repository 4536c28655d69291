import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { weekdayOf } from '#graphql/stay-dates.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType, addRule } from '#tests/support/rooms.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'

const previewQuery = `query ($input: SeasonInput!) { seasonCopyPreview(input: $input) {
  rule { id name roomTypeId } startDate endDate problem
} }`
const copyMutation = `mutation ($input: CopySeasonInput!) { copySeason(input: $input) { rules {
  id name startDate endDate price minStay fillsGaps maxStay daysOfWeek active priority overridesPms
} } }`
const deleteMutation = 'mutation ($ids: [ID!]!) { deletePricingRules(ids: $ids) { success ids } }'
const restoreMutation = 'mutation ($id: ID!) { restorePricingRule(id: $id) { id } }'
const list = '{ pricingRules { id name roomTypeId startDate } }'

/** Monday noon at the hotel. */
const now = new Date('2027-01-04T17:00:00Z')
const season = { firstNight: '2027-02-01', lastNight: '2027-03-31' }

let server: TestServer
let owner: Caller
let type: Awaited<ReturnType<typeof addRoomType>>
beforeAll(async () => {
  server = await startServer()
  owner = await server.caller().signIn()
})
beforeEach(async () => {
  server.setNow(now)
  type = await addRoomType(owner)
})
afterAll(() => server.close())

interface Copy {
  rule: { id: string; name: string; roomTypeId: string }
  startDate: string
  endDate: string
  problem: string | null
}

const previewOf = async (caller = owner): Promise<Copy[]> => {
  const { data } = await caller.graphql(previewQuery, { input: season })
  return data.seasonCopyPreview.filter(({ rule }: Copy) => rule.roomTypeId === type.id)
}

const copy = (ruleIds: string[], given: object = {}, caller = owner) =>
  caller.graphql(copyMutation, { input: { ...season, ruleIds, ...given } })

const namesNow = async () => {
  const { data } = await owner.graphql(list)
  const own = data.pricingRules.filter(({ roomTypeId }: { roomTypeId: string }) => roomTypeId === type.id)
  return own.map(({ name, startDate }: { name: string; startDate: string }) => `${name} ${startDate}`)
}

const spring = {
  name: 'Spring weekends',
  startDate: '2027-03-05',
  endDate: '2027-03-28',
  price: 21_900,
  minStay: 3,
  fillsGaps: true,
  maxStay: 14,
  daysOfWeek: [5, 6],
  priority: 7,
}

it('makes a rule again a year later on the same days of the week, with all that it says', async () => {
  const { id } = await addRule(owner, type.id, spring)
  expect(await previewOf()).toEqual([
    {
      rule: { id, name: 'Spring weekends', roomTypeId: type.id },
      startDate: '2028-03-03',
      endDate: '2028-03-26',
      problem: null,
    },
  ])
  const { data } = await copy([id])
  const [made] = data.copySeason.rules
  expect(made).toEqual({
    ...spring,
    id: expect.not.stringMatching(id),
    startDate: '2028-03-03',
    endDate: '2028-03-26',
    active: true,
    overridesPms: false,
  })
  expect([weekdayOf(made.startDate), weekdayOf(made.endDate)]).toEqual([
    weekdayOf(spring.startDate),
    weekdayOf(spring.endDate),
  ])
  const history = await owner.graphql('query ($id: ID!) { recordChanges(subjectId: $id) { nodes { kind } } }', {
    id: made.id,
  })
  expect(history.data.recordChanges.nodes).toEqual([{ kind: 'CREATED' }])
})

it('copies what begins in the season, and neither what begins before nor what was deleted', async () => {
  await addRule(owner, type.id, { name: 'Before', startDate: '2027-01-31', endDate: '2027-03-01' })
  const first = await addRule(owner, type.id, { name: 'First night', startDate: '2027-02-01', endDate: '2027-02-01' })
  const last = await addRule(owner, type.id, { name: 'Last night', startDate: '2027-03-31', endDate: '2027-05-01' })
  const gone = await addRule(owner, type.id, { name: 'Gone', startDate: '2027-02-02', endDate: '2027-02-03' })
  await owner.graphql(deleteMutation, { ids: [gone.id] })
  expect((await previewOf()).map(({ rule }) => rule.id)).toEqual([first.id, last.id])
  const { errors } = await copy([first.id, gone.id])
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining('Each rule must begin in the season'),
    extensions: { code: 'BAD_USER_INPUT' },
  })
  expect(await namesNow()).toHaveLength(3)
})

it('makes none twice, whoever else copies at the same moment', async () => {
  const { id } = await addRule(owner, type.id, spring)
  const both = await Promise.all([copy([id]), copy([id, id])])
  expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1)
  const refused = both.find(({ errors }) => errors !== undefined)!
  expect(refused.errors?.[0]?.message).toContain(
    'Spring weekends cannot be copied. A rule of this name begins on that night already',
  )
  expect(await namesNow()).toEqual(['Spring weekends 2027-03-05', 'Spring weekends 2028-03-03'])
  expect((await previewOf())[0]!.problem).toBe('A rule of this name begins on that night already')
})

it('is undone in one go, and then can be made again', async () => {
  const rules = [
    await addRule(owner, type.id, { name: 'One' }),
    await addRule(owner, type.id, { name: 'Two', startDate: '2027-02-02' }),
  ]
  const before = await namesNow()
  const made = (await copy(rules.map(({ id }) => id))).data.copySeason.rules.map(({ id }: { id: string }) => id)
  expect(await namesNow()).toHaveLength(4)
  const { data } = await owner.graphql(deleteMutation, { ids: made })
  expect(data.deletePricingRules).toEqual({ success: true, ids: made })
  expect(await namesNow()).toEqual(before)
  expect((await owner.graphql(deleteMutation, { ids: [rules[0]!.id, made[0]] })).errors?.[0]?.extensions.code).toBe(
    'NOT_FOUND',
  )
  expect(await namesNow()).toEqual(before)
  await owner.graphql(restoreMutation, { id: made[0] })
  expect(await namesNow()).toHaveLength(3)
})

it('says of each rule why it cannot be made, and then makes none of those that were chosen', async () => {
  const low = await addRule(owner, type.id, { name: 'Low', price: 5_000, endDate: '2027-02-10' })
  const fine = await addRule(owner, type.id, { name: 'Fine' })
  const far = await addRule(owner, type.id, { name: 'Far', startDate: '2027-03-20', endDate: '2029-03-15' })
  // A floor is not raised above the price of a rule that is still to come.
  server.setNow(new Date('2027-02-11T17:00:00Z'))
  await owner.graphql('mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) { id } }', {
    input: { id: type.id, floorPrice: 9_000 },
  })
  const problems = Object.fromEntries((await previewOf()).map(({ rule, problem }) => [rule.id, problem]))
  expect(problems).toEqual({
    [low.id]: 'Its price is below $90, the floor price now',
    [fine.id]: null,
    [far.id]: 'End date must be at most 3 years ahead',
  })
  expect((await copy([fine.id, low.id])).errors?.[0]?.message).toContain(
    'Low cannot be copied. Its price is below $90, the floor price now',
  )
  expect(await namesNow()).toHaveLength(3)
})

it.each([
  [{ ruleIds: [] }, 'Choose a rule'],
  [{ ruleIds: ['x'] }, 'Rule must be the id of a pricing rule'],
  [{ firstNight: '2027-04-01' }, 'Last night is before first night'],
  [{ lastNight: '2028-02-02' }, 'A season is at most 366 nights'],
])('refuses %j', async (given, message) => {
  const { id } = await addRule(owner, type.id)
  const { errors } = await copy([id], given)
  expect(errors?.[0]?.message).toContain(message)
})

it('is for those who write prices; what stands above the hotel’s system, for managers', async () => {
  const { id } = await addRule(owner, type.id, { overridesPms: true })
  for (const caller of [server.caller(), (await addStaff(server, 'marketing')).caller])
    expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain((await copy([id], {}, caller)).errors?.[0]?.extensions.code)
  expect(await namesNow()).toHaveLength(1)
  const manager = (await addStaff(server, 'manager')).caller
  expect((await previewOf(manager))[0]!.problem).toBeNull()
  expect((await copy([id], {}, manager)).data.copySeason.rules).toHaveLength(1)
})
