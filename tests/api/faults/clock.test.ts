import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createContext, nobody } from '#api/platform/context.ts'
import { runOnSchedule } from '#api/modules/sync/run-sync.service.ts'
import type { Caller } from '#tests/support/caller.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { startWithSandbox, type SandboxServer } from '#tests/support/sandbox.ts'

const submit = 'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { reference } }'
const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired } }'
const quote = 'query ($input: StayQuoteInput!) { stayQuote(input: $input) { total } }'
const runs = '{ syncRuns(first: 50) { nodes { status trigger } } }'

/** 2:30 AM at the hotel. */
const began = new Date('2027-01-11T07:30:00Z')
const hour = 3_600_000
const day = 24 * hour

let server: SandboxServer
let owner: Caller

/** The clock of the whole machine, the embedded database's too. */
const setClock = (offset: number) => vi.setSystemTime(new Date(began.getTime() + offset))

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setClock(0)
  server = await startWithSandbox({ INQUIRIES_PER_HOUR: 2 })
  owner = await server.caller().signIn()
})
afterAll(async () => {
  vi.useRealTimers()
  await server.close()
})

let messages = 0
const inquire = async (guest: Caller) => {
  messages += 1
  const input = { name: 'Aino', email: 'aino@example.com', message: `Message ${messages}` }
  const { errors } = await guest.graphql(submit, { input })
  return errors ? errors[0]!.extensions.code : 'kept'
}
const guess = async (guest: Caller, password: string) => {
  const { errors } = await guest.graphql(signIn, { input: { email: ownerEmail, password } })
  return errors ? errors[0]!.extensions.code : 'signed in'
}
const priceOf = async (arrival: string, departure: string) =>
  (await server.caller().graphql(quote, { input: { roomTypeSlug: 'king-room', arrival, departure } })).data.stayQuote
    .total as number

it('goes on as if nothing was when the clock jumps a day ahead and then an hour back', async () => {
  const guest = server.caller()
  const price = await priceOf('2027-03-01', '2027-03-04')
  expect(price).toBeGreaterThan(0)

  setClock(day)
  // Allowances are full again, and are used up anew by what is done now.
  expect([await inquire(guest), await inquire(guest), await inquire(guest)]).toEqual(['kept', 'kept', 'RATE_LIMITED'])
  const wrong = []
  for (let tries = 0; tries < 6; tries += 1) wrong.push(await guess(guest, 'not the password'))
  expect(wrong.at(-1)).toBe('RATE_LIMITED')

  setClock(day - hour)
  expect([await inquire(guest), await inquire(guest), await inquire(guest)]).toEqual(['kept', 'kept', 'RATE_LIMITED'])
  expect(await guess(guest, ownerPassword)).toBe('signed in')
  expect((await owner.graphql('{ viewer { email } }')).data.viewer).toMatchObject({ email: ownerEmail })
  expect(await priceOf('2027-03-01', '2027-03-04')).toBe(price)
})

it('makes one run of the sync each morning, though the clock passes 3 AM twice', async () => {
  for (const offset of [day + hour / 2, day, day + hour / 2]) {
    setClock(offset)
    await runOnSchedule(await createContext(server.deps, nobody))
  }
  expect((await owner.graphql(runs)).data.syncRuns.nodes).toEqual([{ status: 'SUCCEEDED', trigger: 'SCHEDULE' }])
})

it('gives up a run of the sync that seems to come from the future', async () => {
  const em = server.deps.orm.em.fork()
  await em.execute(
    `insert into sync_run (id, created_at, updated_at, slot, trigger, status, sandbox, nights_seen, nights_added,
      nights_changed, nights_removed, changes)
    values (gen_random_uuid(), ?, ?, 'sync', 'hand', 'running', true, 0, 0, 0, 0, '[]')`,
    [new Date(began.getTime() + 3 * day), new Date(began.getTime() + 3 * day)],
  )
  setClock(2 * day)
  expect((await owner.graphql('mutation { runSync { success message } }')).data.runSync.success).toBe(true)
})
