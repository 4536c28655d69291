import { createHmac, timingSafeEqual } from 'node:crypto'

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

/** The purpose within the key keeps these apart from everything else that the secret signs. */
const sign = (secret: string, payload: string) =>
  createHmac('sha256', `mailing-link ${secret}`).update(payload).digest()

/** An opaque token for the links of a mail: it works for one purpose and one person, until it expires. */
export const createMailingToken = (
  secret: string,
  purpose: MailingPurpose,
  subscriberId: string,
  issuedAt: Date,
): string => {
  const expiresAt = issuedAt.getTime() + validDays[purpose] * 86_400_000
  const payload = [purpose, subscriberId, issuedAt.getTime(), expiresAt].join(' ')
  return `${Buffer.from(payload).toString('base64url')}.${sign(secret, payload).toString('base64url')}`
}

/** What a token says; null when it was not signed here. Whether it has expired is the caller's to judge. */
export const readMailingToken = (secret: string, token: string): MailingToken | null => {
  const [encoded = '', signature = ''] = token.split('.')
  const payload = Buffer.from(encoded, 'base64url').toString()
  const given = Buffer.from(signature, 'base64url')
  const wanted = sign(secret, payload)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  const [purpose, subscriberId, issuedAt, expiresAt] = payload.split(' ') as [MailingPurpose, string, string, string]
  return { purpose, subscriberId, issuedAt: new Date(Number(issuedAt)), expiresAt: new Date(Number(expiresAt)) }
}
