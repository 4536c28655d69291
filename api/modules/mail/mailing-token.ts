import { createHash } from 'node:crypto'
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
  /** Of the address to which it was sent, where it works for that one alone. */
  addressHash?: string | undefined
}

const keyOf = (secret: string) => `mailing-link ${secret}`

const hashOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url')

/**
 * An opaque token for the links of a mail: it works for one purpose and one person, until it expires. One that proves who
 * reads an address works for that address alone, whatever becomes of the person's entry.
 */
export const createMailingToken = (
  secret: string,
  purpose: MailingPurpose,
  subscriberId: string,
  issuedAt: Date,
  email?: string,
): string => {
  const expiresAt = issuedAt.getTime() + validDays[purpose] * 86_400_000
  const parts = [purpose, subscriberId, issuedAt.getTime(), expiresAt, ...(email ? [hashOf(email)] : [])]
  return signedToken(keyOf(secret), parts.join(' '))
}

type Parts = [MailingPurpose, string, string, string, string?]

/** What a token says; null when it was not signed here. Whether it has expired is the caller's to judge. */
export const readMailingToken = (secret: string, token: string): MailingToken | null => {
  const payload = readSignedToken(keyOf(secret), token)
  if (payload === null) return null
  const [purpose, subscriberId, issuedAt, expiresAt, addressHash] = payload.split(' ') as Parts
  return {
    purpose,
    subscriberId,
    issuedAt: new Date(Number(issuedAt)),
    expiresAt: new Date(Number(expiresAt)),
    addressHash,
  }
}

/** Whether a token was sent to this address. */
export const wasSentTo = ({ addressHash }: MailingToken, email: string): boolean => addressHash === hashOf(email)
