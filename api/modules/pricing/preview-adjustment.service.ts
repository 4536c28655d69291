import { createHash } from 'node:crypto'
import { nightAdjustmentSchema } from '#graphql/inputs/night-adjustment.ts'
import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import { badUserInput } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import { omitUnset } from '../../platform/schema/omit-unset.ts'
import { formatDollars } from '../hotel/format.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { adjusts } from './adjust-terms.ts'
import type { AdjustedNight, NightAdjustmentInput, NightAdjustmentPreview } from './night-adjustment.type.ts'
import { readPriceBook, withNeighbours } from './price-book.service.ts'
import { nightsOfType } from './price-of-night.ts'

/** @throws ZodError naming each field */
export const parseAdjustment = (ctx: Context, raw: NightAdjustmentInput) => {
  const { price, percent, amount, minStay, fillsGaps, ...form } = nightAdjustmentSchema(
    hotelDay(ctx.facts, ctx.now()),
  ).parse(omitUnset(raw, []))
  return {
    ...form,
    price: price ?? null,
    percent: percent ?? null,
    amount: amount ?? null,
    minStay: minStay ?? null,
    fillsGaps: minStay != null && fillsGaps,
  }
}

export type Adjustment = ReturnType<typeof parseAdjustment>

/** A room type that is put away is no longer priced. @throws BAD_USER_INPUT */
const refuseTypes = async ({ em }: Context, { roomTypeIds, price }: Adjustment) => {
  const types = await em.find(RoomType, { id: { $in: roomTypeIds }, archivedAt: null })
  if (types.length < roomTypeIds.length)
    throw badUserInput([{ path: ['roomTypeIds'], message: 'Room types must be ids of room types in use' }])
  const above = types.find(({ floorPrice }) => price != null && price < floorPrice)
  if (!above) return
  const floor = formatDollars(above.floorPrice, 'en')
  throw badUserInput([
    { path: ['price'], message: `Price must be at least ${floor}, the floor price of ${above.name}` },
  ])
}

const isChanged = ({ before, after, minStayBefore, minStayAfter, closes }: AdjustedNight) =>
  before !== after || minStayBefore !== minStayAfter || closes

const nameOf = (nights: readonly AdjustedNight[]) =>
  createHash('sha256').update(JSON.stringify(nights)).digest('base64url')

/** What the nights would be, by the code that prices every stay. @throws BAD_USER_INPUT */
export const outcomeOf = async (ctx: Context, adjustment: Adjustment): Promise<NightAdjustmentPreview> => {
  const { firstNight, lastNight, roomTypeIds } = adjustment
  await refuseTypes(ctx, adjustment)
  const dates = nightsOf(firstNight, addDays(lastNight, 1)).filter((date) => adjusts(adjustment, date))
  if (dates.length === 0)
    throw badUserInput([{ path: ['daysOfWeek'], message: 'None of the nights is of the chosen days of the week' }])
  const { types, ...book } = await readPriceBook(ctx, withNeighbours({ from: firstNight, to: lastNight, all: true }))
  const nights = types
    .filter(({ id }) => roomTypeIds.includes(id))
    .flatMap((type) => {
      const [is, becomes] = [
        nightsOfType(type, book),
        nightsOfType({ ...type, adjustments: [...type.adjustments, adjustment] }, book),
      ]
      return dates.map((date): AdjustedNight => {
        const [before, after] = [is(date), becomes(date)]
        return {
          roomTypeId: type.id,
          date,
          before: before.price,
          after: after.price,
          beforeSource: before.source,
          minStayBefore: before.minStay,
          minStayAfter: after.minStay,
          closes: after.isClosed && !before.isClosed,
        }
      })
    })
  const changed = nights.filter(isChanged)
  return { nights: changed, unchanged: nights.length - changed.length, seen: nameOf(nights) }
}

/** Nothing is kept. @throws BAD_USER_INPUT naming each field */
export const previewAdjustment = (ctx: Context, raw: NightAdjustmentInput): Promise<NightAdjustmentPreview> =>
  outcomeOf(ctx, parseAdjustment(ctx, raw))
