import { createHash } from 'node:crypto'
import { foreign, readArchive } from './archive.ts'
import {
  addresses,
  folderOf,
  formatVersion,
  headName,
  readHead,
  readSummary,
  summaryName,
  type Digest,
  type Head,
  type Summary,
  type TableHead,
} from './format.ts'
import { BackupProblem } from './problem.ts'
import type { OpenWith } from './seal.ts'

/** What takes the contents of a backup while it is read. */
interface Taker {
  head?: (head: Head) => Promise<void>
  /** Must read all of it. */
  table?: (table: TableHead, rows: AsyncIterable<Buffer>) => Promise<void>
  /** An address of the backup with its keyed hash. */
  address?: (hash: string, address: string) => void
}

export interface Backup {
  head: Head
  summary: Summary
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const newline = 10

/** Passes the bytes on and counts them; lines are rows, as COPY writes them in text form. */
export const measured = (data: AsyncIterable<Buffer>) => {
  const hash = createHash('sha256')
  const digest: Digest = { rows: 0, bytes: 0, sha256: '' }
  async function* pass() {
    for await (const chunk of data) {
      hash.update(chunk)
      digest.bytes += chunk.length
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) digest.rows += 1
      yield chunk
    }
  }
  return { data: pass(), digest: (): Digest => ({ ...digest, sha256: hash.copy().digest('hex') }) }
}

/** The lines of a stream, without their ends. */
export async function* linesOf(data: AsyncIterable<Buffer>): AsyncIterable<string> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of data) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop()!
    yield* lines
  }
}

const readThrough = async (data: AsyncIterable<Buffer>) => {
  for await (const _ of data);
}

const isSame = (a: Digest | undefined, b: Digest) => a?.rows === b.rows && a.bytes === b.bytes && a.sha256 === b.sha256

/**
 * Reads a backup from its beginning to its end, and compares every sum.
 * @throws BackupProblem when it is damaged, cut off, sealed with another key, or no backup of this product
 */
export const readBackup = (path: string, keys: OpenWith, taker: Taker = {}): Promise<Backup> =>
  readArchive(path, keys, async (archive) => {
    const changed = () =>
      new BackupProblem(`${path} was changed or is damaged: its sums do not agree with what is in it.`)
    const headText = await archive.file(headName)
    const version = headText && /"formatVersion":\s*(\d+)/.exec(headText)?.[1]
    if (version && Number(version) > formatVersion)
      throw new BackupProblem(`${path} was made by a newer release, in a form that this one does not know.`)
    const head = headText ? readHead(headText) : null
    if (!headText || !head) throw foreign(path)
    await taker.head?.(head)

    const found: Record<string, Digest> = {}
    for (const table of head.tables) {
      const { data, digest } = measured(archive.pieces(folderOf(table.name)))
      await (taker.table?.(table, data) ?? readThrough(data))
      found[table.name] = digest()
    }
    const { data, digest } = measured(archive.pieces(addresses))
    for await (const line of linesOf(data)) {
      const [hash, address] = line.split(' ', 2)
      if (hash && address) taker.address?.(hash, address)
    }

    const summaryText = await archive.file(summaryName)
    const summary = summaryText ? readSummary(summaryText) : null
    if (!summary) throw new BackupProblem(`${path} was changed, damaged or cut off: it has no end.`)
    const agree =
      (await archive.isOver()) &&
      summary.head === sha256(headText) &&
      isSame(summary.addresses, digest()) &&
      Object.keys(summary.tables).length === head.tables.length &&
      head.tables.every(({ name }) => isSame(summary.tables[name], found[name]!))
    if (!agree) throw changed()
    return { head, summary }
  })
