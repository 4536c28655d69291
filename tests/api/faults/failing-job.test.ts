import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Jobs } from '#api/platform/calls.ts'
import { startJobs } from '#api/start/jobs.ts'
import { createQueue } from '#api/start/queue.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let jobs: Jobs
beforeAll(async () => {
  server = await startServer()
  jobs = await startJobs(server.deps, server.queue)
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

const ask = <T extends object>(statement: string) => server.deps.orm.em.fork().execute<T[]>(statement)
const quickly = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1, schedule: false }

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
    // At least: while nobody looks, one of the two may be tried once more by itself.
    await expect.poll(async () => (await delays()).length).toBeGreaterThanOrEqual(2 * times)
    await server.deps.wake('webhooks.deliver')
    await ask("update pgboss.job set start_after = now() where name = 'campaigns.deliver' and state = 'retry'")
  }
  const each = Map.groupBy(await delays(), ({ id }) => id)
  for (const [first, second, third] of each.values()) {
    expect(second!.seconds).toBeGreaterThan(first!.seconds)
    expect(third!.seconds).toBeGreaterThan(second!.seconds)
  }
  const failed = { queue: 'campaigns.deliver', message: expect.stringContaining('uuid'), retries: 3 }
  await expect
    .poll(async () => (await owner.graphql('{ failedJobs { queue message retries } }')).data.failedJobs)
    .toEqual([failed, failed])
  const done = await ask("select 1 from pgboss.job where name = 'webhooks.deliver' and state = 'completed'")
  expect(done.length).toBeGreaterThan(0)
})

it('a job whose process died is done by another, or after its last try ends on the list of failed jobs', async () => {
  const owner = await server.caller().signIn()
  // The queue looks after abandoned jobs by the minute; this one does so by the second.
  const boss = new PgBoss({ connectionString: server.databaseUrl, max: 1, schema: 'pgboss', ...quickly })
  await boss.start()
  /** As a process leaves a job that is killed while it works. */
  const abandon = async (tries: number) => {
    const id = (await boss.send('webhooks.deliver', {}, { startAfter: 3_600 }))!
    await ask(`update pgboss.job set state = 'active', started_on = now() - interval '1 day', retry_count = ${tries}
      where id = '${id}'`)
    return id
  }
  const [young, old] = [await abandon(0), await abandon(3)]
  await expect
    .poll(async () => (await owner.graphql('{ failedJobs { id queue message retries } }')).data.failedJobs)
    .toContainEqual({
      id: old,
      queue: 'webhooks.deliver',
      message: expect.stringContaining('timed out'),
      retries: 3,
    })
  await expect
    .poll(async () => {
      await ask(`update pgboss.job set start_after = now() where id = '${young}' and state = 'retry'`)
      return ask(`select state, retry_count as tries from pgboss.job where id = '${young}'`)
    })
    .toEqual([{ state: 'completed', tries: 1 }])
  await boss.stop({ graceful: false })
})

it('a time that another release has left is kept no longer, the others are', async () => {
  const times = () => ask('select name, cron from pgboss.schedule order by name')
  const known = await times()
  await ask("insert into pgboss.schedule (name, cron) values ('webhooks.deliver', '0 0 1 1 *')")
  const other = await startJobs(server.deps, createQueue(server.deps))
  expect(await times()).toEqual(known)
  await other.stop()
})

it('queues that another release has made are worked on as this one says', async () => {
  const queues = () => ask('select name, retry_limit, retry_backoff from pgboss.queue order by name')
  const known = await queues()
  // Those of pg-boss itself are its own.
  await ask("update pgboss.queue set retry_limit = 1, retry_backoff = false where name !~ '^__'")
  const other = await startJobs(server.deps, createQueue(server.deps))
  expect(await queues()).toEqual(known)
  await other.stop()
})

it('work that cannot be taken up again does not keep an instance from starting', async () => {
  const owner = await server.caller().signIn()
  const failedSweep = /^jobs_total\{queue="campaigns\.sweep",ok="false"\} [1-9]/m
  const figures = async () => (await owner.rest('GET', '/metrics')).body
  expect(await figures()).not.toMatch(failedSweep)
  await ask('alter table campaign rename to campaign_away')
  const other = await startJobs(server.deps, createQueue(server.deps))
  expect(await figures()).toMatch(failedSweep)
  await other.stop()
})
