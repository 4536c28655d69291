interface RoomType {
  id: string
  name: string
  archivedAt: string | null
}

/** Rooms and rules outlive their room types: an archived one is named as such. */
export const nameArchived = <Type extends RoomType>(roomTypes: readonly Type[]): Type[] =>
  roomTypes.map((type) => (type.archivedAt ? { ...type, name: `${type.name} (archived)` } : type))

/** Those that a room can be of or a rule about: the ones that are not archived, and the one that it has already. */
export const choicesOf = <Type extends RoomType>(roomTypes: readonly Type[], chosenId?: string | null): Type[] =>
  roomTypes.filter(({ id, archivedAt }) => !archivedAt || id === chosenId)

export const nameOfType = (roomTypes: readonly RoomType[], id: string): string | undefined =>
  roomTypes.find((type) => type.id === id)?.name
