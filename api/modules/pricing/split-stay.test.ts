import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import { bookOf, extra, longStay, night, quote, roomType, rule } from '#tests/support/pricing.ts'
import type { TypeFacts } from './price-book.ts'
import type { CouponFacts } from './quote.ts'
import { splitStay } from './split-stay.ts'

/** Monday to Friday. */
const arrival = '2027-01-11'
const departure = '2027-01-15'
const wish = { arrival, departure, guests: 2 }

const full = (...dates: string[]) => new Map(dates.map((date) => [date, night({ available: 0 })]))

/** At $100 and without its last night, at $130 and without its first. */
const king = roomType({ nights: full('2027-01-14') })
const queen = roomType({ id: 'queen', slug: 'queen', basePrice: 13_000, nights: full(arrival) })
const suite = roomType({ id: 'suite', slug: 'suite', basePrice: 30_000, maxOccupancy: 4, nights: full('2027-01-12') })
const coupon = { code: 'SUN-2222', percent: 10, lastDay: '2027-02-01', isUsed: false }

const wordsOf = (halves: ReturnType<typeof splitStay>) =>
  halves.map(({ type, stay }) => `${type.id} ${stay.arrival.slice(8)}-${stay.departure.slice(8)}`)

describe('two stays with one move', () => {
  it.each([
    ['on the day that costs least', [king, queen], wish, ['king 11-14', 'queen 14-15']],
    ['whatever the order of the rooms', [queen, king], wish, ['king 11-14', 'queen 14-15']],
    ['between the cheapest rooms', [suite, king, queen], wish, ['king 11-14', 'queen 14-15']],
    [
      'earlier where the first of them keeps a shortest stay from the day after',
      [king, { ...queen, rules: [rule({ price: 13_000, minStay: 2 })] }],
      wish,
      ['king 11-13', 'queen 13-15'],
    ],
    [
      'on a day on which the first can be left',
      [
        {
          ...king,
          nights: new Map([...king.nights, ['2027-01-14', night({ available: 0, closedToDeparture: true })]]),
        },
        queen,
      ],
      wish,
      ['king 11-13', 'queen 13-15'],
    ],
    [
      'on a day on which the second takes arrivals',
      [king, { ...queen, nights: new Map([...queen.nights, ['2027-01-14', night({ closedToArrival: true })]]) }],
      wish,
      ['king 11-13', 'queen 13-15'],
    ],
    [
      'on the earlier day at the same price',
      [{ ...king, basePrice: 13_000 }, queen],
      wish,
      ['king 11-12', 'queen 12-15'],
    ],
    ['of one night each', [king, queen], { ...wish, arrival: '2027-01-13' }, ['king 13-14', 'queen 14-15']],
    [
      'not between rooms of one type, which would get around its longest stay',
      [roomType({ rules: [rule({ maxStay: 2 })] })],
      wish,
      [],
    ],
    ['not with a night that no room has', [king, { ...queen, nights: full(arrival, '2027-01-14') }], wish, []],
    [
      'not with a night that is closed',
      [king, { ...queen, nights: new Map([['2027-01-14', night({ stopSell: true })]]) }],
      wish,
      [],
    ],
    ['not where both come short of their shortest stay', [king, { ...queen, rules: [rule({ minStay: 4 })] }], wish, []],
    ['not in rooms that take fewer guests', [king, queen, suite], { ...wish, guests: 4 }, []],
    ['not for a single night', [king, queen], { ...wish, departure: '2027-01-12' }, []],
    [
      'of three months, and no longer',
      [{ ...king, nights: full('2027-04-12') }, queen],
      { ...wish, departure: '2027-04-13' },
      ['king 11-12', 'queen 12-13'],
    ],
    [
      'not of three months and a night',
      [{ ...king, nights: full('2027-04-12') }, queen],
      { ...wish, departure: '2027-04-14' },
      [],
    ],
    ['not in the past', [king, queen], { ...wish, arrival: '2027-01-03' }, []],
  ] as [string, TypeFacts[], typeof wish, string[]][])('%s', (_, types, asked, expected) => {
    expect(wordsOf(splitStay(bookOf({ types }), asked))).toEqual(expected)
  })

  it('take along what the guest chose in both rooms, but come early and leave late once', () => {
    const extras = [
      extra({ slug: 'crib', unit: 'stay' }),
      extra({ slug: 'early', kind: 'early-check-in', unit: 'stay' }),
      extra({ slug: 'late', kind: 'late-check-out', unit: 'hour' }),
    ]
    const chosen = extras.map(({ slug }) => ({ slug, quantity: 1 }))
    const halves = splitStay(bookOf({ types: [king, queen], extras }), { ...wish, extras: chosen })
    expect(halves.map(({ quote: { extras: lines } }) => lines.map(({ slug }) => slug))).toEqual([
      ['crib', 'early'],
      ['crib', 'late'],
    ])
  })

  it.each([
    ['is borne where it takes most off', coupon, [], [3_000, 0], null],
    ['is borne by the half without a rate', coupon, [longStay({ minNights: 2, percent: 20 })], [6_000, 1_300], null],
    ['is no use where rates take as much', coupon, [longStay({ minNights: 1 })], [3_000, 1_300], 'long-stay'],
    ['nobody issued', null, [], [0, 0], 'unknown'],
    ['was redeemed', { ...coupon, isUsed: true }, [], [0, 0], 'used'],
    ['was not named', undefined, [], [0, 0], null],
  ] as const)('a coupon that %s', (_, named, longStays, discounts, refusal) => {
    const halves = splitStay(bookOf({ types: [king, queen], longStays: [...longStays] }), wish, named)
    expect(halves.map(({ quote: { discount } }) => discount)).toEqual(discounts)
    expect(halves.map(({ quote: { couponRefusal } }) => couponRefusal)).toEqual([refusal, refusal])
  })
})

