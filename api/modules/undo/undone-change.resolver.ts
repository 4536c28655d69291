import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { undoChange } from './undo-change.service.ts'
import { UndoneChange } from './undone-change.type.ts'

@Resolver(() => UndoneChange)
export class UndoneChangeResolver {
  @Authorized('rooms:read')
  @Mutation(() => UndoneChange, {
    description:
      'Puts back what the fields of an UPDATED change had before it, which takes what it takes to change the record and is a change itself. CONFLICT when one of these fields was changed since.',
  })
  async undoRecordChange(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Id of the change.' }) id: string) {
    return { success: true, subjectId: await undoChange(ctx, id) }
  }
}
