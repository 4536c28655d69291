import { sql } from 'kysely'
import { retryJobSchema } from '#graphql/inputs/operations.ts'
import type { Context } from '../../platform/context.ts'
import { badUserInput, notFound, unavailable } from '../../errors.ts'
import { workOf } from './work-names.ts'
import type { FailedJob, FailedJobsArgs, JobQueue, RetryJobInput } from './operations.type.ts'

/** Instants come as texts from a plain statement. */
type Row<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K] }

const instant = (text: string | null) => (text === null ? null : new Date(text))

/** The queue's own counts are a minute old; these are now. */
const counts = sql<Row<Omit<JobQueue, 'label'>>>`
  select queue.name, schedule.cron as schedule,
    count(job.id) filter (where job.state in ('created', 'retry'))::int as waiting,
    count(job.id) filter (where job.state = 'active')::int as active,
    count(job.id) filter (where job.state = 'failed')::int as failed,
    max(job.completed_on) filter (where job.state = 'completed') as "lastDoneAt"
  from pgboss.queue queue
  left join pgboss.schedule schedule on schedule.name = queue.name
  left join pgboss.job job on job.name = queue.name
  where queue.name not like '\\_\\_pgboss%'
  group by queue.name, schedule.cron
  order by queue.name
  limit 100`

const failures = (first: number) => sql<Row<Omit<FailedJob, 'label'>>>`
  select id, name as queue, created_on as "createdAt", completed_on as "failedAt", retry_count as retries,
    left(coalesce(output->>'message', output->'value'->>'message', 'No reason was left'), 300) as message
  from pgboss.job where state = 'failed' order by completed_on desc nulls last limit ${first}`

/** The queue makes its tables when it first starts. */
const isThere = async (ctx: Context): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(
    ctx.em.getKysely(),
  )
  return rows[0]!.there
}

export const listQueues = async (ctx: Context): Promise<JobQueue[]> => {
  if (!(await isThere(ctx))) return []
  const { rows } = await counts.execute(ctx.em.getKysely())
  return rows.map((row) => ({ ...row, label: workOf(row.name), lastDoneAt: instant(row.lastDoneAt) }))
}

export const listFailedJobs = async (ctx: Context, { first }: FailedJobsArgs): Promise<FailedJob[]> => {
  if (first < 1 || first > 100) throw badUserInput([{ path: ['first'], message: 'First must be from 1 to 100' }])
  if (!(await isThere(ctx))) return []
  const { rows } = await failures(first).execute(ctx.em.getKysely())
  return rows.map((row) => ({
    ...row,
    label: workOf(row.queue),
    createdAt: new Date(row.createdAt),
    failedAt: instant(row.failedAt),
  }))
}

/** @throws NOT_FOUND, UNAVAILABLE while this instance runs no queue */
export const retryJob = async (ctx: Context, raw: RetryJobInput): Promise<JobQueue> => {
  const { queue, id } = retryJobSchema.parse(raw)
  if (!ctx.jobs) throw unavailable('The queue is not running in this instance')
  const queues = await listQueues(ctx)
  if (!queues.some(({ name }) => name === queue)) throw notFound('There is no such queue')
  const failed = await sql`
    select 1 from pgboss.job where name = ${queue} and id = ${id} and state = 'failed'`.execute(ctx.em.getKysely())
  if (failed.rows.length === 0) throw notFound('There is no such failed job in this queue')
  await ctx.jobs.retry(queue, id)
  return (await listQueues(ctx)).find(({ name }) => name === queue)!
}
