import type { RoomType } from '../../rooms/room.entity.ts'
import type { ConversationState } from '../hearing/conversation-state.ts'
import type { Told } from '../passages/retrieval.ts'

/** What a model is told of the stay that the guest has spoken of; nothing where there was none. */
export const describeStay = (
  { arrival, departure, party, isAccessible, pets, rooms, roomCount }: ConversationState,
  roomTypes: readonly Pick<RoomType, 'slug' | 'name'>[],
): Told[] => {
  const names = roomTypes.filter(({ slug }) => rooms.includes(slug)).map(({ name }) => name)
  const lines = [
    arrival && `Dates: ${arrival} to ${departure}`,
    party && `Guests: ${party.adults} adults, ${party.children} children`,
    roomCount && roomCount > 1 && `Rooms: ${roomCount}`,
    pets > 0 && `Pets: ${pets}`,
    isAccessible && 'An accessible room is needed',
    names.length > 0 && `Room: ${names.join(' or ')}`,
  ].filter(Boolean)
  return lines.length > 0 ? [{ title: 'The stay that the guest speaks of', path: '', text: lines.join('. ') }] : []
}
