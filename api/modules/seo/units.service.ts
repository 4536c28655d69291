import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { OutsideFailure } from '../../integrations/outside/failure.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { UnitsSpent } from './units-spent.entity.ts'

const reserve = (day: string, units: number, budget: number) => sql`
  insert into units_spent as s (day, units) values (${day}, ${units})
  on conflict (day) do update set units = s.units + excluded.units where s.units + excluded.units <= ${budget}
  returning units`

const giveBack = (day: string, units: number) =>
  sql`update units_spent set units = greatest(0, units - ${units}::int) where day = ${day}`

export const spentToday = async (ctx: Context): Promise<number> =>
  (await ctx.em.findOne(UnitsSpent, { day: hotelToday(ctx) }, { refresh: true }))?.units ?? 0

/**
 * Does something that costs at most `most` units, within the day's budget of this site. What it cost less is given back;
 * a call that broke off may have been billed and is not.
 * @throws OutsideFailure when the budget does not allow it
 */
export const spendUnits = async <T>(
  ctx: Context,
  most: number,
  work: () => Promise<T>,
  costOf: (result: T) => number,
): Promise<T> => {
  const budget = ctx.env.SEMRUSH_UNITS_PER_DAY
  const day = hotelToday(ctx)
  const database = ctx.em.getKysely()
  const isGranted = most <= budget && (await reserve(day, most, budget).execute(database)).rows.length > 0
  if (!isGranted)
    throw new OutsideFailure('refused', `The budget of ${budget} units a day is used up; it is full again tomorrow`)
  try {
    const result = await work()
    await giveBack(day, most - costOf(result)).execute(database)
    return result
  } catch (error) {
    const maybeBilled = error instanceof OutsideFailure && ['timeout', 'cut-off', 'too-large'].includes(error.reason)
    if (!maybeBilled) await giveBack(day, most).execute(database)
    throw error
  }
}
