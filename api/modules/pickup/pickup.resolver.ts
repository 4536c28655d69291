import { Args, Authorized, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { PickupArgs } from './pickup.inputs.ts'
import { readPickup } from './pickup.service.ts'
import { Pickup } from './pickup.type.ts'

@Resolver()
export class PickupResolver {
  @Authorized('rooms:read')
  @Query(() => Pickup, {
    description:
      'How many rooms were taken of the nights of some months, and at what price, beside an earlier day. It is noted each hour, for a year ahead, and kept for 25 months.',
  })
  pickup(@Ctx() ctx: Context, @Args(() => PickupArgs) args: PickupArgs) {
    return readPickup(ctx, args)
  }
}
