import { subMinutes } from 'date-fns/subMinutes'
import { subDays } from 'date-fns/subDays'
import { sql } from 'kysely'
import { campaignsPath, deskPath } from '#graphql/desk-paths.ts'
import type { Permission } from '#graphql/permissions.ts'
import type { Context } from '../../platform/context.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { kindsToRead } from '../mail/mail-rights.ts'
import { listOutsideCalls } from '../operations/outside-calls.service.ts'
import { listFailedJobs } from '../operations/queues.service.ts'
import { countOf } from './tell-change.ts'
import type { TodayTask } from './today.type.ts'

/** What failed longer ago has been looked at, or nobody will. */
const recentDays = 7
const mostJobs = 25
/** A mail that was not taken at once leaves sooner, unless the mail server lets nobody in. */
const lateMinutes = 15

type MailService = 'mail' | 'mailbox'

interface Failures {
  mails: number
  lateMails: number
  /** What the mail server said last to one of those. */
  lateReason: string | null
  /** What those said that failed at the last call, by their ids. */
  silentMail: Partial<Record<MailService, string>> | null
  syncMessage: string | null
  /** From today on, that the feed of their room type leaves out. */
  missingNights: number
  campaign: string | null
  backupFailed: boolean
}

/** What the records themselves say, in one statement. */
const readFailures = async (ctx: Context, since: Date): Promise<Failures> => {
  const kinds = kindsToRead(ctx)
  const late = sql`from mail where state in ('queued', 'sending') and created_at < ${subMinutes(ctx.now(), lateMinutes)}
    and kind = any(${kinds}::text[])`
  const { rows } = await sql<Failures>`select
    (select count(*)::int ${late}) as "lateMails",
    (select last_error ${late} and last_error is not null order by updated_at desc limit 1) as "lateReason",
    (select json_object_agg(service, message) from outside_call where service in ('mail', 'mailbox') and not ok) as "silentMail",
    (select count(*)::int from mail where state = 'failed' and updated_at >= ${since} and kind = any(${kinds}::text[])) as mails,
    (select case when last.status = 'failed' then coalesce(last.message, '') end from
      (select status, message from sync_run where status <> 'running' order by created_at desc limit 1) last) as "syncMessage",
    (select count(*)::int from room_night where missing and date >= ${hotelToday(ctx)}) as "missingNights",
    (select last_error from campaign where state in ('scheduled', 'sending') and last_error is not null limit 1) as campaign,
    coalesce((select state = 'failed' from backup_run where kind = 'backup' and state in ('done', 'failed')
      order by created_at desc limit 1), false) as "backupFailed"`.execute(ctx.em.getKysely())
  return rows[0]!
}

const tasksOf = (
  { mails, lateMails, lateReason, syncMessage, missingNights, campaign, backupFailed }: Failures,
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
    may('sync:read') &&
      missingNights > 0 && {
        id: 'nights-missing',
        sentence: `Little Hotelier sends no word of ${countOf(missingNights, 'night')} any more: guests are told what it said of them last.`,
        remedy: 'See there whether they are still sold. Where they are not, free the rate plan, or block the rooms.',
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
    lateMails > 0 && {
      id: 'mails-late',
      sentence: `${countOf(lateMails, 'mail')} could not leave for more than ${lateMinutes} minutes.`,
      remedy: lateReason,
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

/** They have no page of the services: what they are for shows how they are. */
const silentMail = ({ env, mailer }: Context, { silentMail: messages }: Failures): TodayTask[] => {
  const services = [
    { id: 'mail', label: 'The mail server', isSet: mailer, button: 'Open the outbox', path: campaignsPath('outbox') },
    { id: 'mailbox', label: 'The mailbox', isSet: env.IMAP_URL, button: 'Open the inbox', path: deskPath('inquiries') },
  ] as const
  return services
    .filter(({ id, isSet }) => isSet && messages && id in messages)
    .map(({ id, label, button, path }) => ({
      id: `service-${id}`,
      sentence: `${label} did not answer as it should.`,
      remedy: messages?.[id] ?? null,
      button,
      path,
    }))
}

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
  return [...tasksOf(failures, may), ...(seesOperations ? silentMail(ctx, failures) : []), ...services, ...work]
}
