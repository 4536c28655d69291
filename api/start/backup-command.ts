import '../node-env.ts'
import { resolve } from 'node:path'
import { rowsOf } from '../backup/format.ts'
import { makeBackup, makeBackupAt } from '../backup/make-backup.ts'
import { openEmbedded } from '../db/embedded/embedded.ts'
import { readEnv } from '../env.ts'
import { fatalProblem } from './fatal-problem.ts'
import { heldAddresses } from '../modules/guests/held-addresses.ts'

/**
 * `npm run backup`, or `npm run backup -- FILE`, on the server: one file with everything, while the product runs and while
 * it does not.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)

const backUp = async (file: string | undefined) => {
  const env = readEnv()
  const embedded = env.DATABASE_URL ? null : await openEmbedded(env.DATA_DIR)
  try {
    const databaseUrl = env.DATABASE_URL ?? embedded!.url
    const { head, summary, path, bytes } = file
      ? await makeBackupAt(databaseUrl, resolve(file), env, heldAddresses)
      : await makeBackup(databaseUrl, env, heldAddresses, new Date())
    const rows = rowsOf(summary).toLocaleString('en-US')
    say(`${path}: ${rows} rows of ${head.tables.length} tables, ${Math.ceil(bytes / 1024).toLocaleString('en-US')} KB`)
    if (head.encrypted) return
    say(
      'It is not encrypted: whoever has it reads what guests wrote, and can guess at the passwords of staff, whose hashes are in it. No other secret is, so after a restore:',
    )
    for (const consequence of head.consequences) say(`- ${consequence}`)
    say('Set BACKUP_PASSPHRASE or BACKUP_RECIPIENT (see .env.example) to encrypt it and keep the secrets, too.')
  } finally {
    await embedded?.close()
  }
}

const [file, ...more] = process.argv.slice(2)
if (more.length === 0 && !file?.startsWith('-'))
  await backUp(file).catch((error: unknown) => {
    process.stderr.write(`${fatalProblem(error)}\n`)
    process.exitCode = 1
  })
else {
  process.stderr.write('Usage: npm run backup, or npm run backup -- FILE\n')
  process.exitCode = 1
}
