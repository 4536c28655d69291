import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { deliverCampaign } from '#api/modules/campaigns/deliver-campaign.service.ts'
import { campaignCoupons } from '#api/modules/coupons/issue-coupon.service.ts'
import { settleRefusal } from '#api/modules/campaigns/settle-recipient.ts'
import { MailProblem } from '#api/integrations/mailer/port.ts'
import { deliverMails } from '#api/modules/mail/deliver-mails.job.ts'
import { deliverDue } from '#api/modules/webhooks/delivery.service.ts'
import type { Caller } from '#tests/support/caller.ts'
import { traces } from '#tests/support/dump.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSmtpReceiver, type SmtpReceiver } from '#tests/support/smtp-receiver.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'
import { waitingTransactions } from '#tests/support/waiting-transactions.ts'

const erase = 'mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { removed { kind count } } }'
const submit = 'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { id } }'
const create = 'mutation ($input: CampaignInput!) { createCampaign(input: $input) { id } }'
const begin = 'mutation ($id: ID!) { startCampaign(id: $id) { state } }'
const look = 'query ($id: ID!) { campaign(id: $id) { state counts { recipients sent skipped } } }'
const hook = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }'

const correctOne = 'mutation ($input: CorrectInquiryInput!) { correctInquiry(input: $input) { id } }'

const email = 'guest-1@example.com'

/** Somebody who has been asked, and does not answer until let go. */
const gate = () => {
  let arrive = () => {}
  let letGo = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const open = new Promise<void>((resolve) => (letGo = resolve))
  return { arrived, arrive, open, letGo }
}

let mailGate = gate()
let hookGate = gate()
const told: string[] = []
const integrator = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += String(part)
  told.push(body)
  hookGate.arrive()
  await hookGate.open
  response.writeHead(200).end()
})

let receiver: SmtpReceiver
let server: TestServer
let owner: Caller

beforeAll(async () => {
  receiver = await startSmtpReceiver({
    hold: (_address, goOn) => {
      mailGate.arrive()
      void mailGate.open.then(goOn)
    },
  })
  await new Promise<void>((resolve) => integrator.listen(0, '127.0.0.1', resolve))
  server = await startServer({
    SMTP_URL: receiver.url,
    WEBHOOKS_TO_PRIVATE_ADDRESSES: true,
    INQUIRIES_PER_HOUR: 1_000,
    SIGNUPS_PER_HOUR: 1_000,
    MAIL_RETRY_SECONDS: 1,
  })
  owner = await server.caller().signIn()
  const url = `http://127.0.0.1:${(integrator.address() as AddressInfo).port}/hook`
  const events = ['INQUIRY_CREATED', 'SUBSCRIBER_CHANGED', 'COUPON_REDEEMED']
  expect((await owner.graphql(hook, { input: { url, events } })).errors).toBeUndefined()
})
afterAll(async () => {
  await server.close()
  await receiver.close()
  await new Promise((resolve) => integrator.close(resolve))
})
beforeEach(async () => {
  const filled = 'campaign, mail, inquiry, subscriber, coupon, erased_address, webhook_delivery, throttle'
  await sql(server, `truncate ${filled} cascade`)
  mailGate = gate()
  hookGate = gate()
  receiver.received.length = 0
  told.length = 0
})

const asServer = () => createContext(server.deps, nobody)
const send = async (fields: object = {}) => {
  const input = { name: 'Aino Merikoski', email, message: 'merimakkara', ...fields }
  const { data, errors } = await server.caller().graphql(submit, { input })
  expect(errors).toBeUndefined()
  return data.submitInquiry.id as string
}
const eraseNow = async () => expect((await owner.graphql(erase, { input: { email } })).errors).toBeUndefined()
const nothingLeft = async () => expect(await traces(server, [email, 'Merikoski', 'merimakkara'])).toEqual([])

const startCampaign = async () => {
  const input = { subject: 'Slow days', discountPercent: 15, validUntil: '2027-12-31' }
  const { id } = (await owner.graphql(create, { input })).data.createCampaign
  expect((await owner.graphql(begin, { id })).data.startCampaign).toEqual({ state: 'SENDING' })
  return id as string
}
const campaign = async (id: string) => (await owner.graphql(look, { id })).data.campaign

