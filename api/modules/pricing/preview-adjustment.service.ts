import { createHash } from 'node:crypto'
import type { FindOneOptions } from '@mikro-orm/core'
import { nightAdjustmentSchema } from '#graphql/inputs/night-adjustment.ts'
import { changeSchema } from '#graphql/inputs/room.ts'
import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import { badUserInput, notFound } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import { omitUnset } from '../../platform/schema/omit-unset.ts'
import { formatDollars } from '../hotel/format.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { RoomType } from '../rooms/room.entity.ts'
import { adjusts } from './adjust-terms.ts'
import { NightAdjustment } from './night-adjustment.entity.ts'
import type { AdjustedNight, NightAdjustmentInput, NightAdjustmentPreview } from './night-adjustment.type.ts'
import type { PlacedAdjustment } from './price-book.ts'
import { readPriceBook, withNeighbours } from './price-book.service.ts'
import { nightsOfType } from './price-of-night.ts'

/** @param storedFirst of a change that is changed: its first night may be over. @throws ZodError naming each field */
export const parseAdjustment = (ctx: Context, raw: object, storedFirst?: string) => {
  const { price, percent, amount, minStay, fillsGaps, ...form } = nightAdjustmentSchema(
    hotelToday(ctx),
    storedFirst,
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

const isChanged = ({ before, after, minStayBefore, minStayAfter, closes, opens }: AdjustedNight) =>
  before !== after || minStayBefore !== minStayAfter || closes || opens

const nameOf = (nights: readonly AdjustedNight[]) =>
  createHash('sha256').update(JSON.stringify(nights)).digest('base64url')

/** A change of nights as it is stored. */
type Stored = Pick<NightAdjustment, 'roomTypeIds' | 'firstNight' | 'lastNight' | 'daysOfWeek' | 'position'>

/** In the place of the one that it replaces, or after all others. */
const placed = (
  others: readonly PlacedAdjustment[],
  adjustment: Adjustment,
  position = Number.MAX_SAFE_INTEGER,
): PlacedAdjustment[] =>
  [...others, { ...adjustment, position }].toSorted((one, other) => one.position - other.position)

/**
 * What the nights would be, by the code that prices every stay.
 * @param replaced the stored one in whose place it would stand: nights that it would leave are told too
 * @throws BAD_USER_INPUT
 */
export const outcomeOf = async (
  ctx: Context,
  adjustment: Adjustment,
  replaced?: Stored,
): Promise<NightAdjustmentPreview> => {
  await refuseTypes(ctx, adjustment)
  const spans = [adjustment, ...(replaced ? [replaced] : [])]
  const from = spans.map(({ firstNight }) => firstNight).sort()[0]!
  const to = spans
    .map(({ lastNight }) => lastNight)
    .sort()
    .at(-1)!
  const { types, ...book } = await readPriceBook(ctx, withNeighbours({ from, to, all: true }))
  const dates = nightsOf(from, addDays(to, 1)).filter((date) => date >= book.today)
  if (!dates.some((date) => adjusts(adjustment, date)))
    throw badUserInput([{ path: ['daysOfWeek'], message: 'None of the nights is of the chosen days of the week' }])
  const nights = types.flatMap((type) => {
    const others = type.adjustments.filter(({ position }) => position !== replaced?.position)
    const isOfIt = adjustment.roomTypeIds.includes(type.id)
    const adjustments = isOfIt ? placed(others, adjustment, replaced?.position) : others
    const [is, becomes] = [nightsOfType(type, book), nightsOfType({ ...type, adjustments }, book)]
    return dates
      .filter((date) => spans.some((span) => span.roomTypeIds.includes(type.id) && adjusts(span, date)))
      .map((date): AdjustedNight => {
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
          opens: before.isClosed && !after.isClosed,
        }
      })
  })
  const changed = nights.filter(isChanged)
  return { nights: changed, unchanged: nights.length - changed.length, seen: nameOf(nights) }
}

/** @throws NOT_FOUND where there is none, or it was taken back */
export const findAdjustment = async (
  { em }: Context,
  id: string,
  options: FindOneOptions<NightAdjustment> = {},
): Promise<NightAdjustment> => {
  const adjustment = await em.findOne(NightAdjustment, { id }, options)
  if (!adjustment) throw notFound('There is no such change of nights')
  if (adjustment.deletedAt) throw notFound('This change of nights was taken back')
  return adjustment
}

/** Nothing is kept. @throws BAD_USER_INPUT naming each field, NOT_FOUND */
export const previewAdjustment = async (
  ctx: Context,
  { id, ...raw }: NightAdjustmentInput,
): Promise<NightAdjustmentPreview> => {
  if (id == null) return outcomeOf(ctx, parseAdjustment(ctx, raw))
  const stored = await findAdjustment(ctx, changeSchema.parse({ id }).id)
  return outcomeOf(ctx, parseAdjustment(ctx, raw, stored.firstNight), stored)
}
