import { Arg, Args, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { PageArgs } from '../../platform/schema/page-args.ts'
import { listChanges } from './record-change.service.ts'
import { RecordChangeConnection, RecordChangeType } from './record-change.type.ts'

@Resolver(() => RecordChangeType)
export class RecordChangeResolver {
  @Authorized('rooms:read', 'inquiries:read')
  @Query(() => RecordChangeConnection, {
    description:
      'What was changed about a room type, room, pricing rule, change of nights, long-stay rate, extra, charge or removed blocks (rooms:read), or about a saved reply or inquiry (inquiries:read), the newest first.',
  })
  recordChanges(
    @Ctx() ctx: Context,
    @Arg('subjectId', () => ID, { description: 'Id of the record.' }) subjectId: string,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return listChanges(ctx, subjectId, page)
  }
}
