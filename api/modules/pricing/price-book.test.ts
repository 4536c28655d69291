import { describe, expect, it } from 'vitest'
import { chargeOn, type ChargeFacts } from './price-book.ts'

const charges: ChargeFacts[] = [
  { kind: 'sales-tax', amount: 650, validFrom: '2026-01-01' },
  { kind: 'sales-tax', amount: 700, validFrom: '2027-01-01' },
  { kind: 'bed-tax', amount: 600, validFrom: '2027-02-01' },
]

describe('a tax', () => {
  it.each([
    ['2025-12-31', 'sales-tax', 0],
    ['2026-01-01', 'sales-tax', 650],
    ['2026-12-31', 'sales-tax', 650],
    ['2027-01-01', 'sales-tax', 700],
    ['2027-06-01', 'sales-tax', 700],
    ['2027-01-31', 'bed-tax', 0],
    ['2027-02-01', 'bed-tax', 600],
    ['2027-02-01', 'stay-fee', 0],
  ] as const)('on %s, %s: %i, whatever the order of its rows', (date, kind, expected) => {
    expect(chargeOn(charges, kind, date)).toBe(expected)
    expect(chargeOn(charges.toReversed(), kind, date)).toBe(expected)
  })
})