let holder: Client | null = null
const letGoOf = async (end: 'commit' | 'rollback') => {
  const client = holder
  holder = null
  await client?.query(end)
  await client?.end()
}
afterEach(() => letGoOf('rollback'))

/** A transaction of somebody else, who has something locked until it is ended. */
const holding = async (statement: string, values: unknown[] = []) => {
  holder = new Client({ connectionString: server.databaseUrl })
  await holder.connect()
  await holder.query('begin')
  await holder.query(statement, values)
  return (end: 'commit' | 'rollback' = 'rollback') => letGoOf(end)
}

const waiting = (count: number) => waitingTransactions(server, count)

describe('what is in flight neither brings the person back nor holds the erasure up', () => {
  it('a mail that is being sent', async () => {
    await send()
    const sending = deliverMails(await asServer())
    await mailGate.arrived
    await eraseNow()
    mailGate.letGo()
    await sending
    await nothingLeft()
  })

  it('a webhook that is being told', async () => {
    await send()
    const delivery = deliverDue(await asServer())
    await hookGate.arrived
    await eraseNow()
    hookGate.letGo()
    await delivery
    expect(told).toHaveLength(1)
    expect(await sql(server, 'select 1 from webhook_delivery')).toEqual([])
  })

  it('a campaign whose mail lacks but its last dot', async () => {
    await addSubscribers(server, 1)
    const id = await startCampaign()
    const delivery = deliverCampaign(await asServer(), id, new AbortController().signal)
    await mailGate.arrived
    await eraseNow()
    mailGate.letGo()
    await delivery
    expect(await campaign(id)).toEqual({ state: 'SENT', counts: { recipients: 1, sent: 0, skipped: 1 } })
    expect(receiver.received).toEqual([])
    await nothingLeft()
  })

  it('a mail server’s late refusal that names the address', async () => {
    await addSubscribers(server, 1)
    await startCampaign()
    const worker = { id: '7d5e2f5e-1111-4222-8333-444455556666' }
    await sql(server, `update campaign_recipient set state = 'sent', leased_by = ?`, [worker.id])
    const [recipient] = await sql<{ id: string; subscriber_id: string }>(server, 'select * from campaign_recipient')
    await eraseNow()
    const claimed = { id: recipient!.id, subscriberId: recipient!.subscriber_id, email, name: null, tries: 1 }
    const refusal = new MailProblem('bounced', `550 <${email}> unknown`)
    await settleRefusal(await asServer(), worker, { ...claimed, language: 'en' }, refusal)
    await nothingLeft()
  })

  it('coupons of a campaign that are given to people of whom one is just being erased', async () => {
    await addSubscribers(server, 2)
    const holders = await sql<{ id: string; email: string }>(server, 'select id, email from subscriber')
    const release = await holding('delete from subscriber where email = $1', [email])
    const offer = { campaignId: '7d5e2f5e-1111-4222-8333-444455556666', percent: 15, expiresAt: new Date('2027-12-31') }
    const ids = holders.map(({ id }) => id)
    const codes = campaignCoupons(await asServer(), offer, ids)
    await waiting(1)
    await release('commit')
    const other = holders.find((holder) => holder.email !== email)!
    expect([...(await codes).keys()]).toEqual([other.id])
  })

  it('a campaign that starts while one of its audience is just being erased', async () => {
    await addSubscribers(server, 3)
    const input = { subject: 'Quiet days', discountPercent: 15, validUntil: '2027-12-31' }
    const { id } = (await owner.graphql(create, { input })).data.createCampaign
    const release = await holding('delete from subscriber where email = $1', [email])
    const start = owner.graphql(begin, { id })
    await waiting(1)
    await release('commit')
    expect((await start).data.startCampaign).toEqual({ state: 'SENDING' })
    expect((await campaign(id)).counts.recipients).toBe(2)
  })
})

