import { describe, expect, it } from 'vitest'
import { highestPrice } from '#graphql/inputs/fields.ts'
import { adjustment } from '#tests/support/pricing.ts'
import { adjusts, adjustTerms } from './adjust-terms.ts'

/** Monday to Wednesday. */
const nights = { firstNight: '2027-01-11', lastNight: '2027-01-13' }

const terms = { price: 10_000, minStay: null, fillsGaps: false, maxStay: null, isClosed: false }

describe('a change of nights is about', () => {
  it.each([
    ['2027-01-10', [], false],
    ['2027-01-11', [], true],
    ['2027-01-12', [], true],
    ['2027-01-13', [], true],
    ['2027-01-14', [], false],
    ['2027-01-12', [2], true],
    ['2027-01-12', [1, 3], false],
    ['2027-01-19', [2], false],
  ])('%s, weekdays %j: %s', (date, daysOfWeek, expected) => {
    expect(adjusts(adjustment({ ...nights, daysOfWeek }), date)).toBe(expected)
  })
})

describe('the price', () => {
  it.each([
    ['stays', {}, 0, 10_000],
    ['stays below the floor where it is left alone', {}, 20_000, 10_000],
    ['is the one that is set', { price: 15_000 }, 0, 15_000],
    ['goes up by a share', { percent: 20 }, 0, 12_000],
    ['goes down by a share', { percent: -20 }, 0, 8_000],
    ['comes out in whole dollars', { percent: 3.7 }, 0, 10_400],
    ['goes up by an amount', { amount: 1_550 }, 0, 11_550],
    ['goes down by an amount', { amount: -1_550 }, 0, 8_450],
    ['does not go below the floor', { price: 5_000 }, 9_000, 9_000],
    ['nor does a share of it', { percent: -50 }, 9_000, 9_000],
    ['may lie between the floor and what it was', { amount: -500 }, 9_000, 9_500],
    ['that was below the floor goes no lower', { amount: -500 }, 12_000, 10_000],
    ['that was below the floor may go up a little', { amount: 500 }, 12_000, 10_500],
    ['has an upper bound', { percent: 900_000 }, 0, highestPrice],
  ])('%s', (_, given, floor, expected) => {
    expect(adjustTerms(terms, [adjustment(given)], floor)).toEqual({ ...terms, price: expected })
  })

  it('follows one change after the other', () => {
    const changes = [adjustment({ price: 20_000 }), adjustment({ percent: 10 }), adjustment({ amount: -1_000 })]
    expect(adjustTerms(terms, changes, 0).price).toBe(21_000)
    expect(adjustTerms(terms, changes.toReversed(), 0).price).toBe(20_000)
  })
})

describe('the lengths of a stay', () => {
  const limited = { ...terms, minStay: 2, fillsGaps: true, maxStay: 5 }

  it.each([
    ['stay', limited, {}, limited],
    ['stay whatever else is said of gaps', limited, { fillsGaps: false, price: 10_000 }, limited],
    ['have another shortest one', limited, { minStay: 3 }, { ...limited, minStay: 3, fillsGaps: false }],
    ['of which gaps may be shorter', terms, { minStay: 3, fillsGaps: true }, { ...terms, minStay: 3, fillsGaps: true }],
    [
      'are never longer at least than at most',
      limited,
      { minStay: 7 },
      { ...limited, minStay: 7, fillsGaps: false, maxStay: 7 },
    ],
    ['have no longest one where there was none', terms, { minStay: 7 }, { ...terms, minStay: 7 }],
    ['keep the longest one', { ...terms, maxStay: 5 }, { price: 10_000 }, { ...terms, maxStay: 5 }],
  ])('%s', (_, before, given, expected) => {
    expect(adjustTerms(before, [adjustment(given)], 0)).toEqual(expected)
  })
})

describe('whether the night is sold', () => {
  it.each([
    [false, false, false],
    [false, true, true],
    [true, false, true],
    [true, true, true],
  ])('closed before %s, closed by the change %s: %s', (isClosed, stopSell, expected) => {
    expect(adjustTerms({ ...terms, isClosed }, [adjustment({ stopSell })], 0).isClosed).toBe(expected)
  })
})
