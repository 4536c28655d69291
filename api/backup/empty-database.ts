import type { ClientBase } from 'pg'
import { unfinishedMark } from '../db/migrate.ts'
import { listTables, quote } from './catalog.ts'
import { BackupProblem } from './problem.ts'

const functionsStatement = `
  select p.oid::regprocedure::text as signature from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

/** Takes everything out that a restore has put there; extensions stay. */
export const wipe = async (client: ClientBase): Promise<void> => {
  const tables = (await listTables(client)).filter(({ schema }) => schema === 'public')
  // The mark goes last: half wiped is not empty.
  tables.sort((a, b) => Number(a.name === unfinishedMark) - Number(b.name === unfinishedMark))
  for (const { name } of tables) await client.query(`drop table if exists ${quote(name)} cascade`)
  const { rows } = await client.query<{ signature: string }>(functionsStatement)
  for (const { signature } of rows) await client.query(`drop function if exists ${signature} cascade`)
}

/**
 * Makes sure that nothing is in the database but what a restore that was killed has left there, which goes.
 * @throws BackupProblem when there is anything else
 */
export const claimEmpty = async (client: ClientBase): Promise<void> => {
  const tables = await listTables(client)
  if (tables.some(({ name }) => name === unfinishedMark)) await wipe(client)
  else if (tables.length > 0)
    throw new BackupProblem(
      `The database is not empty: it has ${tables.length} tables. Nothing was changed. A backup is restored into an empty database: make a new one and name it in DATABASE_URL, or set another DATA_DIR.`,
    )
  await client.query(`create table ${unfinishedMark} (since timestamptz not null default now())`)
}
