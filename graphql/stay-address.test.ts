import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formQuery } from './form-query.ts'
import { readSaid, readStay, readStays, writeSaid, writeStay, writeStays, type Stay } from './stay-address.ts'
import { addDays } from './stay-dates.ts'
import { longestStay, mostGuests } from './stay-limits.ts'

const stay: Stay = {
  arrival: '2027-03-12',
  departure: '2027-03-15',
  guests: 3,
  children: 1,
  room: 'king-room',
  roomNumber: '12',
  code: 'SUN-7K4M',
  extras: [
    { slug: 'late-check-out', quantity: 2 },
    { slug: 'pet', quantity: 1 },
  ],
  accessible: true,
}
const none = readStay('')

const day = fc.integer({ min: 0, max: 20 * longestStay }).map((days) => addDays('2020-01-01', days))
const textOf = (form: RegExp) => fc.oneof(fc.constant(''), fc.stringMatching(form))
const extras = fc.uniqueArray(
  fc.record({ slug: fc.stringMatching(/^[a-z0-9-]{1,60}$/), quantity: fc.integer({ min: 1, max: 9 }) }),
  { selector: ({ slug }) => slug, maxLength: 12 },
)
/** Whatever a guest can have put together. */
const anyStay: fc.Arbitrary<Stay> = fc
  .record({
    arrival: fc.oneof(fc.constant(''), day),
    departure: fc.oneof(fc.constant(''), day),
    adults: fc.integer({ min: 1, max: mostGuests }),
    children: fc.nat(mostGuests),
    room: textOf(/^[a-z0-9-]{1,80}$/),
    roomNumber: textOf(/^[\wäö&=+#%]{1,10}$/),
    code: textOf(/^[\w-]{1,20}$/),
    extras,
    accessible: fc.boolean(),
  })
  .map(({ adults, children: wanted, extras: taken, roomNumber, ...said }) => {
    const children = Math.min(wanted, mostGuests - adults)
    return {
      ...said,
      guests: adults + children,
      children,
      roomNumber: said.room ? roomNumber : '',
      extras: taken.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
    }
  })

describe('a stay in an address', () => {
  it.each<[Partial<Stay>, string]>([
    [{}, ''],
    [{ guests: 2, children: 0 }, ''],
    [{ guests: 3 }, '?adults=3'],
    [{ guests: 2, children: 1 }, '?adults=1&children=1'],
    [{ arrival: '2027-03-12' }, '?arrival=2027-03-12'],
    [{ arrival: '2027-03-12', departure: '2027-03-15' }, '?arrival=2027-03-12&departure=2027-03-15&adults=2'],
    [{ room: 'king-room', roomNumber: '3 B' }, '?room=king-room&number=3+B'],
    [{ roomNumber: '3 B' }, ''],
    [{ code: 'SUN-7K4M', accessible: true }, '?code=SUN-7K4M&accessible=1'],
    [{ extras: stay.extras }, '?extras=late-check-out_2&extras=pet'],
    [
      stay,
      '?arrival=2027-03-12&departure=2027-03-15&adults=2&children=1&room=king-room&number=12&code=SUN-7K4M' +
        '&accessible=1&extras=late-check-out_2&extras=pet',
    ],
  ])('%j is written as %j', (part, address) => {
    expect(writeStay({ ...none, ...part })).toBe(address)
  })

  it.each<[Partial<Stay>, string]>([
    [{}, ''],
    [{ guests: 2 }, '?adults=2'],
    [{ arrival: '', room: '', code: 'SUN-7K4M' }, '?code=SUN-7K4M'],
    [{ guests: Number.NaN }, ''],
  ])('of which only %j is known is written as %j', (said, address) => {
    expect(writeSaid(said)).toBe(address)
  })

  it.each([
    ['?arrival=2027-02-30', { arrival: '' }],
    ['?arrival=tomorrow', { arrival: '' }],
    ['?arrival=1899-12-31&departure=2200-01-01', { arrival: '', departure: '' }],
    ['?guests=0', { guests: 2 }],
    ['?guests=7', { guests: 7 }],
    ['?guests=70', { guests: 12 }],
    ['?guests=2.5', { guests: 2 }],
    ['?guests=3', { guests: 3, children: 0 }],
    ['?guests=3&children=1', { guests: 4, children: 1 }],
    ['?adults=3&guests=5', { guests: 3, children: 0 }],
    ['?adults=2&children=-1', { guests: 2, children: 0 }],
    ['?adults=0&children=2', { guests: 4, children: 2 }],
    ['?adults=6&children=1', { guests: 7, children: 1 }],
    ['?adults=12&children=1', { guests: 12, children: 0 }],
    ['?extras=pet&extras=pet_2&extras=No', { extras: [{ slug: 'pet', quantity: 1 }] }],
    ['?room=../../etc', { room: '' }],
    [`?room=king-room&number=${'1'.repeat(11)}`, { roomNumber: '' }],
    ['?room=king-room&number=+3+B+', { roomNumber: '3 B' }],
    [`?code=${'x'.repeat(40)}`, { code: 'x'.repeat(20) }],
  ])('%s is read without nonsense', (search, part) => {
    expect(readStay(search)).toMatchObject(part)
  })

  it('is read as it was written, on the page that was asked for it too', () => {
    fc.assert(
      fc.property(anyStay, (any) => {
        expect(readStay(writeStay(any))).toEqual(any)
        expect(readStay(writeSaid(any))).toEqual(any)
        expect(readStay(formQuery(writeStay(any)))).toEqual(any)
      }),
    )
  })

  it('comes from a form as it was typed, unjudged', () => {
    expect(readSaid(new URLSearchParams('arrival=tomorrow&guests=70&children=x&accessible=on'))).toEqual({
      arrival: 'tomorrow',
      departure: '',
      adults: '70',
      children: 'x',
      room: '',
      roomNumber: '',
      code: '',
      extras: [],
      accessible: true,
    })
  })
})

describe('rooms that are asked for together', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(anyStay, { minLength: 1, maxLength: 12 }), (stays) => {
        expect(readStays(writeStays(stays))).toEqual(stays)
      }),
      { numRuns: 30 },
    )
  })

  it('have one at least, which alone is any stay', () => {
    expect(readStays('')).toEqual([none])
    expect(writeStays([stay])).toBe(writeStay(stay))
  })

  it('are as many as can be asked for, and have no others inside', () => {
    expect(readStays(writeStays(Array.from({ length: 20 }, () => stay)))).toHaveLength(12)
    const nested = new URLSearchParams({ more: writeStays([stay, stay]).slice(1) })
    expect(readStays(`${writeStay(stay)}&${nested}`)).toEqual([stay, stay])
  })
})
