import type { PgBoss, QueueOptions } from 'pg-boss'
import type { Jobs } from '../platform/calls.ts'
import type { Published } from '../platform/content.ts'
import { createContext, nobody, type Context, type Deps } from '../platform/context.ts'
import type { Call } from '../platform/module.ts'
import { backUp, runAsked } from '../modules/backups/backup-run.service.ts'
import { calls, jobs } from '../modules/modules.ts'
import { tryBackup } from './drill.ts'
import type { Queue } from './queue.ts'

/** A drill needs a whole server, which no module knows. */
const tryOut: Call = {
  queue: 'backups.run',
  run: (ctx, { id }) => runAsked(ctx, id, { backup: backUp, drill: tryBackup }),
}
const called = [...calls, tryOut]

/** A call's work ends after this time; what is left is called for again by the minute. */
const longestCallMs = 10 * 60_000

/** What is under way when the server stops has so long to come to an end, after the last request was answered. */
const longestEndMs = 2_000

/** From the first failure of a scheduled job to its next try; the pauses double. What a service cannot do now, it can do soon. */
const firstPauseSeconds = 60

const queues = [...jobs, ...called].map(({ queue }) => queue)

/** Cron has minutes; a job that comes every minute is looked for more often, so that it is not missed. */
const pollSeconds = (schedule: string) => (schedule.startsWith('* ') ? 10 : 60)

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

/** Makes a queue, and gives one that another release has made the options of this one. */
const openQueue = async (boss: PgBoss, queue: string, options: QueueOptions) => {
  await boss.createQueue(queue, options)
  await boss.updateQueue(queue, options)
}

/** Begins to work on the queue; a job that fails is tried three times more, with a growing pause. */
export const startJobs = async (deps: Deps, { boss, open, close }: Queue): Promise<Jobs> => {
  const stopping = new AbortController()
  await boss.start()
  const scheduled: { queue: string; cron: string }[] = []
  for (const { queue, schedule, run } of jobs) {
    const cron = typeof schedule === 'string' ? schedule : schedule(deps.env)
    if (!cron) continue
    await openQueue(boss, queue, { retryLimit: 3, retryBackoff: true, retryDelay: firstPauseSeconds })
    await boss.work(queue, { pollingIntervalSeconds: pollSeconds(cron) }, () => perform(deps, queue, run))
    scheduled.push({ queue, cron })
  }
  // Another release or another setting may have left its times.
  for (const { name } of await boss.getSchedules())
    if (!scheduled.some(({ queue }) => queue === name)) await boss.unschedule(name)
  let timeZone: string | undefined
  /** Times of day are the hotel's, which can be told another time zone while it is open. */
  const keepHotelTime = async ({ facts }: Published) => {
    if (facts.timeZone === timeZone) return
    timeZone = facts.timeZone
    for (const { queue, cron } of scheduled) await boss.schedule(queue, cron, {}, { tz: timeZone })
  }
  await keepHotelTime(deps.published.current())
  deps.published.onRefresh((published) => {
    keepHotelTime(published).catch((error: unknown) => {
      timeZone = undefined
      deps.log.error({ err: error }, 'the times of jobs could not be changed')
    })
  })
  for (const { queue, run } of called) {
    await openQueue(boss, queue, { retryLimit: 3, retryBackoff: true, expireInSeconds: longestCallMs / 1000 + 60 })
    await boss.work(queue, { pollingIntervalSeconds: 1 }, async ([job]) => {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(longestCallMs)])
      await perform(deps, queue, (ctx) => run(ctx, (job?.data ?? {}) as never, signal))
    })
  }
  open()
  // When that fails, the site opens all the same, and the minute tries again.
  for (const { queue, run, atStart } of jobs) if (atStart) await perform(deps, queue, run).catch(() => undefined)
  return {
    retry: async (queue, id) => void (await boss.retry(queue, id)),
    windDown: async () => {
      stopping.abort()
      for (const queue of queues) await boss.offWork(queue, { wait: false })
    },
    stop: async () => {
      stopping.abort()
      close()
      await boss.stop({ graceful: true, timeout: longestEndMs })
      deps.outside.close()
    },
  }
}
