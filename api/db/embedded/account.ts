import { chmod, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { EmbeddedProblem } from './problem.ts'

/** A user of the operating system and its group, by their numbers. */
export interface Account {
  uid: number
  gid: number
}

const isRoot = process.getuid?.() === 0

/**
 * PostgreSQL refuses to run as root: there its server runs under a number that no user has (65,520 to 65,533 are kept
 * free by distributions), so that no other program of the machine can read what it writes. Null: as this process.
 */
export const serverAccount: Account | null = isRoot ? { uid: 65_522, gid: 65_522 } : null

/** Making a cluster asks for the name of its user, so that one takes a user who has one. */
export const makerAccount = async (): Promise<Account | null> => {
  if (!isRoot) return null
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const [, , uid, gid] = lines.find(([name]) => name === 'nobody') ?? []
  if (!uid || !gid)
    throw new EmbeddedProblem('The embedded database needs a user named nobody when it is started by root.')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Where root keeps what a server needs that cannot go where this project or its data lie. */
const elsewhere = '/var/lib/hotel'

/** A folder there, through which anybody may pass, and nobody look. */
export const folderElsewhere = async (name: string): Promise<string> => {
  const folder = join(elsewhere, name)
  await mkdir(folder, { recursive: true })
  for (const path of [elsewhere, folder]) await chmod(path, 0o711)
  return folder
}

const ancestors = (path: string): string[] => (path === dirname(path) ? [path] : [...ancestors(dirname(path)), path])

/** Whether the account may pass through each folder down to `folder`, which must be there. */
export const canReach = async ({ uid, gid }: Account, folder: string): Promise<boolean> => {
  const stats = await Promise.all(ancestors(folder).map((path) => stat(path)))
  return stats.every(({ mode, uid: owner, gid: group }) =>
    Boolean(mode & (owner === uid ? 0o100 : group === gid ? 0o010 : 0o001)),
  )
}
