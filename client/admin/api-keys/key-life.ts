/** What of a key decides whether it works. */
interface Key {
  expiresAt?: string | null
  revokedAt?: string | null
}

type KeyLife = 'revoked' | 'expired' | 'expiring' | 'working'

const dayMilliseconds = 86_400_000

/** A key that expires within these days is pointed out: time to bring a new secret to its program. */
export const soonDays = 14

/** Whole days until an instant, the begun one included. */
export const daysUntil = (iso: string, now: Date): number =>
  Math.ceil((Date.parse(iso) - now.getTime()) / dayMilliseconds)

export const lifeOf = ({ expiresAt, revokedAt }: Key, now: Date): KeyLife => {
  if (revokedAt) return 'revoked'
  if (!expiresAt) return 'working'
  const left = Date.parse(expiresAt) - now.getTime()
  if (left <= 0) return 'expired'
  return left <= soonDays * dayMilliseconds ? 'expiring' : 'working'
}

export const expiryChoices = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'never', label: 'Never' },
] as const

export type ExpiryChoice = (typeof expiryChoices)[number]['value']

/** The instant of a choice; null is never. */
export const expiryOf = (choice: ExpiryChoice, now: Date): string | null =>
  choice === 'never' ? null : new Date(now.getTime() + Number(choice) * dayMilliseconds).toISOString()
