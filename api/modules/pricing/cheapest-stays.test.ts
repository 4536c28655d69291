import { expect, it } from 'vitest'
import { bookOf, night, roomType } from '#tests/support/pricing.ts'
import { arrivalsIn, cheapestStays } from './cheapest-stays.ts'

const king = roomType({ weekendPrice: null })
const queen = roomType({ id: 'queen', slug: 'queen-room', basePrice: 9_000, weekendPrice: null })
const suite = roomType({ id: 'suite', slug: 'suite', basePrice: 30_000, weekendPrice: null, maxOccupancy: 4 })
const types = [king, queen, suite]
const wish = { month: '2027-02', nights: 2, guests: 2, roomTypeSlug: null }

it.each([
  ['of all rooms the cheapest', {}, 'queen', 18_000],
  ['of the room that is named', { roomTypeSlug: 'king-room' }, 'king', 20_000],
  ['of those that take all guests', { guests: 3 }, 'suite', 60_000],
  ['not of the named one, where it takes fewer', { guests: 3, roomTypeSlug: 'king-room' }, undefined, undefined],
  ['of no room by an unknown name', { roomTypeSlug: 'no-such-room' }, undefined, undefined],
])('the cheapest stay is one %s', (_, given, room, total) => {
  const [cheapest] = cheapestStays(bookOf({ types }), { ...wish, ...given })
  expect([cheapest?.roomTypeId, cheapest?.quote.total]).toEqual([room, total])
})

it('of one price the earliest comes first, whatever the order of the rooms', () => {
  const free = (...days: number[]) =>
    new Map(
      arrivalsIn('2027-02', 1)
        .filter((date) => !days.includes(Number(date.slice(8))))
        .map((date) => [date, night({ available: 0 })]),
    )
  const late = { ...king, nights: free(20, 21, 24, 25) }
  const early = { ...king, id: 'twin', nights: free(9, 10) }
  const found = cheapestStays(bookOf({ types: [late, early] }), wish)
  expect(found.map(({ roomTypeId, stay }) => [roomTypeId, stay.arrival])).toEqual([
    ['twin', '2027-02-09'],
    ['king', '2027-02-20'],
    ['king', '2027-02-24'],
  ])
})

it.each([
  ['2027-02', 1, '2027-02-01', '2027-02-28', 28],
  ['2027-02', 7, '2027-02-01', '2027-02-22', 22],
  ['2027-02', 28, '2027-02-01', '2027-02-01', 1],
  ['2027-02', 29, undefined, undefined, 0],
  ['2026-12', 2, '2026-12-01', '2026-12-30', 30],
])('stays in %s of %i nights begin between %s and %s', (month, nights, first, last, count) => {
  const arrivals = arrivalsIn(month, nights)
  expect([arrivals[0], arrivals.at(-1), arrivals.length]).toEqual([first, last, count])
})
