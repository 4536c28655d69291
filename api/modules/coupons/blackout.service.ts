import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { updateBlackoutDatesSchema } from '#graphql/inputs/coupon.ts'
import { lockName } from '../../db/lock-name.ts'
import { conflict } from '../../errors.ts'
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

const byDate = (periods: readonly BlackoutPeriod[]) =>
  periods.toSorted((one, other) => one.firstDate.localeCompare(other.firstDate))

/** @throws BAD_USER_INPUT, CONFLICT when they are no longer what they were when they were read */
export const updateBlackoutDates = async (ctx: Context, raw: UpdateBlackoutDatesInput): Promise<BlackoutPeriod[]> => {
  const { periods, before } = updateBlackoutDatesSchema.parse(raw)
  const sorted = byDate(periods)
  await inTransaction(ctx, async (inside) => {
    await lockName(inside.em, 'blackout dates')
    if (before && !isDeepStrictEqual(byDate(before), await listBlackoutDates(inside)))
      throw conflict('The blackout dates were changed meanwhile. Look at them before you go on')
    await writeSetting(inside.em, blackoutKey, sorted)
    await audit(inside, 'blackout-dates-changed', { details: { periods: sorted.length } })
  })
  return sorted
}
