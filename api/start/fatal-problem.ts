import { BackupProblem } from '../backup/problem.ts'
import { EmbeddedProblem } from '../db/embedded/problem.ts'
import { MigrationFailed } from '../db/migrate.ts'
import { isOutage } from '../outage.ts'
import { WeakStaffPassword } from '../modules/staff/accounts.service.ts'

/** Why the server could not start or go on, as a sentence for whoever started it; all of an error that nobody foresaw. */
export const fatalProblem = (error: unknown): string => {
  const { code, message, stack, port } = error as NodeJS.ErrnoException & { port?: number }
  const told = [BackupProblem, EmbeddedProblem, MigrationFailed, WeakStaffPassword]
  if (told.some((kind) => error instanceof kind)) return message
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop who uses it, or set another PORT.`
  if (isOutage(error))
    return `The database cannot be used: ${message || code}. Check DATABASE_URL, or the space on the disk.`
  return stack ?? message
}
