import { readSignedToken, signedToken } from '../../platform/signature.ts'

export const mailingPurposes = ['confirm', 'unsubscribe'] as const
export type MailingPurpose = (typeof mailingPurposes)[number]

/** How long the link of a mail works: a week to confirm; to leave, longer than anybody keeps a mail. */
const validDays: Record<MailingPurpose, number> = { confirm: 7, unsubscribe: 5 * 365 }

export interface MailingToken {
  purpose: MailingPurpose
  subscriberId: string
  issuedAt: Date
  expiresAt: Date
}

const keyOf = (secret: string) => `mailing-link ${secret}`

/** An opaque token for the links of a mail: it works for one purpose and one person, until it expires. */
export const createMailingToken = (
  secret: string,
  purpose: MailingPurpose,
  subscriberId: string,
  issuedAt: Date,
): string => {
  const expiresAt = issuedAt.getTime() + validDays[purpose] * 86_400_000
  return signedToken(keyOf(secret), [purpose, subscriberId, issuedAt.getTime(), expiresAt].join(' '))
}

/** What a token says; null when it was not signed here. Whether it has expired is the caller's to judge. */
export const readMailingToken = (secret: string, token: string): MailingToken | null => {
  const payload = readSignedToken(keyOf(secret), token)
  if (payload === null) return null
  const [purpose, subscriberId, issuedAt, expiresAt] = payload.split(' ') as [MailingPurpose, string, string, string]
  return { purpose, subscriberId, issuedAt: new Date(Number(issuedAt)), expiresAt: new Date(Number(expiresAt)) }
}
