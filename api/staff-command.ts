import './node-env.ts'
import { TableNotFoundException } from '@mikro-orm/core'
import { createAuth } from './modules/staff/auth.ts'
import { resetStaff } from './modules/staff/accounts.service.ts'
import { StaffUser } from './modules/staff/staff.entity.ts'
import { openEmbedded } from './db/embedded/embedded.ts'
import { openOrm } from './db/orm.ts'
import { readEnv } from './env.ts'
import { fatalProblem } from './fatal-problem.ts'
import { hotelFacts } from './modules/hotel/hotel.facts.ts'

/**
 * `npm run staff -- reset EMAIL`, on the server: the way back in for who has lost the password or the phone. It works
 * while the product runs, and while it does not.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)

const fail = (line: string) => {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

const problemOf = (error: unknown) =>
  error instanceof TableNotFoundException
    ? 'This database has no staff desk yet: start the product once. Or DATA_DIR or DATABASE_URL is another here than there.'
    : fatalProblem(error)

const reset = async (email: string) => {
  const env = readEnv()
  const embedded = env.DATABASE_URL ? null : await openEmbedded(env.DATA_DIR)
  const orm = await openOrm(env.DATABASE_URL ?? embedded!.url, { size: 2, waitMs: env.DATABASE_WAIT_MS })
  try {
    // What it signs with is not asked for here.
    const auth = createAuth(orm, { secret: 'none', publicUrl: 'http://localhost', issuer: hotelFacts.name })
    const password = await resetStaff({ orm, auth }, email)
    if (password)
      return say(
        `New password (shown this once): ${email.toLowerCase()}  ${password}\nThe second step is off, and every session has ended.`,
      )
    const known = await orm.em.fork().findAll(StaffUser, { fields: ['email'], orderBy: { email: 'asc' }, limit: 100 })
    fail(
      `Nobody at the desk has the address ${email}. There are: ${known.map((one) => one.email).join(', ') || 'none yet'}`,
    )
  } finally {
    await orm.close()
    await embedded?.close()
  }
}

const [command, email] = process.argv.slice(2)
if (command === 'reset' && email) await reset(email).catch((error: unknown) => fail(problemOf(error)))
else fail('Usage: npm run staff -- reset EMAIL')
