import { roomBlockSchema } from '#graphql/inputs/availability.ts'
import { changeSchema } from '#graphql/inputs/room.ts'
import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import { lockName } from '../../db/lock-name.ts'
import { changingNights, type Context } from '../../platform/context.ts'
import { badUserInput, notFound } from '../../errors.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import type { NightFacts } from '../pricing/price-book.ts'
import { nightsOfType, type NightState } from '../pricing/price-of-night.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import { Room, RoomType } from '../rooms/room.entity.ts'
import type { CreateBlockInput } from './availability.inputs.ts'
import type { Calendar } from './availability.service.ts'
import { RoomBlock } from './room-block.entity.ts'

const mostBlocks = 2_000

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
  const [other] = await ctx.em.find(
    RoomBlock,
    { room, firstNight: { $lte: lastNight }, lastNight: { $gte: firstNight } },
    { limit: 1 },
  )
  if (!other) return
  const nights = `from ${other.firstNight} to ${other.lastNight}`
  throw badUserInput([{ path: ['firstNight'], message: `Room ${room.roomNumber} is blocked already ${nights}` }])
}

const typeInBook = async (ctx: Context, { id }: RoomType, firstNight: string, lastNight: string) => {
  const book = await readPriceBook(ctx, { from: firstNight, to: lastNight, all: true })
  const type = book.types.find((found) => found.id === id)
  return type && { ...type, stateOf: nightsOfType(type, book), dates: nightsOf(firstNight, addDays(lastNight, 1)) }
}

const countOf = (rooms: number) => `${rooms} ${rooms === 1 ? 'room' : 'rooms'}`

const tooMany = (all: number, taken: number, date: string): string => {
  if (all === 0) return 'There is no room in use to block'
  if (taken === 0) return `There ${all === 1 ? 'is' : 'are'} only ${countOf(all)} to block`
  if (taken === all)
    return `No room is left to block on ${date}: ${all === 1 ? 'it is' : `all ${all} are`} blocked already`
  return `Only ${all - taken} of ${countOf(all)} can be blocked on ${date}: ${taken} ${taken === 1 ? 'is' : 'are'} blocked already`
}

/** No night can lack more rooms than there are: otherwise taking one block away would open nothing. */
const refuseTooMany = async (
  ctx: Context,
  roomType: RoomType,
  wanted: number,
  path: string,
  span: [string, string],
) => {
  const type = await typeInBook(ctx, roomType, ...span)
  const all = type?.rooms ?? 0
  const full = type ? type.dates.find((date) => type.blocked(date) + wanted > all) : span[0]
  if (full) throw badUserInput([{ path: [path], message: tooMany(all, type?.blocked(full) ?? 0, full) }])
}

/** @throws BAD_USER_INPUT naming each field */
export const createBlock = async (ctx: Context, raw: CreateBlockInput): Promise<RoomBlock> => {
  const { roomId, roomTypeId, rooms, ...form } = roomBlockSchema(hotelDay(ctx.facts, ctx.now())).parse(raw)
  return changingNights(ctx, async (inside) => {
    const { room, roomType } = await blockedThing(inside, roomId, roomTypeId)
    // Two people block the last room at once: the second waits here and then finds the first one's block.
    await lockName(inside.em, `block ${roomType.id}`)
    const span: [string, string] = [form.firstNight, form.lastNight]
    if (room) await refuseOverlap(inside, room, ...span)
    // A room that is out of use is none of those that can be sold.
    const isInUse = !room || (room.active && !room.archivedAt)
    if (isInUse) await refuseTooMany(inside, roomType, rooms ?? 1, room ? 'roomId' : 'rooms', span)
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

const whyClosed = (rooms: number, blocked: number, night: NightFacts | undefined, { isClosed }: NightState): string => {
  const byHand = night?.source === 'hand'
  if (night?.stopSell) return byHand ? 'set by hand as not sold' : 'not sold by Little Hotelier'
  if (isClosed) return 'adjusted not to be sold'
  if (night?.available === 0) return byHand ? 'set by hand to no room left' : 'Little Hotelier has no room left'
  if (rooms === 0) return 'no room of the type is in use'
  return blocked >= rooms ? 'other blocks take every room' : 'bookings and blocks take every room'
}

/** Which of the nights that a block was about have no room to sell without it either, and why; null when none. */
const stillClosed = async (ctx: Context, { roomType, firstNight, lastNight }: RoomBlock): Promise<string | null> => {
  const today = hotelDay(ctx.facts, ctx.now())
  const type = await typeInBook(ctx, roomType, firstNight < today ? today : firstNight, lastNight)
  const closed = type?.dates.filter((date) => type.stateOf(date).isClosed || type.stateOf(date).free < 1) ?? []
  if (!type || closed.length === 0) return null
  const reasons = new Set(
    closed.map((date) => whyClosed(type.rooms, type.blocked(date), type.nights.get(date), type.stateOf(date))),
  )
  const which = type.dates.length === 1 ? 'Its night' : `${closed.length} of its ${type.dates.length} nights`
  return `${which} ${closed.length === 1 ? 'stays' : 'stay'} closed: ${[...reasons].join(', ')}`
}

/** @throws NOT_FOUND */
export const deleteBlock = async (ctx: Context, raw: string) => {
  const { id } = changeSchema.parse({ id: raw })
  return changingNights(ctx, async (inside) => {
    const block = await inside.em.findOne(RoomBlock, { id })
    if (!block || !(await inside.em.nativeDelete(RoomBlock, { id }))) throw notFound('There is no such block')
    return { success: true, id, stillClosed: await stillClosed(inside, block) }
  })
}
