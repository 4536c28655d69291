import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Client } from 'pg'
import { publicPages } from '#graphql/paths.ts'
import { prepare } from './assemble.ts'
import type { Context } from '../platform/context.ts'
import type { Env } from '../env.ts'
import { createLog } from '../log.ts'
import type { Outcome } from '../modules/backups/backup-run.service.ts'
import { entities } from '../modules/modules.ts'
import { registerPages } from '../http/pages/pages.ts'
import { createServer } from '../http/server.ts'
import { quote } from '../backup/catalog.ts'
import { listBackups, openFolder } from '../backup/folder.ts'
import { rowsOf } from '../backup/format.ts'
import { BackupProblem } from '../backup/problem.ts'
import { restoreBackup } from '../backup/restore.ts'

/** Nothing that is done on the copy may leave it. */
const withoutKeys = (env: Env): Env => ({ ...env, DATABASE_POOL: 2, SMTP_URL: undefined, OPENAI_API_KEY: undefined })

const newestBackup = async (env: Env): Promise<string> => {
  const folder = await openFolder(env)
  const [name] = await listBackups(folder)
  if (!name) throw new BackupProblem('There is no backup to try yet.')
  return join(folder, name)
}

/** A database beside the product's own, for as long as `work` takes; one that was left behind goes first. */
const withDatabase = async <T>(databaseUrl: string, work: (url: string) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ may: boolean; name: string }>(
      'select rolcreatedb or rolsuper as may, current_database() as name from pg_roles where rolname = current_user',
    )
    if (!rows[0]!.may)
      throw new BackupProblem(
        'The database’s user may not make databases here (CREATEDB), so no backup can be tried. Restore one elsewhere with npm run restore.',
      )
    const name = `${rows[0]!.name.slice(0, 50)}_drill`
    const drop = `drop database if exists ${quote(name)} with (force)`
    await client.query(drop)
    await client.query(`create database ${quote(name)}`)
    try {
      const url = new URL(databaseUrl)
      url.pathname = `/${name}`
      return await work(url.toString())
    } finally {
      await client.query(drop)
    }
  } finally {
    await client.end().catch(() => {})
  }
}

/** Asks the restored hotel for a few pages. @throws BackupProblem naming one that does not answer */
const askPages = async ({ env, publicUrl, now }: Context, databaseUrl: string): Promise<void> => {
  const { deps } = await prepare(withoutKeys(env), {
    databaseUrl,
    publicUrl,
    now,
    log: createLog('silent'),
    alone: true,
  })
  // While the site is developed its pages are made by another server.
  const app = await createServer(deps, env.NODE_ENV === 'development' ? undefined : registerPages)
  try {
    const paths = env.NODE_ENV === 'development' ? ['/readyz'] : publicPages
    for (const url of paths) {
      const { statusCode } = await app.inject({ url, headers: { accept: 'text/html' } })
      if (statusCode !== 200) throw new BackupProblem(`The restored hotel answers ${url} with ${statusCode}.`)
    }
  } finally {
    await app.close()
    await deps.orm.close()
  }
}

/**
 * Restores the newest backup into a database of its own on the same server, compares it, asks it for pages, and drops it.
 * @throws BackupProblem
 */
export const tryBackup = async (ctx: Context): Promise<Outcome> => {
  if (ctx.env.BACKUP_RECIPIENT)
    throw new BackupProblem(
      'Backups are encrypted for BACKUP_RECIPIENT, whose identity is not on this server. Try one where it is, with npm run restore.',
    )
  const path = await newestBackup(ctx.env)
  return withDatabase(ctx.databaseUrl, async (databaseUrl) => {
    const { head, summary } = await restoreBackup(path, {
      databaseUrl,
      entities,
      keys: { passphrase: ctx.env.BACKUP_PASSPHRASE },
    })
    await askPages(ctx, databaseUrl)
    const rows = rowsOf(summary)
    const { size } = await stat(path)
    return {
      file: basename(path),
      kilobytes: Math.ceil(size / 1024),
      rows,
      message: `All ${rows.toLocaleString('en-US')} rows of ${head.tables.length} tables agree, and its pages answer.`,
    }
  })
}
