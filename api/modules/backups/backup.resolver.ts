import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { askFor } from './backup-run.service.ts'
import { readBackupStatus } from './backup-status.service.ts'
import { BackupStatus } from './backup.type.ts'

@Resolver()
export class BackupResolver {
  @Authorized('operations:read')
  @Query(() => BackupStatus, { description: 'The last backup, the last drill, and the files.' })
  backups(@Ctx() ctx: Context) {
    return readBackupStatus(ctx)
  }

  @Authorized('backups:manage')
  @Mutation(() => BackupStatus, { description: 'Makes a backup in the background. CONFLICT while one is under way.' })
  makeBackup(@Ctx() ctx: Context) {
    return askFor(ctx, 'backup')
  }

  @Authorized('backups:manage')
  @Mutation(() => BackupStatus, {
    description: 'Restores the newest backup into a database of its own, in the background, and drops that.',
  })
  tryBackup(@Ctx() ctx: Context) {
    return askFor(ctx, 'drill')
  }
}
