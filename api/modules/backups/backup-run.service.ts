import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { subDays } from 'date-fns/subDays'
import { subHours } from 'date-fns/subHours'
import { sql } from 'kysely'
import type { BackupKind } from '#graphql/inputs/backup.ts'
import { readErasures } from '../../backup/erasures.ts'
import { isBackupName, openFolder, writeLedger } from '../../backup/folder.ts'
import { rowsOf } from '../../backup/format.ts'
import { makeBackup } from '../../backup/make-backup.ts'
import { BackupProblem } from '../../backup/problem.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { lockName } from '../../db/lock-name.ts'
import { openSession } from '../../db/session.ts'
import { conflict, notFound, unavailable } from '../../errors.ts'
import { heldAddresses } from '../guests/held-addresses.ts'
import { hashAddress } from '../subscribers/erased-address.service.ts'
import { BackupRun } from './backup-run.entity.ts'
import { findRunning, longestRunHours, readBackupStatus, unfinished } from './backup-status.service.ts'
import type { BackupStatus } from './backup.type.ts'

const keepRunsDays = 400

/** What came of it, for the desk. */
export interface Outcome {
  file: string
  kilobytes: number
  rows: number
  message?: string
}

type Work = (ctx: Context) => Promise<Outcome>

/** A backup in the folder of the settings. @throws BackupProblem */
export const backUp: Work = async (ctx) => {
  const { path, bytes, summary } = await makeBackup(ctx.databaseUrl, ctx.env, heldAddresses, ctx.now())
  return { file: basename(path), kilobytes: Math.ceil(bytes / 1024), rows: rowsOf(summary) }
}

const reasonOf = (error: unknown): string =>
  error instanceof BackupProblem ? error.message.slice(0, 500) : 'It failed; the log says why.'

/** Does it and notes what came of it. @throws what went wrong, once it is noted */
const perform = async (ctx: Context, run: BackupRun, work: Work): Promise<void> => {
  run.state = 'running'
  await ctx.em.flush()
  try {
    Object.assign(run, await work(ctx), { state: 'done' })
    ctx.log.info({ kind: run.kind, file: run.file, rows: run.rows }, 'backup done')
  } catch (error) {
    Object.assign(run, { state: 'failed', message: reasonOf(error) })
    ctx.log.error({ err: error, kind: run.kind }, 'backup failed')
    throw error
  } finally {
    run.finishedAt = ctx.now()
    await ctx.em.flush()
  }
}

const create = async (ctx: Context, kind: BackupKind, askedBy: string | null): Promise<BackupRun> => {
  const now = ctx.now()
  const run = ctx.em.create(BackupRun, { kind, state: 'waiting', askedBy, createdAt: now, updatedAt: now })
  await ctx.em.flush()
  return run
}

/** What was killed does not end by itself. */
const endKilled = ({ em, now }: Context) =>
  em.nativeUpdate(
    BackupRun,
    { state: { $in: [...unfinished] }, createdAt: { $lte: subHours(now(), longestRunHours) } },
    { state: 'failed', message: 'The server was stopped in the middle of it.', finishedAt: now(), updatedAt: now() },
  )

/** By the schedule: one that fails is tried again by the queue. */
export const backUpOnSchedule = async (ctx: Context): Promise<void> => {
  await ctx.em.nativeDelete(BackupRun, { createdAt: { $lt: subDays(ctx.now(), keepRunsDays) } })
  await endKilled(ctx)
  await perform(ctx, await create(ctx, 'backup', null), backUp)
}

/** By hand: whoever asked sees what went wrong, and asks again. */
export const runAsked = async (ctx: Context, id: string, works: Record<BackupKind, Work>): Promise<void> => {
  const run = await ctx.em.findOne(BackupRun, { id, state: { $in: [...unfinished] } })
  if (run) await perform(ctx, run, works[run.kind]).catch(() => {})
}

/** @throws CONFLICT while one is under way, UNAVAILABLE while this instance runs no queue */
export const askFor = async (ctx: Context, kind: BackupKind): Promise<BackupStatus> => {
  if (!ctx.jobs) throw unavailable('The queue is not running in this instance')
  await inTransaction(ctx, async (inside) => {
    // Of those who ask at once, one begins.
    await lockName(inside.em, 'ask for a backup')
    await endKilled(inside)
    if (await findRunning(inside)) throw conflict('A backup or a drill is under way already')
    const { id } = await create(inside, kind, inside.viewer?.name ?? null)
    await inside.wake('backups.run', { id })
  })
  return readBackupStatus(ctx)
}

/** Writes down beside the backups who was erased or left the mailing list since: a disk that dies now takes neither with it. */
export const noteErasures = async (ctx: Context): Promise<void> => {
  const session = await openSession(ctx.databaseUrl, ctx.em)
  try {
    const erasures = await readErasures(
      (text) => session.run(sql.raw(text)),
      (address) => hashAddress(ctx, address),
    )
    await writeLedger(await openFolder(ctx.env), erasures)
  } finally {
    await session.close()
  }
}

/** Where a backup lies, and its size. @throws NOT_FOUND, UNAVAILABLE when the folder is away */
export const findBackupFile = async (ctx: Context, name: string): Promise<{ path: string; bytes: number }> => {
  const folder = await openFolder(ctx.env).catch((error: Error) => {
    throw unavailable(error.message)
  })
  const path = join(folder, name)
  const found = isBackupName(name) ? await stat(path).catch(() => null) : null
  if (!found) throw notFound('There is no such backup')
  return { path, bytes: found.size }
}
