import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, nightsOf } from '#graphql/stay-dates.ts'
import { bookOf, extra, longStay, night, now, quote, roomType, rule, today } from '#tests/support/pricing.ts'
import { nightsOfType } from './price-of-night.ts'
import { roomsTogether } from './rooms-together.ts'

const arrival = '2027-01-11'
const departure = '2027-01-14'
const wish = (guests: number, children = 0) => ({ arrival, departure, guests, children })

/** Two kings at $100 for two, a suite at $150 for four. */
const king = roomType({ rooms: 2, weekendPrice: null })
const suite = roomType({ id: 'suite', slug: 'suite', basePrice: 15_000, weekendPrice: null, maxOccupancy: 4 })
const extraPerson = extra({
  slug: 'extra-person',
  kind: 'extra-person',
  unit: 'night',
  price: 8_000,
  includedGuests: 2,
})
const crib = extra({ slug: 'crib', unit: 'stay' })
const breakfast = extra({ slug: 'breakfast', kind: 'other', unit: 'person', price: 2_000 })
const soldOut = new Map([['2027-01-12', night({ available: 0 })]])

describe('a party that one room does not take', () => {
  it.each([
    ['the cheapest two', bookOf({ types: [king, suite] }), wish(4), ['king 2+0', 'king 2+0']],
    ['what fits', bookOf({ types: [king, suite] }), wish(6), ['suite 4+0', 'king 2+0']],
    ['guests spread evenly', bookOf({ types: [{ ...suite, rooms: 2 }] }), wish(6, 2), ['suite 2+1', 'suite 2+1']],
    [
      'as few rooms as can be',
      bookOf({ types: [king, { ...suite, basePrice: 90_000, rooms: 2 }] }),
      wish(6),
      ['suite 4+0', 'king 2+0'],
    ],
    [
      'three where two are too few',
      bookOf({ types: [{ ...king, rooms: 3 }] }),
      wish(6),
      ['king 2+0', 'king 2+0', 'king 2+0'],
    ],
    [
      'no more of a type than are free',
      bookOf({ types: [{ ...king, rooms: 1 }, suite] }),
      wish(4),
      ['suite 2+0', 'king 2+0'].toSorted(),
    ],
    ['an adult in each', bookOf({ types: [suite, king] }), wish(5, 4), []],
    ['children as guests', bookOf({ types: [king] }), wish(5, 3), []],
    ['none with a night sold out', bookOf({ types: [{ ...king, nights: soldOut }, suite] }), wish(6), []],
    ['none below the minimum stay', bookOf({ types: [{ ...king, rules: [rule({ minStay: 4 })] }] }), wish(4), []],
    ['none in the past', bookOf({ types: [king] }), { ...wish(4), arrival: '2027-01-02', departure: '2027-01-04' }, []],
  ])('is offered %s', (_, book, asked, rooms) => {
    const found = roomsTogether(book, asked).map(
      ({ type, stay }) => `${type.id} ${stay.guests - (stay.children ?? 0)}+${stay.children}`,
    )
    expect(found.toSorted()).toEqual([...rooms].toSorted())
  })

  it('is told the room with the most guests first, children too', () => {
    const found = roomsTogether(bookOf({ types: [king, suite] }), wish(5, 3))
    expect(found.map(({ type, stay }) => `${type.id} ${stay.guests}`)).toEqual(['suite 3', 'king 2'])
  })

  it('pays mandatory extras room by room, and avoids them where the guests can be spread', () => {
    const book = bookOf({ types: [king, suite], extras: [extraPerson] })
    expect(roomsTogether(book, wish(4)).map(({ quote: { extrasTotal } }) => extrasTotal)).toEqual([0, 0])
    expect(roomsTogether(book, wish(5)).map(({ quote: { extrasTotal } }) => extrasTotal)).toEqual([24_000, 0])
  })

  it('takes a crib once, and breakfast for everybody', () => {
    const chosen = [
      { slug: 'crib', quantity: 1 },
      { slug: 'breakfast', quantity: 1 },
    ]
    const book = bookOf({ types: [king, suite], extras: [crib, breakfast] })
    const found = roomsTogether(book, { ...wish(6), extras: chosen })
    expect(found.map(({ quote: { extrasTotal } }) => extrasTotal)).toEqual([1_000 + 4 * 2_000, 2 * 2_000])
  })
})

