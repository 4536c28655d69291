import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { isOutage } from '../outage.ts'
import { migrations, type Orm } from './orm.ts'

/** Any number, the same in every instance: who holds it may change the schema. */
export const schemaLock = 19_520_321

/** A table that stands in a database for as long as a restore fills it. */
export const unfinishedMark = 'restore_unfinished'

export class MigrationFailed extends Error {}

export const dayOf = (name: string) => name.replace(/^Migration(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3')

/** What a restore that was killed has left is no hotel, however much it looks like one. */
const refuseUnfinished = async (orm: Orm) => {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass(${`public.${unfinishedMark}`}) is not null as there`.execute(orm.em.fork().getKysely())
  if (rows[0]!.there)
    throw new MigrationFailed(
      'A backup was being restored into this database, and was not finished. Run npm run restore again: it begins anew.',
    )
}

/** The migrations of this release, the oldest first. */
export const knownMigrations = async (): Promise<string[]> => {
  const files = await readdir(migrations)
  return files.flatMap((file) => /^(Migration\w+)\.[jt]s$/.exec(file)?.[1] ?? []).sort()
}

/** A database that a newer release has changed means things that this one does not know: to go on would be to guess. */
const refuseNewer = async (orm: Orm) => {
  const known = await knownMigrations()
  const unknown = (await orm.migrator.getExecuted()).map(({ name }) => name).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new MigrationFailed(
    `The database belongs to a newer release: it has ${unknown.sort().at(-1)}, of ${dayOf(unknown.at(-1)!)}; ` +
      `the last change that this release knows is ${known.at(-1)}, of ${dayOf(known.at(-1)!)}. ` +
      'Nothing was changed. Start the newer release, or restore a backup from before it.',
  )
}

/** All of them in one transaction. @throws MigrationFailed naming the one that failed; then none was kept */
const applyAll = async (orm: Orm): Promise<string[]> => {
  let current = ''
  orm.migrator.on('migrating', ({ name }) => void (current = name))
  try {
    return (await orm.migrator.up()).map(({ name }) => name)
  } catch (error) {
    if (isOutage(error)) throw error
    const [reason] = (error as Error).message.split('\n')
    throw new MigrationFailed(
      `The database was left as it was: migration ${current} failed (${reason}). Mend it and start again.`,
      { cause: error },
    )
  }
}

/**
 * Brings the schema up to date and runs `afterwards` (the seed), one instance at a time:
 * several may start together on one database, the others wait and find nothing left to do.
 */
export const migrate = async (orm: Orm, afterwards: () => Promise<void>): Promise<string[]> => {
  const kysely = orm.em.getConnection().getClient()
  return kysely.connection().execute(async (session) => {
    // Another instance may need longer for its migrations than a request waits for a lock.
    await sql`set lock_timeout = 0`.execute(session)
    await sql`select pg_advisory_lock(${schemaLock})`.execute(session)
    try {
      await refuseUnfinished(orm)
      await refuseNewer(orm)
      const applied = await applyAll(orm)
      await afterwards()
      return applied
    } finally {
      await sql`select pg_advisory_unlock(${schemaLock})`.execute(session)
      await sql`reset lock_timeout`.execute(session)
    }
  })
}
