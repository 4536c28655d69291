import '../node-env.ts'
import { entities } from '../modules/modules.ts'
import { resetStaff } from '../modules/staff/accounts.service.ts'
import { StaffUser } from '../modules/staff/staff.entity.ts'
import { rotateSecret } from '../modules/secrets/rotate-secret.service.ts'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { openOrm, type Orm } from '../db/orm.ts'
import { readEnv } from '../env.ts'
import { fatalProblem } from './fatal-problem.ts'
import { openPublished } from '../modules/content/published-content.ts'

/**
 * What is done on the server itself, while the product runs or while it does not:
 * `npm run staff -- reset EMAIL`, the way back in for who has lost the password or the phone, and
 * `npm run staff -- rotate-secret`, a new signing secret where the old one may have been seen.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)

const fail = (line: string) => {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

/** PostgreSQL's code for a table that is not there. */
const isUndefinedTable = (error: unknown) => (error as { code?: unknown } | null)?.code === '42P01'

const problemOf = (error: unknown) =>
  isUndefinedTable(error)
    ? 'This database has no staff desk yet: start the product once. Or DATA_DIR or DATABASE_URL is another here than there.'
    : fatalProblem(error)

const onDatabase = async (work: (orm: Orm) => Promise<unknown>) => {
  const env = readEnv()
  const embedded = env.DATABASE_URL ? null : await openEmbedded(env.DATA_DIR)
  const orm = await openOrm(env.DATABASE_URL ?? embedded!.url, entities, { size: 2, waitMs: env.DATABASE_WAIT_MS })
  try {
    await work(orm)
  } finally {
    await orm.close()
    await embedded?.close()
  }
}

const reset = (email: string) => async (orm: Orm) => {
  // What it signs with is not asked for here.
  const published = await openPublished(orm, () => new Date())
  const server = { orm, secret: 'none', publicUrl: 'http://localhost', published }
  const password = await resetStaff(server, email)
  if (password)
    return say(
      `New password (shown this once): ${email.toLowerCase()}  ${password}\nThe second step is off, and every session has ended.`,
    )
  const known = await orm.em.fork().findAll(StaffUser, { fields: ['email'], orderBy: { email: 'asc' }, limit: 100 })
  fail(
    `Nobody at the desk has the address ${email}. There are: ${known.map((one) => one.email).join(', ') || 'none yet'}`,
  )
}

const rotate = async (orm: Orm) => {
  await rotateSecret(orm)
  say(
    'There is a new signing secret. Start the product anew now, every instance of it: they sign with the old one until then.',
  )
  say('Sessions go on; links in mails that are out keep working.')
}

const [command, email] = process.argv.slice(2)
const work = command === 'reset' && email ? reset(email) : command === 'rotate-secret' ? rotate : null
if (work) await onDatabase(work).catch((error: unknown) => fail(problemOf(error)))
else fail('Usage: npm run staff -- reset EMAIL\n       npm run staff -- rotate-secret')
