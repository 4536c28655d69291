import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Jobs } from '#api/platform/calls.ts'
import { startJobs } from '#api/start/jobs.ts'
import type { Caller } from '#tests/support/caller.ts'
import { startWithSandbox, type SandboxServer } from '#tests/support/sandbox.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'

const calls = `{ outsideCalls { service label configured sandbox missing circuit operation ok calledAt milliseconds status message
  succeededAt failuresInRow } }`
const queues = '{ queues { name label schedule waiting active failed lastDoneAt } }'
const failed = '{ failedJobs { id queue message retries failedAt } }'
const retry = 'mutation ($input: RetryJobInput!) { retryJob(input: $input) { name failed waiting } }'

let server: SandboxServer
let owner: Caller
beforeAll(async () => {
  server = await startWithSandbox()
  owner = await server.caller().signIn()
})
afterAll(() => server.close())

interface Call {
  service: string
  circuit: string
  ok: boolean | null
  failuresInRow: number
  message: string | null
  succeededAt: string | null
}

const callTo = async (service: string): Promise<Call> =>
  (await owner.graphql(calls)).data.outsideCalls.find((call: Call) => call.service === service)
const askBing = async () => (await owner.graphql('{ bingQuota { success message } }')).data.bingQuota

describe('outside services', () => {
  it('are all there, with nothing called yet', async () => {
    const { outsideCalls } = (await owner.graphql(calls)).data
    expect(outsideCalls.map(({ service }: Call) => service)).toEqual([
      'little-hotelier',
      'google',
      'bing',
      'indexnow',
      'semrush',
      'ecb',
      'model',
    ])
    expect(outsideCalls[2]).toMatchObject({
      label: 'Bing',
      configured: true,
      sandbox: true,
      circuit: 'CLOSED',
      operation: null,
      ok: null,
    })
    expect(outsideCalls[6]).toMatchObject({ configured: true, sandbox: true, missing: null, ok: null })
  })

  it('show the last call', async () => {
    await askBing()
    expect(await callTo('bing')).toMatchObject({
      operation: 'quota',
      ok: true,
      status: 200,
      message: null,
      failuresInRow: 0,
    })
  })

  it('that keep failing are left alone for a while, and say so', async () => {
    const { succeededAt } = await callTo('bing')
    server.sandbox.bing.behave('broken')
    for (let call = 1; call <= 3; call += 1) await askBing()
    const asked = server.sandbox.bing.seen.length
    expect(await askBing()).toEqual({
      success: false,
      message: 'Bing failed several times in a row; calls wait for half a minute',
    })
    expect(server.sandbox.bing.seen.length).toBe(asked)
    expect(await callTo('bing')).toMatchObject({ circuit: 'OPEN', ok: false, failuresInRow: 4, succeededAt })
  })

  it('with a wrong key are not: that is ours to mend', async () => {
    server.sandbox.semrush.behave('forbidden')
    for (let call = 1; call <= 6; call += 1)
      await owner.graphql('mutation { refreshSeo(input: { report: OVERVIEW }) { success } }')
    expect((await callTo('semrush')).circuit).not.toBe('OPEN')
    server.sandbox.semrush.behave('none')
  })
})

describe('queues', () => {
  let jobs: Jobs
  beforeAll(async () => {
    expect((await owner.graphql(queues)).data.queues).toEqual([])
    jobs = await startJobs(server.deps, server.queue)
    server.deps.jobs = jobs
  })
  afterAll(() => jobs.stop())

  it('show their schedules in hotel time', async () => {
    const all = (await owner.graphql(queues)).data.queues as { name: string; label: string; schedule: string }[]
    // Each has a name in words.
    expect(all.filter(({ name, label }) => name === label)).toEqual([])
    expect(all.find(({ name }) => name === 'sync.morning')).toMatchObject({
      schedule: '0 3 * * *',
      waiting: 0,
      failed: 0,
    })
    expect(all.map(({ name }) => name)).toContain('webhooks.deliver')
    const zones = await server.deps.orm.em
      .fork()
      .execute<{ timezone: string }[]>('select distinct timezone from pgboss.schedule')
    expect(zones).toEqual([{ timezone: 'America/New_York' }])
  })

  it('show a job that failed for good, and try it again', async () => {
    const em = server.deps.orm.em.fork()
    await em.execute(`insert into pgboss.job (name, state, output, completed_on, retry_limit, retry_count)
      values ('sync.morning', 'failed', '{"message":"Little Hotelier cannot be reached"}', now(), 3, 3)`)
    const { failedJobs } = (await owner.graphql(failed)).data
    expect(failedJobs).toMatchObject([
      { queue: 'sync.morning', message: 'Little Hotelier cannot be reached', retries: 3 },
    ])
    const { retryJob } = (await owner.graphql(retry, { input: { queue: 'sync.morning', id: failedJobs[0].id } })).data
    expect(retryJob).toMatchObject({ name: 'sync.morning', failed: 0 })
    expect((await owner.graphql(failed)).data.failedJobs).toEqual([])
  })

  it.each([
    ['no.such.queue', '00000000-0000-4000-8000-000000000000', 'There is no such queue'],
    ['sync.morning', '00000000-0000-4000-8000-000000000000', 'There is no such failed job in this queue'],
  ])('refuse to retry in %s what is not there', async (queue, id, sentence) => {
    const { errors } = await owner.graphql(retry, { input: { queue, id } })
    expect(errors![0]).toMatchObject({ message: sentence, extensions: { code: 'NOT_FOUND' } })
  })

  it('are part of the figures for Prometheus, which only holders of operations:read may ask', async () => {
    const { headers } = await addKey(server, ['operations:read'])
    const answer = await server.caller().rest('GET', '/metrics', undefined, headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toMatch(/^queue_jobs\{queue="sync\.morning",state="waiting"\} \d+$/m)
    expect(answer.body).toMatch(/^outside_call_seconds_count\{service="bing",operation="quota",ok="false"\} [1-9]/m)
    expect(answer.body).toMatch(/^http_request_seconds_count\{method="POST",route="\/graphql",status="200"\} [1-9]/m)
    expect((await server.caller().rest('GET', '/metrics')).statusCode).toBe(401)
    const desk = await addStaff(server, 'desk')
    expect((await desk.caller.rest('GET', '/metrics')).statusCode).toBe(403)
  })
})
