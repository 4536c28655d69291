import { PgBoss } from 'pg-boss'
import type { Wake } from '../platform/calls.ts'
import type { Deps } from '../platform/context.ts'
import { calls } from '../modules/modules.ts'

/** The queue on the application's database. Whoever calls for work has it from the start; `startJobs` begins to work on it. */
export interface Queue {
  boss: PgBoss
  /** Sends a call while the queue is open. Before and after, the minute's sweep finds what there is to do. */
  wake: Wake
  open: () => void
  close: () => void
}

export const createQueue = ({ databaseUrl, outside, log }: Pick<Deps, 'databaseUrl' | 'outside' | 'log'>): Queue => {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, schema: 'pgboss' })
  boss.on('error', (error) => log.error({ err: error }, 'queue'))
  let isOpen = false
  return {
    boss,
    wake: async (queue, said?: object) => {
      if (!isOpen) return
      // Without a mail server mails stay in the outbox.
      if (queue === 'mail.deliver' && !outside.current().mailer) return
      const copies = calls.find((call) => call.queue === queue)?.copies ?? 1
      try {
        for (let copy = 0; copy < copies; copy += 1) await boss.send(queue, said ?? {})
      } catch (error) {
        log.error({ err: error, queue }, 'call not sent')
      }
    },
    open: () => void (isOpen = true),
    close: () => void (isOpen = false),
  }
}
