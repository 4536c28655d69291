import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import * as service from './night-adjustment.service.ts'
import {
  CreateNightAdjustmentInput,
  DeletedNightAdjustment,
  NightAdjustment,
  NightAdjustmentInput,
  NightAdjustmentPreview,
  UpdateNightAdjustmentInput,
} from './night-adjustment.type.ts'
import { previewAdjustment } from './preview-adjustment.service.ts'

const AdjustmentId = () => Arg('id', () => ID, { description: 'Id of the change.' })

@Resolver(() => NightAdjustment)
export class NightAdjustmentResolver {
  @Authorized('rooms:read')
  @Query(() => NightAdjustmentPreview, {
    description:
      'The exact nights that would be sold otherwise than now, worked out as quotes are; with an `id` also those that this change would leave. Nothing is saved.',
  })
  nightAdjustmentPreview(
    @Ctx() ctx: Context,
    @Arg('input', () => NightAdjustmentInput, { description: 'What would be changed.' }) input: NightAdjustmentInput,
  ) {
    return previewAdjustment(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => NightAdjustment, {
    description:
      'Changes nights of room types at once, on top of rules and of the property management system; managers and owners only. CONFLICT when it would not come out as `seen`.',
  })
  createNightAdjustment(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateNightAdjustmentInput, { description: 'What to change.' })
    input: CreateNightAdjustmentInput,
  ) {
    return service.createAdjustment(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => NightAdjustment, {
    description:
      'Changes a change of nights where it stands among the others; undoRecordChange undoes it. Managers and owners only. NOT_FOUND for one that was taken back, CONFLICT when somebody changed it since `version`, or when it would not come out as `seen`.',
  })
  updateNightAdjustment(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateNightAdjustmentInput, { description: 'What to change.' })
    input: UpdateNightAdjustmentInput,
  ) {
    return service.updateAdjustment(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => DeletedNightAdjustment, {
    description: 'Takes a change of nights back, as if it had never been made; restoreNightAdjustment undoes it.',
  })
  deleteNightAdjustment(@Ctx() ctx: Context, @AdjustmentId() id: string) {
    return service.deleteAdjustment(ctx, id)
  }

  @Authorized('rooms:write')
  @Mutation(() => NightAdjustment, { description: 'Puts a change of nights back that was taken back.' })
  restoreNightAdjustment(@Ctx() ctx: Context, @AdjustmentId() id: string) {
    return service.restoreAdjustment(ctx, id)
  }
}
