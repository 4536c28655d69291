import type { Context } from '../../platform/context.ts'
import { badUserInput } from '../../errors.ts'
import { formatDollars } from '../hotel/fill.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import type { RoomType } from '../rooms/room.entity.ts'
import { PricingRule } from './pricing-rule.entity.ts'

/**
 * A floor cannot rise above a price that is still in force.
 * @throws BAD_USER_INPUT naming the rule
 */
export const refuseBelowRules = async (ctx: Context, roomType: RoomType, floorPrice: number): Promise<void> => {
  const today = hotelDay(ctx.facts, ctx.now())
  const [rule] = await ctx.em.find(
    PricingRule,
    { roomType, active: true, deletedAt: null, endDate: { $gte: today }, price: { $lt: floorPrice } },
    { orderBy: { price: 'asc' }, limit: 1 },
  )
  if (!rule) return
  const message = `Floor price must be at most ${formatDollars(rule.price, 'en')}, the price of the rule ${rule.name}`
  throw badUserInput([{ path: ['floorPrice'], message }])
}
