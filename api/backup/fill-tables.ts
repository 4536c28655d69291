import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { copyStatement, quote, readTables } from './catalog.ts'
import { BackupProblem } from './problem.ts'
import { measured, readBackup, type Backup } from './read-backup.ts'
import type { OpenWith } from './seal.ts'

const triggers = (client: Client, tables: string[], state: 'enable' | 'disable') =>
  client.query(tables.map((name) => `alter table ${quote(name)} ${state} trigger user`).join(';'))

/** Reads every table again and compares it with what the backup says: the same rows, to the last byte. */
const compare = async (client: Client, { head, summary }: Backup): Promise<void> => {
  const tables = new Map((await readTables(client)).map((table) => [table.name, table]))
  for (const { name, columns } of head.tables) {
    const copy = client.query(copyTo(copyStatement({ ...tables.get(name)!, columns }, null)))
    const { data, digest } = measured(copy as AsyncIterable<Buffer>)
    for await (const _ of data);
    const [was, is] = [summary.tables[name]!, digest()]
    if (was.rows !== is.rows)
      throw new BackupProblem(`The restored table ${name} has ${is.rows} rows, and the backup ${was.rows}.`)
    if (was.sha256 !== is.sha256) throw new BackupProblem(`The restored table ${name} differs from the backup.`)
  }
}

/**
 * Puts the contents of a backup into tables of its own release, in one transaction, and compares what is there then.
 * @param address hears of each address in it with its keyed hash
 */
export const fillTables = async (
  client: Client,
  path: string,
  keys: OpenWith,
  address: (hash: string, address: string) => void,
): Promise<Backup> => {
  await client.query('begin')
  const known = new Set((await readTables(client)).map(({ name }) => name))
  const backup = await readBackup(path, keys, {
    head: async ({ tables }) => {
      const names = tables.map(({ name }) => name)
      const strange = names.find((name) => !known.has(name))
      if (strange) throw new BackupProblem(`The backup has a table ${strange} that its own migrations do not make.`)
      // What is derived comes from the backup too, and not from triggers.
      await triggers(client, [...known], 'disable')
      // Migrations put first rows into some.
      await client.query(`truncate ${[...known].map(quote).join(', ')} cascade`)
    },
    table: async ({ name, columns }, rows) => {
      const list = columns.map(quote).join(', ')
      await pipeline(rows, client.query(copyFrom(`copy ${quote(name)} (${list}) from stdin`)))
    },
    address,
  })
  for (const { name, value, called } of backup.head.sequences)
    await client.query(`select setval($1::regclass, $2::bigint, $3)`, [quote(name), value, called])
  await compare(client, backup)
  await triggers(client, [...known], 'enable')
  await client.query('commit')
  return backup
}
