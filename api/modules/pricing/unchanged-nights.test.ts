import { describe, expect, it } from 'vitest'
import { adjustment, bookOf, night, roomType, rule } from '#tests/support/pricing.ts'
import type { TypeFacts } from './price-book.ts'
import { stateOfNight } from './price-of-night.ts'
import { priorityAbove, unchanged, whyUnchanged } from './unchanged-nights.ts'

const book = bookOf()
const pair = (type: TypeFacts, date: string) => {
  const after = stateOfNight(type, date, book.now)
  return { before: after, after }
}

describe('the priority with which a rule would stand above another', () => {
  const winner = rule({ priority: 5 })

  it.each([
    ['one more', winner, rule({ priority: 1 }), 6],
    [
      'no more than the highest',
      rule({ priority: 100, startDate: '2027-01-01' }),
      rule({ priority: 1, endDate: '2027-02-01' }),
      100,
    ],
    ['none where that is not enough', rule({ priority: 100, endDate: '2027-02-01' }), rule({ priority: 1 }), null],
  ])('is %s', (_, above, below, expected) => expect(priorityAbove(above, below)).toBe(expected))
})

describe('why a rule leaves nights as they are', () => {
  const low = rule({ priority: 1 })
  const high = rule({ priority: 5, name: 'Carnival', startDate: '2027-02-01', endDate: '2027-02-28' })
  const nights = new Map([
    ['2027-01-10', night({ rate: 15_000 })],
    ['2027-01-11', night({ rate: 15_000, source: 'hand' })],
  ])
  const changed = adjustment({ firstNight: '2027-01-12', lastNight: '2027-01-12', price: 17_000 })
  const type = roomType({ rules: [low, high], nights, adjustments: [changed] })

  it('is told in groups, the largest first, with the rule above and what it takes to stand above it', () => {
    const days = [
      '2027-01-10',
      '2027-01-11',
      '2027-01-12',
      '2027-01-13',
      '2027-02-01',
      '2027-02-02',
      '2027-02-03',
      '2027-01-14',
    ]
    const of = (reason: Parameters<typeof unchanged>[0], count: number) => unchanged(reason, count)
    expect(
      whyUnchanged(
        low,
        days.map((date) => pair(type, date)),
      ),
    ).toEqual([
      { reason: 'stronger-rule', nights: 3, ruleName: 'Carnival', raiseTo: 6 },
      of('same-price', 2),
      of('pms', 1),
      of('hand', 1),
      of('adjustment', 1),
    ])
  })

  it.each(['2027-01-13', '2027-01-15'])('is the same price where no rule stands above: %s', (date) => {
    expect(whyUnchanged(low, [pair(roomType(), date)])).toEqual([
      { reason: 'same-price', nights: 1, ruleName: null, raiseTo: null },
    ])
  })

  it('is told of each rule above by itself', () => {
    const other = rule({ priority: 7, name: 'Regatta', startDate: '2027-03-01', endDate: '2027-03-31' })
    const busy = roomType({ rules: [low, high, other] })
    expect(
      whyUnchanged(
        low,
        ['2027-02-01', '2027-03-01', '2027-03-02'].map((date) => pair(busy, date)),
      ),
    ).toEqual([
      { reason: 'stronger-rule', nights: 2, ruleName: 'Regatta', raiseTo: 8 },
      { reason: 'stronger-rule', nights: 1, ruleName: 'Carnival', raiseTo: 6 },
    ])
  })
})
