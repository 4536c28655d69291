import { isInterfaceType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSchema } from '#api/http/graphql/build-schema.ts'
import { rolePermissions, roles, scopes, type Permission } from '#graphql/permissions.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType, addRule } from '#tests/support/rooms.ts'
import { startWithSandbox } from '#tests/support/sandbox.ts'
import type { TestServer } from '#tests/support/server.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'

/** Who finds a record of each type; null: everybody. A new one fails here until somebody decides. */
const readers: Record<string, Permission | null> = {
  BlogEntry: 'blog:read',
  Campaign: 'campaigns:read',
  ContentEntry: 'content:read',
  Inquiry: 'inquiries:read',
  LongStayRate: 'rooms:read',
  PricingRule: 'rooms:read',
  Room: 'rooms:read',
  RoomType: null,
  StayExtra: 'rooms:read',
  Subscriber: 'subscribers:read',
  SyncRun: 'sync:read',
}
const types = Object.keys(readers)

/** A field of each that not everybody may read. */
const secrets: Record<string, string> = {
  BlogEntry: 'title',
  Campaign: 'subject',
  ContentEntry: 'title',
  Inquiry: 'email',
  LongStayRate: 'percent',
  PricingRule: 'price',
  Room: 'roomNumber',
  RoomType: 'floorPrice',
  StayExtra: 'displayOrder',
  Subscriber: 'email',
  SyncRun: 'nightsSeen',
}

const nobody = '00000000-0000-4000-8000-000000000000'
const find = 'query ($id: ID!) { node(id: $id) { __typename id } }'

let server: TestServer
let owner: Caller
let ids: Record<string, string>
let hiddenType: string

const one = async (query: string, variables?: Record<string, unknown>): Promise<string> => {
  const { data, errors } = await owner.graphql(query, variables)
  if (errors) throw new Error(errors[0]!.message)
  const answer = Object.values(data)[0] as { id?: string; nodes?: { id: string }[] } | { id: string }[]
  return (Array.isArray(answer) ? answer[0] : (answer.nodes?.[0] ?? answer))!.id!
}

beforeAll(async () => {
  server = await startWithSandbox()
  owner = await server.caller().signIn()
  const roomType = await addRoomType(owner)
  hiddenType = (await addRoomType(owner, { active: false })).id
  await server
    .caller()
    .graphql('mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { reference } }', {
      input: { name: 'Aino', email: 'aino@example.com', message: 'Do you have a sauna?' },
    })
  await owner.graphql('mutation { runSync { success } }')
  ids = {
    RoomType: roomType.id,
    Room: roomType.rooms[0]!,
    PricingRule: (await addRule(owner, roomType.id)).id,
    LongStayRate: await one(
      'mutation ($input: CreateLongStayRateInput!) { createLongStayRate(input: $input) { id } }',
      { input: { minNights: 7, percent: 10, startDate: '2027-01-01' } },
    ),
    StayExtra: await one('mutation ($input: CreateStayExtraInput!) { createStayExtra(input: $input) { id } }', {
      input: { kind: 'CRIB', unit: 'STAY', price: 1_000, taxed: true },
    }),
    Inquiry: await one('{ inquiries(first: 1) { nodes { id } } }'),
    Subscriber: await one('mutation ($input: AddSubscriberInput!) { addSubscriber(input: $input) { id } }', {
      input: { email: 'aino@example.com', reason: 'Asked for it at the desk' },
    }),
    Campaign: await one('mutation ($input: CampaignInput!) { createCampaign(input: $input) { id } }', {
      input: { subject: 'Sun', discountPercent: 10, validUntil: '2027-12-31' },
    }),
    BlogEntry: await one('{ blogEntries(first: 1) { nodes { id } } }'),
    ContentEntry: await one('{ contentEntries(kind: FAQ) { id } }'),
    SyncRun: await one('{ syncRuns(first: 1) { nodes { id } } }'),
  }
})
afterAll(() => server.close())

it('finds records of the types in the table', () => {
  const schema = createSchema()
  const node = schema.getType('Node')
  const known = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : []
  expect(known.toSorted()).toEqual(types)
})

it('answers the owner each of them, whole, however often it is asked', async () => {
  for (const type of types) {
    const query = `query ($id: ID!) { node(id: $id) { __typename id ... on ${type} { secret: ${secrets[type]} } } }`
    // A document that keeps coming is compiled: the last answers come from there.
    for (let time = 0; time < 4; time += 1) {
      const { data, errors } = await owner.graphql(query, { id: ids[type] })
      expect([type, errors]).toEqual([type, undefined])
      expect(data.node).toEqual({ __typename: type, id: ids[type], secret: expect.anything() })
    }
  }
})

it.each([
  ['an unknown id', nobody],
  ['no id', 'inquiries'],
  ['an empty id', ''],
])('answers null for %s', async (_, id) => {
  expect(await owner.graphql(find, { id })).toEqual({ data: { node: null } })
})

const callers: [string, readonly Permission[], (server: TestServer) => Promise<Caller>][] = [
  ...roles.map((role): (typeof callers)[number] => [
    role,
    rolePermissions[role],
    async () => (await addStaff(server, role)).caller,
  ]),
  ...scopes.map((scope): (typeof callers)[number] => [
    `a key with ${scope}`,
    [scope],
    async () => {
      const { headers } = await addKey(server, [scope])
      const caller = server.caller()
      return { ...caller, graphql: (query, variables) => caller.graphql(query, variables, headers) }
    },
  ]),
  ['a stranger', [], async () => server.caller()],
]

describe.each(callers)('%s', (_, held, sign) => {
  it('finds what it may read, and learns nothing of what else there is', async () => {
    const caller = await sign(server)
    for (const type of types) {
      const needs = readers[type]
      const mayFind = !needs || held.includes(needs)
      const { data, errors } = await caller.graphql(find, { id: ids[type] })
      expect([type, data, errors]).toEqual([
        type,
        { node: mayFind ? { __typename: type, id: ids[type] } : null },
        undefined,
      ])
      const mayRead = held.includes(needs ?? 'rooms:read')
      for (const condition of [
        `... on ${type} { ${secrets[type]} }`,
        `... on Node { ... on ${type} { ${secrets[type]} } }`,
      ]) {
        const query = `query ($id: ID!) { node(id: $id) { ${condition} } }`
        const [there, nowhere] = [
          await caller.graphql(query, { id: ids[type] }),
          await caller.graphql(query, { id: nobody }),
        ]
        expect([type, there.errors === undefined]).toEqual([type, mayRead])
        if (!mayRead) expect([type, there]).toEqual([type, nowhere])
      }
    }
    const { data } = await caller.graphql(find, { id: hiddenType })
    expect(data.node !== null).toBe(held.includes('rooms:read'))
  })
})

it('takes no guard away from a record that a fragment on Node is asked of', async () => {
  const { headers } = await addKey(server, ['inquiries:read', 'campaigns:write'])
  const query = `mutation ($input: CampaignInput!) {
    createCampaign(input: $input) { ...N }
  }
  fragment N on Node { id ... on Campaign { subject } }`
  const { errors } = await server
    .caller()
    .graphql(query, { input: { subject: 'Rain', discountPercent: 10, validUntil: '2027-12-31' } }, headers)
  expect(errors?.[0]?.message).toBe('Campaign.subject needs the permission campaigns:read')
})
