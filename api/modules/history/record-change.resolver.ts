import { Arg, Args, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { PageArgs } from '../../platform/schema/page-args.ts'
import { listChanges } from './record-change.service.ts'
import { RecordChangeConnection, RecordChangeType } from './record-change.type.ts'

@Resolver(() => RecordChangeType)
export class RecordChangeResolver {
  @Authorized('rooms:read')
  @Query(() => RecordChangeConnection, {
    description: 'What was changed about a room type, room, pricing rule or saved reply, the newest first.',
  })
  recordChanges(
    @Ctx() ctx: Context,
    @Arg('subjectId', () => ID, { description: 'Id of the record.' }) subjectId: string,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return listChanges(ctx, subjectId, page)
  }
}
