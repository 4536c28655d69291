/** Where the plan stands on the page of a room type. */
export const planAnchor = 'plan'

/** By which parameter an address names the room that is pressed. */
export const planParameter = 'plan'

/** Number of the room that an address presses on the plan; empty for none. */
export const pressedRoom = (search: string): string => new URLSearchParams(search).get(planParameter) ?? ''
