import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { subHours } from 'date-fns/subHours'
import type { Encryption } from '#graphql/inputs/backup.ts'
import { listBackups, openFolder } from '../../backup/folder.ts'
import { BackupProblem } from '../../backup/problem.ts'
import type { Context } from '../../platform/context.ts'
import type { Env } from '../../env.ts'
import { findSetting } from '../settings/setting.service.ts'
import { BackupRun } from './backup-run.entity.ts'
import type { BackupFile, BackupStatus } from './backup.type.ts'

/** A day, and two hours for one that takes long. */
const longestHours = 26
/** Whoever was at it for so long was killed. */
export const longestRunHours = 1
export const unfinished = ['waiting', 'running'] as const

const encryptionOf = ({ BACKUP_PASSPHRASE, BACKUP_RECIPIENT }: Env): Encryption =>
  BACKUP_RECIPIENT ? 'recipient' : BACKUP_PASSPHRASE ? 'passphrase' : 'none'

const filesIn = async (folder: string): Promise<BackupFile[]> =>
  Promise.all(
    (await listBackups(folder)).map(async (name) => {
      const { size, mtime } = await stat(join(folder, name))
      return { name, kilobytes: Math.ceil(size / 1024), finishedAt: mtime }
    }),
  )

const readFolder = async (env: Env): Promise<{ folder: string; files: BackupFile[]; problem: string | null }> => {
  try {
    const folder = await openFolder(env)
    return { folder, files: await filesIn(folder), problem: null }
  } catch (error) {
    const folder = env.BACKUP_FOLDER ?? join(env.DATA_DIR, 'backups')
    const problem = error instanceof BackupProblem ? error.message : `The folder ${folder} cannot be read.`
    return { folder, files: [], problem }
  }
}

/** What is under way or about to begin. */
export const findRunning = (ctx: Context): Promise<BackupRun | null> =>
  ctx.em.findOne(
    BackupRun,
    { state: { $in: [...unfinished] }, createdAt: { $gt: subHours(ctx.now(), longestRunHours) } },
    { orderBy: { createdAt: 'desc' }, refresh: true },
  )

/** Since when the hotel could have had a backup. */
const openedAt = async (ctx: Context): Promise<Date> =>
  new Date((await findSetting<string>(ctx.em, 'seeded')) ?? ctx.now())

export const readBackupStatus = async (ctx: Context): Promise<BackupStatus> => {
  const { env, em } = ctx
  const newest = { orderBy: { createdAt: 'desc' }, refresh: true } as const
  const last = await em.findOne(BackupRun, { kind: 'backup', state: 'done' }, newest)
  const since = last ? { createdAt: { $gt: last.createdAt } } : {}
  const goodUntil = subHours(ctx.now(), longestHours)
  return {
    dailyAt: env.BACKUP_FOLDER ? env.BACKUP_AT : null,
    keep: env.BACKUP_KEEP,
    encryption: encryptionOf(env),
    ...(await readFolder(env)),
    last,
    failure: await em.findOne(BackupRun, { kind: 'backup', state: 'failed', ...since }, newest),
    drill: await em.findOne(BackupRun, { kind: 'drill', state: { $in: ['done', 'failed'] } }, newest),
    running: await findRunning(ctx),
    overdue: Boolean(env.BACKUP_FOLDER) && (last?.finishedAt ?? (await openedAt(ctx))) < goodUntil,
  }
}
