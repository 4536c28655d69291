import { expect, it } from 'vitest'
import { daysUntil, expiryOf, lifeOf } from './key-life.ts'

const now = new Date('2027-03-01T12:00:00.000Z')

it.each([
  [{}, 'working'],
  [{ expiresAt: null, revokedAt: null }, 'working'],
  [{ expiresAt: '2027-03-15T12:00:00.001Z' }, 'working'],
  [{ expiresAt: '2027-03-15T12:00:00.000Z' }, 'expiring'],
  [{ expiresAt: '2027-03-01T12:00:00.001Z' }, 'expiring'],
  [{ expiresAt: '2027-03-01T12:00:00.000Z' }, 'expired'],
  [{ expiresAt: '2026-03-01T12:00:00.000Z', revokedAt: '2026-02-01T12:00:00.000Z' }, 'revoked'],
  [{ revokedAt: '2026-02-01T12:00:00.000Z' }, 'revoked'],
] as const)('a key with %j is %s', (key, life) => {
  expect(lifeOf(key, now)).toBe(life)
})

it.each([
  ['2027-03-01T12:00:01.000Z', 1],
  ['2027-03-02T12:00:00.000Z', 1],
  ['2027-03-02T12:00:01.000Z', 2],
])('until %s it is %d days', (iso, days) => {
  expect(daysUntil(iso, now)).toBe(days)
})

it.each([
  ['30', '2027-03-31T12:00:00.000Z'],
  ['365', '2028-02-29T12:00:00.000Z'],
  ['never', null],
] as const)('the choice %s is %s', (choice, iso) => {
  expect(expiryOf(choice, now)).toBe(iso)
})
