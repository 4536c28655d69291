import { roomBlockSchema } from '#graphql/inputs/availability.ts'
import { changeSchema } from '#graphql/inputs/room.ts'
import { calendarSchema } from '#graphql/inputs/stay.ts'
import { addDays, firstOfMonth, nightsOf } from '#graphql/stay-dates.ts'
import type { Context } from '../../context.ts'
import { badUserInput, notFound } from '../../errors.ts'
import { changingNights } from '../pricing/changing-nights.ts'
import { nightsOfType, type PriceBook, type TypeFacts } from '../pricing/price-book.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import { Room, RoomType } from '../rooms/room.entity.ts'
import type { AvailabilityCalendarArgs, CreateBlockInput } from './availability.inputs.ts'
import type { AvailabilityNight, RoomTypeAvailability } from './availability.type.ts'
import { RoomBlock } from './room-block.entity.ts'

const mostBlocks = 2_000

/** The nights from `from` to `to`, both included. */
export interface Calendar {
  from: string
  to: string
  roomTypes: RoomTypeAvailability[]
}

const nightsFor = (type: TypeFacts, { now }: PriceBook, from: string, to: string): AvailabilityNight[] => {
  const nights = nightsOfType(type, now)
  return nightsOf(from, addDays(to, 1)).map((date) => {
    const state = nights(date)
    const known = type.nights.get(date)
    return {
      date,
      rooms: type.rooms,
      blocked: type.blocked(date),
      free: state.free,
      price: state.price,
      priceSource: state.source,
      ruleId: state.rule?.id ?? null,
      ruleName: state.rule?.name ?? null,
      minStay: state.minStay,
      maxStay: state.maxStay,
      stopSell: state.isClosed,
      closedToArrival: state.closedToArrival,
      closedToDeparture: state.closedToDeparture,
      source: known?.source ?? null,
      fetchedAt: known ? new Date(known.fetchedAt) : null,
      isStale: state.isApproximate,
    }
  })
}

/** Every room type and night of some months. @throws BAD_USER_INPUT */
export const availabilityCalendar = async (ctx: Context, args: AvailabilityCalendarArgs): Promise<Calendar> => {
  const { month, months } = calendarSchema.parse(args)
  const from = firstOfMonth(month)
  const to = addDays(firstOfMonth(month, months), -1)
  const book = await readPriceBook(ctx, { from, to, all: true })
  return {
    from,
    to,
    roomTypes: book.types.map((type) => ({ roomTypeId: type.id, nights: nightsFor(type, book, from, to) })),
  }
}

/** Some nights of one type. @throws NOT_FOUND */
export const readAvailability = async (
  ctx: Context,
  roomTypeId: string,
  from: string,
  to: string,
): Promise<RoomTypeAvailability> => {
  const book = await readPriceBook(ctx, { from, to, all: true })
  const type = book.types.find(({ id }) => id === roomTypeId)
  if (!type) throw notFound('There is no such room type')
  return { roomTypeId, nights: nightsFor(type, book, from, to) }
}

export const listBlocks = (ctx: Context, { from, to }: Calendar): Promise<RoomBlock[]> =>
  ctx.em.find(
    RoomBlock,
    { firstNight: { $lte: to }, lastNight: { $gte: from } },
    { orderBy: { firstNight: 'asc', id: 'asc' }, limit: mostBlocks },
  )

/** The room or type that a block names. @throws BAD_USER_INPUT */
const blockedThing = async (
  { em }: Context,
  roomId: string | null | undefined,
  roomTypeId: string | null | undefined,
) => {
  const room = roomId ? await em.findOne(Room, { id: roomId }) : null
  if (roomId && !room) throw badUserInput([{ path: ['roomId'], message: 'Room must be the id of a room' }])
  const roomType = room ? room.roomType : await em.findOne(RoomType, { id: roomTypeId! })
  if (!roomType) throw badUserInput([{ path: ['roomTypeId'], message: 'Room type must be the id of a room type' }])
  return { room, roomType }
}

/** A room cannot be taken twice for the same night. */
const refuseOverlap = async (ctx: Context, room: Room, firstNight: string, lastNight: string) => {
  // Two people block the same room at once: the second waits here and then finds the first one's block.
  await ctx.em.execute('select pg_advisory_xact_lock(hashtext(?))', [`block ${room.id}`])
  const [other] = await ctx.em.find(
    RoomBlock,
    { room, firstNight: { $lte: lastNight }, lastNight: { $gte: firstNight } },
    { limit: 1 },
  )
  if (!other) return
  const nights = `from ${other.firstNight} to ${other.lastNight}`
  throw badUserInput([{ path: ['firstNight'], message: `Room ${room.roomNumber} is blocked already ${nights}` }])
}

/** @throws BAD_USER_INPUT naming each field */
export const createBlock = async (ctx: Context, raw: CreateBlockInput): Promise<RoomBlock> => {
  const { roomId, roomTypeId, rooms, ...form } = roomBlockSchema.parse(raw)
  return changingNights(ctx, async (inside) => {
    const { room, roomType } = await blockedThing(inside, roomId, roomTypeId)
    if (room) await refuseOverlap(inside, room, form.firstNight, form.lastNight)
    const now = ctx.now()
    const block = inside.em.create(RoomBlock, {
      ...form,
      room,
      roomType,
      rooms: room ? 1 : (rooms ?? 1),
      createdBy: ctx.viewer?.name ?? null,
      createdAt: now,
      updatedAt: now,
    })
    await inside.em.flush()
    return block
  })
}

/** @throws NOT_FOUND */
export const deleteBlock = async (ctx: Context, raw: string) => {
  const { id } = changeSchema.parse({ id: raw })
  return changingNights(ctx, async ({ em }) => {
    if (!(await em.nativeDelete(RoomBlock, { id }))) throw notFound('There is no such block')
    return { success: true, id }
  })
}
