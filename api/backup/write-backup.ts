import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { writeArchive } from './archive.ts'
import { copyStatement, quote, readSequences, readTables, steady } from './catalog.ts'
import { readErasures, type Erasures } from './erasures.ts'
import {
  addresses,
  folderOf,
  format,
  formatVersion,
  headName,
  release,
  summaryName,
  type Digest,
  type Head,
  type Summary,
} from './format.ts'
import { consequencesOf } from './left-out.ts'
import { BackupProblem } from './problem.ts'
import { linesOf, measured, sha256, type Backup } from './read-backup.ts'
import { isSealing, type SealWith } from './seal.ts'

/** Any number, the same in every instance: who holds it makes a backup. */
const lockNumber = 19_520_323

export interface Written extends Backup {
  /** Everybody who was erased or has left the mailing list until the moment of the backup. */
  erasures: Erasures
}

/** The addresses that an erasure can be about. */
export interface HeldAddresses {
  /** Selects each as `address`, once and in lower case. */
  statement: string
  /** The keyed hash of one, as the product keeps it of who was erased. */
  hash: (erasureKey: string, address: string) => string
}

const readErasureKey = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ value: string }>(`select value from setting where key = 'erasure-key'`)
  if (!rows[0]) throw new BackupProblem('This database has no hotel in it yet: start the product once.')
  return rows[0].value
}

const executedMigrations = async (client: Client): Promise<string[]> => {
  const there = await client.query<{ there: boolean }>(`select to_regclass('public.migration') is not null as there`)
  if (!there.rows[0]!.there)
    throw new BackupProblem(
      'This database has no hotel in it yet: start the product once. Or DATA_DIR or DATABASE_URL is another here than there.',
    )
  return (await client.query<{ name: string }>('select name from migration order by id')).rows.map(({ name }) => name)
}

/** One moment of the whole database, whatever is written meanwhile; no migration comes between. */
const inSnapshot = async <T>(databaseUrl: string, read: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(steady)
    const lock = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lockNumber])
    if (!lock.rows[0]!.got) throw new BackupProblem('Another backup of this database is being made right now.')
    await executedMigrations(client)
    const names = (await readTables(client)).map(({ name }) => quote(name))
    await client.query('begin isolation level repeatable read, read only')
    // Before the first question: the snapshot is of the moment after.
    await client.query(`lock table ${names.join(', ')} in access share mode`)
    return await read(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Many lines at a time: each step of a stream has its price. */
const batchLength = 64 * 1024

async function* hashed(lines: AsyncIterable<string>, hash: (address: string) => string): AsyncIterable<Buffer> {
  let batch = ''
  for await (const address of lines) {
    batch += `${hash(address)} ${address}\n`
    if (batch.length < batchLength) continue
    yield Buffer.from(batch)
    batch = ''
  }
  yield Buffer.from(batch)
}

/**
 * Writes a backup of a running product to a file that must not be there yet. A failure leaves that file behind, unfinished.
 * @throws BackupProblem, or what the disk or the database say
 */
export const writeBackup = (databaseUrl: string, path: string, keys: SealWith, held: HeldAddresses): Promise<Written> =>
  inSnapshot(databaseUrl, async (client) => {
    const encrypted = isSealing(keys)
    const { rows } = await client.query<{ now: Date; version: string }>(
      `select now() as now, current_setting('server_version') as version`,
    )
    const tables = await readTables(client)
    const head: Head = {
      format,
      formatVersion,
      release,
      madeAt: rows[0]!.now.toISOString(),
      postgres: rows[0]!.version,
      encrypted,
      migrations: await executedMigrations(client),
      tables: tables.map(({ name, columns }) => ({ name, columns })),
      sequences: await readSequences(client),
      consequences: consequencesOf(encrypted),
    }
    const erasureKey = await readErasureKey(client)
    const hashOf = (address: string) => held.hash(erasureKey, address)
    const headText = JSON.stringify(head, null, 2)
    const digests: Record<string, Digest> = {}
    let summary: Summary | undefined
    await writeArchive(path, keys, async (archive) => {
      await archive.file(headName, headText)
      const put = async (folder: string, source: AsyncIterable<Buffer>) => {
        const { data, digest } = measured(source)
        await archive.pieces(folder, data)
        return digest()
      }
      for (const table of tables)
        digests[table.name] = await put(
          folderOf(table.name),
          client.query(copyTo(copyStatement(table, encrypted))) as AsyncIterable<Buffer>,
        )
      const all = linesOf(client.query(copyTo(`copy (${held.statement}) to stdout`)) as AsyncIterable<Buffer>)
      const known = await put(addresses, hashed(all, hashOf))
      summary = { head: sha256(headText), tables: digests, addresses: known }
      await archive.file(summaryName, JSON.stringify(summary, null, 2))
    })
    const erasures = await readErasures(async (text) => (await client.query(text)).rows, hashOf)
    return { head, summary: summary!, erasures }
  })
