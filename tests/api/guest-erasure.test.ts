import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { deliverCampaign } from '#api/modules/campaigns/deliver-campaign.service.ts'
import type { Caller } from '#tests/support/caller.ts'
import { traces } from '#tests/support/dump.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSmtpReceiver, type SmtpReceiver } from '#tests/support/smtp-receiver.ts'
import { sql } from '#tests/support/subscribers.ts'

const erase = `mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) {
  erasedAt removed { kind count } kept { kind count } } }`
const look = `query ($email: String!) { guestData(email: $email) {
  email counts { kind count } inquiries { reference message } subscriber { email status } listChanges { status way }
  coupons { code state bookingRef } mails { kind subject toAddress } campaigns { subject state }
  chatQuestions { question } mentions { place text } } }`
const file = 'query ($email: String!) { guestFile(email: $email) { name content } }'
const submit = 'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { id reference } }'
const handOver = 'mutation ($input: HandOverChatInput!) { handOverChat(input: $input) { id } }'
const ask = 'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { id confident } }'
const create = 'mutation ($input: CampaignInput!) { createCampaign(input: $input) { id } }'
const begin = 'mutation ($id: ID!) { startCampaign(id: $id) { state } }'
const campaignOf = 'query ($id: ID!) { campaign(id: $id) { state counts { recipients sent skipped queued } } }'

const email = 'Aino.Meri+Inn@Example.com'
const address = email.toLowerCase()
/** What must stand nowhere afterwards. */
const person = [address, 'Aino Merikoski', '+358 40 1234567', 'merimakkara', 'haahka', 'isoäidin', 'LH-20271']

let receiver: SmtpReceiver
let server: TestServer
let owner: Caller

beforeAll(async () => {
  receiver = await startSmtpReceiver()
  server = await startServer({ SMTP_URL: receiver.url, INQUIRIES_PER_HOUR: 1_000, SIGNUPS_PER_HOUR: 1_000 })
  owner = await server.caller().signIn()
  const boss = new PgBoss({ connectionString: server.databaseUrl, max: 1, schema: 'pgboss' })
  await boss.start()
  await boss.createQueue('mail.deliver')
  await boss.stop({ graceful: false })
  await sql(
    server,
    `insert into webhook (id, created_at, updated_at, url, events, secret, secret_start) values
     (gen_random_uuid(), now(), now(), 'https://pms.example/hook', '["inquiry.created", "subscriber.changed", "coupon.redeemed"]', '', '')`,
  )
})
afterAll(async () => {
  await server.close()
  await receiver.close()
})
const filled =
  'campaign, mail, inquiry, subscriber, coupon, erased_address, webhook_delivery, throttle, chat_question, sign_in_failure'
beforeEach(() => sql(server, `truncate ${filled} cascade`))

const done = async (caller: Caller, query: string, variables: Record<string, unknown>) => {
  const { data, errors } = await caller.graphql(query, variables)
  expect(errors).toBeUndefined()
  return Object.values(data)[0] as Record<string, never>
}

const startCampaign = async (subject: string) => {
  const { id } = await done(owner, create, { input: { subject, discountPercent: 15, validUntil: '2027-12-31' } })
  await done(owner, begin, { id: id! })
  return id as unknown as string
}

const form = (fields: object = {}) => ({
  name: 'Aino Merikoski',
  email,
  phone: '+358 40 1234567',
  message: 'Is there merimakkara for breakfast?',
  ...fields,
})

