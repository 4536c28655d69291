import type { Writable } from 'node:stream'
import { pino, stdSerializers, type DestinationStream } from 'pino'

const secretFields = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'secret',
  'authorization',
  'cookie',
  'x-api-key',
]

/** Bytes of lines that wait until somebody reads them. */
const mostWaiting = 1024 * 1024

const lossLine = (lines: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), lines, msg: 'lines of the log were lost: nobody read them' })}\n`

/**
 * Writes without waiting: a log that nobody reads must not hold up the server. What does not fit is thrown away, and how
 * much it was is the next line.
 */
const unhurried = (output: Writable): DestinationStream => {
  let lost = 0
  let isGone = false
  output.on('error', () => (isGone = true))
  return {
    write: (line) => {
      if (isGone) return
      if (output.writableLength > mostWaiting) {
        lost += 1
        return
      }
      if (lost > 0) output.write(lossLine(lost))
      lost = 0
      output.write(line)
    },
  }
}

/** Without the answer that came beside the error, which is a whole page, or what a guest wrote. */
const toldError = (error: Error) => ({ ...stdSerializers.err(error), data: undefined })

/** Structured log lines on standard output. Fields that carry secrets never reach them. */
export const createLog = (level: string, destination: DestinationStream = unhurried(process.stdout)) =>
  pino(
    {
      level,
      base: null,
      serializers: { err: toldError },
      redact: {
        paths: secretFields.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
        censor: '[hidden]',
      },
    },
    destination,
  )
