import type { BlockRowFragment } from '../availability/BlockRow.generated.ts'
import type { RoomGridQuery } from './RoomGrid.generated.ts'

type Room = RoomGridQuery['rooms'][number]
export type TypeNights = RoomGridQuery['availabilityCalendar']['roomTypes'][number]

/** A room type, with the blocks that name none of its rooms. */
interface TypeRow {
  kind: 'type'
  id: string
  type: TypeNights
  blocks: readonly BlockRowFragment[]
}

/** A room, with the blocks that name it. */
interface RoomRow {
  kind: 'room'
  id: string
  room: Room
  blocks: readonly BlockRowFragment[]
}

export type GridRow = TypeRow | RoomRow

interface Rows {
  types: readonly TypeNights[]
  /** By number. */
  rooms: readonly Room[]
  blocks: readonly BlockRowFragment[]
}

/** Each room type, and below it its rooms. */
export const gridRows = ({ types, rooms, blocks }: Rows): GridRow[] => {
  const ofRoom = Map.groupBy(blocks, ({ room }) => room?.id)
  const withoutNumber = Map.groupBy(ofRoom.get(undefined) ?? [], ({ roomType }) => roomType.id)
  return types.flatMap((type): GridRow[] => [
    { kind: 'type', id: type.roomTypeId, type, blocks: withoutNumber.get(type.roomTypeId) ?? [] },
    ...rooms
      .filter(({ roomTypeId }) => roomTypeId === type.roomTypeId)
      .map((room): RoomRow => ({ kind: 'room', id: room.id, room, blocks: ofRoom.get(room.id) ?? [] })),
  ])
}

export const isOn = (date: string) => (block: BlockRowFragment) => block.firstNight <= date && date <= block.lastNight
