import { subMonths } from 'date-fns/subMonths'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { anonymiseOldInquiries } from '#api/modules/inquiries/retention.job.ts'
import type { Caller } from '#tests/support/caller.ts'
import { traces } from '#tests/support/dump.ts'
import { inDays } from '#tests/support/hotel-dates.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addStaff } from '#tests/support/staff.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'

const submit = 'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { id } }'
const correct = `mutation ($input: CorrectInquiryInput!) { correctInquiry(input: $input) {
  id version name email phone message updatedBy { name } corrections { fields by at } } }`
const correctGuest = `mutation ($input: CorrectGuestInput!) { correctGuest(input: $input) {
  email inquiries { name email phone } subscriber { name email phone status } listChanges { way reason } } }`
const eraseInquiry = 'mutation ($id: ID!) { eraseInquiry(id: $id) { removed { kind count } kept { kind count } } }'
const erase = 'mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }'
const data = 'query ($email: String!) { guestData(email: $email) { email counts { kind } } }'

let server: TestServer
let owner: Caller
let desk: Caller
beforeAll(async () => {
  // A mail server that nobody asks: the mails wait.
  server = await startServer({ INQUIRIES_PER_HOUR: 1_000, SMTP_URL: 'smtp://127.0.0.1:1' })
  owner = await server.caller().signIn()
  desk = (await addStaff(server, 'desk')).caller
})
afterAll(() => server.close())
beforeEach(() => sql(server, 'truncate inquiry, mail, subscriber, erased_address, throttle, record_change cascade'))

const send = async (fields: object = {}) => {
  const input = { name: 'Ano Merikoski', email: 'ano@example.com', phone: '0501', message: 'Card korttinro', ...fields }
  const answer = await server.caller().graphql(submit, { input })
  expect(answer.errors).toBeUndefined()
  return answer.data.submitInquiry.id as string
}
const refused = async (caller: Caller, query: string, variables: Record<string, unknown>) => {
  const { errors } = await caller.graphql(query, variables)
  return [errors?.[0]?.extensions.code, errors?.[0]?.message]
}

describe('one inquiry', () => {
  it('is corrected by the front desk; its history names the fields, and nothing of the old words is left', async () => {
    const id = await send()
    const input = { id, version: 1, name: 'Aino Merikoski', email: 'Aino@example.com', message: 'No card' }
    const answer = await desk.graphql(correct, { input })
    expect(answer.data.correctInquiry).toEqual({
      id,
      version: 2,
      name: 'Aino Merikoski',
      email: 'Aino@example.com',
      phone: '0501',
      message: 'No card',
      updatedBy: { name: 'The desk' },
      corrections: [{ fields: ['name', 'email', 'message'], by: 'The desk', at: expect.any(String) }],
    })
    expect(await traces(server, ['korttinro', 'Ano Merikoski'])).toEqual([])
    // The mails that wait say what is right, to who it is.
    const mails = await sql(server, 'select kind, to_address, to_name, reply_to, state from mail order by kind')
    expect(mails).toEqual([
      expect.objectContaining({ kind: 'inquiry-notice', reply_to: 'Aino@example.com', state: 'queued' }),
      expect.objectContaining({ kind: 'inquiry-receipt', to_address: 'Aino@example.com', to_name: 'Aino Merikoski' }),
    ])
    expect(await traces(server, ['No card'])).toEqual(['public.inquiry: No card', 'public.mail: No card'])
    await desk.graphql(correct, { input: { id, phone: null } })
    expect(await sql(server, 'select phone from inquiry')).toEqual([{ phone: null }])
  })

  it('loses the copies of mails that went out already', async () => {
    const id = await send()
    await sql(server, `update mail set state = 'sent'`)
    await desk.graphql(correct, { input: { id, message: 'No card' } })
    expect(await sql(server, 'select 1 from mail')).toEqual([])
    expect(await traces(server, ['korttinro'])).toEqual([])
  })

  it('stays as it is, without a word in its history, when nothing is corrected', async () => {
    const id = await send()
    const answer = await desk.graphql(correct, { input: { id, name: 'Ano Merikoski', phone: '0501' } })
    expect(answer.data.correctInquiry).toMatchObject({ version: 1, corrections: [] })
    expect(await sql(server, 'select 1 from mail')).toHaveLength(2)
  })

  it('is not corrected by who did not see the last change, or after the guest was removed, or when it is not there', async () => {
    const id = await send()
    await desk.graphql(correct, { input: { id, name: 'Aino' } })
    expect(await refused(owner, correct, { input: { id, version: 1, name: 'Eino' } })).toEqual([
      'CONFLICT',
      'This inquiry was changed by The desk meanwhile. Look at it again before you save',
    ])
    await sql(server, 'update inquiry set created_at = ?', [subMonths(new Date(), 25)])
    await anonymiseOldInquiries(await createContext(server.deps, nobody))
    expect(await refused(owner, correct, { input: { id, name: 'Aino' } })).toEqual([
      'CONFLICT',
      'The guest was removed from this inquiry after 24 months',
    ])
    const nobodys = '00000000-0000-4000-8000-000000000000'
    expect((await refused(owner, correct, { input: { id: nobodys, name: 'Aino' } }))[0]).toBe('NOT_FOUND')
    expect(await refused(owner, correct, { input: { id, message: ' ' } })).toEqual([
      'BAD_USER_INPUT',
      'Message is required',
    ])
  })

  it('is erased alone, with its mails', async () => {
    const [gone, stays] = [await send(), await send({ message: 'Herring?' })]
    const receipt = (await owner.graphql(eraseInquiry, { id: gone })).data.eraseInquiry
    expect(receipt.removed).toEqual(
      expect.arrayContaining([
        { kind: 'INQUIRIES', count: 1 },
        { kind: 'MAILS', count: 2 },
      ]),
    )
    expect(receipt.kept).toEqual([])
    expect(await traces(server, ['korttinro'])).toEqual([])
    expect(await sql(server, 'select id from inquiry')).toEqual([{ id: stays }])
    expect(await sql(server, 'select 1 from mail')).toHaveLength(2)
    expect(await sql(server, 'select 1 from erased_address')).toEqual([])
    for (const id of [gone, 'no id']) expect((await refused(owner, eraseInquiry, { id }))[0]).toBe('NOT_FOUND')
  })
})

