import { sql } from 'kysely'
import { enumName } from '#graphql/enum-name.ts'
import type { Locale } from '#graphql/locales.ts'
import { readRecords } from '../../db/read-records.ts'
import { translate } from '../../i18n/translate.ts'
import type { Context } from '../../platform/context.ts'
import { perRequest, type Scope } from '../../platform/loader.ts'
import { Room } from './room.entity.ts'
import { byNumber } from './room.service.ts'
import type { PlanRoom, RoomFact } from './room.type.ts'

const mostRooms = 1_000

/** The rooms that a guest can have, by number: those in use of types that are offered. */
const readOfferedRooms = async ({ em }: Scope): Promise<Room[]> => {
  const rooms = await readRecords(
    em,
    Room,
    sql`where r.active and r.archived_at is null
      and r.room_type_id in (select t.id from room_type t where t.active and t.archived_at is null)
      limit ${mostRooms}`,
  )
  return rooms.toSorted(byNumber)
}

/** A floor that nobody has looked at is not told. */
const asPlanRoom = (room: Room): PlanRoom => ({
  roomNumber: room.roomNumber,
  roomTypeId: room.roomType.id,
  floor: room.floorMeasured ? room.floor : null,
  stepsToDoor: room.stepsToDoor ?? null,
  view: room.view ?? null,
  nightDecibels: room.nightDecibels ?? null,
  morningSun: room.morningSun ?? null,
})

/** Every room that a guest can have, by number. */
export const housePlan = async (ctx: Context) => (await readOfferedRooms(ctx)).map(asPlanRoom)

/** The numbers of a room type's rooms that a guest can have. */
export const roomNumbersLoader = perRequest<string[]>(async (scope, ids) => {
  const rooms = await readOfferedRooms(scope)
  return ids.map((id) => rooms.filter(({ roomType }) => roomType.id === id).map(({ roomNumber }) => roomNumber))
})

/** What 30 dB is in a bedroom, and 45 dB at its window, by the WHO's guidelines for community noise (1999). */
const loudness = (decibels: number) => (decibels <= 30 ? 'quiet' : decibels <= 45 ? 'medium' : 'lively')

/** What guests are told of a room, each thing in words: what nobody has measured yet is said as such. */
export const roomFacts = (room: PlanRoom, locale: Locale): RoomFact[] => {
  const { floor, stepsToDoor, view, nightDecibels, morningSun } = room
  const values = {
    floor: floor?.toString(),
    stepsToDoor: stepsToDoor === 0 ? translate(locale, 'rooms.plan.noSteps') : stepsToDoor?.toString(),
    view: view && translate(locale, `rooms.view.${enumName(view)}`),
    quietness:
      nightDecibels === null
        ? null
        : translate(locale, `rooms.plan.${loudness(nightDecibels)}`, { decibels: nightDecibels }),
    morningSun: morningSun === null ? null : translate(locale, morningSun ? 'rooms.access.yes' : 'rooms.access.no'),
  }
  return (Object.keys(values) as (keyof typeof values)[]).map((name) => ({
    name: translate(locale, `rooms.plan.${name}`),
    value: values[name] ?? translate(locale, 'rooms.plan.notMeasured'),
    isMeasured: values[name] != null,
  }))
}
