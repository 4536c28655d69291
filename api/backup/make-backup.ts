import { rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileNameOf, finish, openFolder, partialOf, prune, writeLedger } from './folder.ts'
import { BackupProblem } from './problem.ts'
import { readBackup } from './read-backup.ts'
import { isSealing, type SealWith } from './seal.ts'
import { writeBackup, type HeldAddresses, type Written } from './write-backup.ts'

interface BackupSettings {
  DATA_DIR: string
  BACKUP_FOLDER?: string | undefined
  BACKUP_KEEP: number
  BACKUP_PASSPHRASE?: string | undefined
  BACKUP_RECIPIENT?: string | undefined
}

interface Made extends Written {
  path: string
  bytes: number
}

const keysOf = ({ BACKUP_PASSPHRASE, BACKUP_RECIPIENT }: BackupSettings): SealWith => ({
  passphrase: BACKUP_PASSPHRASE,
  recipient: BACKUP_RECIPIENT,
})

const diskSentences: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOENT: 'the folder is not there',
  ENOTDIR: 'the folder is not there',
  EIO: 'the disk fails',
}

/** What a disk says, as a sentence; other errors stay what they are. */
const asProblem = (error: unknown, folder: string): unknown => {
  const { code = '', syscall } = error as NodeJS.ErrnoException
  const reason = syscall && diskSentences[code]
  return reason ? new BackupProblem(`The backup cannot be written to ${folder}: ${reason}.`, { cause: error }) : error
}

/** Writes a backup under a hidden name, reads it back, and gives it its own: what has that name is whole. */
const write = async (
  databaseUrl: string,
  folder: string,
  name: string,
  settings: BackupSettings,
  held: HeldAddresses,
): Promise<Made> => {
  const keys = keysOf(settings)
  const partial = partialOf(folder, name)
  try {
    const written = await writeBackup(databaseUrl, partial, keys, held)
    // What is sealed for somebody else cannot be read here.
    if (!keys.recipient) await readBackup(partial, { passphrase: keys.passphrase })
    const { size } = await stat(partial)
    await finish(folder, name)
    return { ...written, path: join(folder, name), bytes: size }
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {})
    throw asProblem(error, folder)
  }
}

/** One backup at a given place. @throws BackupProblem when a file is there already */
export const makeBackupAt = async (
  databaseUrl: string,
  path: string,
  settings: BackupSettings,
  held: HeldAddresses,
): Promise<Made> => {
  if (await stat(path).catch(() => null)) throw new BackupProblem(`${path} is there already. Nothing was changed.`)
  return write(databaseUrl, dirname(path), basename(path), settings, held)
}

/**
 * One more backup in the folder of the settings, with the ledger of erasures beside it; then the oldest go.
 * @throws BackupProblem saying what is wrong with the folder or the disk
 */
export const makeBackup = async (
  databaseUrl: string,
  settings: BackupSettings,
  held: HeldAddresses,
  now: Date,
): Promise<Made> => {
  const folder = await openFolder(settings)
  const name = fileNameOf(now, isSealing(keysOf(settings)))
  const made = await write(databaseUrl, folder, name, settings, held)
  try {
    await writeLedger(folder, made.erasures)
    await prune(folder, settings.BACKUP_KEEP, now)
  } catch (error) {
    throw asProblem(error, folder)
  }
  return made
}
