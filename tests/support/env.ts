import { createLog } from '#api/log.ts'
import { readEnv, type Env } from '#api/env.ts'

export const ownerEmail = 'owner@coralstoneinn.example'
export const ownerPassword = 'sea-grape-1952-lantana'

/** Settings as a test wants them, whatever the shell says. */
export const testEnv = (overrides: Partial<Env> = {}): Env => ({
  ...readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', STAFF_EMAIL: ownerEmail, STAFF_PASSWORD: ownerPassword }),
  DATABASE_POOL: 5,
  // A busy machine is no reason to refuse a test; overload.test.ts has its own.
  LATE_MS: 0,
  ...overrides,
})

export const quietLog = createLog('silent')
