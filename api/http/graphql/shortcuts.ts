/**
 * Ways of answering that only save time, each measured alone by `npm run bench:shortcuts`, which is who leaves them out.
 * One that gives less than 15 % where every question is another goes.
 */
export interface Shortcuts {
  /** A document that keeps coming runs as a compiled function (decision 51). */
  compiled: boolean
  /** A field that names a property has no resolver function (decision 52). */
  properties: boolean
}

export const shortcuts: Shortcuts = { compiled: true, properties: true }
