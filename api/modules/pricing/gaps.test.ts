import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#graphql/stay-dates.ts'
import { adjustment, bookOf, night, now, quote, roomType, rule, today } from '#tests/support/pricing.ts'
import type { RuleFacts, TypeFacts } from './price-book.ts'
import { hasRoom, longestGap, nightsOfType, type Nights } from './price-of-night.ts'

const day = (index: number) => addDays(today, index)

/** A room for every letter "f" from today on, none for any other, and free nights for ever after. */
const roomOf = (pattern: string, given: Partial<TypeFacts> = {}) =>
  roomType({
    nights: new Map(
      [...pattern].map((letter, index) => [day(index), night({ available: letter === 'f' ? 1 : 0 })] as const),
    ),
    ...given,
  })

const atLeast = (minStay: number, given: Partial<RuleFacts> = {}) => ({
  rules: [rule({ minStay, fillsGaps: true, ...given })],
})

const nightsOf = (type: TypeFacts) => nightsOfType(type, { now, today })

const codes = (type: TypeFacts, from: number, to: number) =>
  quote(type, day(from), day(to)).refusals.map(({ code, limit }) => (limit === null ? code : `${code} ${limit}`))

describe('a minimum stay that gives way', () => {
  it.each([
    ['a gap that is shorter can be booked whole', 'xffx', 3, [1, 3], []],
    ['one night too', 'xfx', 3, [1, 2], []],
    ['a part of it cannot: the rest would be left', 'xffx', 3, [1, 2], ['min-stay 2']],
    ['nor what is left behind it', 'xffx', 3, [2, 3], ['min-stay 3']],
    ['nor more than it', 'xffx', 3, [1, 4], ['sold-out']],
    ['a gap that is as long keeps the minimum', 'xfffx', 3, [1, 3], ['min-stay 3']],
    ['a longer one too', 'xffffx', 3, [1, 3], ['min-stay 3']],
    ['tonight has nothing before it that could be sold', 'ffx', 3, [0, 2], []],
    ['tomorrow has, while tonight is free', 'ffx', 3, [1, 2], ['min-stay 3']],
    ['a fortnight is no gap', `x${'f'.repeat(longestGap + 1)}x`, 30, [1, 1 + longestGap + 1], ['min-stay 30']],
    ['a night less is', `x${'f'.repeat(longestGap)}x`, 30, [1, 1 + longestGap], []],
    ['the end of what is known is no end of a gap', 'xff', 3, [1, 3], ['min-stay 3']],
  ] as const)('%s', (_, pattern, minStay, [from, to], expected) => {
    expect(codes(roomOf(pattern, atLeast(minStay)), from, to)).toEqual(expected)
  })

  it('takes a night that is not sold for the end of a gap, whatever is free', () => {
    const type = roomOf('xff', atLeast(3))
    type.nights.set(day(3), night({ available: 1, stopSell: true }))
    expect(codes(type, 1, 3)).toEqual([])
  })

  it('is still one where nobody may arrive or leave', () => {
    const type = roomOf('xffx', atLeast(3))
    type.nights.set(day(1), night({ closedToArrival: true }))
    expect(codes(type, 1, 3)).toEqual(['closed-to-arrival'])
  })

  const twoNights = adjustment({ firstNight: day(0), lastNight: day(9), minStay: 2 })

  it.each<[string, Partial<TypeFacts>, string[]]>([
    ['of a rule that does not', atLeast(3, { fillsGaps: false }), ['min-stay 3']],
    ['of an adjustment, above a rule that does', { ...atLeast(3), adjustments: [twoNights] }, ['min-stay 2']],
    ['of an adjustment that does', { adjustments: [{ ...twoNights, fillsGaps: true }] }, []],
    [
      'of a rule that does, below an adjustment of the price alone',
      { ...atLeast(3), adjustments: [{ ...twoNights, minStay: null, percent: 10 }] },
      [],
    ],
  ])('is the one that holds: %s', (_, given, expected) => {
    expect(codes(roomOf('xfx', given), 1, 2)).toEqual(expected)
  })

  it('is never that of the property management system, whose booking page would refuse', () => {
    const type = roomOf('xfx', atLeast(2))
    type.nights.set(day(1), night({ minStay: 3 }))
    expect(codes(type, 1, 2)).toEqual(['min-stay 3'])
  })
})

/** What the rule says, worked out stay by stay. */
const isWholeGap = (nights: Nights, from: number, to: number) =>
  (from === 0 || !hasRoom(nights(day(from - 1)))) && !hasRoom(nights(day(to)))

it('refuses a stay for its length only where it is no whole gap and shorter than the minimum', () => {
  const letters = fc.array(fc.constantFrom('f', 'f', 'x'), { minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(
      letters,
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      (pattern, minStay, from, length) => {
        const type = roomOf(pattern.join(''), atLeast(minStay))
        const to = from + length
        const { refusals } = quote(type, day(from), day(to), bookOf())
        const isTooShort = refusals.some(({ code }) => code === 'min-stay')
        const isFull = refusals.some(({ code }) => code === 'sold-out')
        if (isFull) return
        expect(isTooShort).toBe(length < minStay && !isWholeGap(nightsOf(type), from, to))
      },
    ),
  )
})
