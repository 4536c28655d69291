import { addDays } from 'date-fns/addDays'
import { decrypt, encrypt } from './encryption.ts'

/** A secret that another has replaced. */
export interface FormerSecret {
  secret: string
  /** ISO 8601. */
  replacedAt: string
}

/** What the instances on one database sign, hash and encrypt with; `npm run staff -- rotate-secret` makes a new one. */
export interface Secrets {
  current: string
  /** The latest first. */
  former: readonly FormerSecret[]
  /** The very first one, for what must stay the same whatever is rotated: see `acceptedDays`. */
  first: string
}

/**
 * What is signed with the secret, and for how many days one that was replaced is still accepted: as long as what it
 * signed works. What is not in this table:
 *
 * - stored secrets (Google's grant, webhooks, second steps) are encrypted anew in the transaction that rotates;
 * - hashes of erased addresses and the IndexNow key stay with the first secret: nobody can make them anew;
 * - hashes of visitors (limits, guesses, views) begin anew with the new secret.
 */
export const acceptedDays = {
  session: 7,
  confirm: 7,
  unsubscribe: 5 * 365,
  preview: 14,
  chatReply: 1,
  /** Written by an instance that had not been started anew yet. */
  stored: 5 * 365,
} as const

export type SecretUse = keyof typeof acceptedDays

/** No use outlasts this. */
export const longestAcceptedDays = Math.max(...Object.values(acceptedDays))

interface Holder {
  secrets: Secrets
  now: () => Date
}

/** The secrets that count for a use: the current one, then those that were replaced lately enough. */
export const acceptedSecrets = ({ secrets, now }: Holder, use: SecretUse): string[] => [
  secrets.current,
  ...secrets.former
    .filter(({ replacedAt }) => addDays(new Date(replacedAt), acceptedDays[use]) > now())
    .map(({ secret }) => secret),
]

/** The first answer that one of the secrets of a use gives; null when none does. */
export const withAccepted = <T>(holder: Holder, use: SecretUse, read: (secret: string) => T | null): T | null => {
  for (const secret of acceptedSecrets(holder, use)) {
    const answer = read(secret)
    if (answer !== null) return answer
  }
  return null
}

const tryDecrypt = (secret: string, purpose: string, sealed: string): string | null => {
  try {
    return decrypt(secret, purpose, sealed)
  } catch {
    return null
  }
}

export const encryptStored = ({ secrets }: Pick<Holder, 'secrets'>, purpose: string, text: string): string =>
  encrypt(secrets.current, purpose, text)

/** @throws when none of the secrets has encrypted it */
export const decryptStored = (holder: Holder, purpose: string, sealed: string): string =>
  withAccepted(holder, 'stored', (secret) => tryDecrypt(secret, purpose, sealed)) ??
  decrypt(holder.secrets.current, purpose, sealed)
