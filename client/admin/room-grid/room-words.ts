import type { BlockRowFragment } from '../availability/BlockRow.generated.ts'
import { reasonTitles } from '../availability/reason-titles.ts'
import { formatMonthDay } from '../ui/time.ts'

const list = new Intl.ListFormat('en-US')

interface Numbered {
  roomNumber: string
}

/** "Room 14" or "Rooms 2, 4, and 15" */
export const roomsInWords = (rooms: readonly Numbered[]): string =>
  `${rooms.length === 1 ? 'Room' : 'Rooms'} ${list.format(rooms.map(({ roomNumber }) => roomNumber))}`

const mostNumbers = 4

/** The same, or "9 rooms" where there is no room for all numbers. */
export const roomsInShort = (rooms: readonly Numbered[]): string =>
  rooms.length > mostNumbers ? `${rooms.length} rooms` : roomsInWords(rooms)

/** "out of order from Dec 4 to Dec 9", or "on Dec 4" */
export const blockInWords = ({ reason, firstNight, lastNight }: BlockRowFragment): string => {
  const nights =
    firstNight === lastNight
      ? `on ${formatMonthDay(firstNight)}`
      : `from ${formatMonthDay(firstNight)} to ${formatMonthDay(lastNight)}`
  return `${reasonTitles[reason].toLowerCase()} ${nights}`
}

/** "2 manual booking, 1 request of a guest, without a room number"; empty where there is none */
export const withoutNumberInWords = (blocks: readonly BlockRowFragment[]): string => {
  const reasons = [...Map.groupBy(blocks, ({ reason }) => reason)].map(
    ([reason, ofReason]) => `${countRooms(ofReason)} ${reasonTitles[reason].toLowerCase()}`,
  )
  return reasons.length > 0 ? `${list.format(reasons)} without a room number` : ''
}

export const countRooms = (blocks: readonly BlockRowFragment[]): number =>
  blocks.reduce((sum, { rooms }) => sum + rooms, 0)
