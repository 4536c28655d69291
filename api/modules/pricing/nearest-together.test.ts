import { describe, expect, it } from 'vitest'
import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import { bookOf, night, roomType, rule } from '#tests/support/pricing.ts'
import { nearestTogether } from './nearest-together.ts'
import type { NightFacts, TypeFacts } from './price-book.ts'

/** Days of January 2027, of which the 11th is a Monday. */
const date = (day: number) => addDays('2027-01-01', day - 1)
const free = (counts: Record<number, number>) =>
  new Map(
    Object.entries(counts).map(([day, available]): [string, NightFacts] => [date(Number(day)), night({ available })]),
  )

const king = (given: Partial<TypeFacts> = {}) => roomType({ rooms: 2, weekendPrice: null, ...given })
const suite = (given: Partial<TypeFacts> = {}) =>
  roomType({ id: 'suite', slug: 'suite', basePrice: 30_000, weekendPrice: null, maxOccupancy: 4, ...given })

const wanted = (
  roomTypeId: string,
  from: number,
  to: number,
  given: { guests?: number; accessible?: boolean } = {},
) => ({
  roomTypeId,
  stay: { arrival: date(from), departure: date(to), guests: 2, ...given },
})

const wordsOf = (found: ReturnType<typeof nearestTogether>) =>
  found.map(
    ({ arrival, departure, total }) => `${Number(arrival.slice(8))}-${Number(departure.slice(8))} $${total / 100}`,
  )

describe('rooms that are wished for together', () => {
  it.each([
    [
      'are moved by a day where one is missing',
      [king({ nights: free({ 11: 1 }) })],
      ['12-14 $400', '10-11 $200', '9-11 $400'],
    ],
    [
      'are counted one after the other: for each alone there would be one',
      [king({ nights: free({ 9: 0, 10: 1, 11: 1, 12: 1, 13: 1 }) })],
      ['14-16 $400', '8-9 $200', '7-9 $400'],
    ],
    ['are not offered as they were wished', [king()], ['11-12 $200', '10-12 $400', '12-14 $400']],
    [
      'may be had for longer where that is the shortest stay',
      [king({ rules: [rule({ price: 10_000, minStay: 4 })] })],
      ['11-15 $800', '10-14 $800', '12-16 $800'],
    ],
    [
      'may be had for less where that is the longest stay',
      [king({ rules: [rule({ price: 10_000, maxStay: 1 })] })],
      ['11-12 $200', '10-11 $200', '12-13 $200'],
    ],
    ['are none where no night has both', [king({ rooms: 1 })], []],
    [
      'may be had for much longer where that is the shortest stay',
      [king({ rules: [rule({ price: 10_000, minStay: 20 })] })],
      ['11-31 $4000', '10-30 $4000', '12-1 $4000'],
    ],
    ['are none where one type is not offered any more', [suite()], []],
  ])('%s', (_, types, expected) => {
    const wish = [wanted('king', 11, 13), wanted('king', 11, 13)]
    expect(wordsOf(nearestTogether(bookOf({ types }), wish))).toEqual(expected)
  })

  it('of two types keep the stricter limits of both', () => {
    const types = [
      king({ rules: [rule({ price: 10_000, minStay: 3 })] }),
      suite({ rules: [rule({ price: 30_000, minStay: 4, maxStay: 5 })] }),
    ]
    const found = nearestTogether(bookOf({ types }), [wanted('king', 11, 13), wanted('suite', 11, 13)])
    expect(wordsOf(found)).toEqual(['11-15 $1600', '10-14 $1600', '12-16 $1600'])
    expect(found[0]!.rooms).toEqual([
      { roomTypeId: 'king', arrival: date(11), departure: date(15) },
      { roomTypeId: 'suite', arrival: date(11), departure: date(15) },
    ])
  })

  it('for three weeks may be had for as long as the stricter of both types allows', () => {
    const types = [
      king({ rules: [rule({ price: 10_000, maxStay: 3 })] }),
      suite({ rules: [rule({ price: 30_000, maxStay: 2 })] }),
    ]
    const found = nearestTogether(bookOf({ types }), [wanted('king', 11, 32), wanted('suite', 11, 32)])
    expect(wordsOf(found)[0]).toBe('11-13 $800')
  })

  it('are none where one of two types is not offered any more', () => {
    expect(nearestTogether(bookOf({ types: [king()] }), [wanted('king', 11, 13), wanted('suite', 11, 13)])).toEqual([])
  })

  it.each([
    ['one is there for all nights', [11, 15], [12, 14]],
    ['they come on the same day', [11, 15], [11, 13]],
    ['they leave on the same day', [11, 15], [13, 15]],
  ] as const)('keep their own lengths where %s', (_, [from, to], [fromOther, toOther]) => {
    const types = [king({ nights: free({ [fromOther]: 0 }) }), suite()]
    const found = nearestTogether(bookOf({ types }), [wanted('suite', from, to), wanted('king', fromOther, toOther)])
    const lengths = found.map(({ rooms }) => rooms.map(({ arrival, departure }) => nightsBetween(arrival, departure)))
    expect(lengths).toEqual(Array.from({ length: 3 }, () => [to - from, toOther - fromOther]))
  })

  it('on different nights are moved by as many days, and keep their lengths', () => {
    const types = [king({ nights: free({ 12: 0 }) }), suite()]
    const found = nearestTogether(bookOf({ types }), [wanted('king', 11, 13), wanted('suite', 12, 15)])
    expect(
      found.map(({ rooms, total }) => [...rooms.map(({ arrival, departure }) => [arrival, departure]), total]),
    ).toEqual([
      [[date(10), date(12)], [date(11), date(14)], 110_000],
      [[date(9), date(11)], [date(10), date(13)], 110_000],
      [[date(13), date(15)], [date(14), date(17)], 110_000],
    ])
  })

  it('one after the other need one room of the type', () => {
    const types = [king({ rooms: 1, nights: free({ 12: 0 }) })]
    const found = nearestTogether(bookOf({ types }), [wanted('king', 11, 12), wanted('king', 12, 13)])
    expect(wordsOf(found)[0]).toBe('10-12 $200')
  })

  it('are not offered where one of them takes fewer guests', () => {
    const wish = [wanted('king', 11, 13), wanted('king', 11, 13, { guests: 3 })]
    expect(nearestTogether(bookOf({ types: [king({ nights: free({ 11: 1 }) })] }), wish)).toEqual([])
  })

  it('are as many accessible ones as are needed', () => {
    const room = { id: 'room-1', blocks: [{ first: date(11), last: date(11) }] }
    const wish = [wanted('king', 11, 13, { accessible: true }), wanted('king', 11, 13)]
    expect(wordsOf(nearestTogether(bookOf({ types: [king({ accessible: [room] })] }), wish))[0]).toBe('12-14 $400')
    const both = wish.map(({ roomTypeId }) => wanted(roomTypeId, 11, 13, { accessible: true }))
    expect(nearestTogether(bookOf({ types: [king({ accessible: [room] })] }), both)).toEqual([])
  })
})
