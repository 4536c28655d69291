import { BackupRun } from './backup-run.entity.ts'
import { backUpOnSchedule, noteErasures } from './backup-run.service.ts'
import { BackupResolver } from './backup.resolver.ts'
import type { Module } from '../../platform/module.ts'

declare module '../../platform/calls.ts' {
  interface Calls {
    'backups.run': { id: string }
  }
}

const daily = (at: string) => {
  const [hour, minute] = at.split(':').map(Number)
  return `${minute} ${hour} * * *`
}

export const backups: Module = {
  entities: [BackupRun],
  resolvers: [BackupResolver],
  jobs: [
    {
      queue: 'backups.daily',
      schedule: ({ BACKUP_FOLDER, BACKUP_AT }) => BACKUP_FOLDER && daily(BACKUP_AT),
      run: backUpOnSchedule,
    },
    {
      queue: 'backups.note-erasures',
      schedule: ({ BACKUP_FOLDER }) => BACKUP_FOLDER && '*/5 * * * *',
      run: noteErasures,
    },
  ],
}
