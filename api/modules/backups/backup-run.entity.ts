import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { backupKinds, backupStates } from '#graphql/inputs/backup.ts'
import { baseColumns, instant } from '../../db/base-columns.ts'

/** A backup that was made by this server or is wanted, or a drill: a backup restored to see whether it can be. */
export const BackupRun = defineEntity({
  name: 'BackupRun',
  indexes: [{ name: 'backup_run_kind_created_at_index', properties: ['kind', 'createdAt'] }],
  properties: {
    ...baseColumns,
    kind: p.enum([...backupKinds]),
    state: p.enum([...backupStates]),
    /** Who asked for it; null when it was the schedule. */
    askedBy: p.string().length(100).nullable(),
    finishedAt: instant().nullable(),
    file: p.string().length(100).nullable(),
    kilobytes: p.integer().nullable(),
    rows: p.integer().nullable(),
    /** What a drill found, or why it failed, as a sentence. */
    message: p.string().length(500).nullable(),
  },
})

export type BackupRun = InferEntity<typeof BackupRun>
