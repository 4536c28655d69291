import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import { badUserInput } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import type { TypeFacts } from '../pricing/price-book.ts'
import { readPriceBook } from '../pricing/price-book.service.ts'
import type { Room, RoomType } from '../rooms/room.entity.ts'
import type { NightRange } from './nights-left.ts'
import { RoomBlock } from './room-block.entity.ts'

/** A room by its number, or a number of rooms of a type. */
export interface WantedBlock extends NightRange {
  roomType: RoomType
  room: Room | null
  rooms: number
}

export const touches = ({ firstNight, lastNight }: NightRange) => ({
  firstNight: { $lte: lastNight },
  lastNight: { $gte: firstNight },
})

/**
 * A room cannot be taken twice for the same night.
 * @param path the field of the input that the complaint belongs to
 * @throws BAD_USER_INPUT naming each room that is blocked, and when
 */
export const refuseOverlaps = async ({ em }: Context, wanted: readonly WantedBlock[], path: string) => {
  const named = wanted.filter(({ room }) => room)
  if (named.length === 0) return
  const others = await em.find(
    RoomBlock,
    { $or: named.map((block) => ({ room: block.room!.id, ...touches(block) })) },
    { orderBy: { firstNight: 'asc', id: 'asc' } },
  )
  const rooms = [...new Set(named.map(({ room }) => room!))]
  const issues = rooms.flatMap((room) => {
    const spans = others.filter((block) => block.room?.id === room.id).map(inWords)
    if (spans.length === 0) return []
    return [{ path: [path], message: `Room ${room.roomNumber} is blocked already ${spans.join(' and ')}` }]
  })
  if (issues.length > 0) throw badUserInput(issues)
}

export const inWords = ({ firstNight, lastNight }: NightRange) => `from ${firstNight} to ${lastNight}`

const countOf = (rooms: number) => `${rooms} ${rooms === 1 ? 'room' : 'rooms'}`

const tooMany = (all: number, taken: number, date: string): string => {
  if (all === 0) return 'There is no room in use to block'
  if (taken === 0) return `There ${all === 1 ? 'is' : 'are'} only ${countOf(all)} to block`
  if (taken === all)
    return `No room is left to block on ${date}: ${all === 1 ? 'it is' : `all ${all} are`} blocked already`
  return `Only ${all - taken} of ${countOf(all)} can be blocked on ${date}: ${taken} ${taken === 1 ? 'is' : 'are'} blocked already`
}

/** A room that is out of use is none of those that can be sold. */
const isInUse = ({ room }: WantedBlock) => !room || (room.active && !room.archivedAt)

const wantedOn = (wanted: readonly WantedBlock[], date: string) =>
  wanted.reduce((sum, { rooms, ...nights }) => sum + (isWithin(date, nights) ? rooms : 0), 0)

const isWithin = (date: string, { firstNight, lastNight }: NightRange) => firstNight <= date && date <= lastNight

/** All nights from the first of any of them to the last. */
const spanOf = (wanted: readonly NightRange[]) => ({
  from: wanted.map(({ firstNight }) => firstNight).sort()[0]!,
  to: wanted
    .map(({ lastNight }) => lastNight)
    .sort()
    .at(-1)!,
})

const whyTooMany = (type: TypeFacts | undefined, wanted: readonly WantedBlock[]): string | null => {
  const all = type?.rooms ?? 0
  const blocked = (date: string) => type?.blocked(date) ?? 0
  const { from, to } = spanOf(wanted)
  const full = nightsOf(from, addDays(to, 1)).find((date) => blocked(date) + wantedOn(wanted, date) > all)
  return full ? tooMany(all, blocked(full), full) : null
}

/**
 * No night can lack more rooms than there are: otherwise taking one block away would open nothing.
 * @param path the field of the input that the complaint belongs to
 * @throws BAD_USER_INPUT naming the room types where there are several
 */
export const refuseTooMany = async (ctx: Context, wanted: readonly WantedBlock[], path: string) => {
  const inUse = wanted.filter(isInUse)
  if (inUse.length === 0) return
  const book = await readPriceBook(ctx, { ...spanOf(inUse), all: true })
  const ofTypes = [...Map.groupBy(inUse, ({ roomType }) => roomType)]
  const issues = ofTypes.flatMap(([{ id, name }, ofType]) => {
    const problem = whyTooMany(
      book.types.find((type) => type.id === id),
      ofType,
    )
    return problem ? [{ path: [path], message: ofTypes.length > 1 ? `${name}: ${problem}` : problem }] : []
  })
  if (issues.length > 0) throw badUserInput(issues)
}
