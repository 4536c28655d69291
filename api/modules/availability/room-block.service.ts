import { LockMode } from '@mikro-orm/core'
import { blockIds, blockRoomsSchema, roomBlockSchema } from '#graphql/inputs/availability.ts'
import { changeSchema } from '#graphql/inputs/room.ts'
import { changingNights, type Context } from '../../platform/context.ts'
import { parseArgument } from '../../platform/parse-argument.ts'
import { badUserInput, notFound } from '../../errors.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import { RoomType } from '../rooms/room.entity.ts'
import type { BlockRoomsInput, CreateBlockInput } from './availability.inputs.ts'
import type { Calendar } from './availability.service.ts'
import { lockBlocks } from './lock-blocks.ts'
import { lockRooms } from './lock-rooms.ts'
import { refuseOverlaps, refuseTooMany, touches, type WantedBlock } from './refuse-blocks.ts'
import { RoomBlock } from './room-block.entity.ts'
import { stillClosed } from './still-closed.ts'

const mostBlocks = 2_000

export const listBlocks = (ctx: Context, { from, to }: Calendar): Promise<RoomBlock[]> =>
  ctx.em.find(RoomBlock, touches({ firstNight: from, lastNight: to }), {
    orderBy: { firstNight: 'asc', id: 'asc' },
    limit: mostBlocks,
  })

/** The room or type that a block names: nobody else blocks rooms of it until the transaction ends. @throws BAD_USER_INPUT, CONFLICT */
const lockBlocked = async (ctx: Context, roomId: string | null | undefined, roomTypeId: string | null | undefined) => {
  if (roomId) {
    const [room] = await lockRooms(ctx, [roomId], 'roomId')
    return { room: room!, roomType: room!.roomType }
  }
  await lockBlocks(ctx, [roomTypeId!])
  const roomType = await ctx.em.findOne(RoomType, { id: roomTypeId! })
  if (!roomType) throw badUserInput([{ path: ['roomTypeId'], message: 'Room type must be the id of a room type' }])
  return { room: null, roomType }
}

type Why = Pick<RoomBlock, 'reason' | 'note'>

/**
 * Writes blocks of what is locked, all of them or none. Two people block the last room at once: the second has waited for the
 * lock, and finds the first one's block.
 */
const writeBlocks = async (
  ctx: Context,
  wanted: readonly WantedBlock[],
  why: Why,
  paths: { overlap: string; tooMany: string },
): Promise<RoomBlock[]> => {
  await refuseOverlaps(ctx, wanted, paths.overlap)
  await refuseTooMany(ctx, wanted, paths.tooMany)
  const now = ctx.now()
  const createdBy = ctx.viewer?.name ?? null
  const blocks = wanted.map((block) =>
    ctx.em.create(RoomBlock, { ...block, ...why, createdBy, createdAt: now, updatedAt: now }),
  )
  await ctx.em.flush()
  return blocks
}

/** @throws BAD_USER_INPUT naming each field */
export const createBlock = async (ctx: Context, raw: CreateBlockInput): Promise<RoomBlock> => {
  const { roomId, roomTypeId, rooms, reason, note, ...nights } = roomBlockSchema(hotelToday(ctx)).parse(raw)
  return changingNights(ctx, async (inside) => {
    const thing = await lockBlocked(inside, roomId, roomTypeId)
    const wanted = { ...thing, ...nights, rooms: thing.room ? 1 : (rooms ?? 1) }
    const paths = { overlap: 'firstNight', tooMany: thing.room ? 'roomId' : 'rooms' }
    const [block] = await writeBlocks(inside, [wanted], { reason, note }, paths)
    return block!
  })
}

/** Blocks several rooms for the same nights, all of them or none. @throws BAD_USER_INPUT naming each room that cannot be */
export const blockRooms = async (ctx: Context, raw: BlockRoomsInput): Promise<RoomBlock[]> => {
  const { roomIds, reason, note, ...nights } = blockRoomsSchema(hotelToday(ctx)).parse(raw)
  return changingNights(ctx, async (inside) => {
    const rooms = await lockRooms(inside, roomIds)
    const wanted = rooms.map((room) => ({ room, roomType: room.roomType, rooms: 1, ...nights }))
    return writeBlocks(inside, wanted, { reason, note }, { overlap: 'roomIds', tooMany: 'roomIds' })
  })
}

/** Takes blocks away; of several, those that are gone already are as they should be. @throws BAD_USER_INPUT, NOT_FOUND */
export const deleteBlocks = async (ctx: Context, raw: string[]) => {
  const ids = parseArgument('ids', blockIds, raw)
  return changingNights(ctx, async (inside) => {
    const blocks = await inside.em.find(
      RoomBlock,
      { id: { $in: ids } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    if (blocks.length === 0) throw notFound('There is no such block')
    // Their names are said where there are several.
    await inside.em.find(RoomType, { id: { $in: blocks.map(({ roomType }) => roomType.id) } })
    await inside.em.nativeDelete(RoomBlock, { id: { $in: ids } })
    return { success: true, ids, stillClosed: await stillClosed(inside, blocks) }
  })
}

/** @throws NOT_FOUND */
export const deleteBlock = async (ctx: Context, raw: string) => {
  const { id } = changeSchema.parse({ id: raw })
  return { id, ...(await deleteBlocks(ctx, [id])) }
}
