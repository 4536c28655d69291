import { updateBlackoutDatesSchema } from '#graphql/inputs/coupon.ts'
import type { Context } from '../../context.ts'
import { findSetting, writeSetting } from '../settings/setting.service.ts'
import type { BlackoutPeriod, UpdateBlackoutDatesInput } from './coupon.type.ts'

/** Where the setting is kept; prices read it along with everything else they follow from. */
export const blackoutKey = 'coupons.blackout'

/** By date. */
export const listBlackoutDates = async (ctx: Context): Promise<BlackoutPeriod[]> =>
  (await findSetting<BlackoutPeriod[]>(ctx.em, blackoutKey)) ?? []

export const updateBlackoutDates = async (ctx: Context, raw: UpdateBlackoutDatesInput): Promise<BlackoutPeriod[]> => {
  const { periods } = updateBlackoutDatesSchema.parse(raw)
  const sorted = periods.toSorted((one, other) => one.firstDate.localeCompare(other.firstDate))
  await writeSetting(ctx.em, blackoutKey, sorted)
  return sorted
}
