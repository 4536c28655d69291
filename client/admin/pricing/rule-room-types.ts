interface RoomType {
  id: string
  name: string
  archivedAt: string | null
}

/** Rules outlive the room types that they are about: an archived one is named as such. */
export const nameArchived = <Type extends RoomType>(roomTypes: readonly Type[]): Type[] =>
  roomTypes.map((type) => (type.archivedAt ? { ...type, name: `${type.name} (archived)` } : type))

/** Those that a rule can be about: the ones that are not archived, and the one that it is about already. */
export const choicesOf = <Type extends RoomType>(roomTypes: readonly Type[], chosenId?: string | null): Type[] =>
  roomTypes.filter(({ id, archivedAt }) => !archivedAt || id === chosenId)
