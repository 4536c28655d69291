import type { EntitySchema } from '@mikro-orm/core'
import { Client } from 'pg'
import { dayOf, knownMigrations, schemaLock, unfinishedMark } from '../db/migrate.ts'
import { openOrm, type Orm } from '../db/orm.ts'
import { steady } from './catalog.ts'
import { claimEmpty, wipe } from './empty-database.ts'
import { latestErasures, latestOptOuts, type Erasures } from './erasures.ts'
import { fillTables } from './fill-tables.ts'
import { holdBack } from './hold-back.ts'
import { BackupProblem } from './problem.ts'
import { readBackup, type Backup } from './read-backup.ts'
import type { OpenWith } from './seal.ts'

/** An address of the backup whose person was erased, and when. */
interface ErasedAddress {
  address: string
  hash: string
  erasedAt: Date
}

/** An address of the backup whose person left the mailing list after it was made. */
interface OptedOutAddress {
  address: string
  optedOutAt: Date
  status: Erasures['optedOut'][number]['status']
}

/** What was asked for after the backup was made, and is done again. */
interface Since {
  /** Ledgers of erasures beside the one in the backup, such as the one that lies beside the backups. */
  ledgers: Erasures[]
  /**
   * Erases these people again, on the restored database of the current release, and keeps the ledger; answers how many
   * were there.
   */
  erase: (orm: Orm, erased: ErasedAddress[], ledger: Map<string, Date>) => Promise<number>
  /** Takes these people off the mailing list again; answers how many were on it. */
  optOut: (orm: Orm, optedOut: OptedOutAddress[]) => Promise<number>
}

interface RestoreOptions {
  databaseUrl: string
  /** The tables of this release. */
  entities: readonly EntitySchema[]
  keys: OpenWith
  /** Nothing is done again when missing. */
  since?: Since
}

interface Restored extends Backup {
  /** Migrations that came after the backup. */
  applied: string[]
  /** How many people were erased again. */
  erased: number
  /** How many people have left the mailing list again. */
  optedOut: number
}

/** Reads a backup whole and says what is in it. @throws BackupProblem, also for one of a newer release */
export const inspectBackup = async (path: string, keys: OpenWith): Promise<Backup> => {
  const backup = await readBackup(path, keys)
  const known = await knownMigrations()
  const unknown = backup.head.migrations.filter((name) => !known.includes(name)).sort()
  if (unknown.length > 0)
    throw new BackupProblem(
      `${path} was made by a newer release: it has ${unknown.at(-1)}, of ${dayOf(unknown.at(-1)!)}; the last change that this release knows is ${known.at(-1)}. Restore it with the release that made it, or a newer one.`,
    )
  return backup
}

/** Alone on the database: an instance that is started meanwhile waits until this has ended. */
const alone = async <T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(steady)
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [schemaLock])
    if (!rows[0]!.got)
      throw new BackupProblem('Somebody else starts or restores on this database right now. Nothing was changed.')
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Restores a backup into an empty database, brings it up to date, and erases or takes off the mailing list again who was
 * since. It is there whole, or the database is empty as before; killed half-way it has a mark on which no release starts.
 * @throws BackupProblem, or what the database says
 */
export const restoreBackup = async (path: string, options: RestoreOptions): Promise<Restored> => {
  const { databaseUrl, entities, keys, since } = options
  const ledgers = since?.ledgers ?? []
  const { head } = await inspectBackup(path, keys)
  return alone(databaseUrl, async (client) => {
    await claimEmpty(client)
    const orm = await openOrm(databaseUrl, entities, { size: 4, waitMs: 60_000 })
    try {
      await orm.migrator.up({ migrations: head.migrations })
      const erasures = latestErasures(ledgers)
      const optOuts = latestOptOuts(ledgers)
      const found: ErasedAddress[] = []
      const left: OptedOutAddress[] = []
      const backup = await fillTables(client, path, keys, (hash, address) => {
        const erasedAt = erasures.get(hash)
        if (erasedAt) found.push({ address, hash, erasedAt })
        const optOutLine = optOuts.get(hash)
        if (optOutLine && optOutLine.optedOutAt > head.madeAt)
          left.push({ address, optedOutAt: new Date(optOutLine.optedOutAt), status: optOutLine.status })
      })
      const applied = (await orm.migrator.up()).map(({ name }) => name)
      await holdBack(client, head)
      const erased = (await since?.erase(orm, found, erasures)) ?? 0
      const optedOut = (await since?.optOut(orm, left)) ?? 0
      await client.query('analyze')
      await client.query(`drop table ${unfinishedMark}`)
      return { ...backup, applied, erased, optedOut }
    } catch (error) {
      await orm.close().catch(() => {})
      await client.query('rollback').catch(() => {})
      // Where even this fails, the mark stays.
      await wipe(client).catch(() => {})
      throw error
    } finally {
      await orm.close().catch(() => {})
    }
  })
}
