import { randomInt } from 'node:crypto'

/** No 0, O, 1, I: codes are read out on the phone and typed at the desk. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code like SUN-7K4M, one of about a million with its prefix; of a billion with six characters. */
export const readableCode = (prefix: string, length = 4): string =>
  `${prefix}-${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`
