import { sql } from 'kysely'
import { updateBlackoutDatesSchema } from '#graphql/inputs/coupon.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { audit } from '../audit/audit.service.ts'
import { findSetting, writeSetting } from '../settings/setting.service.ts'
import type { BlackoutPeriod, UpdateBlackoutDatesInput } from './coupon.type.ts'

/** Where the setting is kept. */
const blackoutKey = 'coupons.blackout'

/** SQL for the stored periods, null where none were: prices read them along with everything else they follow from. */
export const storedBlackouts = sql`(select o.value from setting o where o.key = ${blackoutKey})`

/** By date. */
export const listBlackoutDates = async (ctx: Context): Promise<BlackoutPeriod[]> =>
  (await findSetting<BlackoutPeriod[]>(ctx.em, blackoutKey)) ?? []

export const updateBlackoutDates = async (ctx: Context, raw: UpdateBlackoutDatesInput): Promise<BlackoutPeriod[]> => {
  const { periods } = updateBlackoutDatesSchema.parse(raw)
  const sorted = periods.toSorted((one, other) => one.firstDate.localeCompare(other.firstDate))
  await inTransaction(ctx, async (inside) => {
    await writeSetting(inside.em, blackoutKey, sorted)
    await audit(inside, 'blackout-dates-changed', { details: { periods: sorted.length } })
  })
  return sorted
}