describe('a guest', () => {
  it('is corrected in every message and on the list, which notes the fields', async () => {
    await send({ subscribedToNewsletter: true })
    await send({ message: 'Herring?', phone: null })
    const input = { email: 'ANO@example.com', name: 'Aino Merikoski', newEmail: 'aino@example.com' }
    const { data: answer, errors } = await owner.graphql(correctGuest, { input })
    expect(errors).toBeUndefined()
    expect(answer.correctGuest).toMatchObject({
      email: 'aino@example.com',
      subscriber: { name: 'Aino Merikoski', email: 'aino@example.com', phone: '0501', status: 'ACTIVE' },
      listChanges: [{ way: 'staff', reason: 'Corrected: name, email' }],
    })
    expect(answer.correctGuest.inquiries.map((one: { phone: string }) => one.phone).sort()).toEqual(['0501', null])
    expect(await traces(server, ['Ano Merikoski'])).toEqual([])
    // The coupon that waits goes where the person is.
    expect(await sql(server, `select distinct to_address from mail where kind <> 'inquiry-notice'`)).toEqual([
      { to_address: 'aino@example.com' },
    ])
    const old = (await owner.graphql(data, { email: 'ano@example.com' })).data.guestData.counts
    expect(old).toEqual([{ kind: 'COUNTERS' }])
  })

  it('gets mails that failed at the wrong address, which say what is right', async () => {
    await send()
    await sql(server, `update mail set state = 'failed'`)
    const input = { email: 'ano@example.com', name: 'Aino Merikoski', newEmail: 'aino@example.com' }
    expect((await owner.graphql(correctGuest, { input })).errors).toBeUndefined()
    const mails = await sql(server, 'select kind, to_address, to_name, reply_to, state from mail order by kind')
    expect(mails).toEqual([
      expect.objectContaining({ kind: 'inquiry-notice', reply_to: 'aino@example.com', state: 'failed' }),
      expect.objectContaining({
        kind: 'inquiry-receipt',
        to_address: 'aino@example.com',
        to_name: 'Aino Merikoski',
        state: 'failed',
      }),
    ])
    expect(await traces(server, ['Ano Merikoski', 'ano@example.com'])).toEqual([])
  })

  it('gets a coupon and a campaign that failed at the wrong address when they are tried again', async () => {
    await send({ subscribedToNewsletter: true })
    const offer = { subject: 'Slow days', discountPercent: 15, validUntil: inDays(30) }
    const create = 'mutation ($input: CampaignInput!) { createCampaign(input: $input) { id } }'
    const { id } = (await owner.graphql(create, { input: offer })).data.createCampaign
    await owner.graphql('mutation ($id: ID!) { startCampaign(id: $id) { id } }', { id })
    await sql(server, `update campaign_recipient set state = 'failed'`)
    await sql(server, `update campaign set state = 'sent'`)
    await sql(server, `update mail set state = 'failed'`)
    await owner.graphql(correctGuest, { input: { email: 'ano@example.com', newEmail: 'aino@example.com' } })

    const [coupon] = await sql<{ id: string }>(server, `select id from mail where kind = 'coupon'`)
    const retryMail = 'mutation ($id: ID!) { retryMail(id: $id) { state toAddress } }'
    expect((await owner.graphql(retryMail, { id: coupon!.id })).data.retryMail).toEqual({
      state: 'QUEUED',
      toAddress: 'aino@example.com',
    })
    const retryFailed = `mutation ($id: ID!) { retryFailedRecipients(id: $id) {
      recipients(first: 2) { nodes { state email } } } }`
    expect((await owner.graphql(retryFailed, { id })).data.retryFailedRecipients.recipients.nodes).toEqual([
      { state: 'QUEUED', email: 'aino@example.com' },
    ])
  })

  it.each([
    ['bounced', 'right@example.com', 'ACTIVE'],
    ['bounced', 'GUEST-1@example.com', 'BOUNCED'],
    ['unsubscribed', 'right@example.com', 'UNSUBSCRIBED'],
    ['suppressed', 'right@example.com', 'SUPPRESSED'],
  ])('who is %s on the list and has %s now is %s', async (before, newEmail, after) => {
    await addSubscribers(server, 1, before)
    const { data: answer } = await owner.graphql(correctGuest, { input: { email: 'guest-1@example.com', newEmail } })
    expect(answer.correctGuest.subscriber).toMatchObject({ email: newEmail, status: after })
    expect(await sql(server, 'select 1 from mail')).toEqual([])
  })

  it('who was erased, came back and bounced is asked at the right address', async () => {
    await addSubscribers(server, 1)
    await owner.graphql(erase, { input: { email: 'guest-1@example.com' } })
    await addSubscribers(server, 1, 'bounced')
    const input = { email: 'guest-1@example.com', newEmail: 'right@example.com' }
    const { data: answer } = await owner.graphql(correctGuest, { input })
    expect(answer.correctGuest.subscriber).toMatchObject({ email: 'right@example.com', status: 'PENDING' })
    expect(await sql(server, 'select kind, to_address from mail')).toEqual([
      { kind: 'confirmation', to_address: 'right@example.com' },
    ])
  })

  it('does not take the entry of somebody else, nor of who was erased', async () => {
    await addSubscribers(server, 2)
    const input = { email: 'guest-1@example.com', newEmail: 'Guest-2@example.com' }
    expect(await refused(owner, correctGuest, { input })).toEqual([
      'CONFLICT',
      'The new address has an entry on the mailing list already. Erase one of the two first',
    ])
    await owner.graphql(erase, { input: { email: 'guest-2@example.com' } })
    expect(await refused(owner, correctGuest, { input })).toEqual([
      'CONFLICT',
      'The person with the new address was erased. They can join the list by signing up themselves',
    ])
    expect(await sql(server, 'select email from subscriber')).toEqual([{ email: 'guest-1@example.com' }])
  })

  it.each(['active', 'bounced'])('confirms a new address where the hotel asks for that: %s', async (before) => {
    const double = await startServer({ NEWSLETTER_OPT_IN: 'double' })
    await addSubscribers(double, 1, before)
    const input = { email: 'guest-1@example.com', newEmail: 'right@example.com' }
    const { data: answer } = await (await double.caller().signIn()).graphql(correctGuest, { input })
    expect(answer.correctGuest.subscriber).toMatchObject({ email: 'right@example.com', status: 'PENDING' })
    expect(await sql(double, 'select kind, to_address from mail')).toEqual([
      { kind: 'confirmation', to_address: 'right@example.com' },
    ])
    await double.close()
  })

  it('is asked at the right address again, and no link that went to another one confirms it', async () => {
    const double = await startServer({ NEWSLETTER_OPT_IN: 'double', SMTP_URL: 'smtp://127.0.0.1:1' })
    const manager = await double.caller().signIn()
    const join = 'mutation ($input: SignUpInput!) { signUpForNewsletter(input: $input) { success } }'
    const look = 'query ($token: String!) { mailingLink(token: $token) { state } }'
    const confirm = 'mutation ($token: String!) { confirmSubscription(token: $token) { success } }'
    const mails = () => sql<{ text: string; to_address: string }>(double, 'select text, to_address from mail')
    const tokenOf = ({ text }: { text: string }) => ({ token: /confirm\?token=([\w.-]+)/.exec(text)![1] })
    const stateOf = async (link: Record<string, unknown>) =>
      (await double.caller().graphql(look, link)).data.mailingLink.state
    await double.caller().graphql(join, { input: { email: 'ann@exmaple.com' } })
    const [typo] = await mails()
    // What waits for the mail server is not sent on with the old link.
    await manager.graphql(correctGuest, { input: { email: 'ann@exmaple.com', newEmail: 'ann@example.com' } })
    const [right, ...others] = await mails()
    expect([right!.to_address, others]).toEqual(['ann@example.com', []])
    expect(await stateOf(tokenOf(typo!))).toBe('EXPIRED')
    expect((await refused(double.caller(), confirm, tokenOf(typo!)))[1]).toMatch(/^This link has expired/)
    expect(await stateOf(tokenOf(right!))).toBe('READY')
    expect((await double.caller().graphql(confirm, tokenOf(right!))).data.confirmSubscription.success).toBe(true)
    // Nor is a link that did not arrive sent on.
    await double.caller().graphql(join, { input: { email: 'eve@exmaple.com' } })
    await sql(double, `update mail set state = 'failed'`)
    await sql(double, `update subscriber set status = 'bounced' where email = 'eve@exmaple.com'`)
    await manager.graphql(correctGuest, { input: { email: 'eve@exmaple.com', newEmail: 'eve@example.com' } })
    const ofEve = (await mails()).filter(({ to_address }) => to_address.startsWith('eve@'))
    expect(ofEve.map(({ to_address }) => to_address)).toEqual(['eve@example.com'])
    expect(await stateOf(tokenOf(ofEve[0]!))).toBe('READY')
    // Also a link that has confirmed the address before.
    await manager.graphql(correctGuest, { input: { email: 'ann@example.com', newEmail: 'anna@example.com' } })
    expect(await stateOf(tokenOf(right!))).toBe('EXPIRED')
    await double.close()
  })

  it.each([
    [data, { email: 'not an address' }, 'BAD_USER_INPUT', 'Email must be an address like name@example.com'],
    [data, { email: '' }, 'BAD_USER_INPUT', 'Email is required'],
    [erase, { input: { email: 'a@' } }, 'BAD_USER_INPUT', 'Email must be an address like name@example.com'],
    [correctGuest, { input: { email: 'unknown@example.com', name: 'A' } }, 'NOT_FOUND', /^Neither a message/],
    [correctGuest, { input: { email: 'ano@example.com', name: '' } }, 'BAD_USER_INPUT', 'Name is required'],
    [correctGuest, { input: { email: 'ano@example.com', phone: 'call' } }, 'BAD_USER_INPUT', /^Phone may contain/],
  ])('asked wrongly: %s %j', async (query, variables, code, sentence) => {
    expect(await refused(owner, query, variables)).toEqual([code, expect.stringMatching(sentence)])
  })

  it('is never the hotel itself, whose address stands in every mail', async () => {
    await send()
    const { email } = hotelFacts
    expect(await refused(owner, erase, { input: { email: email.toUpperCase() } })).toEqual([
      'BAD_USER_INPUT',
      'This is the hotel’s own address, not a guest’s',
    ])
    expect(await sql(server, 'select 1 from mail')).toHaveLength(2)
  })

  it('is erased from the guest’s side of a staff member only', async () => {
    const { email } = await addStaff(server, 'marketing')
    await send({ email })
    const query = 'mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { kept { kind count } } }'
    expect((await owner.graphql(query, { input: { email } })).data.eraseGuest.kept).toContainEqual({
      kind: 'STAFF_ACCOUNT',
      count: 1,
    })
    expect(await sql(server, 'select 1 from inquiry')).toEqual([])
    expect(await sql(server, 'select 1 from staff_user where email = ?', [email])).toHaveLength(1)
  })
})
