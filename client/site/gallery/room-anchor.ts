/** Where a room's block stands on the page. */
export const roomAnchor = (id: string) => `room-${id}`
