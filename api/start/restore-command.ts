import '../node-env.ts'
import 'reflect-metadata'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { assemble } from './assemble.ts'
import { findLedger } from '../backup/folder.ts'
import { openErasures } from '../backup/erasures.ts'
import { release, rowsOf } from '../backup/format.ts'
import { BackupProblem } from '../backup/problem.ts'
import { inspectBackup, restoreBackup } from '../backup/restore.ts'
import type { Backup } from '../backup/read-backup.ts'
import { createContext, nobody } from '../platform/context.ts'
import type { Orm } from '../db/orm.ts'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { readEnv, type Env } from '../env.ts'
import { fatalProblem } from './fatal-problem.ts'
import { createLog } from '../log.ts'
import { eraseAgain } from '../modules/guests/erase-again.service.ts'
import { entities } from '../modules/modules.ts'
import { optOutAgain } from '../modules/subscribers/opt-out-again.service.ts'

/** `npm run restore -- FILE`, on the server: a backup into an empty database, after saying what it will do. */
const usage = 'Usage: npm run restore -- FILE [--yes] [--identity FILE] [--erasures FILE]'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Where it goes, without the password. */
const placeOf = (env: Env, folder: string | undefined): string => {
  if (!env.DATABASE_URL) return `the embedded database in ${folder}`
  const { host, pathname } = new URL(env.DATABASE_URL)
  return `the database ${pathname.slice(1)} on ${decodeURIComponent(host)}`
}

const describe = ({ head, summary }: Backup, place: string) => {
  const count = (table: string) => (summary.tables[table]?.rows ?? 0).toLocaleString('en-US')
  say(`A backup of ${head.madeAt}, made by release ${head.release} on PostgreSQL ${head.postgres}:`)
  say(`  ${rowsOf(summary).toLocaleString('en-US')} rows of ${head.tables.length} tables; every sum agrees.`)
  say(
    `  ${count('inquiry')} inquiries, ${count('subscriber')} subscribers, ${count('blog_post')} posts, ${count('staff_user')} staff.`,
  )
  say(`It will be restored into ${place}, which must be empty, and brought up to release ${release}. After that:`)
  for (const consequence of head.consequences) say(`- ${consequence}`)
}

const agrees = async (): Promise<boolean> => {
  if (!process.stdin.isTTY) throw new BackupProblem('Nothing was changed: say --yes where nobody can be asked.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Restore it? Type yes: ')
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

const identityIn = async (path: string | undefined): Promise<string | undefined> => {
  if (!path) return undefined
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem(`${path} cannot be read: ${error.code}.`)
  })
  const identity = /^AGE-SECRET-KEY-\S+$/m.exec(text)?.[0]
  if (!identity) throw new BackupProblem(`${path} holds no identity of age (AGE-SECRET-KEY-…).`)
  return identity
}

const restore = async (file: string, options: { yes?: boolean; identity?: string; erasures?: string }) => {
  const env = readEnv()
  const path = resolve(file)
  const keys = { passphrase: env.BACKUP_PASSPHRASE, identity: await identityIn(options.identity) }
  const given = options.erasures ? await openErasures(options.erasures) : null
  const beside = await findLedger(dirname(path))
  const backup = await inspectBackup(path, keys)
  const embedded = env.DATABASE_URL ? null : await openEmbedded(env.DATA_DIR)
  try {
    describe(backup, placeOf(env, embedded?.folder))
    if (!options.yes && !(await agrees())) return say('Nothing was changed.')
    const databaseUrl = env.DATABASE_URL ?? embedded!.url
    const contextOn = async (orm: Orm) => {
      const { deps } = await assemble(env, orm, {
        databaseUrl,
        publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
        log: createLog('silent'),
      })
      return createContext(deps, nobody)
    }
    const restored = await restoreBackup(path, {
      databaseUrl,
      entities,
      keys,
      since: {
        ledgers: [given, beside].filter((ledger) => ledger !== null),
        erase: async (orm, erased, ledger) => {
          const lines = [...ledger].map(([hash, erasedAt]) => ({ hash, erasedAt }))
          return eraseAgain(await contextOn(orm), erased, lines)
        },
        optOut: async (orm, optedOut) => optOutAgain(await contextOn(orm), optedOut),
      },
    })
    say(
      `Restored: ${rowsOf(restored.summary).toLocaleString('en-US')} rows, compared with the backup to the last byte.`,
    )
    if (restored.applied.length > 0) say(`Migrations since then: ${restored.applied.length}`)
    if (given ?? beside)
      say(`Erased again, from the ledger: ${restored.erased}; off the mailing list again: ${restored.optedOut}`)
    else
      say(
        'There was no ledger of erasures: who was erased or left the mailing list since the backup is back. Name one with --erasures FILE.',
      )
    say('Start the product: npm start')
  } finally {
    await embedded?.close()
  }
}

const fail = (line: string) => {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { yes: { type: 'boolean' }, identity: { type: 'string' }, erasures: { type: 'string' } },
    })
  } catch {
    return null
  }
}

const given = readArguments()
if (given?.positionals.length === 1)
  await restore(given.positionals[0]!, given.values).catch((error: unknown) => fail(fatalProblem(error)))
else fail(usage)
