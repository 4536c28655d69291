import { afterAll, beforeAll, expect, it } from 'vitest'
import { runRoughCampaign, type Outcome } from '#tests/bench/campaign/rough-campaign.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres-server.ts'

const given = process.env['TEST_DATABASE_URL']
const guests = 1_000
let cluster: PostgresServer | null = null
let outcome: Outcome
beforeAll(async () => {
  cluster = given ? null : await startPostgres()
  outcome = await runRoughCampaign({
    serverUrl: given ?? cluster!.url,
    guests,
    instances: 2,
    connections: 16,
    kills: 3,
    optOuts: 20,
    refusals: true,
  })
}, 180_000)
afterAll(() => cluster?.stop())

it('reaches its end although instances were killed while mails left', () => {
  expect(outcome.state).toBe('sent')
  expect(outcome.kills).toBeGreaterThanOrEqual(1)
  expect(outcome.counts).toMatchObject({ recipients: guests, queued: 0, failed: 0 })
})

it('sends everybody who may get it exactly one mail', () => {
  const addresses = Array.from({ length: guests }, (_, at) => `guest-${at + 1}@example.com`)
  const eligible = addresses.filter((address) => !outcome.gone.has(address) && !outcome.left.has(address))
  expect(eligible.filter((address) => outcome.mailsOf.get(address) !== 1)).toEqual([])
  expect([...outcome.mailsOf].filter(([, mails]) => mails > 1)).toEqual([])
})

it('tries those again who were busy, and marks those who do not exist', () => {
  // One of the twenty is among those who leave.
  expect(outcome.busy.size).toBeGreaterThanOrEqual(19)
  expect(outcome.gone.size).toBe(10)
  expect([...outcome.gone].filter((address) => outcome.mailsOf.has(address))).toEqual([])
  expect(outcome.counts.bounced).toBe(10)
})

it('sends nothing to who has left meanwhile', () => {
  expect(outcome.left.size).toBe(20)
  expect(outcome.lateFor).toEqual([])
})

it('counts what the receiver counts', () => {
  expect(outcome.counts.sent).toBe(outcome.mailsOf.size)
  expect(outcome.counts.skipped).toBe(
    [...outcome.left].filter((address) => !outcome.mailsOf.has(address) && !outcome.gone.has(address)).length,
  )
})