it('erasures and corrections of several guests and messages at once wait for each other', async () => {
  await addSubscribers(server, 6)
  await startCampaign()
  const names = [1, 2, 3, 4, 5, 6].map((n) => `guest-${n}@example.com`)
  const ids = await Promise.all(
    names.map((_, at) => send({ email: `other-${at}@example.com`, message: `${at}: ${names.join(' and ')}` })),
  )
  const single = 'mutation ($id: ID!) { eraseInquiry(id: $id) { erasedAt } }'
  const answers = await Promise.all([
    ...names.map((name) => owner.graphql(erase, { input: { email: name } })),
    ...ids.map((id) => owner.graphql(single, { id })),
    ...ids.map((id) => owner.graphql(correctOne, { input: { id, message: 'Corrected meanwhile' } })),
  ])
  const problems = answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)
  // A message that was erased first can no longer be corrected.
  expect(problems.filter((code) => code !== 'NOT_FOUND')).toEqual([])
  expect(await traces(server, names)).toEqual([])
})

/** How many messages, mails and events there are, which belong together. */
const parts = async () =>
  (
    await sql<object>(
      server,
      `select (select count(*)::int from inquiry) as inquiries, (select count(*)::int from mail) as mails,
        (select count(*)::int from webhook_delivery where event = 'inquiry.created') as events`,
    )
  )[0]

describe('what comes in while a guest is being erased', () => {
  it('is kept whole, when it is too late to be erased', async () => {
    const first = await send()
    const release = await holding('select 1 from mail where inquiry_id = $1 for update', [first])
    const erasing = owner.graphql(erase, { input: { email } })
    await waiting(1)
    const second = await send({ message: 'Once more, about herring' })
    await release()
    expect((await erasing).errors).toBeUndefined()
    expect(await sql(server, 'select id from inquiry')).toEqual([{ id: second }])
    expect(await parts()).toEqual({ inquiries: 1, mails: 2, events: 1 })
  })

  it('waits where it joins the mailing list, and then waits for the mailbox like whoever was erased', async () => {
    const first = await send({ subscribedToNewsletter: true })
    const release = await holding('select 1 from mail where inquiry_id = $1 for update', [first])
    const erasing = owner.graphql(erase, { input: { email } })
    await waiting(1)
    const joining = send({ message: 'Me again', subscribedToNewsletter: true })
    await waiting(2)
    await release()
    expect((await erasing).errors).toBeUndefined()
    const second = await joining
    expect(await sql(server, 'select id from inquiry')).toEqual([{ id: second }])
    expect(await sql(server, 'select status from subscriber')).toEqual([{ status: 'pending' }])
    expect(await parts()).toEqual({ inquiries: 1, mails: 3, events: 1 })
  })

  it('is erased or kept whole in whatever order', async () => {
    for (let round = 0; round < 8; round += 1) {
      await send({ message: `before ${round}` })
      const joins = { subscribedToNewsletter: round % 2 === 0 }
      await Promise.all([
        eraseNow(),
        send({ message: `during ${round}`, ...joins }),
        send({ message: `also ${round}` }),
      ])
      const { inquiries, events } = (await parts()) as { inquiries: number; events: number }
      expect(events).toBe(inquiries)
      const loose = `select kind from mail where inquiry_id is null and subscriber_id is null`
      expect(await sql(server, loose)).toEqual([])
      const quoted = await sql<{ n: number }>(
        server,
        `select count(m.id) filter (where m.kind = 'inquiry-notice')::int as n from inquiry i left join mail m on m.inquiry_id = i.id group by i.id`,
      )
      expect(quoted.every(({ n }) => n === 1)).toBe(true)
    }
  })

  it('is not an import: it ends first, and the erasure finds what it brought', async () => {
    await addSubscribers(server, 2)
    const release = await holding(`select 1 from subscriber where email = 'guest-2@example.com' for update`)
    await sql(server, 'delete from subscriber where email = ?', [email])
    const file = `Email,Name\n${email},Back\nguest-2@example.com,Two`
    const importing = owner.rest('POST', '/api/admin/subscribers/import', file, { 'content-type': 'text/csv' })
    await waiting(1)
    const erasing = owner.graphql(erase, { input: { email } })
    await waiting(2)
    await release()
    expect((await importing).json()).toMatchObject({ stored: true, added: 1 })
    expect((await erasing).errors).toBeUndefined()
    expect(await sql(server, 'select email from subscriber')).toEqual([{ email: 'guest-2@example.com' }])
    const again = await owner.rest('POST', '/api/admin/subscribers/import', file, { 'content-type': 'text/csv' })
    expect(again.json()).toMatchObject({ added: 0, bad: [{ email }] })
  })
})