describe('a party that needs an accessible room', () => {
  const room = (id: string) => ({ id, blocks: [] })
  const accessible = { ...king, rooms: 3, accessible: [room('a')] }
  const needed = (found: ReturnType<typeof roomsTogether>) =>
    found.map(({ type, stay }) => `${type.id}${stay.accessible ? ' accessible' : ''}`).toSorted()

  it.each([
    ['one of two', [accessible], 4, ['king', 'king accessible']],
    ['one of three, whichever comes last', [accessible], 6, ['king', 'king', 'king accessible']],
    [
      'one of another type than the others',
      [
        { ...accessible, rooms: 1 },
        { ...suite, rooms: 2 },
      ],
      9,
      ['king accessible', 'suite', 'suite'],
    ],
    [
      'no two, for one is enough',
      [{ ...accessible, accessible: [room('a'), room('b')] }],
      4,
      ['king', 'king accessible'],
    ],
    ['none where there is none', [king], 4, []],
  ])('gets %s', (_, types, guests, expected) => {
    expect(needed(roomsTogether(bookOf({ types }), { ...wish(guests), accessible: true }))).toEqual(expected)
  })
})

const coupon = { code: 'SUN-2222', percent: 10, lastDay: '2027-02-01', isUsed: false }

describe('a coupon of a party that one room does not take', () => {
  const rooms = [king, suite]
  const rate = (percent: number, roomTypeId: string | null = null) => longStay({ minNights: 3, percent, roomTypeId })

  /** For six: two triples at $500, or suite and king at $510. */
  const oddPrices = [
    { ...suite, basePrice: 30_000 },
    { ...king, basePrice: 21_000, rooms: 1 },
    { ...king, id: 'triple', basePrice: 25_000, maxOccupancy: 3 },
  ]

  it.each([
    ['takes off where it is most', coupon, bookOf({ types: rooms }), wish(6), ['suite 4500', 'king 0'], null],
    ['is for one of two alike', coupon, bookOf({ types: [king] }), wish(4), ['king 3000', 'king 0'], null],
    [
      'goes with the dearer room, not the first',
      coupon,
      bookOf({ types: [{ ...king, basePrice: 90_000, rooms: 1 }, suite] }),
      wish(6),
      ['suite 0', 'king 27000'],
      null,
    ],
    [
      'leaves the cheapest rooms as they were where it takes little',
      coupon,
      bookOf({ types: oddPrices }),
      wish(6),
      ['triple 7500', 'triple 0'],
      null,
    ],
    [
      'makes other rooms the cheapest where it takes much',
      { ...coupon, percent: 50 },
      bookOf({ types: oddPrices }),
      wish(6),
      ['suite 45000', 'king 0'],
      null,
    ],
    [
      'is no use where the long stay takes as much',
      coupon,
      bookOf({ types: rooms, longStays: [rate(10)] }),
      wish(6),
      ['suite 4500', 'king 3000'],
      'long-stay',
    ],
    [
      'goes with the room that has no long-stay rate',
      coupon,
      bookOf({ types: rooms, longStays: [rate(20, 'suite')] }),
      wish(6),
      ['suite 9000', 'king 3000'],
      null,
    ],
    ['nobody issued', null, bookOf({ types: rooms }), wish(6), ['suite 0', 'king 0'], 'unknown'],
    ['was redeemed', { ...coupon, isUsed: true }, bookOf({ types: rooms }), wish(6), ['suite 0', 'king 0'], 'used'],
    [
      'has run out',
      { ...coupon, lastDay: '2027-01-10' },
      bookOf({ types: rooms }),
      wish(6),
      ['suite 0', 'king 0'],
      'expired',
    ],
    [
      'is not for these dates',
      coupon,
      bookOf({ types: rooms, blackouts: [{ firstDate: arrival, lastDate: arrival }] }),
      wish(6),
      ['suite 0', 'king 0'],
      'blackout',
    ],
    ['was not named', undefined, bookOf({ types: rooms }), wish(6), ['suite 0', 'king 0'], null],
  ])('%s', (_, named, book, asked, discounts, refusal) => {
    const found = roomsTogether(book, asked, named)
    expect(found.map(({ type, quote: { discount } }) => `${type.id} ${discount}`)).toEqual(discounts)
    expect(found.map(({ quote: { couponRefusal } }) => couponRefusal)).toEqual(found.map(() => refusal))
    expect(found.filter(({ quote: { couponPercent } }) => couponPercent !== null).length).toBeLessThanOrEqual(1)
  })
})

