import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addHours } from 'date-fns/addHours'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readDescription, type Description } from '#tests/support/described-answers.ts'
import { deliveryEvents } from '#graphql/inputs/webhook.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import type { Caller } from '#tests/support/caller.ts'
import { addRoomType, createPricingRule } from '#tests/support/rooms.ts'
import { createContext, inTransaction, nobody } from '#api/platform/context.ts'
import { startJobs } from '#api/start/jobs.ts'
import { deliverCampaign } from '#api/modules/campaigns/deliver-campaign.service.ts'
import { markBounced } from '#api/modules/subscribers/bounce.service.ts'
import { deliverDue, forgetDeliveries } from '#api/modules/webhooks/delivery.service.ts'
import { emitEvent } from '#api/modules/webhooks/emit-event.service.ts'
import { addStayRequest, offer } from '#tests/support/stay-requests.ts'
import { sql } from '#tests/support/subscribers.ts'
import { withSettings } from '#tests/support/with-settings.ts'

const create = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) {
  secret webhook { id url events secretStart } } }`
const rotate = `mutation ($id: ID!, $overlapHours: Int! = 24) { rotateWebhookSecret(id: $id, overlapHours: $overlapHours) {
  secret webhook { id secretStart previousSecretUntil } } }`
const ping = 'mutation ($id: ID!) { pingWebhook(id: $id) { id event state attempts } }'
const remove = 'mutation ($id: ID!) { deleteWebhook(id: $id) { deletedWebhookId } }'
const replay = 'mutation ($id: ID!) { replayWebhookDelivery(id: $id) { id state attempts } }'
const list = `query ($webhookId: ID!) { webhookDeliveries(webhookId: $webhookId) { totalCount nodes {
  id event state attempts responseStatus message nextAttemptAt body } } }`
const submit = 'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { id reference } }'
const signUp = 'mutation ($input: SignUpInput!) { signUpForNewsletter(input: $input) { success } }'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

let received: Received[] = []
let answerStatus = 200
let hangsUp = false
const receiver = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  received.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
  if (hangsUp) return request.socket.destroy()
  response.writeHead(answerStatus, answerStatus === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end()
})

let server: TestServer
let owner: Caller
let url: string
let webhook: { id: string; secret: string }
let description: Description
const seen = new Set<string>()

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  server = await startServer({ WEBHOOKS_TO_PRIVATE_ADDRESSES: true, INQUIRIES_PER_HOUR: 1_000 })
  owner = await server.caller().signIn()
  description = readDescription((await owner.rest('GET', '/api/openapi.json')).json())
  const { data } = await owner.graphql(create, { input: { url, events: ['INQUIRY_CREATED', 'SUBSCRIBER_CHANGED'] } })
  webhook = { id: data.createWebhook.webhook.id, secret: data.createWebhook.secret }
})
beforeEach(() => {
  received = []
  answerStatus = 200
})
/** Whatever is sent here is what the OpenAPI document says of it. */
const expectDescribed = () => {
  for (const { body } of received) {
    seen.add(JSON.parse(body).type)
    expect(description.differencesOfEvent(body), body).toEqual([])
  }
}
afterAll(async () => {
  await server.close()
  await new Promise((resolve) => receiver.close(resolve))
})

const deliver = async () => {
  await deliverDue(await createContext(server.deps, nobody))
  expectDescribed()
}
let guests = 0
const inquire = async (more: object = {}) => {
  guests += 1
  const input = { name: 'Aino', email: `aino${guests}@example.com`, message: `Hello ${guests}`, ...more }
  return (await server.caller().graphql(submit, { input })).data.submitInquiry
}
const deliveryOf = async ({ id }: { id: string }) => (await deliveries()).find(({ body }) => body.includes(id))
const deliveries = async () =>
  (await owner.graphql(list, { webhookId: webhook.id })).data.webhookDeliveries.nodes as {
    id: string
    event: string
    state: string
    attempts: number
    responseStatus: number | null
    message: string | null
    nextAttemptAt: string | null
    body: string
  }[]

describe('an event', () => {
  it('arrives signed, with ids and without what the guest wrote', async () => {
    const inquiry = await inquire()
    await deliver()
    expect(received).toHaveLength(1)
    const [{ headers, body }] = received as [Received]
    const verified = new Verifier(webhook.secret).verify(body, headers as Record<string, string>)
    expect(verified).toEqual({
      type: 'inquiry.created',
      timestamp: expect.any(String),
      data: {
        id: inquiry.id,
        reference: inquiry.reference,
        page: 'contact',
        language: 'en',
        createdAt: expect.any(String),
      },
    })
    expect(body).not.toContain('aino')
    expect((await deliveries())[0]).toMatchObject({
      id: headers['webhook-id'],
      state: 'DELIVERED',
      attempts: 1,
      responseStatus: 200,
      message: null,
    })
  })

  it('does not pass a changed body or another secret', async () => {
    await inquire()
    await deliver()
    const [{ headers, body }] = received as [Received]
    const signed = headers as Record<string, string>
    expect(() => new Verifier(webhook.secret).verify(`${body} `, signed)).toThrow()
    expect(() => new Verifier(`whsec_${Buffer.alloc(32, 1).toString('base64')}`).verify(body, signed)).toThrow()
  })

  it('is sent for a sign-up and a ticked box, not for spam', async () => {
    await server.caller().graphql(signUp, { input: { email: 'eino@example.com' } })
    await inquire({ subscribedToNewsletter: true })
    await inquire({ website: 'http://spam.example' })
    await deliver()
    const types = received.map(({ body }) => JSON.parse(body).type).sort()
    expect(types).toEqual(['inquiry.created', 'subscriber.changed', 'subscriber.changed'])
  })

  const told = (type: string) =>
    received
      .map(({ body }) => JSON.parse(body))
      .filter((event) => event.type === type)
      .map(({ data }) => data)
  const subscribe = async () => {
    guests += 1
    const email = `listed${guests}@example.com`
    const joined = `mutation ($input: SignUpInput!) { signUpForNewsletter(input: $input) { couponCode } }`
    const { data } = await server.caller().graphql(joined, { input: { email } })
    const found = await owner.graphql('query ($search: String) { subscribers(search: $search) { nodes { id } } }', {
      search: email,
    })
    await deliver()
    received = []
    return { email, id: found.data.subscribers.nodes[0].id as string, couponCode: data.signUpForNewsletter.couponCode }
  }

  it('is sent when staff take somebody off the list, when mail comes back, and when a person is erased', async () => {
    const [left, bounced, erased] = [await subscribe(), await subscribe(), await subscribe()]
    await owner.graphql(
      'mutation ($input: UpdateSubscriberStatusInput!) { updateSubscriberStatus(input: $input) { id } }',
      {
        input: { id: left.id, status: 'UNSUBSCRIBED', reason: 'Asked by phone' },
      },
    )
    await markBounced(await createContext(server.deps, nobody), bounced.id, bounced.email, '550 No such mailbox')
    await owner.graphql('mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }', {
      input: { email: erased.email },
    })
    await deliver()
    const changes = told('subscriber.changed').map(({ id, status }) => ({ id, status }))
    expect(changes).toHaveLength(3)
    expect(changes).toEqual(
      expect.arrayContaining([
        { id: left.id, status: 'unsubscribed' },
        { id: bounced.id, status: 'bounced' },
        { id: erased.id, status: 'erased' },
      ]),
    )
    expect(received.map(({ body }) => body).join()).not.toContain('listed')
  })

  it('is one for an imported file, and none for a dry run', async () => {
    const file = 'Email\nimported1@example.com\nimported2@example.com\n'
    const upload = (query: string) =>
      owner.rest('POST', `/api/admin/subscribers/import${query}`, file, { 'content-type': 'text/csv' })
    expect((await upload('?dryRun=true')).statusCode).toBe(200)
    await deliver()
    expect(told('subscriber.changed')).toEqual([])
    expect((await upload('')).statusCode).toBe(200)
    await upload('')
    await deliver()
    expect(told('subscriber.changed')).toEqual([{ imported: { added: 2, updated: 0 } }])
  })

  it('is sent for a redeemed coupon, once, and not for one that is refused', async () => {
    const { couponCode } = await subscribe()
    const other = await owner.graphql(create, { input: { url, events: ['COUPON_REDEEMED'] } })
    const redeem = 'mutation ($input: RedeemCouponInput!) { redeemCoupon(input: $input) { code } }'
    const input = { code: couponCode, bookingRef: 'LH-77', stayDate: '2027-02-01' }
    expect((await owner.graphql(redeem, { input })).errors).toBeUndefined()
    expect((await owner.graphql(redeem, { input })).errors).toHaveLength(1)
    await deliver()
    expect(told('coupon.redeemed')).toEqual([
      { id: expect.any(String), percent: 10, bookingRef: 'LH-77', stayDate: '2027-02-01' },
    ])
    await owner.graphql(remove, { id: other.data.createWebhook.webhook.id })
  })

  it('is sent for a coupon that is taken back or withdrawn, and not when that is refused', async () => {
    const { couponCode } = await subscribe()
    const events = ['COUPON_UNDONE', 'COUPON_VOIDED']
    const other = await owner.graphql(create, { input: { url, events } })
    const redeem = 'mutation ($input: RedeemCouponInput!) { redeemCoupon(input: $input) { code } }'
    const undo = 'mutation ($code: String!) { undoRedemption(code: $code) { code } }'
    const withdraw = 'mutation ($code: String!) { voidCoupon(code: $code) { code } }'
    await owner.graphql(redeem, { input: { code: couponCode, bookingRef: 'LH-78', stayDate: '2027-02-01' } })
    for (const change of [undo, undo, withdraw, withdraw]) await owner.graphql(change, { code: couponCode })
    await deliver()
    const id = expect.any(String)
    expect(told('coupon.undone')).toEqual([{ id, percent: 10, bookingRef: 'LH-78', stayDate: '2027-02-01' }])
    expect(told('coupon.voided')).toEqual([{ id, percent: 10 }])
    await owner.graphql(remove, { id: other.data.createWebhook.webhook.id })
  })

  it('tells once what staff change of an inquiry, by the names of its fields', async () => {
    const other = await owner.graphql(create, { input: { url, events: ['INQUIRY_UPDATED'] } })
    const { id, reference } = await inquire()
    const update = 'mutation ($input: UpdateInquiryInput!) { updateInquiry(input: $input) { id } }'
    const assigneeId = (await owner.graphql('{ viewer { id } }')).data.viewer.id
    const changes = [
      { status: 'OPEN', assigneeId, notes: 'Wants the quiet room' },
      { status: 'OPEN', assigneeId, notes: 'Wants the quiet room' },
      { assigneeId: null },
      {},
    ]
    for (const change of changes)
      expect((await owner.graphql(update, { input: { id, ...change } })).errors).toBeUndefined()
    const correct = 'mutation ($input: CorrectInquiryInput!) { correctInquiry(input: $input) { id } }'
    await owner.graphql(correct, { input: { id, name: 'Aino Maria', phone: null } })
    await owner.graphql(correct, { input: { id, name: 'Aino Maria' } })
    const answer = 'mutation ($input: SendReplyInput!) { sendReply(input: $input) { id } }'
    const reply = { inquiryId: id, key: randomUUID(), text: 'It is quiet here.' }
    for (const again of [reply, reply]) expect((await owner.graphql(answer, { input: again })).errors).toBeUndefined()
    await owner.graphql(update, { input: { id, version: 1, status: 'CLOSED' } })
    await deliver()
    const about = { id, reference }
    const updates = told('inquiry.updated')
    expect(updates).toHaveLength(4)
    expect(updates).toEqual(
      expect.arrayContaining([
        { ...about, status: 'open', assigneeId, fields: ['status', 'assignee', 'notes'] },
        { ...about, status: 'open', assigneeId: null, fields: ['assignee'] },
        { ...about, status: 'open', assigneeId: null, fields: ['name'] },
        { ...about, status: 'answered', assigneeId: null, fields: ['status'] },
      ]),
    )
    expect(received.map(({ body }) => body).join()).not.toMatch(/quiet|Aino Maria/i)
    await owner.graphql(remove, { id: other.data.createWebhook.webhook.id })
  })

  it('tells of a campaign that was sent, and of one that was cancelled, with its figures', async () => {
    await subscribe()
    const other = await owner.graphql(create, { input: { url, events: ['CAMPAIGN_FINISHED'] } })
    const draft = 'mutation ($input: CampaignInput!) { createCampaign(input: $input) { id } }'
    const drafted = async (subject: string) => {
      const input = { subject, discountPercent: 15, validUntil: '2027-12-31' }
      return (await owner.graphql(draft, { input })).data.createCampaign.id as string
    }
    const [sent, cancelled] = [await drafted('Slow days'), await drafted('Quiet days')]
    const begin = 'mutation ($id: ID!) { startCampaign(id: $id) { counts { recipients } } }'
    const { recipients } = (await owner.graphql(begin, { id: sent })).data.startCampaign.counts
    const send = async () =>
      deliverCampaign(await createContext(server.deps, nobody), sent, new AbortController().signal)
    await Promise.all([send(), send()])
    const cancel = 'mutation ($id: ID!) { cancelCampaign(id: $id) { state } }'
    for (let press = 0; press < 2; press += 1) await owner.graphql(cancel, { id: cancelled })
    await deliver()
    const nobodyYet = { recipients: 0, sent: 0, failed: 0, bounced: 0, skipped: 0 }
    expect(recipients).toBeGreaterThan(0)
    const ends = told('campaign.finished')
    expect(ends).toHaveLength(2)
    expect(ends).toEqual(
      expect.arrayContaining([
        { ...nobodyYet, id: sent, state: 'sent', recipients, sent: recipients },
        { ...nobodyYet, id: cancelled, state: 'cancelled' },
      ]),
    )
    await owner.graphql(remove, { id: other.data.createWebhook.webhook.id })
  })

  it('is not sent when nobody asked for it', async () => {
    const other = await owner.graphql(create, { input: { url, events: ['COUPON_REDEEMED'] } })
    await inquire()
    await deliver()
    expect(received).toHaveLength(1)
    await owner.graphql(remove, { id: other.data.createWebhook.webhook.id })
  })
})

describe('availability.changed', () => {
  let listening: string
  let roomTypeId: string
  let slug: string
  let name: string
  let rooms: string[]
  beforeAll(async () => {
    server.setNow(new Date('2027-01-04T17:00:00Z'))
    const made = await addRoomType(owner, { name: 'Partner room', weekendPrice: null }, 2)
    ;({ id: roomTypeId, slug, rooms } = made)
    name = 'Partner room'
    const { data } = await owner.graphql(create, { input: { url, events: ['AVAILABILITY_CHANGED'] } })
    listening = data.createWebhook.webhook.id
  })
  afterAll(async () => {
    await owner.graphql(remove, { id: listening })
    server.setNow(null)
  })

  /** What a change at the desk tells of the room type: the nights, or null when nothing is told. */
  const toldAfter = async (mutation: string, variables: object) => {
    received = []
    const answer = await owner.graphql(mutation, { ...variables })
    expect(answer.errors).toBeUndefined()
    await deliver()
    const events = received.map(({ body }) => JSON.parse(body)).filter(({ type }) => type === 'availability.changed')
    const types = events.flatMap(({ data }) => data.roomTypes as { roomTypeId: string; name: string }[])
    return {
      made: Object.values(answer.data)[0] as { id: string },
      own: types.filter((type) => type.roomTypeId === roomTypeId),
    }
  }
  const nights = (firstNight: string, lastNight: string, count: number) => [
    { roomTypeId, name, firstNight, lastNight, nights: count },
  ]
  /** From today to the last night that can be booked. */
  const allNights = () => nights('2027-01-04', '2029-01-03', 731)

  const block = 'mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }'
  const unblock = 'mutation ($id: ID!) { deleteBlock(id: $id) { id } }'
  const setNights = 'mutation ($input: SetRoomNightsInput!) { setRoomNights(input: $input) { roomTypeId } }'
  const clearNights = 'mutation ($input: ClearRoomNightsInput!) { clearRoomNights(input: $input) { roomTypeId } }'
  const updateType = 'mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) { id } }'
  const updateRoom = 'mutation ($input: UpdateRoomInput!) { updateRoom(input: $input) { id } }'
  const updateRule = 'mutation ($input: UpdatePricingRuleInput!) { updatePricingRule(input: $input) { id } }'
  const span = { firstNight: '2027-02-01', lastNight: '2027-02-03' }

  it('tells of blocks', async () => {
    const input = { roomTypeId, ...span, reason: 'MANUAL_BOOKING' }
    const { made, own } = await toldAfter(block, { input })
    expect(own).toEqual(nights('2027-02-01', '2027-02-03', 3))
    expect((await toldAfter(unblock, { id: made.id })).own).toEqual(nights('2027-02-01', '2027-02-03', 3))
  })

  it.each([
    ['a stop of sale', { stopSell: true }],
    ['a price', { rate: 11_100 }],
    ['rooms left', { available: 1 }],
    ['no arrivals', { closedToArrival: true }],
    ['a minimum stay', { minStay: 3 }],
  ])('tells of %s set by hand, and when it is forgotten, and not of the same again', async (_, held) => {
    const input = { roomTypeId, ...span, ...held }
    expect((await toldAfter(setNights, { input })).own).toEqual(nights('2027-02-01', '2027-02-03', 3))
    expect((await toldAfter(setNights, { input })).own).toEqual([])
    expect((await toldAfter(clearNights, { input: { roomTypeId, ...span } })).own).toHaveLength(1)
    expect((await toldAfter(clearNights, { input: { roomTypeId, ...span } })).own).toEqual([])
  })

  it('tells of a room that is free again when the guest for whom it was held is erased', async () => {
    const hold = async () => {
      const request = await addStayRequest(server, owner, slug)
      expect((await owner.graphql(offer, { input: { id: request.id } })).errors).toBeUndefined()
      await deliver()
      return request
    }
    const eraseGuest = 'mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }'
    const eraseInquiry = 'mutation ($id: ID!) { eraseInquiry(id: $id) { erasedAt } }'
    const { email } = await hold()
    expect((await toldAfter(eraseGuest, { input: { email } })).own).toEqual(nights('2027-02-09', '2027-02-10', 2))
    const { inquiryId } = await hold()
    expect((await toldAfter(eraseInquiry, { id: inquiryId })).own).toEqual(nights('2027-02-09', '2027-02-10', 2))
  })

  it('tells of rooms', async () => {
    const id = rooms[1]
    expect((await toldAfter(updateRoom, { input: { id, active: false } })).own).toEqual(allNights())
    expect((await toldAfter(updateRoom, { input: { id, active: true } })).own).toEqual(allNights())
    expect((await toldAfter(updateRoom, { input: { id, notes: 'Quiet' } })).own).toEqual([])
    const archive = 'mutation ($id: ID!) { archiveRoom(id: $id) { id } }'
    const restore = 'mutation ($id: ID!) { restoreRoom(id: $id) { id } }'
    expect((await toldAfter(archive, { id })).own).toEqual(allNights())
    expect((await toldAfter(restore, { id })).own).toEqual(allNights())
    const create = 'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }'
    expect((await toldAfter(create, { input: { roomTypeId, roomNumber: 'P3', floor: 1 } })).own).toEqual(allNights())
  })

  it('tells of rules, where they change anything', async () => {
    const rule = {
      name: 'Fair',
      roomTypeId,
      startDate: '2027-03-01',
      endDate: '2027-03-07',
      price: 20_000,
      priority: 5,
    }
    const { made, own } = await toldAfter(createPricingRule, { input: rule })
    expect(own).toEqual(nights('2027-03-01', '2027-03-07', 7))
    const weak = { ...rule, priority: 1, price: 30_000 }
    expect((await toldAfter(createPricingRule, { input: weak })).own).toEqual([])
    const { id } = made
    expect((await toldAfter(updateRule, { input: { id, endDate: '2027-03-08', price: 20_000 } })).own).toEqual(
      nights('2027-03-08', '2027-03-08', 1),
    )
    const drop = 'mutation ($id: ID!) { deletePricingRule(id: $id) { id } }'
    const restore = 'mutation ($id: ID!) { restorePricingRule(id: $id) { id } }'
    expect((await toldAfter(drop, { id })).own).toEqual(nights('2027-03-01', '2027-03-08', 8))
    expect((await toldAfter(restore, { id })).own).toEqual(nights('2027-03-01', '2027-03-08', 8))
  })

  it('tells of prices, of types that come and go, and of fees', async () => {
    const id = roomTypeId
    const priced = await toldAfter(updateType, { input: { id, basePrice: 12_000 } })
    expect(priced.own).toEqual(nights('2027-01-04', '2029-01-03', 731 - 8))
    expect((await toldAfter(updateType, { input: { id, description: 'By the sea' } })).own).toEqual([])
    expect((await toldAfter(updateType, { input: { id, active: false } })).own).toEqual(allNights())
    expect((await toldAfter(updateType, { input: { id, active: true } })).own).toEqual(allNights())
    const charge = 'mutation ($input: SetStayChargeInput!) { setStayCharge(input: $input) { id } }'
    const input = { kind: 'NIGHTLY_FEE', amount: 500, validFrom: '2028-12-31' }
    const { made, own } = await toldAfter(charge, { input })
    expect(own).toEqual(nights('2028-12-31', '2029-01-03', 4))
    const drop = 'mutation ($id: ID!) { deleteStayCharge(id: $id) { id } }'
    expect((await toldAfter(drop, { id: made.id })).own).toEqual(nights('2028-12-31', '2029-01-03', 4))
  })
})

describe('a receiver that fails', () => {
  it('is tried again after 1, 5, 30, 120, 600 and 1,440 minutes, then given up, and replayed by hand', async () => {
    let now = new Date('2027-01-10T12:00:00Z')
    server.setNow(now)
    answerStatus = 503
    const inquiry = await inquire()
    for (const [tries, minutes] of [1, 5, 30, 120, 600, 1_440].entries()) {
      await deliver()
      expect(await deliveryOf(inquiry)).toMatchObject({
        state: 'PENDING',
        attempts: tries + 1,
        responseStatus: 503,
        message: 'The receiver answered with status 503',
        nextAttemptAt: new Date(now.getTime() + minutes * 60_000).toISOString(),
      })
      await deliver()
      expect(received).toHaveLength(tries + 1)
      now = new Date(now.getTime() + minutes * 60_000)
      server.setNow(now)
    }
    await deliver()
    const given = await deliveryOf(inquiry)
    expect(given).toMatchObject({ state: 'FAILED', attempts: 7, nextAttemptAt: null })
    answerStatus = 204
    expect((await owner.graphql(replay, { id: given!.id })).data.replayWebhookDelivery).toEqual({
      id: given!.id,
      state: 'PENDING',
      attempts: 0,
    })
    await deliver()
    expect(await deliveryOf(inquiry)).toMatchObject({ state: 'DELIVERED', responseStatus: 204 })
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    server.setNow(null)
  })

  it('gets an event after one that came later, and can tell by the time of each', async () => {
    server.setNow(new Date('2027-01-20T12:00:00Z'))
    answerStatus = 503
    const first = await inquire()
    await deliver()
    answerStatus = 200
    received = []
    server.setNow(new Date('2027-01-20T12:00:30Z'))
    const second = await inquire()
    await deliver()
    server.setNow(new Date('2027-01-20T12:01:00Z'))
    await deliver()
    server.setNow(null)
    const told = received.map(({ body }) => JSON.parse(body) as { timestamp: string; data: { id: string } })
    expect(told.map(({ data, timestamp }) => [data.id, timestamp])).toEqual([
      [second.id, '2027-01-20T12:00:30.000Z'],
      [first.id, '2027-01-20T12:00:00.000Z'],
    ])
  })

  it('by hanging up has not got it', async () => {
    hangsUp = true
    const inquiry = await inquire()
    await deliver()
    hangsUp = false
    expect(received).toHaveLength(1)
    expect(await deliveryOf(inquiry)).toMatchObject({
      state: 'PENDING',
      attempts: 1,
      responseStatus: null,
      message: 'The receiver cannot be reached',
    })
  })

  it('whose secret cannot be opened keeps no other from its event, and is tried again', async () => {
    const input = { url, events: ['INQUIRY_CREATED'] }
    const broken = (await owner.graphql(create, { input })).data.createWebhook.webhook
    await sql(server, `update webhook set secret = 'sealed elsewhere' where id = ?`, [broken.id])
    const inquiry = await inquire()
    await deliver()
    expect(received).toHaveLength(1)
    expect(await deliveryOf(inquiry)).toMatchObject({ state: 'DELIVERED', attempts: 1 })
    const { data } = await owner.graphql(list, { webhookId: broken.id })
    expect(data.webhookDeliveries.nodes).toMatchObject([
      {
        state: 'PENDING',
        attempts: 1,
        responseStatus: null,
        message: 'The delivery could not be signed or sent; the log says why',
      },
    ])
    await owner.graphql(remove, { id: broken.id })
  })

  it('is not followed elsewhere', async () => {
    answerStatus = 302
    const inquiry = await inquire()
    await deliver()
    expect(await deliveryOf(inquiry)).toMatchObject({
      state: 'PENDING',
      message: 'The receiver redirects (status 302), which is not followed',
    })
  })
})

it('is sent by a call of the change, and not for a change that is taken back', async () => {
  const jobs = await startJobs(server.deps, server.queue)
  // The sweep of each minute would find it too.
  await server.queue.boss.offWork('webhooks.sweep')
  await inTransaction(await createContext(server.deps, nobody), async (inside) => {
    await emitEvent(inside, 'subscriber.changed', { imported: { added: 1, updated: 0 } })
    throw new Error('taken back')
  }).catch(() => {})
  const inquiry = await inquire()
  await expect.poll(() => received.length).toBe(1)
  expect(received[0]!.body).toContain(inquiry.id)
  await jobs.stop()
})

it('two instances send an event once', async () => {
  await inquire()
  await Promise.all([deliver(), deliver(), deliver()])
  expect(received).toHaveLength(1)
})

it('forgets deliveries after 30 days', async () => {
  const context = await createContext(server.deps, nobody)
  expect(await forgetDeliveries(context)).toBe(0)
  const later = new Date(Date.now() + 31 * 86_400_000)
  expect(await forgetDeliveries({ ...context, now: () => later })).toBeGreaterThan(0)
})

describe('a ping', () => {
  it('is sent to one webhook alone, signed and by its name, whatever that one asked for', async () => {
    const other = await owner.graphql(create, { input: { url, events: ['COUPON_REDEEMED'] } })
    const { webhook: asked, secret } = other.data.createWebhook
    const { data } = await owner.graphql(ping, { id: asked.id })
    expect(data.pingWebhook).toEqual({ id: expect.any(String), event: 'PING', state: 'PENDING', attempts: 0 })
    await deliver()
    expect(received).toHaveLength(1)
    const [{ headers, body }] = received as [Received]
    expect(headers['user-agent']).toBe(`HotelWebhooks/1.0 (+${server.deps.publicUrl})`)
    expect(new Verifier(secret).verify(body, headers as Record<string, string>)).toEqual({
      type: 'ping',
      timestamp: expect.any(String),
      data: { webhookId: asked.id },
    })
    await owner.graphql(remove, { id: asked.id })
  })

  it('cannot be asked for as an event, and needs a webhook', async () => {
    const refused = await owner.graphql(create, { input: { url, events: ['PING'] } })
    expect(refused.errors![0]!.message).toMatch(/^Events must be among inquiry\.created/)
    const { errors } = await owner.graphql(ping, { id: randomUUID() })
    expect(errors![0]!.extensions.code).toBe('NOT_FOUND')
  })
})

describe('a secret', () => {
  const passes = (secret: string) => {
    const [{ headers, body }] = received as [Received]
    try {
      return Boolean(new Verifier(secret).verify(body, headers as Record<string, string>))
    } catch {
      return false
    }
  }
  const signedBy = async (...secrets: string[]) => {
    received = []
    await inquire()
    await deliver()
    expect(received).toHaveLength(1)
    return secrets.map(passes)
  }
  const renew = async (overlapHours?: number) => {
    const { data } = await owner.graphql(rotate, {
      id: webhook.id,
      ...(overlapHours !== undefined && { overlapHours }),
    })
    return data.rotateWebhookSecret as {
      secret: string
      webhook: { secretStart: string; previousSecretUntil: string | null }
    }
  }
  afterEach(() => server.setNow(null))

  it('is shown once and kept encrypted; the one before signs beside it for a day', async () => {
    // The receiver's library takes no signature whose time is far from its own.
    server.setNow(new Date())
    const first = webhook.secret
    const { secret: second, webhook: renewed } = await renew()
    const rows = await server.deps.orm.em.fork().execute('select secret, previous_secret from webhook')
    for (const secret of [first, second]) expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 20))
    expect(second).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(renewed).toMatchObject({
      secretStart: second.slice(0, 10),
      previousSecretUntil: addHours(server.deps.now(), 24).toISOString(),
    })
    expect(await signedBy(first, second)).toEqual([true, true])

    const { secret: third } = await renew()
    expect(await signedBy(first, second, third)).toEqual([false, true, true])
    await sql(server, `update webhook set previous_secret_until = now() - interval '1 second'`)
    expect(await signedBy(second, third)).toEqual([false, true])
    webhook.secret = third
  })

  it('ends at once when somebody else has seen it', async () => {
    const { secret: next, webhook: renewed } = await renew(0)
    expect(renewed.previousSecretUntil).toBeNull()
    expect(await signedBy(webhook.secret, next)).toEqual([false, true])
    webhook.secret = next
  })

  it.each([
    [-1, 'Overlap hours must be at least 0'],
    [169, 'Overlap hours must be at most 168'],
  ])('cannot overlap for %i hours', async (overlapHours, sentence) => {
    const { errors } = await owner.graphql(rotate, { id: webhook.id, overlapHours })
    expect(errors![0]!.message).toBe(sentence)
    expect(errors![0]!.extensions.issues).toEqual([{ path: ['overlapHours'], message: sentence }])
    expect(await signedBy(webhook.secret)).toEqual([true])
  })
})

describe('an address inside the own network', () => {
  it.each([
    'http://127.0.0.1/x',
    'http://localhost:4000/',
    'http://169.254.169.254/latest',
    'http://[::1]/',
    'http://10.0.0.7/',
  ])('is refused: %s', async (inside) => {
    const { errors } = await withSettings(server, { WEBHOOKS_TO_PRIVATE_ADDRESSES: false }, () =>
      owner.graphql(create, { input: { url: inside, events: ['INQUIRY_CREATED'] } }),
    )
    expect(errors![0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      issues: [{ path: ['url'], message: expect.stringMatching(/is not on the public internet$/) }],
    })
  })

  it('is refused also when a webhook was made before', async () => {
    const inquiry = await withSettings(server, { WEBHOOKS_TO_PRIVATE_ADDRESSES: false }, async () => {
      const made = await inquire()
      await deliver()
      return made
    })
    expect(received).toHaveLength(0)
    expect(await deliveryOf(inquiry)).toMatchObject({
      state: 'PENDING',
      message: 'The host 127.0.0.1 is not on the public internet',
    })
  })
})

it.each([
  [{ url: 'ftp://example.com', events: ['INQUIRY_CREATED'] }, 'Url must be an http:// or https:// address'],
  [
    { url: 'https://user:pass@example.com', events: ['INQUIRY_CREATED'] },
    'Url must not contain a user name or password',
  ],
  [{ url: 'https://example.com', events: [] }, 'Choose at least one event'],
])('refuses %j', async (input, sentence) => {
  const { errors } = await owner.graphql(create, { input })
  expect(errors![0]!.message).toBe(sentence)
})

it('goes away with its deliveries', async () => {
  expect((await owner.graphql(remove, { id: webhook.id })).data.deleteWebhook.deletedWebhookId).toBe(webhook.id)
  const { errors } = await owner.graphql(list, { webhookId: webhook.id })
  expect(errors![0]!.extensions.code).toBe('NOT_FOUND')
})

it('of each kind was sent in this file, and is as the OpenAPI document says', () => {
  expect([...seen].sort()).toEqual([...deliveryEvents].sort())
  const other = { type: 'ping', timestamp: new Date().toISOString(), data: { webhookId: 'none', secret: 'whsec' } }
  expect(description.differencesOfEvent(JSON.stringify(other))).toEqual([
    expect.stringContaining('must NOT have additional properties'),
    expect.stringContaining('must match format "uuid"'),
  ])
})
