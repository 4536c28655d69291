import { pino, type DestinationStream } from 'pino'

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

/** Structured log lines on standard output. Fields that carry secrets never reach them. */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)) =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: secretFields.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
        censor: '[hidden]',
      },
    },
    destination,
  )
