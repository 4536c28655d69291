import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import type { LongStayRate as LongStayRateRecord } from './long-stay-rate.entity.ts'
import * as service from './long-stay-rate.service.ts'
import {
  CreateLongStayRateInput,
  DeletedLongStayRate,
  LongStayRate,
  UpdateLongStayRateInput,
} from './long-stay-rate.type.ts'

const RateId = () => Arg('id', () => ID, { description: 'Id of the rate.' })

@Resolver(() => LongStayRate)
export class LongStayRateResolver {
  @Authorized('rooms:read')
  @Query(() => [LongStayRate], { description: 'Long-stay rates by their nights, those that are over too.' })
  longStayRates(@Ctx() ctx: Context) {
    return service.listLongStayRates(ctx)
  }

  @Authorized('rooms:write')
  @Mutation(() => LongStayRate, { description: 'Makes a long-stay rate.' })
  createLongStayRate(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateLongStayRateInput, { description: 'The rate.' }) input: CreateLongStayRateInput,
  ) {
    return service.createLongStayRate(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => LongStayRate, {
    description: 'Changes a long-stay rate. CONFLICT when somebody changed it meanwhile.',
  })
  updateLongStayRate(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateLongStayRateInput, { description: 'What to change.' }) input: UpdateLongStayRateInput,
  ) {
    return service.updateLongStayRate(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => DeletedLongStayRate, { description: 'Deletes a long-stay rate; restoreLongStayRate undoes it.' })
  deleteLongStayRate(@Ctx() ctx: Context, @RateId() id: string) {
    return service.deleteLongStayRate(ctx, id)
  }

  @Authorized('rooms:write')
  @Mutation(() => LongStayRate, { description: 'Brings a deleted long-stay rate back with its id.' })
  restoreLongStayRate(@Ctx() ctx: Context, @RateId() id: string) {
    return service.restoreLongStayRate(ctx, id)
  }

  @FieldResolver(() => ID, { description: 'Id of its room type; null for every one.', nullable: true })
  roomTypeId(@Root() rate: LongStayRateRecord) {
    return rate.roomType?.id ?? null
  }
}
