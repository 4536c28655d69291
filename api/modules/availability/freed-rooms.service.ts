import { randomUUID } from 'node:crypto'
import { LockMode } from '@mikro-orm/core'
import { freeRoomsSchema } from '#graphql/inputs/availability.ts'
import { changeSchema } from '#graphql/inputs/room.ts'
import { badUserInput, conflict, notFound } from '../../errors.ts'
import { changingNights, type Context } from '../../platform/context.ts'
import { RecordChange } from '../history/record-change.entity.ts'
import { recordChange } from '../history/record-change.service.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import type { FreeRoomsInput } from './availability.inputs.ts'
import { lockRooms } from './lock-rooms.ts'
import { countNights, nightsInBoth, nightsLeft, type NightRange } from './nights-left.ts'
import { inWords, refuseOverlaps, refuseTooMany, touches } from './refuse-blocks.ts'
import { RoomBlock } from './room-block.entity.ts'
import { stillClosed } from './still-closed.ts'

/** A block as the history keeps it. */
interface KeptBlock extends NightRange {
  id: string
  roomId: string
  reason: RoomBlock['reason']
  note: string | null
  createdBy: string | null
  createdAt: string
}

const asKept = (block: RoomBlock): KeptBlock => ({
  id: block.id,
  roomId: block.room!.id,
  firstNight: block.firstNight,
  lastNight: block.lastNight,
  reason: block.reason,
  note: block.note ?? null,
  createdBy: block.createdBy ?? null,
  createdAt: block.createdAt.toISOString(),
})

/** The nights of a request are the guest's: they are given back as a whole, once the stay stands elsewhere. */
const refuseRequests = (blocks: readonly RoomBlock[]) => {
  const issues = blocks
    .filter(({ reason }) => reason === 'request')
    .map((block) => ({
      path: ['roomIds'],
      message: `Room ${block.room!.roomNumber} is held ${inWords(block)} for the request ${block.note ?? 'of a guest'}. Only its whole block can be removed, under Availability`,
    }))
  if (issues.length > 0) throw badUserInput(issues)
}

/** Takes nights out of a block: it becomes shorter, or two, or goes. Answers what is left of it. */
const cutOut = ({ em, now }: Context, block: RoomBlock, taken: NightRange): RoomBlock[] => {
  const [first, second] = nightsLeft(block, taken)
  if (!first) {
    em.remove(block)
    return []
  }
  const { room, roomType, rooms, reason, note, createdBy, createdAt } = block
  Object.assign(block, first, { updatedAt: now() })
  if (!second) return [block]
  const same = { room, roomType, rooms, reason, note, createdBy, createdAt }
  return [block, em.create(RoomBlock, { id: randomUUID(), ...same, ...second, updatedAt: now() })]
}

/**
 * Frees nights of rooms from the blocks that lie on them, all of it or nothing; what lies before and after stays blocked.
 * @throws BAD_USER_INPUT naming each field, and each room that is held for a guest's request
 */
export const freeRooms = async (ctx: Context, raw: FreeRoomsInput) => {
  const { roomIds, ...nights } = freeRoomsSchema(hotelToday(ctx)).parse(raw)
  return changingNights(ctx, async (inside) => {
    const rooms = await lockRooms(inside, roomIds)
    const blocks = await inside.em.find(
      RoomBlock,
      { room: { $in: rooms }, ...touches(nights) },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    if (blocks.length === 0)
      throw badUserInput([{ path: ['roomIds'], message: 'None of these rooms is blocked on these nights' }])
    refuseRequests(blocks)
    const before = blocks.map(asKept)
    const freed = blocks.map((block) => ({ roomType: block.roomType, ...nightsInBoth(block, nights) }))
    const after = blocks.flatMap((block) => cutOut(inside, block, nights)).map(asKept)
    const id = randomUUID()
    recordChange(inside, id, 'deleted', [
      { field: 'blocks', before, after },
      { field: 'nights', before: nights, after: null },
    ])
    await inside.em.flush()
    return {
      id,
      nights: freed.reduce((sum, range) => sum + countNights(range), 0),
      stillClosed: await stillClosed(inside, freed),
    }
  })
}

/** What was freed under this id. @throws NOT_FOUND */
const readFreed = async ({ em }: Context, subject: string) => {
  const change = await em.findOne(RecordChange, { subject, kind: 'deleted' }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  const valuesOf = (field: string) => change?.fields.find((found) => found.field === field)
  const blocks = valuesOf('blocks')
  const nights = valuesOf('nights')?.before as NightRange | undefined
  if (!blocks || !nights) throw notFound('Nothing was freed under this id')
  const [before, after] = [blocks.before as KeptBlock[], blocks.after as KeptBlock[]]
  const isRestored = (await em.count(RecordChange, { subject, kind: 'restored' })) > 0
  return { before, after, nights, isRestored }
}

const isAsLeft = (blocks: readonly RoomBlock[], after: readonly KeptBlock[]) =>
  after.every(({ id, firstNight, lastNight }) =>
    blocks.some((block) => block.id === id && block.firstNight === firstNight && block.lastNight === lastNight),
  )

/**
 * Brings the blocks back as they were before nights of them were freed; a second time is none.
 * @throws NOT_FOUND, CONFLICT when what was left of them was changed since, BAD_USER_INPUT naming each room that is blocked again
 */
export const restoreBlocks = async (ctx: Context, raw: string): Promise<RoomBlock[]> => {
  const { id } = changeSchema.parse({ id: raw })
  return changingNights(ctx, async (inside) => {
    const { before, after, nights, isRestored } = await readFreed(inside, id)
    const ids = [...before, ...after].map((block) => block.id)
    const rooms = await lockRooms(inside, [...new Set(before.map(({ roomId }) => roomId))])
    const there = await inside.em.find(RoomBlock, { id: { $in: ids } }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (isRestored) return there
    if (!isAsLeft(there, after))
      throw conflict('These blocks were changed since. Look at the nights again and block them by hand')
    const roomOf = new Map(rooms.map((room) => [room.id, room]))
    const wanted = before.map((block) => {
      const room = roomOf.get(block.roomId)!
      return { room, roomType: room.roomType, rooms: 1, ...nightsInBoth(block, nights) }
    })
    await refuseOverlaps(inside, wanted, 'id')
    await refuseTooMany(inside, wanted, 'id')
    const blocks = before.map(({ roomId, createdAt, ...kept }) => {
      const left = there.find((block) => block.id === kept.id)
      const room = roomOf.get(roomId)!
      const { firstNight, lastNight } = kept
      if (left) return Object.assign(left, { firstNight, lastNight, updatedAt: ctx.now() })
      const own = { room, roomType: room.roomType, rooms: 1, createdAt: new Date(createdAt), updatedAt: ctx.now() }
      return inside.em.create(RoomBlock, { ...kept, ...own })
    })
    for (const part of there) if (!blocks.includes(part)) inside.em.remove(part)
    recordChange(inside, id, 'restored')
    await inside.em.flush()
    return blocks
  })
}
