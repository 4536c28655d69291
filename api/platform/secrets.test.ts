import { addDays } from 'date-fns/addDays'
import { describe, expect, it } from 'vitest'
import { acceptedDays, acceptedSecrets, decryptStored, encryptStored, type SecretUse } from './secrets.ts'

const replacedAt = new Date('2027-01-31T12:00:00Z')
const holder = (days: number) => ({
  secrets: { current: 'new', first: 'oldest', former: [{ secret: 'old', replacedAt: replacedAt.toISOString() }] },
  now: () => addDays(replacedAt, days),
})

describe('a secret that was replaced', () => {
  it.each<[SecretUse, number]>([
    ['session', 7],
    ['confirm', 7],
    ['unsubscribe', 1825],
    ['preview', 14],
    ['chatReply', 1],
    ['stored', 1825],
  ])('counts for %s during %d days', (use, days) => {
    expect(acceptedDays[use]).toBe(days)
    expect(acceptedSecrets(holder(0), use)).toEqual(['new', 'old'])
    expect(acceptedSecrets(holder(days - 0.01), use)).toEqual(['new', 'old'])
    expect(acceptedSecrets(holder(days), use)).toEqual(['new'])
  })

  it('covers the 30 days that CAN-SPAM wants a way out to work', () => {
    expect(acceptedDays.unsubscribe).toBeGreaterThanOrEqual(30)
  })

  it('reads what it has encrypted; the new one writes', () => {
    const before = { ...holder(0), secrets: { current: 'old', first: 'oldest', former: [] } }
    const sealed = encryptStored(before, 'webhook', 'whsec')
    expect(decryptStored(holder(3), 'webhook', sealed)).toBe('whsec')
    expect(() => decryptStored(before, 'webhook', encryptStored(holder(3), 'webhook', 'x'))).toThrow()
    expect(() => decryptStored(holder(3), 'google-grant', sealed)).toThrow()
  })
})
