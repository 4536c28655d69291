import { sql } from 'kysely'
import { changeSchema, roomSchema } from '#graphql/inputs/room.ts'
import { changingNights, type Context } from '../../platform/context.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import { isTaken } from '../../db/is-taken.ts'
import { readRecords } from '../../db/read-records.ts'
import { badUserInput } from '../../errors.ts'
import { omitUnset } from '../../platform/schema/omit-unset.ts'
import { isId } from '../../platform/schema/ids.ts'
import { lockBlocks } from '../availability/lock-blocks.ts'
import { moveBlocks } from '../availability/move-blocks.ts'
import { differences, recordChange } from '../history/record-change.service.ts'
import { Room, RoomType } from './room.entity.ts'
import type { CreateRoomInput, UpdateRoomInput } from './room.inputs.ts'

const mostRooms = 1_000

/** Null says "none" of these, and "not measured" of what staff measure. */
const canBeMissing = ['stepsToDoor', 'view', 'nightDecibels', 'morningSun', 'notes']

const collator = new Intl.Collator('en', { numeric: true })

/** 2 before 10. */
export const byNumber = (a: Pick<Room, 'roomNumber'>, b: Pick<Room, 'roomNumber'>) =>
  collator.compare(a.roomNumber, b.roomNumber)

/** By number. */
export const listRooms = async (ctx: Context, includeArchived: boolean): Promise<Room[]> => {
  const which = sql`where ${includeArchived} or r.archived_at is null limit ${mostRooms}`
  const rooms = await readRecords(ctx.em, Room, which)
  return rooms.toSorted(byNumber)
}

export const findRoom = async (ctx: Context, id: string, includeArchived = true): Promise<Room | null> =>
  isId(id) ? ctx.em.findOne(Room, { id, ...(!includeArchived && { archivedAt: null }) }) : null

const inOwnNumber = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!isTaken(error, 'room_room_number_unique')) throw error
    throw badUserInput([{ path: ['roomNumber'], message: 'Another room has this number already' }])
  }
}

/** The type that a room comes to: an archived one keeps the rooms that it has, and gets no other. */
const typeOf = async (ctx: Context, id: string): Promise<RoomType> => {
  const roomType = await ctx.em.findOne(RoomType, { id })
  if (!roomType) throw badUserInput([{ path: ['roomTypeId'], message: 'Room type must be the id of a room type' }])
  if (roomType.archivedAt)
    throw badUserInput([
      { path: ['roomTypeId'], message: 'Room type is archived: choose another, or bring it back first' },
    ])
  return roomType
}

/** @throws BAD_USER_INPUT naming each field */
export const createRoom = async (ctx: Context, raw: CreateRoomInput): Promise<Room> => {
  const { roomTypeId, ...form } = roomSchema.parse(omitUnset(raw, canBeMissing))
  return inOwnNumber(() =>
    changingNights(ctx, async (inside) => {
      const now = ctx.now()
      const fields = { ...form, notes: form.notes || null }
      const room = inside.em.create(Room, {
        ...fields,
        roomType: await typeOf(inside, roomTypeId),
        archivedAt: null,
        changedBy: ctx.viewer?.name ?? null,
        createdAt: now,
        updatedAt: now,
      })
      await inside.em.flush()
      recordChange(inside, room.id, 'created', differences({}, { roomTypeId, ...fields }))
      return room
    }),
  )
}

const asForm = (room: Room) => ({
  roomTypeId: room.roomType.id,
  roomNumber: room.roomNumber,
  floor: room.floor,
  floorMeasured: room.floorMeasured,
  stepsToDoor: room.stepsToDoor ?? null,
  view: room.view ?? null,
  nightDecibels: room.nightDecibels ?? null,
  morningSun: room.morningSun ?? null,
  accessible: room.accessible,
  active: room.active,
  notes: room.notes ?? null,
})

/** Whoever blocks rooms of either type waits until one has changed into the other. Before the room itself, as they do. */
const lockTypes = async (ctx: Context, id: string, roomTypeId: string | null | undefined) => {
  const room = roomTypeId ? await ctx.em.findOne(Room, { id }, { disableIdentityMap: true }) : null
  if (room && roomTypeId && room.roomType.id !== roomTypeId) await lockBlocks(ctx, [room.roomType.id, roomTypeId])
}

/**
 * Changes what is given and leaves the rest. What blocks a room goes with it to another type.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND, CONFLICT
 */
export const updateRoom = async (ctx: Context, raw: UpdateRoomInput): Promise<Room> => {
  const { id, version } = changeSchema.parse(raw)
  const { id: _id, version: _version, ...changes } = raw
  return inOwnNumber(() =>
    changingNights(ctx, async (inside) => {
      await lockTypes(inside, id, changes.roomTypeId)
      const room = await lockRecord(inside, Room, 'room', id, { version })
      const before = asForm(room)
      const form = roomSchema.parse({ ...before, ...omitUnset(changes, canBeMissing) })
      const after = { ...form, notes: form.notes || null }
      const changed = differences(before, after)
      if (changed.length === 0) return room
      const { roomTypeId, ...fields } = after
      if (roomTypeId !== before.roomTypeId) {
        room.roomType = await typeOf(inside, roomTypeId)
        await moveBlocks(inside, room, roomTypeId)
      }
      Object.assign(room, fields, { changedBy: ctx.viewer?.name ?? null })
      recordChange(inside, id, 'updated', changed)
      await inside.em.flush()
      return room
    }),
  )
}

const setArchived = async (ctx: Context, raw: string, archived: boolean): Promise<Room> => {
  const { id } = changeSchema.parse({ id: raw })
  return changingNights(ctx, async (inside) => {
    const room = await lockRecord(inside, Room, 'room', id)
    if (Boolean(room.archivedAt) === archived) return room
    room.archivedAt = archived ? ctx.now() : null
    room.changedBy = ctx.viewer?.name ?? null
    recordChange(inside, id, archived ? 'archived' : 'restored')
    await inside.em.flush()
    return room
  })
}

/** @throws NOT_FOUND */
export const archiveRoom = (ctx: Context, id: string) => setArchived(ctx, id, true)

/** @throws NOT_FOUND */
export const restoreRoom = (ctx: Context, id: string) => setArchived(ctx, id, false)
