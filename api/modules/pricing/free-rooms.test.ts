import { describe, expect, it } from 'vitest'
import { bookOf, night, now, quote, roomType, today } from '#tests/support/pricing.ts'
import { nextInLine } from '../waiting-list/next-in-line.ts'
import { freeRooms, roomGiven } from './free-rooms.ts'
import type { TypeFacts } from './price-book.ts'
import { nightsOfType } from './price-of-night.ts'
import { roomsTogether } from './rooms-together.ts'
import { splitStay } from './split-stay.ts'

const arrival = '2027-01-11'
const departure = '2027-01-14'
const stay = { arrival, departure, guests: 2 }

/** A type of so many rooms, some of them accessible, of which each of `blocked` is blocked by its number on a night. */
const king = (rooms: number, accessible: number, given: Partial<TypeFacts> = {}, blocked: string[] = []) =>
  roomType({
    rooms,
    accessible: Array.from({ length: accessible }, (_, index) => ({
      id: `A${index}`,
      blocks: blocked[index] ? [{ first: blocked[index], last: blocked[index] }] : [],
    })),
    blocked: (date) => blocked.filter((day) => day === date).length,
    weekendPrice: null,
    ...given,
  })
const left = (count: number) =>
  new Map(['2027-01-11', '2027-01-12', '2027-01-13'].map((date) => [date, night({ available: count })]))

/** What the room of a stay is, to who needs an accessible one and to others: `-` for none. */
const cases: [what: string, type: TypeFacts, given: { needs: string; others: string }][] = [
  ['an accessible and another room: each gets theirs', king(2, 1), { needs: 'accessible', others: 'other' }],
  ['only others', king(2, 0), { needs: '-', others: 'other' }],
  ['only an accessible one: others get it last', king(1, 1), { needs: 'accessible', others: 'accessible' }],
  ['two of three are accessible', king(3, 2), { needs: 'accessible', others: 'other' }],
  ['the others are sold', king(3, 1, { nights: left(1) }), { needs: 'accessible', others: 'accessible' }],
  ['one of the others is sold', king(3, 1, { nights: left(2) }), { needs: 'accessible', others: 'other' }],
  [
    'a block of a number of rooms is about the others',
    king(2, 1, { blocked: () => 1 }),
    { needs: 'accessible', others: 'accessible' },
  ],
  ['the accessible one is blocked by its number', king(2, 1, {}, ['2027-01-12']), { needs: '-', others: 'other' }],
  ['on the night before', king(2, 1, {}, ['2027-01-10']), { needs: 'accessible', others: 'other' }],
  ['on its first night', king(2, 1, {}, ['2027-01-11']), { needs: '-', others: 'other' }],
  ['on its last night', king(2, 1, {}, ['2027-01-13']), { needs: '-', others: 'other' }],
  ['on the day of departure', king(2, 1, {}, ['2027-01-14']), { needs: 'accessible', others: 'other' }],
  [
    'each accessible room is blocked on another night: none has them all',
    king(3, 2, {}, ['2027-01-11', '2027-01-13']),
    { needs: '-', others: 'other' },
  ],
  [
    'one of two accessible rooms is blocked',
    king(2, 2, {}, ['2027-01-12']),
    { needs: 'accessible', others: 'accessible' },
  ],
  ['everything is sold', king(2, 1, { nights: left(0) }), { needs: '-', others: '-' }],
  [
    'a night is closed',
    king(2, 1, { nights: new Map([['2027-01-12', night({ stopSell: true })]]) }),
    { needs: '-', others: '-' },
  ],
]

describe('the order of release', () => {
  it.each(cases)('%s', (_, type, { needs, others }) => {
    const nights = nightsOfType(type, { now, today })
    const free = freeRooms(type, nights, stay)
    const given = (needsAccessible: boolean) => {
      const room = roomGiven(free, needsAccessible)
      return room === null ? '-' : room.isAccessible ? 'accessible' : 'other'
    }
    expect({ needs: given(true), others: given(false) }).toEqual({ needs, others })

    // The quote, several rooms, two stays and the waiting list say the same.
    const refused = (accessible: boolean) =>
      quote(type, arrival, departure, { accessible }).refusals.map(({ code }) => code)
    expect([refused(true).length === 0, refused(false).length === 0]).toEqual([needs !== '-', others !== '-'])
    if (needs === '-' && others !== '-') expect(refused(true)).toEqual(['no-accessible-room'])

    const fourth = roomType({ id: 'queen', slug: 'queen', basePrice: 90_000, weekendPrice: null })
    const party = { ...stay, guests: 4, accessible: true }
    const rooms = roomsTogether(bookOf({ types: [type, fourth] }), party)
    expect(rooms.filter((room) => room.stay.accessible).length > 0).toBe(needs !== '-')

    const before = roomType({ id: 'before', slug: 'before', accessible: [{ id: 'B', blocks: [] }] })
    const ends = { ...type, nights: new Map([...type.nights, ['2027-01-10', night({ available: 0 })]]) }
    const begins = { ...before, nights: left(0) }
    const asked = { ...stay, arrival: '2027-01-10', accessible: true }
    const halves = splitStay(bookOf({ types: [ends, begins], today }), asked)
    expect(halves.length > 0).toBe(needs !== '-')

    const waiting = { arrival, departure, accessible: true, told: null }
    const told = nextInLine([waiting], () => [{ roomTypeId: type.id, ...free }], now)
    expect(told.length > 0).toBe(needs !== '-')
  })

  it.each([
    ['one of two kings', king(2, 1), 4, ['king false', 'king true']],
    ['none where there is no such room', king(2, 0), 4, []],
    ['an accessible room that is dearer', king(2, 0), 4, ['king false', 'suite true'], true],
  ] as [string, TypeFacts, number, string[], boolean?][])(
    'a party with one who needs it gets %s',
    (_, type, guests, expected, withSuite) => {
      const suite = roomType({ id: 'suite', slug: 'suite', basePrice: 50_000, accessible: [{ id: 'S', blocks: [] }] })
      const found = roomsTogether(bookOf({ types: withSuite ? [type, suite] : [type] }), {
        ...stay,
        guests,
        accessible: true,
      })
      expect(found.map((room) => `${room.type.id} ${room.stay.accessible}`).toSorted()).toEqual(expected)
      for (const room of found) expect(room.quote.refusals).toEqual([])
    },
  )
})
