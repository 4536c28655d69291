import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '#graphql/permissions.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'

let server: TestServer
let inquiry: string
let assignee: { id: string; email: string }
beforeAll(async () => {
  server = await startServer()
  const guest = { name: 'Aino', email: 'aino@example.com', message: 'Do not tell', language: 'en' }
  inquiry = (await server.caller().rest('POST', '/api/inquiries', guest)).json().id
  assignee = await addStaff(server, 'desk')
  await sql(server, 'update inquiry set assignee_id = ?', [assignee.id])
})
afterAll(() => server.close())

const change = (selection: string) =>
  `mutation ($input: UpdateInquiryInput!) { updateInquiry(input: $input) ${selection} }`

const asker = async (...scopes: Permission[]) => {
  const { headers } = await addKey(server, scopes)
  const caller = server.caller()
  return (query: string, variables = {}) => caller.graphql(query, variables, headers)
}

const notes = async () => (await sql<{ notes: string }>(server, 'select notes from inquiry'))[0]!.notes

describe('who may only write', () => {
  it('is told which record it was, and its version to write on', async () => {
    const ask = await asker('inquiries:write')
    const { data, errors } = await ask(change('{ id version updatedAt }'), { input: { id: inquiry, notes: 'first' } })
    expect([errors, data.updateInquiry.id]).toEqual([undefined, inquiry])
    expect(await notes()).toBe('first')
  })

  it.each([
    '{ message }',
    '{ id ...F } fragment F on Inquiry { message }',
    '{ ... on Inquiry { message } }',
    '{ id asked: message }',
    '{ id notes status }',
  ])('is refused before anything is changed, asking for %s', async (selection) => {
    const ask = await asker('inquiries:write')
    const [own, ...fragments] = selection.split(/(?= fragment)/)
    const query = change(own!) + fragments.join('')
    const before = await notes()
    // A document that keeps coming is compiled: the last answers come from there.
    for (let time = 0; time < 4; time += 1) {
      const { data, errors } = await ask(query, { input: { id: inquiry, notes: `never ${time}` } })
      expect(errors?.map(({ extensions, message, path }) => [extensions.code, message, path])).toEqual([
        ['FORBIDDEN', expect.stringMatching(/^Inquiry\.\w+ needs the permission inquiries:read$/), ['updateInquiry']],
      ])
      expect(data).toEqual({ updateInquiry: null })
    }
    expect(await notes()).toBe(before)
  })

  it('is refused by the REST path that answers the record, before its body is read', async () => {
    const path = `/api/inquiries/${inquiry}`
    for (const scopes of [['inquiries:write'], ['inquiries:read']] as Permission[][]) {
      const { headers } = await addKey(server, scopes)
      const answer = await server.caller().rest('PATCH', path, '{', { ...headers, 'content-type': 'application/json' })
      expect([answer.statusCode, answer.body]).toEqual([
        403,
        expect.stringContaining('needs the permission inquiries:'),
      ])
    }
    const { headers } = await addKey(server, ['inquiries:write', 'inquiries:read'])
    const answer = await server.caller().rest('PATCH', path, { notes: 'both' }, headers)
    expect([answer.statusCode, answer.json().notes]).toEqual([200, 'both'])
  })

  it('reads no guest by redeeming, and learns what the coupon is worth', async () => {
    const signup = { email: 'guest@example.com', language: 'en' }
    const { couponCode } = (await server.caller().rest('POST', '/api/newsletter/signup', signup)).json()
    const ask = await asker('coupons:redeem')
    const redeem = (selection: string) =>
      `mutation ($input: RedeemCouponInput!) { redeemCoupon(input: $input) ${selection} }`
    const input = { code: couponCode, bookingRef: 'LH-1' }
    const refused = await ask(redeem('{ id holderFirstName }'), { input })
    expect(refused.errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN'])
    const look = await asker('coupons:read')
    const { data } = await look('query ($code: String!) { coupon(code: $code) { state } }', { code: couponCode })
    expect(data.coupon.state).toBe('ISSUED')
    const told = await ask(redeem('{ id code percent state redeemedAt bookingRef }'), { input })
    expect([told.errors, told.data.redeemCoupon.state]).toEqual([undefined, 'REDEEMED'])
  })
})

describe('a colleague', () => {
  const people = '{ inquiries { nodes { assignee { id name } } } }'

  it.each(['email', 'role', 'twoFactorEnabled', 'createdAt'])(
    '’s %s is not told to who reads inquiries',
    async (field) => {
      const ask = await asker('inquiries:read')
      for (let time = 0; time < 4; time += 1) {
        const { data, errors } = await ask(`{ inquiries { nodes { assignee { id ${field} } } } }`)
        expect([data, errors?.map(({ extensions }) => extensions.code)]).toEqual([{ inquiries: null }, ['FORBIDDEN']])
      }
    },
  )

  it('is told by name', async () => {
    const { data } = await (await asker('inquiries:read'))(people)
    expect(data.inquiries.nodes).toEqual([{ assignee: { id: assignee.id, name: 'The desk' } }])
  })

  it('is known to colleagues', async () => {
    const { caller } = await addStaff(server, 'desk')
    const { data } = await caller.graphql('{ inquiries { nodes { assignee { email role twoFactorEnabled } } } }')
    expect(data.inquiries.nodes).toEqual([
      { assignee: { email: assignee.email, role: 'DESK', twoFactorEnabled: false } },
    ])
  })
})

describe('directives', () => {
  const query = `query ($with: Boolean!) {
    inquiries { nodes { id assignee { name email @include(if: $with) role @skip(if: true) } } }
  }`

  it('leave out what may not be read, each time as the variables say, compiled or not', async () => {
    const ask = await asker('inquiries:read')
    for (const asked of [false, true, false, true, false, true]) {
      const { data, errors } = await ask(query, { with: asked })
      expect([asked, errors?.[0]?.extensions.code]).toEqual([asked, asked ? 'FORBIDDEN' : undefined])
      if (!asked) expect(data.inquiries.nodes[0].assignee).toEqual({ name: 'The desk' })
    }
  })
})

it('what may be read is answered beside what may not', async () => {
  const ask = await asker('inquiries:read')
  const both = '{ inquiry(id: "%") { id } other: inquiry(id: "%") { assignee { email } } hotel(locale: en) { name } }'
  for (let time = 0; time < 4; time += 1) {
    const { data, errors } = await ask(both.replaceAll('%', inquiry))
    expect(data).toMatchObject({ inquiry: { id: inquiry }, other: null, hotel: { name: expect.any(String) } })
    expect(errors?.map(({ path }) => path)).toEqual([['other']])
  }
})

it.each<[Permission, string, string]>([
  ['campaigns:read', '{ campaigns { nodes { recipients { nodes { email } } } } }', 'subscribers:read'],
  ['campaigns:read', '{ campaigns { nodes { recipients { totalCount } } } }', 'subscribers:read'],
  ['subscribers:read', '{ subscriberFile(id: "%") { coupons { code } } }', 'coupons:read'],
  ['sync:run', 'mutation { runSync { success run { changes { night } } } }', 'sync:read'],
  ['seo:write', 'mutation { runSeoSelfCheck { badges { name } } }', 'seo:read'],
])('%s alone is not led to %s', async (scope, query, needed) => {
  await addSubscribers(server, 1).catch(() => undefined)
  const [{ id }] = (await sql<{ id: string }>(server, 'select id from subscriber limit 1')) as [{ id: string }]
  const { errors } = await (await asker(scope))(query.replace('%', id))
  expect(errors?.map(({ message }) => message)).toEqual([expect.stringContaining(`needs the permission ${needed}`)])
})
