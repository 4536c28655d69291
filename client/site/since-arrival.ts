/**
 * How long a guest has had to fill a form, in milliseconds: as long as the site is open. The form can be typed in before it is
 * alive, and what was begun in it is there again on the way back.
 */
export const sinceArrival = (): number => Math.round(performance.now())
