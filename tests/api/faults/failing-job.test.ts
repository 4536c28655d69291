import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startJobs, type Jobs } from '#api/jobs.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let jobs: Jobs
beforeAll(async () => {
  server = await startServer()
  jobs = await startJobs(server.deps, server.databaseUrl)
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

const ask = <T extends object>(statement: string) => server.deps.orm.em.fork().execute<T[]>(statement)
const soon = { timeout: 8_000, interval: 50 }

it('a job that fails each time is tried again later and later, ends on the list of failed jobs, and holds nobody up', async () => {
  const owner = await server.caller().signIn()
  // A campaign that cannot be: whoever takes the call fails.
  await server.deps.wake('campaigns.deliver', { id: 'no campaign' })
  const pauses: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const [waiting] = await vi.waitFor(async () => {
      const found = await ask<{ pause: number }>(`
        select extract(epoch from start_after - now())::float as pause from pgboss.job
        where name = 'campaigns.deliver' and state = 'retry' and start_after > now() + interval '0.2 s' order by 1 desc`)
      expect(found).toHaveLength(2)
      return found
    }, soon)
    pauses.push(waiting!.pause)
    await server.deps.wake('webhooks.deliver')
    await ask("update pgboss.job set start_after = now() where name = 'campaigns.deliver' and state = 'retry'")
  }
  expect(pauses[1]).toBeGreaterThan(pauses[0]!)
  expect(pauses[2]).toBeGreaterThan(pauses[1]!)
  const failed = () =>
    vi.waitFor(async () => {
      const { failedJobs } = (await owner.graphql('{ failedJobs { queue message retries } }')).data
      expect(failedJobs).toHaveLength(2)
      return failedJobs
    }, soon)
  for (const job of await failed())
    expect(job).toEqual({ queue: 'campaigns.deliver', message: expect.stringContaining('uuid'), retries: 3 })
  const done = await ask("select 1 from pgboss.job where name = 'webhooks.deliver' and state = 'completed'")
  expect(done.length).toBeGreaterThan(0)
}, 60_000)
