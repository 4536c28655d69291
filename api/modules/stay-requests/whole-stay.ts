import { atOnce, spanOf } from '#graphql/asked-rooms.ts'
import { mostExtras } from '#graphql/chosen-extras.ts'
import type { Party } from '../pricing/extras-of-stay.ts'

interface Dates {
  arrival: string
  departure: string
}

interface RoomOfStay extends Dates, Required<Pick<Party, 'guests' | 'children' | 'extras' | 'accessible'>> {}

/** Several rooms as one stay of the whole party. @param datesOf other nights than those that were asked for */
export const wholeStay = <R extends RoomOfStay>(rooms: readonly R[], datesOf: (room: R) => Dates = (room) => room) => {
  const stays = rooms.map((room) => {
    const { arrival, departure } = datesOf(room)
    return { arrival, departure, guests: room.guests, children: room.children }
  })
  const extras = new Map(rooms.flatMap((room) => room.extras.map((extra) => [extra.slug, extra] as const)))
  return {
    ...spanOf(stays),
    guests: atOnce(stays, ({ guests }) => guests),
    children: atOnce(stays, ({ children }) => children),
    // As many as a stay can have.
    extras: [...extras.values()].slice(0, mostExtras),
    accessible: rooms.some(({ accessible }) => accessible),
  }
}
