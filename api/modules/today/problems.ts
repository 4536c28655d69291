import { subDays } from 'date-fns/subDays'
import { sql } from 'kysely'
import { campaignsPath, deskPath } from '#graphql/desk-paths.ts'
import type { Permission } from '#graphql/permissions.ts'
import type { Context } from '../../platform/context.ts'
import { kindsToRead } from '../mail/mail-rights.ts'
import { listOutsideCalls } from '../operations/outside-calls.service.ts'
import { listFailedJobs } from '../operations/queues.service.ts'
import { countOf } from './tell-change.ts'
import type { TodayTask } from './today.type.ts'

/** What failed longer ago has been looked at, or nobody will. */
const recentDays = 7
const mostJobs = 25

interface Failures {
  mails: number
  syncMessage: string | null
  campaign: string | null
  backupFailed: boolean
}

/** What the records themselves say, in one statement. */
const readFailures = async (ctx: Context, since: Date): Promise<Failures> => {
  const kinds = kindsToRead(ctx)
  const { rows } = await sql<Failures>`select
    (select count(*)::int from mail where state = 'failed' and updated_at >= ${since} and kind = any(${kinds}::text[])) as mails,
    (select case when last.status = 'failed' then coalesce(last.message, '') end from
      (select status, message from sync_run where status <> 'running' order by created_at desc limit 1) last) as "syncMessage",
    (select last_error from campaign where state in ('scheduled', 'sending') and last_error is not null limit 1) as campaign,
    coalesce((select state = 'failed' from backup_run where kind = 'backup' and state in ('done', 'failed')
      order by created_at desc limit 1), false) as "backupFailed"`.execute(ctx.em.getKysely())
  return rows[0]!
}

const tasksOf = (
  { mails, syncMessage, campaign, backupFailed }: Failures,
  may: (permission: Permission) => boolean,
) => {
  const tasks: (TodayTask | false)[] = [
    may('sync:read') &&
      syncMessage !== null && {
        id: 'sync-failed',
        sentence: 'The last sync with Little Hotelier failed: rooms and prices are as it left them before.',
        remedy: syncMessage || null,
        button: 'Open the sync',
        path: deskPath('sync'),
      },
    may('campaigns:read') &&
      campaign !== null && {
        id: 'campaign-stuck',
        sentence: 'A campaign does not get on.',
        remedy: campaign,
        button: 'Open the campaigns',
        path: campaignsPath('campaigns'),
      },
    mails > 0 && {
      id: 'mails-failed',
      sentence: `${countOf(mails, 'mail')} could not be sent.`,
      remedy: 'Look at the reason beside each, correct the address or try it again.',
      button: 'Open the outbox',
      path: campaignsPath('outbox'),
    },
    may('operations:read') &&
      backupFailed && {
        id: 'backup-failed',
        sentence: 'The last backup failed.',
        remedy: 'Make one by hand, and see what it says.',
        button: 'Open the backups',
        path: deskPath('operations'),
      },
  ]
  return tasks.filter((task) => task !== false)
}

const silentServices = async (ctx: Context): Promise<TodayTask[]> =>
  (await listOutsideCalls(ctx))
    .filter(({ configured, ok }) => configured && ok === false)
    .map(({ service, label, message }) => ({
      id: `service-${service}`,
      sentence: `${label} did not answer as it should.`,
      remedy: message,
      button: 'Open the services',
      path: deskPath('operations'),
    }))

const failedWork = async (ctx: Context, since: Date): Promise<TodayTask[]> => {
  const failed = await listFailedJobs(ctx, { first: mostJobs })
  const recent = failed.filter(({ failedAt }) => failedAt && failedAt >= since)
  return [...new Set(recent.map(({ label }) => label))].map((label) => ({
    id: `work-${label}`,
    sentence: `This was given up after several tries: ${label.charAt(0).toLowerCase()}${label.slice(1)}.`,
    remedy: 'See why, and try it again.',
    button: 'Open what failed',
    path: deskPath('operations'),
  }))
}

/** What failed, of what the caller may read, with what to do about it. */
export const findProblems = async (ctx: Context, may: (permission: Permission) => boolean): Promise<TodayTask[]> => {
  const since = subDays(ctx.now(), recentDays)
  const seesOperations = may('operations:read')
  const [failures, services, work] = await Promise.all([
    readFailures(ctx, since),
    seesOperations ? silentServices(ctx) : [],
    seesOperations ? failedWork(ctx, since) : [],
  ])
  return [...tasksOf(failures, may), ...services, ...work]
}
