import { describe, expect, it } from 'vitest'
import { adjustment, night, now, roomType, rule, today } from '#tests/support/pricing.ts'
import type { TypeFacts } from './price-book.ts'
import { compareRules, nightsInRow, nightsOfType, precedence, rulesOfNight, stateOfNight } from './price-of-night.ts'

/** A Tuesday, and the Friday after it. */
const tuesday = '2027-01-12'
const friday = '2027-01-15'

const ofTuesday = { firstNight: tuesday, lastNight: tuesday }

describe('which of two rules wins', () => {
  const short = { startDate: '2027-01-11', endDate: '2027-01-13' }

  it.each([
    ['priority', rule({ priority: 2 }), rule({ priority: 1, ...short })],
    ['span', rule(short), rule()],
    [
      'span',
      rule({ startDate: '2027-02-01', endDate: '2027-02-10' }),
      rule({ startDate: '2027-01-01', endDate: '2027-02-09' }),
    ],
    ['newer', rule({ createdAt: '2026-12-02T00:00:00Z' }), rule()],
    ['id', rule({ id: 'a' }), rule({ id: 'b' })],
  ])('is told by %s', (why, winner, loser) => {
    expect(precedence(winner, loser)).toBe(why)
    expect(compareRules(winner, loser)).toBeLessThan(0)
    expect(compareRules(loser, winner)).toBeGreaterThan(0)
  })

  it('of those about the night, the winner first', () => {
    const rules = [
      rule({ id: 'year' }),
      rule({ id: 'weekends', daysOfWeek: [5, 6], priority: 9 }),
      rule({ id: 'week', ...short }),
      rule({ id: 'february', startDate: '2027-02-01', priority: 9 }),
      rule({ id: 'past', endDate: '2027-01-11', priority: 9 }),
    ]
    expect(rulesOfNight(rules, tuesday).map(({ id }) => id)).toEqual(['week', 'year'])
    expect(rulesOfNight(rules, friday).map(({ id }) => id)).toEqual(['weekends', 'year'])
    expect(stateOfNight(roomType({ rules }), tuesday, now).rule?.id).toBe('week')
  })
})

describe('what sets the price', () => {
  const pms = new Map([[tuesday, night({ rate: 15_000 })]])
  const old = new Map([[tuesday, night({ rate: 15_000, fetchedAt: '2027-01-03T14:59:59Z' })]])

  it.each([
    ['base', {}, tuesday, 10_000],
    ['weekend', {}, friday, 12_000],
    ['base', { weekendPrice: null }, friday, 10_000],
    ['rule', { rules: [rule()] }, friday, 20_000],
    ['pms', { nights: pms, rules: [rule()] }, tuesday, 15_000],
    ['rule', { nights: pms, rules: [rule({ overridesPms: true })] }, tuesday, 20_000],
    ['hand', { nights: new Map([[tuesday, night({ rate: 16_000, source: 'hand' })]]) }, tuesday, 16_000],
    ['base', { nights: new Map([[tuesday, night()]]) }, tuesday, 10_000],
    ['base', { nights: old }, tuesday, 10_000],
    ['adjustment', { adjustments: [adjustment({ ...ofTuesday, amount: 500 })] }, tuesday, 10_500],
    [
      'adjustment',
      { adjustments: [adjustment({ ...ofTuesday, price: 500 }), adjustment({ ...ofTuesday, minStay: 2 })] },
      tuesday,
      500,
    ],
    ['base', { adjustments: [adjustment({ ...ofTuesday, minStay: 2 })] }, tuesday, 10_000],
    ['weekend', { adjustments: [adjustment({ ...ofTuesday, price: 500 })] }, friday, 12_000],
  ] as [string, Partial<TypeFacts>, string, number][])('%s', (source, given, date, price) => {
    expect(stateOfNight(roomType(given), date, now)).toMatchObject({ source, price })
  })
})

