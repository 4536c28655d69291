/** Reasons that end when a room is given back. */
const takenCodes = new Set(['SOLD_OUT', 'CLOSED', 'NO_ACCESSIBLE_ROOM'])

/** Whether nothing but the lack of a room stands against a stay. */
export const isTaken = (refusals: readonly { code: string }[]) => refusals.every(({ code }) => takenCodes.has(code))
