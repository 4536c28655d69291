import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { modules } from '#api/modules/modules.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { addDays } from '#graphql/stay-dates.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startWithSandbox, type SandboxServer } from '#tests/support/sandbox.ts'
import { addStaff } from '#tests/support/staff.ts'
import { sql } from '#tests/support/subscribers.ts'

const today = '2026-11-25'
const noon = (day: string) => new Date(`${day}T17:00:00Z`)

let server: SandboxServer
let owner: Caller
beforeAll(async () => {
  server = await startWithSandbox()
  server.setNow(noon(today))
  owner = await server.caller().signIn()
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql(server, 'delete from exchange_rate')
  server.setNow(noon(today))
  server.sandbox.ecb.setDay(today)
})
afterEach(() => server.sandbox.ecb.answerWith(undefined))

const rates = async (caller: Caller = server.caller()) => {
  const { data, errors } = await caller.graphql('{ exchangeRates { currency unitsPerUsd asOf } }')
  expect(errors).toBeUndefined()
  return data.exchangeRates as { currency: string; unitsPerUsd: number; asOf: string }[]
}

const runJob = async () => {
  const job = modules.flatMap(({ jobs = [] }) => jobs).find(({ queue }) => queue === 'exchange-rates.fetch')!
  await job.run(await createContext(server.deps, nobody))
}

const fetchNow = async (caller = owner) => {
  const { data, errors } = await caller.graphql('mutation { fetchExchangeRates { success message } }')
  return data?.fetchExchangeRates ?? errors
}

const lastCall = async () => {
  const { data } = await owner.graphql('{ outsideCalls { service ok operation message } }')
  return data.outsideCalls.find(({ service }: { service: string }) => service === 'ecb')
}

it('nothing is known until the bank was asked, and nothing is shown', async () => {
  expect(await rates()).toEqual([])
})

it('the job keeps what a dollar is in each currency; a second run changes nothing', async () => {
  const known = [
    { currency: 'BRL', unitsPerUsd: 5.5, asOf: today },
    { currency: 'CAD', unitsPerUsd: 1.4, asOf: today },
    { currency: 'EUR', unitsPerUsd: 0.909091, asOf: today },
    { currency: 'GBP', unitsPerUsd: 0.8, asOf: today },
    { currency: 'SEK', unitsPerUsd: 10, asOf: today },
  ]
  await runJob()
  expect(await rates()).toEqual(known)
  await runJob()
  expect(await rates()).toEqual(known)
  expect(await lastCall()).toMatchObject({ ok: true, operation: 'daily rates' })
})

it('a later file takes the place of an earlier one; what it leaves out stays, with its own day', async () => {
  await runJob()
  const next = addDays(today, 1)
  server.sandbox.ecb.setDay(next)
  const file = server.sandbox.ecb.file().replace(/.*'SEK'.*\n/, '')
  server.sandbox.ecb.answerWith(file)
  await runJob()
  const days = (await rates()).map(({ currency, asOf }) => `${currency} ${asOf}`)
  expect(days).toEqual([`BRL ${next}`, `CAD ${next}`, `EUR ${next}`, `GBP ${next}`, `SEK ${today}`])
})

describe('days', () => {
  it.each([
    [addDays(today, -8), false],
    [addDays(today, -7), true],
    [addDays(today, 1), true],
    [addDays(today, 2), false],
  ])('a rate of %s is shown: %s; the desk sees it', async (day, isShown) => {
    server.sandbox.ecb.setDay(day)
    await runJob()
    expect((await rates()).length > 0).toBe(isShown)
    const { data } = await owner.graphql('{ knownExchangeRates { currency asOf fetchedAt } }')
    expect(data.knownExchangeRates).toHaveLength(5)
    expect(data.knownExchangeRates[0]).toEqual({ currency: 'BRL', asOf: day, fetchedAt: noon(today).toISOString() })
  })
})

describe('an answer that is none', () => {
  it.each([
    ['something else than XML', () => 'Down for maintenance'],
    ['no dollar', (file: string) => file.replace(/.*'USD'.*\n/, '')],
    ['a negative rate', (file: string) => file.replace("rate='11.0000'", "rate='-11.0000'")],
    ['a rate of nothing', (file: string) => file.replace("rate='1.1000'", "rate='0'")],
    ['a huge rate', (file: string) => file.replace("rate='11.0000'", "rate='110000'")],
  ])('%s leaves what was known, and the operations page says so', async (_, spoil: (file: string) => string) => {
    await runJob()
    const before = await rates()
    server.sandbox.ecb.answerWith(spoil(server.sandbox.ecb.file()))
    const message = 'European Central Bank answered in a form that is not known'
    expect(await fetchNow()).toEqual({ success: false, message })
    await runJob()
    expect(await rates()).toEqual(before)
    expect(await lastCall()).toMatchObject({ ok: false, message })
  })
})

it('only who may change prices fetches them, and a guest does not read when', async () => {
  for (const caller of [server.caller(), (await addStaff(server, 'marketing')).caller]) {
    expect(await fetchNow(caller)).toMatchObject([{ message: expect.any(String) }])
    const { errors } = await caller.graphql('{ knownExchangeRates { currency } }')
    expect(errors).toHaveLength(1)
  }
  const { errors } = await server.caller().graphql('{ exchangeRates { fetchedAt } }')
  expect(errors).toHaveLength(1)
})
