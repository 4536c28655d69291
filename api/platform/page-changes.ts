import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { PublishedStore } from './content.ts'
import { deskChannel, type DeskChanges } from './desk-changes.ts'
import type { OutsideStore } from './outside.ts'
import type { PageCache } from './page-cache.ts'

const channel = 'page_change'

/** Inside a transaction: the other instances hear of it when it is kept, and never when it is not. */
export const tellOfChange = sql`select pg_notify(${channel}, '')`

const newContent = 'content'

/** The same, when it is the hotel's facts or words that have changed: every instance holds them in memory. */
export const tellOfNewContent = sql`select pg_notify(${channel}, ${newContent})`

const newConnections = 'connections'

/** The same, when what was entered for outside services has changed. */
export const tellOfNewConnections = sql`select pg_notify(${channel}, ${newConnections})`

const retryMilliseconds = 1_000
const connectMilliseconds = 5_000
const beatMilliseconds = 30_000

/**
 * Empties this instance's pages whenever any instance on the database has changed what they show. After a lost connection
 * too, or one that no longer answers, once there is a new one: until then nobody could have told, so the hotel's facts and
 * words, and what was entered for outside services, are read anew as well.
 * Meanwhile pages are shown on, for as long as the cache allows. The desk hears by the same connection.
 */
export const followPageChanges = ({
  databaseUrl,
  pages,
  published,
  outside,
  desk,
  log,
  beat = beatMilliseconds,
}: {
  databaseUrl: string
  pages: PageCache
  published: PublishedStore
  outside: OutsideStore
  desk: DeskChanges
  log: Logger
  /** Milliseconds between two looks whether the database still answers; so long it has for an answer, too. */
  beat?: number
}) => {
  const stopping = new AbortController()
  let client: Client | undefined

  const renewContent = async () => {
    await published.refresh()
    pages.clear()
  }
  const renew = async () => {
    await renewContent()
    await outside.refresh()
  }

  /** What could not be read anew is read once this connection is replaced by the next. */
  const orListenAnew = (renewed: Promise<void>) =>
    void renewed.catch(async (error: unknown) => {
      log.warn({ err: error }, 'what has changed could not be read anew')
      await client?.end()
    })

  /** Listens until the connection is lost. */
  const listen = async () => {
    client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectMilliseconds,
      query_timeout: beat,
    })
    const lost = new AbortController()
    client.once('end', () => lost.abort())
    // The end follows; without a listener an error would end the process.
    client.on('error', () => {})
    client.on('notification', ({ channel: told, payload = '' }) => {
      if (told === deskChannel) desk.hear(payload)
      else if (payload === newContent) orListenAnew(renewContent())
      else if (payload === newConnections) orListenAnew(outside.refresh())
      else pages.clear()
    })
    try {
      await client.connect()
      const hear = () => client!.query(`listen ${channel}; listen ${deskChannel}`)
      await hear()
      await renew()
      desk.missedSome()
      // A line that was cut without a word ends nothing on this side.
      while (!lost.signal.aborted) {
        await setTimeout(beat, null, { signal: lost.signal }).catch(() => {})
        if (!lost.signal.aborted) await hear()
      }
    } finally {
      await client.end()
    }
  }

  const follow = async () => {
    while (!stopping.signal.aborted) {
      await listen().catch((error: unknown) => log.warn({ err: error }, 'changes of pages cannot be followed'))
      await setTimeout(retryMilliseconds, null, { signal: stopping.signal }).catch(() => {})
    }
  }

  const followed = follow()
  return {
    stop: async () => {
      stopping.abort()
      await client?.end()
      await followed
    },
  }
}
