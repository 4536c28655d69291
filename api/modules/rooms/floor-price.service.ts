import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { badUserInput } from '../../errors.ts'
import { formatDollars } from '../hotel/format.ts'
import { hotelToday } from '../hotel/hotel-day.ts'

const cheapestBelow = (roomTypeId: string, floorPrice: number, today: string) => sql<{ name: string; price: number }>`
  select name, price from pricing_rule
  where room_type_id = ${roomTypeId} and active and deleted_at is null and end_date >= ${today} and price < ${floorPrice}
  order by price limit 1`

/**
 * A floor cannot rise above a price that is still in force.
 * @throws BAD_USER_INPUT naming the rule
 */
export const refuseBelowRules = async (ctx: Context, roomTypeId: string, floorPrice: number): Promise<void> => {
  const today = hotelToday(ctx)
  const { rows } = await cheapestBelow(roomTypeId, floorPrice, today).execute(ctx.em.getKysely())
  const [rule] = rows
  if (!rule) return
  const message = `Floor price must be at most ${formatDollars(rule.price, 'en')}, the price of the rule ${rule.name}`
  throw badUserInput([{ path: ['floorPrice'], message }])
}
