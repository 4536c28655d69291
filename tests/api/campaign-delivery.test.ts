import { beforeAll, expect, it } from 'vitest'
import { runRoughCampaign, type Outcome } from '#tests/bench/campaign/rough-campaign.ts'
import { serverVariable } from '#tests/support/database.ts'

const guests = 1_000
const instances = 2
const connections = 16
let outcome: Outcome
beforeAll(async () => {
  outcome = await runRoughCampaign({
    serverUrl: process.env[serverVariable]!,
    guests,
    instances,
    connections,
    kills: 3,
    optOuts: 20,
    refusals: true,
  })
})

it('reaches its end although instances were killed while mails left', () => {
  expect(outcome.state).toBe('sent')
  expect(outcome.kills).toBeGreaterThanOrEqual(1)
  expect(outcome.counts).toMatchObject({ recipients: guests, queued: 0, failed: 0 })
})

/**
 * Killed in the microseconds between the commit and the dot, an instance loses what it had in its hands: never more than
 * its connections, and the desk shows those as unconfirmed (see send-gate.ts). Killing is by chance, so this is too.
 */
const lost = () => [...outcome.unconfirmed].filter((address) => !outcome.mailsOf.has(address))

it('sends everybody who may get it exactly one mail, but for what a kill between two writes took along', () => {
  const addresses = Array.from({ length: guests }, (_, at) => `guest-${at + 1}@example.com`)
  const eligible = addresses.filter((address) => !outcome.gone.has(address) && !outcome.left.has(address))
  const missed = eligible.filter((address) => !outcome.mailsOf.has(address))
  expect(missed.filter((address) => !outcome.unconfirmed.has(address))).toEqual([])
  expect(lost().length).toBeLessThanOrEqual(outcome.kills * (connections / instances))
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
  expect(outcome.counts.sent).toBe(outcome.mailsOf.size + lost().length)
  expect(outcome.counts.skipped).toBe(
    [...outcome.left].filter((address) => !outcome.mailsOf.has(address) && !outcome.gone.has(address)).length,
  )
})
