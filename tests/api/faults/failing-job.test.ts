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
const soon = { timeout: 30_000, interval: 50 }

/** Writes down for how long each job is put off at the moment it fails: whoever asks later asks too late. */
const noteDelays = async () => {
  await ask('create table put_off (id uuid, tries int, seconds float)')
  await ask(`create function note_delay() returns trigger language plpgsql as $$ begin
    insert into put_off values (new.id, new.retry_count, extract(epoch from new.start_after - now()));
    return null;
  end $$`)
  // A job that failed is put back as a new row.
  await ask(`create trigger note_delay after insert on pgboss.job for each row
    when (new.state = 'retry') execute function note_delay()`)
}
const delays = () => ask<{ id: string; seconds: number }>('select id, seconds from put_off order by id, tries, seconds')

it('a job that fails each time is tried again later and later, ends on the list of failed jobs, and holds nobody up', async () => {
  const owner = await server.caller().signIn()
  await noteDelays()
  // A campaign that cannot be: whoever takes the call fails.
  await server.deps.wake('campaigns.deliver', { id: 'no campaign' })
  for (const times of [1, 2, 3]) {
    await vi.waitFor(async () => expect(await delays()).toHaveLength(2 * times), soon)
    await server.deps.wake('webhooks.deliver')
    await ask("update pgboss.job set start_after = now() where name = 'campaigns.deliver' and state = 'retry'")
  }
  const each = Map.groupBy(await delays(), ({ id }) => id)
  for (const [first, second, third] of each.values()) {
    expect(second!.seconds).toBeGreaterThan(first!.seconds)
    expect(third!.seconds).toBeGreaterThan(second!.seconds)
  }
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

it('work that cannot be taken up again does not keep an instance from starting', async () => {
  await ask('alter table campaign rename to campaign_away')
  const other = await startJobs(server.deps, server.databaseUrl)
  await other.stop()
}, 60_000)
