import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { AuditActor, AuditEntriesArgs, AuditEntryConnection, AuditEntryType } from './audit.type.ts'
import { listActors, listAudit } from './list-audit.service.ts'

@Resolver(() => AuditEntryType)
export class AuditResolver {
  @Authorized('audit:read')
  @Query(() => AuditEntryConnection, { description: 'Who did what at the desk and with keys, the newest first.' })
  auditEntries(@Ctx() ctx: Context, @Args(() => AuditEntriesArgs) args: AuditEntriesArgs) {
    return listAudit(ctx, args)
  }

  @Authorized('audit:read')
  @Query(() => [AuditActor], { description: 'The staff members and keys of the log, by name, at most 200.' })
  auditActors(@Ctx() ctx: Context) {
    return listActors(ctx)
  }
}
