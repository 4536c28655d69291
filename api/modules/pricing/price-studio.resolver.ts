import { Arg, Authorized, Ctx, ID, Int, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { GraphQLDate } from '../../platform/schema/scalars.ts'
import { explainPrice, priceYear } from './price-studio.service.ts'
import { PriceExplanation, PriceYear } from './price-studio.type.ts'

const TypeId = () => Arg('roomTypeId', () => ID, { description: 'The room type.' })

@Resolver()
export class PriceStudioResolver {
  @Authorized('rooms:read')
  @Query(() => PriceExplanation, { description: 'Which price a night has, which rule wins and why.' })
  priceExplanation(
    @Ctx() ctx: Context,
    @TypeId() roomTypeId: string,
    @Arg('night', () => GraphQLDate, { description: 'The night.' }) night: string,
  ) {
    return explainPrice(ctx, roomTypeId, night)
  }

  @Authorized('rooms:read')
  @Query(() => PriceYear, { description: 'The price of every night of twelve months.' })
  priceYear(
    @Ctx() ctx: Context,
    @TypeId() roomTypeId: string,
    @Arg('year', () => Int, { description: 'The year of the first month, 2020 to 2099.' }) year: number,
    @Arg('firstMonth', () => Int, { description: 'The first month, 1 to 12.', defaultValue: 1 }) firstMonth: number,
  ) {
    return priceYear(ctx, roomTypeId, year, firstMonth)
  }
}
