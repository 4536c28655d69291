import { PgBoss } from 'pg-boss'
import { createContext, nobody, type Context, type Deps, type WakeQueue } from '../platform/context.ts'
import { tryBackup } from '../backup/drill.ts'
import type { Env } from '../env.ts'
import { backUp, backUpOnSchedule, noteErasures, runAsked } from '../modules/backups/backup-run.service.ts'
import { forgetAudit } from '../modules/audit/forget-audit.job.ts'
import { announcePosts } from '../modules/blog/announce.job.ts'
import { forgetViews } from '../modules/blog/blog-view.service.ts'
import { deliverCampaign } from '../modules/campaigns/deliver-campaign.service.ts'
import { sweepCampaigns } from '../modules/campaigns/sweep-campaigns.job.ts'
import { forgetChatQuestions } from '../modules/chat/question.service.ts'
import { forgetSenders, anonymiseOldInquiries } from '../modules/inquiries/retention.job.ts'
import { forgetPictures } from '../modules/pictures/forget-pictures.job.ts'
import { deliverMails } from '../modules/mail/deliver-mails.job.ts'
import { forgetMails } from '../modules/mail/forget-mails.job.ts'
import { compactTally } from '../modules/subscribers/subscriber-tally.service.ts'
import { forgetOldAnswers } from '../modules/operations/kept-answer.service.ts'
import { forgetConsents } from '../modules/search-engines/google-connection.service.ts'
import { runSelfCheck } from '../modules/seo/self-check.service.ts'
import { forgetPositions, notePositions } from '../modules/seo/tracked-keyword.service.ts'
import { forgetGuesses } from '../modules/staff/sign-in-guard.ts'
import { runOnSchedule } from '../modules/sync/run-sync.service.ts'
import { forgetFullAllowances } from '../modules/throttle/throttle.service.ts'
import { deliverDue, forgetDeliveries } from '../modules/webhooks/delivery.service.ts'

interface Job {
  queue: string
  /** Cron in hotel time. */
  schedule: string
  run: (ctx: Context) => Promise<unknown>
}

/** Every scheduled job. The queue keeps them in the database: each runs once, however many instances there are. */
const jobs: Job[] = [
  { queue: 'audit.forget', schedule: '25 4 * * *', run: forgetAudit },
  { queue: 'blog.announce', schedule: '*/5 * * * *', run: announcePosts },
  { queue: 'blog.forget-views', schedule: '30 4 * * *', run: forgetViews },
  { queue: 'campaigns.sweep', schedule: '* * * * *', run: sweepCampaigns },
  { queue: 'chat.forget-questions', schedule: '0 4 * * *', run: forgetChatQuestions },
  { queue: 'inquiries.forget-senders', schedule: '10 4 * * *', run: forgetSenders },
  { queue: 'inquiries.anonymise', schedule: '20 4 * * *', run: anonymiseOldInquiries },
  { queue: 'pictures.forget', schedule: '50 4 * * *', run: forgetPictures },
  { queue: 'mail.sweep', schedule: '* * * * *', run: deliverMails },
  { queue: 'mail.forget', schedule: '50 4 * * *', run: forgetMails },
  { queue: 'subscribers.compact-tally', schedule: '30 * * * *', run: compactTally },
  { queue: 'outside.forget-answers', schedule: '50 4 * * *', run: forgetOldAnswers },
  { queue: 'search-engines.forget-consents', schedule: '55 4 * * *', run: forgetConsents },
  { queue: 'staff.forget-guesses', schedule: '45 * * * *', run: forgetGuesses },
  { queue: 'seo.forget-positions', schedule: '5 5 * * *', run: forgetPositions },
  { queue: 'seo.note-positions', schedule: '0 5 * * *', run: notePositions },
  { queue: 'seo.self-check', schedule: '30 3 * * *', run: runSelfCheck },
  { queue: 'sync.morning', schedule: '0 3 * * *', run: runOnSchedule },
  { queue: 'throttle.forget', schedule: '40 * * * *', run: forgetFullAllowances },
  { queue: 'webhooks.forget', schedule: '15 5 * * *', run: forgetDeliveries },
  { queue: 'webhooks.sweep', schedule: '* * * * *', run: deliverDue },
]

/** A daily backup, where a folder is set. */
const backupJobs = ({ BACKUP_AT }: Env): Job[] => {
  const [hour, minute] = BACKUP_AT.split(':').map(Number)
  return [
    { queue: 'backups.daily', schedule: `${minute} ${hour} * * *`, run: backUpOnSchedule },
    { queue: 'backups.note-erasures', schedule: '*/5 * * * *', run: noteErasures },
  ]
}