const cents = fc.integer({ min: 1_000, max: 60_000 })
const randomType = fc.record({
  basePrice: cents,
  maxOccupancy: fc.integer({ min: 1, max: 5 }),
  rooms: fc.integer({ min: 0, max: 3 }),
  minStay: fc.option(fc.integer({ min: 1, max: 4 })),
  fillsGaps: fc.boolean(),
  nights: fc.dictionary(
    fc.integer({ min: 0, max: 6 }).map((days) => addDays(arrival, days)),
    fc.record({
      available: fc.option(fc.integer({ min: 0, max: 2 })),
      rate: fc.option(cents),
      stopSell: fc.boolean(),
      closedToArrival: fc.boolean(),
    }),
    { maxKeys: 2 },
  ),
})

it('whatever the rooms: each can be booked, everybody has a place, and no pair that a guest finds room by room is cheaper', () => {
  let proposed = 0
  fc.assert(
    fc.property(
      fc.array(randomType, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 2, max: 9 }),
      fc.nat({ max: 4 }),
      fc.integer({ min: 1, max: 4 }),
      fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
      fc.array(fc.record({ minNights: fc.integer({ min: 2, max: 4 }), percent: fc.integer({ min: 1, max: 50 }) }), {
        maxLength: 2,
      }),
      (given, guests, kids, length, percent, rates) => {
        const types = given.map(({ minStay, fillsGaps, nights, ...facts }, index) =>
          roomType({
            ...facts,
            id: `type-${index}`,
            slug: `type-${index}`,
            weekendPrice: null,
            rules: minStay === null ? [] : [rule({ price: facts.basePrice, minStay, fillsGaps })],
            nights: new Map(Object.entries(nights).map(([date, facts]) => [date, night(facts)])),
          }),
        )
        const children = Math.min(kids, guests - 1)
        const stay = { arrival, departure: addDays(arrival, length), guests, children }
        const extras = [extraPerson]
        const longStays = rates.map((rate, index) => longStay({ ...rate, roomTypeId: `type-${index}` }))
        const named = percent === undefined ? undefined : { ...coupon, percent }
        const found = roomsTogether(bookOf({ types, extras, longStays }), stay, named)
        const priceOf = (index: number, ofGuests: number, ofChildren: number, withCode?: typeof named) =>
          quote(types[index]!, stay.arrival, stay.departure, {
            guests: ofGuests,
            children: ofChildren,
            extras,
            longStays,
            coupon: withCode,
          })

        // What a guest finds who tries every pair of rooms and every way to part.
        const freeOf = (index: number) =>
          Math.min(
            ...nightsOf(stay.arrival, stay.departure).map(
              (date) => nightsOfType(types[index]!, { now, today })(date).free,
            ),
          )
        const pairs = types.flatMap((_one, one) =>
          types.flatMap((_other, other) =>
            one === other && freeOf(one) < 2
              ? []
              : Array.from({ length: guests - 1 }, (_g, index) => index + 1).flatMap((ofGuests) =>
                  Array.from({ length: children + 1 }, (_c, index) => index)
                    .filter((count) => count < ofGuests && children - count < guests - ofGuests)
                    .flatMap((count) =>
                      [0, 1].map((bearer) => [
                        priceOf(one, ofGuests, count, bearer === 0 ? named : undefined),
                        priceOf(other, guests - ofGuests, children - count, bearer === 1 ? named : undefined),
                      ]),
                    ),
                ),
          ),
        )
        const possible = pairs
          .filter((pair) => pair.every(({ refusals }) => refusals.length === 0))
          .map((pair) => pair.reduce((sum, { total }) => sum + total, 0))
        if (possible.length > 0) {
          expect(found).toHaveLength(2)
          expect(found.reduce((sum, room) => sum + room.quote.total, 0)).toBe(Math.min(...possible))
        } else expect(found.length).not.toBe(2)

        if (found.length === 0) return
        proposed += 1
        expect(found.reduce((sum, room) => sum + room.stay.guests, 0)).toBe(guests)
        expect(found.reduce((sum, room) => sum + room.stay.children!, 0)).toBe(children)
        const isBorne = found.some(({ quote: { couponPercent } }) => couponPercent !== null)
        expect(found.filter(({ quote: { couponPercent } }) => couponPercent !== null).length).toBe(isBorne ? 1 : 0)
        for (const room of found) {
          const index = types.indexOf(room.type)
          const withCode = isBorne && room.quote.couponPercent === null ? undefined : named
          expect(room.stay.guests > room.stay.children!).toBe(true)
          expect(priceOf(index, room.stay.guests, room.stay.children!, withCode)).toEqual(room.quote)
          expect(room.quote.refusals).toEqual([])
          expect(found.filter(({ type }) => type === room.type).length).toBeLessThanOrEqual(freeOf(index))
        }
        expect(stay.arrival >= today).toBe(true)
      },
    ),
    { numRuns: 150 },
  )
  expect(proposed).toBeGreaterThan(15)
})
