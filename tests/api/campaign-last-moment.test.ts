import { addHours } from 'date-fns/addHours'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MailProblem, type Mailer } from '#api/integrations/mailer/port.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { takeOver } from '#api/modules/campaigns/claim-recipients.ts'
import { deliverCampaign } from '#api/modules/campaigns/deliver-campaign.service.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startSmtpReceiver, type SmtpBehaviour, type SmtpReceiver } from '#tests/support/smtp-receiver.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'

const create = 'mutation ($input: CampaignInput!) { createCampaign(input: $input) { id } }'
const begin = 'mutation ($id: ID!) { startCampaign(id: $id) { state } }'
const look = 'query ($id: ID!) { campaign(id: $id) { state counts { sent skipped } } }'

let receiver: SmtpReceiver
let server: TestServer
let owner: Caller
/** The mail server has been told whom the mail is for, and does not answer until it is let go. */
let arrived: Promise<void>
let letGo: () => void
let tellArrival: () => void
let heldBack: Promise<void>
/** What the mail server says to the closing dot, beside yes. */
let refuseMail: NonNullable<SmtpBehaviour['refuseMail']>

beforeAll(async () => {
  receiver = await startSmtpReceiver({
    refuseMail: () => refuseMail(),
    hold: (_address, goOn) => {
      tellArrival()
      void heldBack.then(goOn)
    },
  })
  server = await startServer({ SMTP_URL: receiver.url })
  owner = await server.caller().signIn()
  await addSubscribers(server, 1)
})
afterAll(async () => {
  await server.close()
  await receiver.close()
})
beforeEach(async () => {
  receiver.received.length = 0
  refuseMail = async () => undefined
  await sql(server, `update subscriber set status = 'active'`)
  arrived = new Promise((resolve) => (tellArrival = resolve))
  heldBack = new Promise((resolve) => (letGo = resolve))
})

afterEach(() => {
  vi.useRealTimers()
  server.setNow(null)
})

/** Begins a campaign; resolves once the mail server has been told of its one mail. */
const underWay = async (subject: string) => {
  const input = { subject, discountPercent: 15, validUntil: '2027-12-31' }
  const { id } = (await owner.graphql(create, { input })).data.createCampaign
  expect((await owner.graphql(begin, { id })).data.startCampaign).toEqual({ state: 'SENDING' })
  const ctx = await createContext(server.deps, nobody)
  const delivery = deliverCampaign(ctx, id, new AbortController().signal)
  await Promise.race([arrived, delivery])
  const end = async () => {
    letGo()
    await delivery
    return (await owner.graphql(look, { id })).data.campaign
  }
  return { id, end }
}

it('sends nothing to who leaves the list while the mail server has the mail, but for its last dot', async () => {
  const { end } = await underWay('Slow days')
  await sql(server, `update subscriber set status = 'unsubscribed'`)
  expect(await end()).toEqual({ state: 'SENT', counts: { sent: 0, skipped: 1 } })
  expect(receiver.received).toEqual([])
})

it('leaves a recipient to the worker whose mail is under way, and takes it over when that one is dead', async () => {
  const { id, end } = await underWay('Quiet days')
  const recipient = `select state, tries, leased_by from campaign_recipient where campaign_id = '${id}'`
  const before = await sql<{ state: string; tries: number }>(server, recipient)
  expect(before).toMatchObject([{ state: 'sending', tries: 1, leased_by: expect.any(String) }])
  const another = await createContext(server.deps, nobody)
  await takeOver(another, id)
  expect(await sql(server, recipient)).toEqual(before)

  await sql(server, `update campaign_recipient set leased_until = clock_timestamp() - interval '1 second'`)
  await takeOver(another, id)
  expect(await sql(server, recipient)).toEqual([{ state: 'queued', tries: 0, leased_by: null }])
  // The mail that was under way is not let go any more; the recipient is claimed anew. One mail in the end.
  expect(await end()).toEqual({ state: 'SENT', counts: { sent: 1, skipped: 0 } })
  expect(receiver.received.map(({ to }) => to)).toEqual(['guest-1@example.com'])
})

it('sends again what the mail server refuses at the last dot because the hotel has sent enough', async () => {
  let dots = 0
  refuseMail = async () => (++dots === 1 ? { code: 550, text: '5.4.5 Daily user sending limit exceeded' } : undefined)
  const { id, end } = await underWay('Full days')
  expect(await end()).toEqual({ state: 'SENT', counts: { sent: 1, skipped: 0 } })
  expect([dots, receiver.received.length]).toEqual([2, 1])
  const recipient = `select tries, unconfirmed from campaign_recipient where campaign_id = '${id}'`
  expect(await sql(server, recipient)).toEqual([{ tries: 1, unconfirmed: false }])
})

/** Another instance goes through everything that is due, once: its first look at the clock tells it to stop after that. */
const lookOnce = async (id: string) => {
  const ctx = await createContext(server.deps, nobody)
  const stop = new AbortController()
  const now = () => {
    stop.abort()
    return ctx.now()
  }
  await deliverCampaign({ ...ctx, now }, id, stop.signal)
  return (await owner.graphql(look, { id })).data.campaign
}
const lease = 'select state, leased_until > clock_timestamp() as leased from campaign_recipient where campaign_id = ?'

it('goes on while the mail server has not answered to a last dot, and sends again what it then refuses', async () => {
  const started = new Date()
  server.setNow(started)
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<{ code: number; text: string }>()
  let dots = 0
  refuseMail = async () => {
    if (++dots > 1) return undefined
    asked.resolve()
    return answer.promise
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { id, end } = await underWay('Long days')
  letGo()
  await asked.promise
  await expect.poll(() => sql(server, lease, [id])).toEqual([{ state: 'sent', leased: true }])
  expect(await lookOnce(id)).toMatchObject({ state: 'SENDING', counts: { sent: 1 } })
  // However long it takes: the instance that waits for the answer says that it lives.
  await sql(server, `update campaign_recipient set leased_until = clock_timestamp() where campaign_id = ?`, [id])
  vi.advanceTimersByTime(10_000)
  await expect.poll(() => sql(server, lease, [id])).toEqual([{ state: 'sent', leased: true }])

  answer.resolve({ code: 451, text: '4.3.0 Try again later' })
  await expect.poll(() => sql(server, lease, [id])).toEqual([{ state: 'queued', leased: null }])
  expect(await lookOnce(id)).toMatchObject({ state: 'SENDING', counts: { sent: 0 } })
  server.setNow(addHours(started, 1))
  expect(await end()).toEqual({ state: 'SENT', counts: { sent: 1, skipped: 0 } })
  expect([dots, receiver.received.length]).toEqual([2, 1])
})

it('is over at once where the mail server’s answer to the last dot was lost', async () => {
  const { current } = server.deps.outside
  const send = async (...[, lastMoment]: Parameters<Mailer['send']>) => {
    await lastMoment!({ canLeave: () => true, send: () => {} })
    throw new MailProblem('server', 'The mail server did not answer in time')
  }
  server.deps.outside.current = () => ({ ...current(), mailer: { send, close: () => {} } })
  const { id, end } = await underWay('Lost days')
  server.deps.outside.current = current
  expect(await end()).toEqual({ state: 'SENT', counts: { sent: 1, skipped: 0 } })
  expect(
    await sql(server, 'select unconfirmed, leased_by from campaign_recipient where campaign_id = ?', [id]),
  ).toEqual([{ unconfirmed: true, leased_by: null }])
})