describe('the shortest and longest stay of a night', () => {
  const ofNight = (fetchedAt = '2027-01-04T16:00:00Z') =>
    new Map([[tuesday, night({ minStay: 2, maxStay: 9, fetchedAt })]])
  const ofRule = { minStay: 4, maxStay: 5, fillsGaps: true }

  it.each([
    ['none', roomType(), [null, null, false]],
    ['the rule’s', roomType({ rules: [rule(ofRule)] }), [4, 5, true]],
    ['the night’s before the rule’s', roomType({ nights: ofNight(), rules: [rule(ofRule)] }), [2, 9, false]],
    [
      'the rule’s where the night says nothing',
      roomType({ nights: new Map([[tuesday, night()]]), rules: [rule(ofRule)] }),
      [4, 5, true],
    ],
    [
      'the rule’s where it overrides',
      roomType({ nights: ofNight(), rules: [rule({ ...ofRule, overridesPms: true })] }),
      [4, 5, true],
    ],
    [
      'the night’s where the rule that overrides says nothing',
      roomType({ nights: ofNight(), rules: [rule({ overridesPms: true })] }),
      [2, 9, false],
    ],
    [
      'the rule’s where the night’s is too old',
      roomType({ nights: ofNight('2027-01-01T00:00:00Z'), rules: [rule(ofRule)] }),
      [4, 5, true],
    ],
    ['an old one where there is no other', roomType({ nights: ofNight('2027-01-01T00:00:00Z') }), [2, 9, false]],
  ])('is %s', (_, type, expected) => {
    const { minStay, maxStay, fillsGaps } = stateOfNight(type, tuesday, now)
    expect([minStay, maxStay, fillsGaps]).toEqual(expected)
  })
})

describe('how many rooms are left', () => {
  const left = (rooms: number, blocked: number, held: number, available: number | null) =>
    stateOfNight(
      roomType({
        rooms,
        blocked: () => blocked,
        held: () => held,
        nights: new Map([[tuesday, night({ available })]]),
      }),
      tuesday,
      now,
    ).free

  it.each([
    ['all, where nobody counted', 3, 0, 0, null, 3],
    ['those that are not blocked', 3, 2, 0, null, 1],
    ['none rather than less', 1, 2, 0, null, 0],
    ['as many as are counted', 3, 0, 0, 2, 2],
    ['as many as are counted, though there are fewer rooms', 1, 0, 0, 2, 2],
    ['no more than are unblocked', 3, 2, 0, 2, 1],
    ['no more than are counted', 3, 1, 0, 1, 1],
    ['of those that are counted, the ones that no request holds', 3, 1, 1, 1, 0],
    ['one of two that are counted, while a request holds one', 4, 2, 1, 2, 1],
    ['none rather than less, whatever is held', 3, 2, 2, 1, 0],
    ['as many as are counted, where no room is in use', 0, 0, 0, 2, 2],
    ['those that no request holds, where no room is in use', 0, 0, 1, 2, 1],
    ['none rather than less, where no room is in use', 0, 0, 2, 1, 0],
  ])('%s', (_, rooms, blocked, held, available, expected) => {
    expect(left(rooms, blocked, held, available)).toBe(expected)
  })
})

describe('nights in a row', () => {
  const soldOut = night({ available: 0 })
  const nights = nightsOfType(roomType({ nights: new Map([['2027-01-15', soldOut]]) }), { now, today })

  it.each([
    ['2027-01-12', 14, 3],
    ['2027-01-12', 3, 3],
    ['2027-01-12', 2, 2],
    ['2027-01-14', 14, 1],
    ['2027-01-15', 14, 0],
    ['2027-01-16', 5, 5],
  ])('from %s at most %i: %i', (arrival, most, expected) => expect(nightsInRow(nights, arrival, most)).toBe(expected))
})

describe('a minimum stay that gives way', () => {
  const soldOut = night({ available: 0 })
  const open = rule({ minStay: 3, fillsGaps: true })
  const around = (...days: number[]) => new Map(days.map((day) => [`2027-01-${day}`, soldOut] as const))

  it.each([
    ['to a gap of two nights', around(11, 14), tuesday, [2, 3]],
    ['not to one that is as long', around(11, 15), tuesday, [3, null]],
    ['not on a night that cannot be sold', around(11, 12, 14), tuesday, [3, null]],
    ['not where nothing is sold out before it', around(14), tuesday, [3, null]],
  ])('%s', (_, nights, date, expected) => {
    const { minStay, usualMinStay } = nightsOfType(roomType({ nights, rules: [open] }), { now, today })(date)
    expect([minStay, usualMinStay]).toEqual(expected)
  })
})

it('each night is worked out once', () => {
  let asked = 0
  const type = roomType({
    blocked: () => {
      asked += 1
      return 0
    },
  })
  const nights = nightsOfType(type, { now, today })
  expect(nights(tuesday)).toBe(nights(tuesday))
  expect(asked).toBe(1)
})
