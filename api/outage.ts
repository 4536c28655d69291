/**
 * Connection lost (08), only to be read (25006), the database gone (3D000), no room on disk, in memory or for
 * connections (53), a lock that never came (55P03), shutting down or starting up (57P), a disk that fails (58):
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const sqlStates = /^(08|53|58)\w{3}$|^3D000$|^25006$|^55P03$|^57P0\d$/
const socketCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
/** What the driver says without a code. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/

interface Thrown {
  code?: unknown
  syscall?: unknown
  message?: unknown
  cause?: unknown
  originalError?: unknown
  errors?: unknown
}

/** Whether an error, or one inside it, says that the database cannot serve now: nothing is wrong with the request. */
export const isOutage = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false
  const { code, syscall, message, cause, originalError, errors } = error as Thrown
  // A socket that is not there, because no server listens.
  if (code === 'ENOENT' && syscall === 'connect') return true
  if (typeof code === 'string' && (sqlStates.test(code) || socketCodes.has(code))) return true
  if (typeof message === 'string' && driverWords.test(message)) return true
  return [cause, originalError, ...(Array.isArray(errors) ? errors : [])].some(isOutage)
}
