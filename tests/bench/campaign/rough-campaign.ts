import { setTimeout as wait } from 'node:timers/promises'
import { createMailingToken } from '#api/modules/mail/mailing-token.ts'
import { createDatabase } from '#tests/support/database.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { startProcess, type RunningServer } from '#tests/support/process.ts'
import { startSmtpReceiver, type ReceivedMail } from '#tests/support/smtp-receiver.ts'
import { openGuestBook, type GuestBook } from './guests.ts'

export interface Plan {
  serverUrl: string
  guests: number
  instances: number
  /** To the mail server, of all instances together. */
  connections: number
  /** How often an instance, one or the other, is killed with kill -9 while mails leave. */
  kills: number
  /** How many guests leave the list while mails leave. */
  optOuts: number
  /** Whether some addresses answer 4xx first (2 %) and others 5xx (1 %). */
  refusals: boolean
}

export interface Outcome {
  state: string
  counts: Record<'recipients' | 'queued' | 'sent' | 'failed' | 'skipped' | 'bounced' | 'unconfirmed', number>
  /** Mails that reached each address. */
  mailsOf: Map<string, number>
  /** Addresses that the product shows as sent to without the mail server's word. */
  unconfirmed: Set<string>
  /** Addresses that do not exist, and those that were busy the first time. */
  gone: Set<string>
  busy: Set<string>
  /** Addresses that left, of whom a mail came after the server had said that they are off the list. */
  lateFor: string[]
  left: Set<string>
  kills: number
  /** What the receiver took, in order. */
  received: ReceivedMail[]
}

const entry = 'tests/bench/campaign/instance.ts'
const longestMs = 10 * 60_000
const numberOf = (address: string) => Number(/guest-(\d+)@/.exec(address)?.[1])
const isGone = (address: string) => numberOf(address) % 100 === 7
const isBusy = (address: string) => numberOf(address) % 50 === 11

const startCampaign = async (url: string): Promise<string> => {
  const login = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ownerEmail, password: ownerPassword }),
  })
  const cookie = login.headers.getSetCookie()[0]!.split(';')[0]!
  const ask = async (query: string) => {
    const headers = { 'content-type': 'application/json', cookie }
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
    const { data, errors } = await answer.json()
    if (errors) throw new Error(errors[0].message)
    return data
  }
  const validUntil = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const input = `{ subject: "Rough sea", discountPercent: 10, validUntil: "${validUntil}" }`
  const { createCampaign } = await ask(`mutation { createCampaign(input: ${input}) { id } }`)
  await ask(`mutation { startCampaign(id: "${createCampaign.id}") { id } }`)
  return createCampaign.id
}

/** Guests leave by the one-click address of a mail, at any instance that is up. */
const leave = async (book: GuestBook, instances: RunningServer[], address: string, leftAt: Map<string, number>) => {
  const [secret] = await book.query<{ value: string }>(`select value from setting where key = 'secret'`)
  const [guest] = await book.query<{ id: string }>('select id from subscriber where email = $1', [address])
  const token = createMailingToken(secret!.value, 'unsubscribe', guest!.id, new Date())
  // A minute: on a busy machine all instances may be starting again.
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { url } = instances[attempt % instances.length]!
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = 'List-Unsubscribe=One-Click'
    const answer = await fetch(`${url}/newsletter/unsubscribe?token=${token}`, { method: 'POST', headers, body }).catch(
      () => null,
    )
    if (answer?.ok) return void leftAt.set(address, Date.now())
    await wait(100)
  }
  throw new Error(`${address} could not leave`)
}

/** A campaign through a real SMTP receiver in bad weather; tells what arrived and what the product says of it. */
export const runRoughCampaign = async (plan: Plan): Promise<Outcome> => {
  const database = await createDatabase(plan.serverUrl)
  const refuse = (address: string, attempt: number) =>
    isGone(address) ? 550 : isBusy(address) && attempt === 1 ? 450 : undefined
  const receiver = await startSmtpReceiver(plan.refusals ? { refuse } : {})
  const settings = {
    DATABASE_URL: database.url,
    SMTP_URL: receiver.url,
    MAIL_PER_MINUTE: '1000000',
    MAIL_RETRY_SECONDS: '1',
    MAIL_LEASE_SECONDS: '3',
    MAIL_CONNECTIONS: String(plan.connections / plan.instances),
  }
  const instances: RunningServer[] = []
  for (let count = 0; count < plan.instances; count += 1)
    instances.push(await startProcess(settings, { source: entry }))
  const book = await openGuestBook(database.url, plan.guests)
  const campaignId = await startCampaign(instances[0]!.url)

  const killAt = Array.from({ length: plan.kills }, () => Math.random() * plan.guests * 0.6).sort((a, b) => a - b)
  const leavers = Array.from({ length: plan.optOuts }, (_, at) => `guest-${plan.guests - at * 3}@example.com`)
  const leftAt = new Map<string, number>()
  const leaving = (async () => {
    for (const address of leavers) {
      await wait(20)
      await leave(book, instances, address, leftAt)
    }
  })()
  const restarts: Promise<void>[] = instances.map(() => Promise.resolve())
  let kills = 0
  let state = 'sending'
  const started = Date.now()
  while (state === 'sending' && Date.now() - started < longestMs) {
    await wait(Math.random() * 40)
    if (kills < killAt.length && receiver.received.length >= killAt[kills]!) {
      const victim = Math.floor(Math.random() * instances.length)
      // A point of time that has nothing to do with the receiver's.
      await wait(Math.random() * 30)
      await restarts[victim]
      await instances[victim]!.stop('SIGKILL')
      kills += 1
      restarts[victim] = startProcess(settings, { source: entry }).then((fresh) => void (instances[victim] = fresh))
    }
    state = (await book.query<{ state: string }>('select state from campaign where id = $1', [campaignId]))[0]!.state
  }
  await leaving
  await Promise.all(restarts)
  const [counts] = await book.query<Outcome['counts']>(
    `select count(*)::int as recipients, count(*) filter (where state in ('queued', 'sending'))::int as queued,
       count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'failed')::int as failed,
       count(*) filter (where state = 'skipped')::int as skipped, count(*) filter (where state = 'bounced')::int as bounced,
       count(*) filter (where state = 'sent' and unconfirmed)::int as unconfirmed
     from campaign_recipient where campaign_id = $1`,
    [campaignId],
  )
  const doubtful = await book.query<{ email: string }>(
    `select email from campaign_recipient where campaign_id = $1 and state = 'sent' and unconfirmed`,
    [campaignId],
  )
  await Promise.all(instances.map((instance) => instance.stop('SIGKILL')))
  await book.close()
  await receiver.close()
  await database.close()

  const { received } = receiver
  const mailsOf = new Map<string, number>()
  for (const { to } of received) mailsOf.set(to, (mailsOf.get(to) ?? 0) + 1)
  const refusedBy = (code: number) => new Set(receiver.refused.filter((one) => one.code === code).map(({ to }) => to))
  return {
    state,
    counts: counts!,
    mailsOf,
    unconfirmed: new Set(doubtful.map(({ email }) => email)),
    gone: refusedBy(550),
    busy: refusedBy(450),
    left: new Set(leftAt.keys()),
    lateFor: received.filter(({ to, at }) => at > (leftAt.get(to) ?? Infinity)).map(({ to }) => to),
    kills,
    received,
  }
}
