import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { PageArgs } from '../../platform/schema/page-args.ts'
import { listChanges } from './record-change.service.ts'
import { undoChange } from './undo-change.service.ts'
import { RecordChangeConnection, RecordChangeType, UndoneChange } from './record-change.type.ts'

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

  @Authorized('rooms:read')
  @Mutation(() => UndoneChange, {
    description:
      'Puts back what the fields of an UPDATED change had before it, which takes what it takes to change the record and is a change itself. CONFLICT when one of these fields was changed since.',
  })
  async undoRecordChange(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Id of the change.' }) id: string) {
    return { success: true, subjectId: await undoChange(ctx, id) }
  }
}