/** A guest with everything that a guest can have. */
const makeGuest = async () => {
  const guest = server.caller()
  const joined = form({ subscribedToNewsletter: true, language: 'fi' })
  const { id } = await done(guest, submit, { input: joined })
  await done(owner, 'mutation ($input: UpdateInquiryInput!) { updateInquiry(input: $input) { id } }', {
    input: { id, notes: 'Wrote from aino.meri+inn@example.com, likes haahka' },
  })
  await done(owner, 'mutation ($input: CorrectInquiryInput!) { correctInquiry(input: $input) { id } }', {
    input: { id, message: 'Is there merimakkara for breakfast, every day?' },
  })
  // Asked, not answered, asked again with a rating, and handed over.
  const question = 'Does the isoäidin qwzx vrmpf blorkt?'
  const reply = await done(guest, ask, { input: { message: question, language: 'en' } })
  await done(guest, 'mutation ($input: RateChatReplyInput!) { rateChatReply(input: $input) { helpful } }', {
    input: { id: reply['id'], helpful: false },
  })
  await done(guest, handOver, {
    input: {
      name: 'Aino Merikoski',
      email,
      phone: '+358 40 1234567',
      message: question,
      history: [{ role: 'USER', content: question }],
    },
  })
  const { data } = await owner.graphql('query ($e: String!) { couponsByEmail(email: $e) { code } }', { e: email })
  const { code } = data.couponsByEmail[0]
  await done(owner, 'mutation ($input: RedeemCouponInput!) { redeemCoupon(input: $input) { code } }', {
    input: { code, bookingRef: 'LH-20271', stayDate: '2027-03-05' },
  })
  const sent = await startCampaign('Sent before')
  await deliverCampaign(await createContext(server.deps, nobody), sent, new AbortController().signal)
  const waiting = await startCampaign('Waits')
  await done(owner, 'mutation ($id: ID!) { pauseCampaign(id: $id) { id } }', { id: waiting })
  // Half of what webhooks were told has arrived.
  await sql(server, `update webhook_delivery set state = 'delivered' where event <> 'subscriber.changed'`)
  await guest.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }', {
    input: { email, password: 'not a member of staff' },
  })
  // What others wrote of the guest, and what a mail server and a job said.
  await done(server.caller(), submit, {
    input: { name: 'Onni', email: 'onni@example.com', message: `My aunt is ${email}, a room beside hers, please.` },
  })
  await sql(server, `update room set notes = 'Quiet one for ' || ? where id = (select id from room limit 1)`, [address])
  await sql(server, `update campaign set last_error = '451 <' || ? || '> try later'`, [address])
  await sql(server, `update campaign_recipient set reason = '550 no mailbox ' || ? where state = 'sent'`, [address])
  await sql(
    server,
    `insert into pgboss.job (name, data, state, output) values ('mail.deliver', '{}', 'failed', jsonb_build_object('message', 'Key (email)=(' || ?::text || ')'))`,
    [address],
  )
  return { id, code, sent, waiting }
}

const shown = async (about = email) => (await owner.graphql(look, { email: about })).data.guestData
const eraseNow = (about = email) => done(owner, erase, { input: { email: about } })

