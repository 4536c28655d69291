import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { openSession } from '../../db/session.ts'
import { mailboxAccess } from '../../integrations/mailbox/mailbox-access.ts'
import { MailboxTrouble, type Deadline, type OpenMailbox } from '../../integrations/mailbox/port.ts'
import { createContext, nobody, type Deps } from '../../platform/context.ts'
import { recordCall } from '../operations/outside-calls.service.ts'
import { Mailbox } from './mailbox.entity.ts'
import { mailboxId, readMailbox } from './read-mailbox.service.ts'

const pauseMs = 30_000

/** What a test turns by hand. */
interface Clock {
  deadline: Deadline
  /** Ends after so long, or with the signal. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

const realClock: Clock = {
  deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
  pause: (milliseconds, signal) => setTimeout(milliseconds, null, { signal }),
}

/** Of all instances on the database one reads the mailbox; the next one goes on when that one's session ends. */
const turn = sql`select pg_advisory_lock(hashtext('mailbox'))`
const isStillMine = sql`select 1`

const until = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/**
 * Reads the hotel's mailbox for as long as this server runs and one is set: over one connection, which waits there for new
 * mails and is made anew when it is lost or the settings change. The last answer of the server is noted as for every
 * outside service.
 */
export const followMailbox = (deps: Deps, { deadline, pause }: Clock = realClock) => {
  const stopping = new AbortController()
  const urlNow = () => deps.outside.current().env.IMAP_URL
  let over = new AbortController()

  const note = (started: number, message: string | null) =>
    recordCall(deps.orm.em.fork(), deps.now(), {
      service: 'mailbox',
      operation: 'receive',
      ok: message === null,
      milliseconds: Math.round(performance.now() - started),
      status: null,
      message,
    })

  const readOn = async (id: string, mailbox: OpenMailbox, stillMine: () => Promise<unknown>) => {
    for (;;) {
      const started = performance.now()
      await readMailbox(await createContext(deps, nobody), id, mailbox)
      await note(started, null)
      await mailbox.waitForNews()
      await stillMine()
    }
  }

  /** Ends by failing, or when `signal` says so. */
  const hold = async (url: string, signal: AbortSignal) => {
    const session = await openSession(deps.databaseUrl, deps.orm.em)
    const ended = until(signal)
    let mailbox: OpenMailbox | undefined
    const work = async () => {
      await session.run(turn)
      if (signal.aborted) return
      const access = mailboxAccess(url)
      const id = mailboxId(access)
      // Its library is loaded where a mailbox is set.
      const { openImap } = await import('../../integrations/mailbox/imap.ts')
      mailbox = await openImap(access, { timeoutMs: deps.env.OUTSIDE_TIMEOUT_MS, deadline })
      if (signal.aborted) return mailbox.close()
      await deps.orm.em.fork().nativeUpdate(Mailbox, { id }, { connectedAt: deps.now() })
      await readOn(id, mailbox, () => session.run(isStillMine))
    }
    const working = work()
    try {
      await Promise.race([working, ended])
    } finally {
      mailbox?.close()
      await session.close()
      await working.catch(() => {})
    }
  }

  const follow = async () => {
    while (!stopping.signal.aborted) {
      over = new AbortController()
      const signal = AbortSignal.any([stopping.signal, over.signal])
      const url = urlNow()
      const started = performance.now()
      try {
        await (url ? hold(url, signal) : until(signal))
      } catch (error) {
        if (signal.aborted) continue
        const trouble = error instanceof MailboxTrouble ? error.message : 'The mailbox could not be read'
        deps.log.warn({ err: error }, 'the mailbox cannot be read')
        await note(started, trouble).catch(() => {})
        await pause(pauseMs, signal).catch(() => {})
      }
    }
  }

  let url = urlNow()
  const unlisten = deps.outside.onRenewed(() => {
    if (urlNow() === url) return
    url = urlNow()
    over.abort()
  })
  const followed = follow()
  return {
    stop: async () => {
      unlisten()
      stopping.abort()
      await followed
    },
  }
}