const cents = fc.integer({ min: 1_000, max: 60_000 })
const randomType = fc.record({
  basePrice: cents,
  maxOccupancy: fc.integer({ min: 1, max: 4 }),
  limits: fc.option(
    fc.record({
      minStay: fc.option(fc.integer({ min: 1, max: 4 })),
      fillsGaps: fc.boolean(),
      maxStay: fc.option(fc.integer({ min: 1, max: 6 })),
      startDate: fc.integer({ min: 0, max: 6 }).map((days) => addDays(arrival, days)),
    }),
  ),
  nights: fc.dictionary(
    fc.integer({ min: 0, max: 9 }).map((days) => addDays(arrival, days)),
    fc.record({
      available: fc.option(fc.integer({ min: 0, max: 1 })),
      rate: fc.option(cents),
      stopSell: fc.boolean(),
      closedToArrival: fc.boolean(),
      closedToDeparture: fc.boolean(),
    }),
    { maxKeys: 3 },
  ),
})
const randomRate = fc.record({ minNights: fc.integer({ min: 1, max: 5 }), percent: fc.integer({ min: 1, max: 50 }) })

it('whatever the rooms: each half can be booked at its price, they have all nights, and no halves that a guest finds day by day are cheaper', () => {
  let proposed = 0
  fc.assert(
    fc.property(
      fc.array(randomType, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 3 }),
      fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
      fc.array(randomRate, { maxLength: 2 }),
      fc.nat({ max: 5_000 }),
      (given, length, guests, percent, rates, stayFee) => {
        const types = given.map(({ limits, nights, ...facts }, index) =>
          roomType({
            ...facts,
            id: `type-${index}`,
            slug: `type-${index}`,
            rules: limits === null ? [] : [rule({ price: facts.basePrice, ...limits })],
            nights: new Map(Object.entries(nights).map(([date, facts]) => [date, night(facts)])),
          }),
        )
        const stay = { arrival, departure: addDays(arrival, length), guests }
        const book = {
          types,
          longStays: rates.map((rate, index) => longStay({ ...rate, roomTypeId: `type-${index}` })),
          charges: [
            { kind: 'stay-fee' as const, amount: stayFee, validFrom: '2026-01-01' },
            { kind: 'sales-tax' as const, amount: 650, validFrom: '2026-01-01' },
          ],
        }
        const named: CouponFacts | undefined = percent === undefined ? undefined : { ...coupon, percent }
        const found = splitStay(bookOf(book), stay, named)
        const priceOf = (type: TypeFacts, from: string, to: string, withCode?: typeof named) =>
          quote(type, from, to, { ...book, guests, coupon: withCode })

        // What a guest finds who tries every day of moving and every pair of rooms, halves of equal length among them.
        const possible = nightsOf(addDays(arrival, 1), stay.departure).flatMap((day) =>
          types.flatMap((one) =>
            types
              .filter((other) => other !== one)
              .flatMap((other) =>
                [0, 1].map((bearer) => [
                  priceOf(one, arrival, day, bearer === 0 ? named : undefined),
                  priceOf(other, day, stay.departure, bearer === 1 ? named : undefined),
                ]),
              ),
          ),
        )
        const totals = possible
          .filter((halves) => halves.every(({ refusals }) => refusals.length === 0))
          .map((halves) => halves.reduce((sum, { total }) => sum + total, 0))
        expect(found).toHaveLength(totals.length > 0 ? 2 : 0)
        if (found.length === 0) return

        proposed += 1
        const [first, second] = found as [(typeof found)[number], (typeof found)[number]]
        expect(first.quote.total + second.quote.total).toBe(Math.min(...totals))
        expect([first.stay.arrival, first.stay.departure, second.stay.departure]).toEqual([
          arrival,
          second.stay.arrival,
          stay.departure,
        ])
        expect(first.type).not.toBe(second.type)
        const isBorne = found.some((half) => half.quote.couponPercent !== null)
        expect(found.filter((half) => half.quote.couponPercent !== null)).toHaveLength(isBorne ? 1 : 0)
        for (const half of found) {
          const withCode = isBorne && half.quote.couponPercent === null ? undefined : named
          expect(half.quote.refusals).toEqual([])
          expect(priceOf(half.type, half.stay.arrival, half.stay.departure, withCode)).toEqual(half.quote)
        }
      },
    ),
    { numRuns: 150 },
  )
  expect(proposed).toBeGreaterThan(30)
})