describe('a guest with everything', () => {
  it('is shown whole, in whatever case the address is typed, and not under the address without its tag', async () => {
    const { code } = await makeGuest()
    const data = await shown('AINO.meri+inn@EXAMPLE.com')
    expect(
      Object.fromEntries(data.counts.map(({ kind, count }: { kind: string; count: number }) => [kind, count])),
    ).toEqual({
      INQUIRIES: 2,
      CORRECTIONS: 1,
      // Two of each inquiry, and the coupon.
      MAILS: 5,
      LIST_ENTRY: 1,
      COUPONS: 2,
      COUPON_EVENTS: 1,
      CAMPAIGNS: 2,
      CHAT_QUESTIONS: 1,
      WEBHOOK_DELIVERIES: 4,
      SIGN_IN_TRIES: 1,
      COUNTERS: expect.any(Number),
      MENTIONS: expect.any(Number),
    })
    expect(data.subscriber).toEqual({ email, status: 'ACTIVE' })
    expect(data.coupons).toContainEqual({ code, state: 'REDEEMED', bookingRef: 'LH-20271' })
    expect(data.campaigns).toEqual(
      expect.arrayContaining([
        { subject: 'Sent before', state: 'SENT' },
        { subject: 'Waits', state: 'QUEUED' },
      ]),
    )
    expect(data.mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'COUPON',
      'INQUIRY_NOTICE',
      'INQUIRY_NOTICE',
      'INQUIRY_RECEIPT',
      'INQUIRY_RECEIPT',
    ])
    const places = new Set(data.mentions.map(({ place }: { place: string }) => place))
    expect(places).toEqual(new Set(['inquiry.message', 'mail.text', 'room.notes', 'campaign.last_error']))
    expect((await shown('aino.meri@example.com')).counts).toEqual([])
  })

  it('is handed out as JSON with every record, the hotel and the instant, without what staff keep of themselves', async () => {
    const { code } = await makeGuest()
    const { name, content } = await done(owner, file, { email })
    expect(name).toMatch(/^guest-data-\d{4}-\d\d-\d\d\.json$/)
    const handed = JSON.parse(content as unknown as string)
    expect(handed).toMatchObject({
      version: 2,
      hotel: 'Coral Stone Inn',
      writtenAt: expect.stringMatching(/Z$/),
      email: address,
      mailingList: [{ email, name: 'Aino Merikoski', source: 'contact_form' }],
      couponEvents: [{ action: 'redeemed', bookingRef: 'LH-20271' }],
      signInTries: [{ failures: 1 }],
    })
    expect(handed.inquiries.map(({ message }: { message: string }) => message).join()).toContain('merimakkara')
    expect(handed.coupons.map((coupon: { code: string }) => coupon.code)).toContain(code)
    expect(handed.mails.map(({ text }: { text: string }) => text).join()).toContain('Aino Merikoski')
    expect(handed.webhookDeliveries).toHaveLength(4)
    expect(content).not.toMatch(/staffName|assignee|leasedBy/)
  })

  it('is gone from the whole database once erased; the figures stay', async () => {
    const { code, sent, waiting } = await makeGuest()
    expect(await traces(server, person)).not.toEqual([])
    const receipt = await eraseNow('aino.MERI+inn@example.com')
    expect(await traces(server, person)).toEqual([])
    expect(receipt['removed']).toEqual(
      expect.arrayContaining([
        { kind: 'INQUIRIES', count: 2 },
        { kind: 'MAILS', count: 5 },
        { kind: 'LIST_ENTRY', count: 1 },
        { kind: 'WEBHOOK_DELIVERIES', count: 4 },
        { kind: 'CHAT_QUESTIONS', count: 1 },
      ]),
    )
    expect(receipt['kept']).toEqual(
      expect.arrayContaining([
        { kind: 'ADDRESS_HASH', count: 1 },
        { kind: 'COUPONS', count: 2 },
        { kind: 'CAMPAIGN_FIGURES', count: 2 },
      ]),
    )
    const { data } = await owner.graphql(
      'query ($code: String!) { coupon(code: $code) { state percent holderFirstName bookingRef stayDate redeemedBy { name } } }',
      { code },
    )
    expect(data.coupon).toEqual({
      state: 'REDEEMED',
      percent: 10,
      holderFirstName: null,
      bookingRef: null,
      stayDate: '2027-03-05',
      redeemedBy: { name: 'Owner' },
    })
    const again = await owner.graphql(
      'mutation ($input: RedeemCouponInput!) { redeemCoupon(input: $input) { code } }',
      { input: { code, bookingRef: 'LH-2' } },
    )
    expect(again.errors?.[0]?.message).toMatch(/^SUN-\w+ was redeemed by Owner on .* for a booking that was erased$/)
    expect((await done(owner, campaignOf, { id: sent }))['counts']).toMatchObject({ recipients: 1, sent: 1 })
    expect((await done(owner, campaignOf, { id: waiting }))['counts']).toMatchObject({ recipients: 1, skipped: 1 })
    // Integrators hear that an entry of theirs is gone, by its id.
    expect(
      await sql(
        server,
        `select event, state, body::json->'data'->>'status' as status from webhook_delivery
      where event = 'subscriber.changed'`,
      ),
    ).toEqual([{ event: 'subscriber.changed', state: 'pending', status: 'erased' }])
    // Others keep what is theirs.
    expect((await shown('onni@example.com')).inquiries).toEqual([
      { reference: expect.any(String), message: 'My aunt is […], a room beside hers, please.' },
    ])
    expect((await shown()).counts).toEqual([])
  })

  it('can be erased twice, and before anything is held', async () => {
    await makeGuest()
    await eraseNow()
    for (const about of [email, 'never-heard-of@example.com'])
      expect(await eraseNow(about)).toMatchObject({ removed: [], kept: [{ kind: 'ADDRESS_HASH', count: 1 }] })
  })
})
