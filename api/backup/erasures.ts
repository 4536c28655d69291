import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { BackupProblem } from './problem.ts'

/**
 * The ledger of erasures: keyed hashes of the addresses of who was erased, beside the backups. It is small and written
 * often, so that who was erased after a backup is erased again when that is restored. It tells nobody who they were.
 */
const ledger = z.object({
  format: z.literal('coral-stone-inn erasures'),
  erased: z.array(z.object({ hash: z.string().regex(/^\w{1,128}$/), erasedAt: z.iso.datetime() })),
})

export type Erasures = z.output<typeof ledger>

/** Whatever runs a statement and answers its rows. */
type Ask = (statement: string) => Promise<Record<string, unknown>[]>

export const readErasures = async (ask: Ask): Promise<Erasures> => {
  const rows = (await ask('select hash, erased_at as "erasedAt" from erased_address order by erased_at, hash')) as {
    hash: string
    erasedAt: Date
  }[]
  return {
    format: 'coral-stone-inn erasures',
    erased: rows.map(({ hash, erasedAt }) => ({ hash, erasedAt: erasedAt.toISOString() })),
  }
}

/** When each hash was erased last. */
export const latestErasures = (ledgers: Erasures[]): Map<string, Date> => {
  const latest = new Map<string, Date>()
  for (const { hash, erasedAt } of ledgers.flatMap(({ erased }) => erased)) {
    const at = new Date(erasedAt)
    if (at > (latest.get(hash) ?? new Date(0))) latest.set(hash, at)
  }
  return latest
}

export const joinErasures = (...ledgers: Erasures[]): Erasures => ({
  format: 'coral-stone-inn erasures',
  erased: [...latestErasures(ledgers)].map(([hash, erasedAt]) => ({ hash, erasedAt: erasedAt.toISOString() })),
})

/** @throws BackupProblem when the file is no ledger */
export const openErasures = async (path: string): Promise<Erasures> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem(`${path} cannot be read: ${error.code}.`)
  })
  try {
    return ledger.parse(JSON.parse(text))
  } catch (error) {
    throw new BackupProblem(`${path} is not a ledger of erasures.`, { cause: error })
  }
}
