import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of a text. What a key is for stands within it: that keeps all that one secret signs apart. */
export const sign = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Compares in a time that tells nothing of where two signatures part. */
export const isSameSignature = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** A text and its signature as one token that a link can carry. Whoever holds it can read the text. */
export const signedToken = (key: string, text: string): string =>
  `${Buffer.from(text).toString('base64url')}.${sign(key, text).toString('base64url')}`

/** The text of a token; null when it is not, sign for sign, what this key signed. */
export const readSignedToken = (key: string, token: string): string | null => {
  const text = Buffer.from(token.split('.')[0]!, 'base64url').toString()
  return isSameSignature(token, signedToken(key, text)) ? text : null
}
