import { createHash } from 'node:crypto'

/** As releases until November 2026 noted of which English a translation was made: one for all texts of a record. */
export const fingerprintOfAll = (texts: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 16)
