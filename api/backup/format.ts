import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../root.ts'

/**
 * A backup is a tar archive, packed with gzip, and sealed with age where a passphrase or a recipient is set:
 *
 *     backup.json                      what it is, of which release, and which tables follow
 *     tables/<table>/000001.copy …     each table in pieces, as COPY writes it in text form, in the order of its key
 *     addresses/000001.txt …           each address in it with its keyed hash, so that erasures can be repeated
 *     summary.json                     rows, bytes and SHA-256 of each table, and the SHA-256 of backup.json
 *
 * The summary is written last: a file without it was cut off.
 */
export const format = 'coral-stone-inn backup'
export const formatVersion = 1

export const headName = 'backup.json'
export const summaryName = 'summary.json'
export const addresses = 'addresses'

/** Where a table's pieces lie in the archive. */
export const folderOf = (table: string) => `tables/${table}`

const tableHead = z.object({
  name: z.string().regex(/^\w+$/),
  columns: z.array(z.string().regex(/^\w+$/)).min(1),
})

const sequence = z.object({
  name: z.string().regex(/^\w+$/),
  /** A bigint, as text. */
  value: z.string().regex(/^-?\d+$/),
  called: z.boolean(),
})

const head = z.object({
  format: z.literal(format),
  formatVersion: z.number().int(),
  release: z.string(),
  /** The instant whose state it holds. */
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  encrypted: z.boolean(),
  migrations: z.array(z.string().regex(/^\w+$/)).min(1),
  tables: z.array(tableHead),
  sequences: z.array(sequence),
  /** What has to be done again after a restore, in sentences. */
  consequences: z.array(z.string()),
})

const digest = z.object({ rows: z.number().int(), bytes: z.number().int(), sha256: z.string() })

const summary = z.object({
  head: z.string(),
  tables: z.record(z.string(), digest),
  addresses: digest,
})

export type Head = z.output<typeof head>
export type TableHead = z.output<typeof tableHead>
export type Sequence = z.output<typeof sequence>
export type Digest = z.output<typeof digest>
export type Summary = z.output<typeof summary>

const readJson = <T>(schema: z.ZodType<T>, text: string): T | null => {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Null for what is no head of a backup of this product. */
export const readHead = (text: string): Head | null => readJson(head, text)
export const readSummary = (text: string): Summary | null => readJson(summary, text)

/** The release that runs here. */
export const release = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

export const rowsOf = ({ tables }: Summary): number => Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)
