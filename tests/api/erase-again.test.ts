import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { prepare } from '#api/start/assemble.ts'
import { createContext, nobody } from '#api/platform/context.ts'
import { eraseAgain, type Erasure } from '#api/modules/guests/erase-again.service.ts'
import { hashAddress } from '#api/modules/subscribers/erased-address.service.ts'
import type { Caller } from '#tests/support/caller.ts'
import { traces } from '#tests/support/dump.ts'
import { quietLog, testEnv } from '#tests/support/env.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addSubscribers, sql } from '#tests/support/subscribers.ts'

const submit = 'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { id } }'
const erase = 'mutation ($input: EraseGuestInput!) { eraseGuest(input: $input) { erasedAt } }'
const email = 'Aino@Example.com'
const address = 'aino@example.com'

let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 1_000 })
  owner = await server.caller().signIn()
})
afterAll(() => server.close())
afterEach(() => server.setNow(null))
beforeEach(() => sql(server, 'truncate inquiry, mail, subscriber, erased_address, campaign, throttle cascade'))

const send = async (fields: object = {}) => {
  const input = { name: 'Aino Merikoski', email, message: 'merimakkara', subscribedToNewsletter: true, ...fields }
  expect((await server.caller().graphql(submit, { input })).errors).toBeUndefined()
}
/** As the restore command does with what it found in a backup by the ledger. */
const replay = async (found: { address: string; erasedAt: Date }[], kept: Erasure[] = []) =>
  eraseAgain(await createContext(server.deps, nobody), found, kept)
const ledger = () => sql<{ hash: string; erased_at: string }>(server, 'select hash, erased_at from erased_address')

describe('after a restore', () => {
  it('who was erased since the backup is erased again, with everything, and nobody else', async () => {
    await send()
    await addSubscribers(server, 2)
    await owner.graphql(erase, { input: { email } })
    const kept = (await ledger()).map(({ hash, erased_at }): Erasure => ({ hash, erasedAt: new Date(erased_at) }))
    // What a backup from before the erasure brings back.
    await sql(server, 'delete from erased_address')
    await send()
    for (const table of ['inquiry', 'mail', 'subscriber'])
      await sql(server, `update ${table} set created_at = created_at - interval '1 day' where created_at is not null`)
    expect(await traces(server, [address, 'merimakkara'])).not.toEqual([])

    const found = kept.map(({ erasedAt }) => ({ address, erasedAt }))
    expect(await replay(found, kept)).toBe(1)
    expect(await traces(server, [address, 'Merikoski', 'merimakkara'])).toEqual([])
    expect(await sql(server, 'select 1 from subscriber')).toHaveLength(2)
    expect(await ledger()).toEqual([{ hash: hashAddress(server.deps, address), erased_at: expect.anything() }])
    expect(await replay(found, kept)).toBe(0)
  })

  it('what somebody wrote after being erased stays', async () => {
    server.setNow(new Date('2027-03-01T12:00:00Z'))
    await send({ subscribedToNewsletter: false, message: 'before' })
    server.setNow(new Date('2027-03-03T12:00:00Z'))
    await send({ subscribedToNewsletter: false, message: 'after' })
    const erasedAt = new Date('2027-03-02T12:00:00Z')
    expect(await replay([{ address, erasedAt }])).toBe(1)
    expect(await sql(server, 'select message from inquiry')).toEqual([{ message: 'after' }])
    expect(await sql(server, 'select 1 from mail')).toHaveLength(2)
  })

  it('nothing happens for people of whom nothing is held', async () => {
    await send()
    expect(await replay([])).toBe(0)
    expect(await replay([{ address: 'nobody@example.com', erasedAt: new Date() }])).toBe(0)
    expect(await sql(server, 'select 1 from inquiry')).toHaveLength(1)
  })
})

describe('the key of the hashes', () => {
  const restart = async () => {
    const { databaseUrl } = server
    const { deps } = await prepare(testEnv(), { databaseUrl, publicUrl: 'http://hotel.example', log: quietLog })
    await deps.orm.close()
    return deps
  }

  it('stays when the secret is replaced', async () => {
    const before = hashAddress(server.deps, address)
    await sql(server, `update setting set value = '"another"' where key = 'secret'`)
    const deps = await restart()
    expect(deps.secret).toBe('another')
    expect(hashAddress(deps, address)).toBe(before)
  })

  it('is that of the hashes that an earlier release made, whose mails are found by their inquiry', async () => {
    await send()
    const name = 'Migration20261123091917_erase_a_guest'
    await server.deps.orm.migrator.down({ migrations: [name] })
    await sql(server, `update setting set value = '"of old"' where key = 'secret'`)
    const deps = await restart()
    expect(hashAddress(deps, address)).toBe(createHmac('sha256', 'erased of old').update(address).digest('hex'))
    const mails = await sql(server, 'select kind, inquiry_id is not null as linked from mail order by kind')
    expect(mails).toEqual([
      { kind: 'coupon', linked: false },
      { kind: 'inquiry-notice', linked: true },
      { kind: 'inquiry-receipt', linked: true },
    ])
  })
})
