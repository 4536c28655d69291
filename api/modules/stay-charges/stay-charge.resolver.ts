import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import * as service from './stay-charge.service.ts'
import { DeletedSetting, SetStayChargeInput, StayCharge } from './stay-charge.type.ts'

const SettingId = () => Arg('id', () => ID, { description: 'Its id.' })

@Resolver()
export class StayChargeResolver {
  @Authorized('rooms:read')
  @Query(() => [StayCharge], { description: 'Taxes and mandatory fees, by kind and date.' })
  stayCharges(@Ctx() ctx: Context) {
    return service.listCharges(ctx)
  }

  @Authorized('rooms:write')
  @Mutation(() => StayCharge, { description: 'Sets a tax or mandatory fee from a night on.' })
  setStayCharge(
    @Ctx() ctx: Context,
    @Arg('input', () => SetStayChargeInput, { description: 'The charge.' }) input: SetStayChargeInput,
  ) {
    return service.setCharge(ctx, input)
  }

  @Authorized('rooms:write')
  @Mutation(() => DeletedSetting, { description: 'Deletes a dated tax or fee: the one before it holds on.' })
  deleteStayCharge(@Ctx() ctx: Context, @SettingId() id: string) {
    return service.deleteCharge(ctx, id)
  }
}
