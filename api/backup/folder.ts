import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { joinErasures, openErasures, type Erasures } from './erasures.ts'
import { BackupProblem } from './problem.ts'

/** The ledger of erasures that lies beside the backups. */
const ledgerName = 'erasures.json'
const pattern = /^hotel-\d{8}T\d{9}Z\.tar\.gz(\.age)?$/
const unfinished = /^(\.hotel-\d{8}T\d{9}Z\.tar\.gz(\.age)?|erasures\.json\.[\w-]+)\.partial$/

/** A day after it was begun nobody writes an unfinished file any more. */
const abandonedMs = 24 * 60 * 60_000

export const fileNameOf = (at: Date, encrypted: boolean): string =>
  `hotel-${at.toISOString().replaceAll(/[-:.]/g, '')}.tar.gz${encrypted ? '.age' : ''}`

export const isBackupName = (name: string) => pattern.test(name)

export const partialOf = (folder: string, name: string) => join(folder, `.${name}.partial`)

const ledgerIn = (folder: string) => join(folder, ledgerName)

/** Where backups go: the folder of the setting, which must be there, or one in the data folder, which is made. */
export const openFolder = async (env: { BACKUP_FOLDER?: string | undefined; DATA_DIR: string }): Promise<string> => {
  const own = join(env.DATA_DIR, 'backups')
  if (!env.BACKUP_FOLDER) await mkdir(own, { recursive: true, mode: 0o700 })
  const folder = env.BACKUP_FOLDER ?? own
  const found = await stat(folder).catch(() => null)
  if (!found?.isDirectory())
    throw new BackupProblem(`The folder of BACKUP_FOLDER, ${folder}, is not there. Is its disk connected?`)
  return folder
}

/** What has to be on the disk before it counts: a new name too. */
const syncFolder = async (folder: string) => {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Gives a finished file its name: it is there whole, also after a power cut, or not at all. */
export const finish = async (folder: string, name: string): Promise<void> => {
  await rename(partialOf(folder, name), join(folder, name))
  await syncFolder(folder)
}

/** The backups in a folder, the newest first. */
export const listBackups = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter(isBackupName).sort().toReversed()

/** Removes all but the newest, and what killed backups have left. Call it once the newest is known to be good. */
export const prune = async (folder: string, keep: number, now: Date): Promise<string[]> => {
  const old = (await listBackups(folder)).slice(keep)
  for (const name of old) await rm(join(folder, name), { force: true })
  for (const name of (await readdir(folder)).filter((file) => unfinished.test(file))) {
    const { mtimeMs } = await stat(join(folder, name))
    if (now.getTime() - mtimeMs > abandonedMs) await rm(join(folder, name), { force: true })
  }
  return old
}

/** The ledger in a folder; null where there is none. */
export const findLedger = async (folder: string): Promise<Erasures | null> => {
  const path = ledgerIn(folder)
  return (await stat(path).catch(() => null)) ? openErasures(path) : null
}

/**
 * Adds to the ledger of erasures beside the backups. What it knows stays: another database may be behind, or new. Of two
 * that write at once the last one counts; the database still knows what the other had, and it is added the next time.
 */
export const writeLedger = async (folder: string, erasures: Erasures): Promise<void> => {
  const path = ledgerIn(folder)
  const known = await findLedger(folder)
  const all = known ? joinErasures(known, erasures) : erasures
  if (isDeepStrictEqual(all, known)) return
  const half = `${path}.${randomUUID()}.partial`
  const handle = await open(half, 'w', 0o600)
  try {
    await handle.writeFile(JSON.stringify(all))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(half, path)
  await syncFolder(folder)
}