/** Work that is called for, and done by whichever instance is free. */
const calls: Record<WakeQueue, (ctx: Context, data: Record<string, string>, signal: AbortSignal) => Promise<void>> = {
  'mail.deliver': (ctx) => deliverMails(ctx),
  'campaigns.deliver': (ctx, { id }, signal) => deliverCampaign(ctx, id!, signal),
  'webhooks.deliver': (ctx) => deliverDue(ctx),
  'backups.run': (ctx, { id }) => runAsked(ctx, id!, { backup: backUp, drill: tryBackup }),
}

/** A call's work ends after this time; what is left is called for again by the minute. */
const longestCallMs = 10 * 60_000
/** Two instances hear of one call. */
const copies: Record<WakeQueue, number> = {
  'mail.deliver': 1,
  'campaigns.deliver': 2,
  'webhooks.deliver': 1,
  'backups.run': 1,
}

/** What is under way when the server stops has so long to come to an end, after the last request was answered. */
const longestEndMs = 2_000

/** From the first failure of a scheduled job to its next try; the pauses double. What a service cannot do now, it can do soon. */
const firstPauseSeconds = 60

const queues = [...jobs.map(({ queue }) => queue), ...Object.keys(calls)]

/** Cron has minutes; a job that comes every minute is looked for more often, so that it is not missed. */
const pollSeconds = (schedule: string) => (schedule.startsWith('* ') ? 10 : 60)
export interface Jobs {
  /** Puts a job that failed for good back in its queue. */
  retry: (queue: string, id: string) => Promise<void>
  /** Takes no more work, and tells what is under way to come to an end. */
  windDown: () => Promise<void>
  /** What does not end is marked as failed, and tried again by the next start. */
  stop: () => Promise<void>
}

const perform = async (deps: Deps, queue: string, run: (ctx: Context) => Promise<unknown>) => {
  try {
    await run(await createContext(deps, nobody))
    deps.metrics.job(queue, true)
    deps.log.info({ queue }, 'job done')
  } catch (error) {
    deps.metrics.job(queue, false)
    deps.log.error({ err: error, queue }, 'job failed')
    throw error
  }
}

/** Starts the queue on the application's database; three tries with a growing pause for a job that fails. */
export const startJobs = async (deps: Deps, databaseUrl: string): Promise<Jobs> => {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, schema: 'pgboss' })
  const stopping = new AbortController()
  boss.on('error', (error) => deps.log.error({ err: error }, 'queue'))
  await boss.start()
  const daily = backupJobs(deps.env)
  // Another release or another setting may have left its times.
  if (!deps.env.BACKUP_FOLDER) for (const { queue } of daily) await boss.unschedule(queue)
  for (const { queue, schedule, run } of deps.env.BACKUP_FOLDER ? [...jobs, ...daily] : jobs) {
    await boss.createQueue(queue, { retryLimit: 3, retryBackoff: true, retryDelay: firstPauseSeconds })
    await boss.work(queue, { pollingIntervalSeconds: pollSeconds(schedule) }, () => perform(deps, queue, run))
    await boss.schedule(queue, schedule, {}, { tz: deps.facts.timeZone })
  }
  for (const [queue, work] of Object.entries(calls)) {
    await boss.createQueue(queue, { retryLimit: 3, retryBackoff: true, expireInSeconds: longestCallMs / 1000 + 60 })
    await boss.work<Record<string, string>>(queue, { pollingIntervalSeconds: 1 }, async ([job]) => {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(longestCallMs)])
      await perform(deps, queue, (ctx) => work(ctx, job?.data ?? {}, signal))
    })
  }
  deps.wake = async (queue, data = {}) => {
    // Without a mail server mails stay in the outbox.
    if (queue === 'mail.deliver' && !deps.mailer) return
    try {
      for (let copy = 0; copy < copies[queue]; copy += 1) await boss.send(queue, data)
    } catch (error) {
      // The minute's sweep finds the work, too.
      deps.log.error({ err: error, queue }, 'call not sent')
    }
  }
  // What was going on when an instance died goes on with the next one, not with the next minute.
  // When that fails, the site opens all the same, and the minute tries again.
  await perform(deps, 'campaigns.sweep', sweepCampaigns).catch(() => undefined)
  return {
    retry: async (queue, id) => void (await boss.retry(queue, id)),
    windDown: async () => {
      stopping.abort()
      for (const queue of queues) await boss.offWork(queue, { wait: false })
    },
    stop: async () => {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: longestEndMs })
      deps.mailer?.close()
    },
  }
}
