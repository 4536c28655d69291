import { spanOf } from '#graphql/asked-rooms.ts'
import { formatTags } from '#graphql/format-tags.ts'
import type { Locale } from '#graphql/locales.ts'
import { formatDays } from '../pricing/texts.ts'
import { nameOf } from '../rooms/room-type-texts.ts'
import type { RoomType } from '../rooms/room.entity.ts'

interface RoomOfStay {
  roomType: Pick<RoomType, 'name' | 'translations'>
  arrival: string
  departure: string
}

/** "King and 2 × Queen"; a room that is not had for all of the nights is named with its own. */
export const roomsInWords = (rooms: readonly RoomOfStay[], locale: Locale): string => {
  const { arrival, departure } = spanOf(rooms)
  const names = rooms.map((room) => {
    const name = nameOf(room.roomType, locale)
    const isWhole = room.arrival === arrival && room.departure === departure
    return isWhole ? name : `${name} (${formatDays(room, locale)})`
  })
  const counted = [...Map.groupBy(names, (name) => name)].map(([name, { length }]) =>
    length > 1 ? `${length}\u00a0×\u00a0${name}` : name,
  )
  return new Intl.ListFormat(formatTags[locale]).format(counted)
}
