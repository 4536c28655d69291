import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { BackupProblem } from './problem.ts'

const hash = z.string().regex(/^\w{1,128}$/)

/**
 * The ledger of erasures: keyed hashes of the addresses of who was erased, and of who left the mailing list, beside the
 * backups. It is small and written often, so that whoever was erased or left after a backup is erased or leaves again when
 * that is restored. It tells nobody who they were.
 */
const ledger = z.object({
  format: z.literal('coral-stone-inn erasures'),
  erased: z.array(z.object({ hash, erasedAt: z.iso.datetime() })),
  // Older releases wrote none.
  optedOut: z
    .array(z.object({ hash, optedOutAt: z.iso.datetime(), status: z.enum(['unsubscribed', 'suppressed']) }))
    .default([]),
})

export type Erasures = z.output<typeof ledger>
type OptOutLine = Erasures['optedOut'][number]

/** Whatever runs a statement and answers its rows. */
type Ask = (statement: string) => Promise<Record<string, unknown>[]>

const erasedStatement = 'select hash, erased_at as "erasedAt" from erased_address order by erased_at, hash'
const optedOutStatement = `select email_lower as address, unsubscribed_at as "optedOutAt", status from subscriber
  where status in ('unsubscribed', 'suppressed') and unsubscribed_at is not null order by unsubscribed_at, email_lower`

/** @param hashOf the keyed hash of an address, as the product keeps it of who was erased */
export const readErasures = async (ask: Ask, hashOf: (address: string) => string): Promise<Erasures> => {
  const erased = (await ask(erasedStatement)) as { hash: string; erasedAt: Date }[]
  const optedOut = (await ask(optedOutStatement)) as {
    address: string
    optedOutAt: Date
    status: OptOutLine['status']
  }[]
  return {
    format: 'coral-stone-inn erasures',
    erased: erased.map((line) => ({ hash: line.hash, erasedAt: line.erasedAt.toISOString() })),
    optedOut: optedOut.map(({ address, optedOutAt, status }) => ({
      hash: hashOf(address),
      optedOutAt: optedOutAt.toISOString(),
      status,
    })),
  }
}

/** When each hash was erased last. */
export const latestErasures = (ledgers: Erasures[]): Map<string, Date> => {
  const latest = new Map<string, Date>()
  for (const { hash: of, erasedAt } of ledgers.flatMap(({ erased }) => erased)) {
    const at = new Date(erasedAt)
    if (at > (latest.get(of) ?? new Date(0))) latest.set(of, at)
  }
  return latest
}

/** When and how each hash left the mailing list last. Who has come back since is still in it. */
export const latestOptOuts = (ledgers: Erasures[]): Map<string, OptOutLine> => {
  const latest = new Map<string, OptOutLine>()
  for (const line of ledgers.flatMap(({ optedOut }) => optedOut))
    if (line.optedOutAt > (latest.get(line.hash)?.optedOutAt ?? '')) latest.set(line.hash, line)
  return latest
}

export const joinErasures = (...ledgers: Erasures[]): Erasures => ({
  format: 'coral-stone-inn erasures',
  erased: [...latestErasures(ledgers)].map(([of, erasedAt]) => ({ hash: of, erasedAt: erasedAt.toISOString() })),
  optedOut: [...latestOptOuts(ledgers).values()],
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
