import { describe, expect, it } from 'vitest'
import {
  alsoWithStay,
  bookingUrl,
  isComplete,
  isPlannerSent,
  readStay,
  readStays,
  stayFault,
  writeStay,
  writeStays,
} from './stay.ts'

const stay = {
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

describe('a stay in an address', () => {
  it('is read as it was written', () => {
    expect(readStay(writeStay(stay))).toEqual(stay)
    expect(readStay('')).toEqual({
      arrival: '',
      departure: '',
      guests: 2,
      children: 0,
      room: '',
      roomNumber: '',
      code: '',
      extras: [],
      accessible: false,
    })
    expect(writeStay(readStay(''))).toBe('')
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
})

it.each([
  [{}, true],
  [{ departure: '' }, false],
  [{ departure: '2027-03-12' }, false],
  [{ departure: '2027-03-01' }, false],
  [{ departure: '2028-03-11' }, true],
  [{ departure: '2028-03-13' }, false],
])('with %j a price can be asked for: %s', (change, expected) => {
  expect(isComplete({ ...stay, ...change })).toBe(expected)
})

it('hands dates, guests, language and code to the booking page', () => {
  const { searchParams } = new URL(bookingUrl('https://booking.example/inn', stay, 'fi'))
  expect(Object.fromEntries(searchParams)).toEqual({
    locale: 'fi',
    checkInDate: '2027-03-12',
    checkOutDate: '2027-03-15',
    'items[0][adults]': '2',
    'items[0][children]': '1',
    room_type_id: 'king-room',
    promocode: 'SUN-7K4M',
  })
})

it.each([
  [{ arrival: '', departure: '' }, 'arrival'],
  [{ departure: '' }, 'departure'],
  [{ departure: '2027-03-12' }, 'departure'],
  [{ departure: '2028-03-13' }, 'departure'],
  [{ guests: 1 }, 'adults'],
  [{ guests: Number.NaN }, 'adults'],
  [{ guests: 13 }, 'adults'],
  [{ arrival: '2020-03-12', departure: '2020-03-13', guests: 12 }, undefined],
])('what keeps %j from being asked for is said of a field', (change, field) =>
  expect(stayFault({ ...stay, ...change })?.field).toBe(field),
)

it.each([
  ['?arrival=&departure=&guests=2', true],
  ['?arrival=2027-03-12&departure=', true],
  ['?arrival=2027-03-12', false],
  ['', false],
])('%j comes from the form: %j', (search, expected) => expect(isPlannerSent(search)).toBe(expected))

it('names no room without its type', () => {
  expect(writeStay({ ...stay, room: '' })).not.toContain('number')
})

it('keeps what a page was asked for on the way to its other languages', () => {
  const none = readStay('')
  expect(alsoWithStay('?month=2027-03&nights=7&utm=x', none)).toBe('?month=2027-03&nights=7')
  expect(alsoWithStay('?arrival=2027-01-01&departure=2027-01-04&guests=2', stay)).toBe(writeStay(stay))
  expect(alsoWithStay('?arrival=2027-01-01&departure=2027-01-04&extras=crib', stay)).toBe(writeStay(stay))
  expect(alsoWithStay('', none)).toBe('')
})

describe('rooms that are asked for together', () => {
  const other = {
    ...stay,
    room: 'queen-room',
    guests: 2,
    children: 0,
    code: '',
    extras: [],
    arrival: '2027-03-15',
    departure: '2027-03-20',
  }

  it('are read as they were written, and one of them alone as any stay', () => {
    expect(readStays(writeStays([stay, other, other]))).toEqual([stay, other, other])
    expect(writeStays([stay])).toBe(writeStay(stay))
    expect(readStays('')).toEqual([readStay('')])
  })

  it('are as many as can be asked for, and have no others inside', () => {
    expect(readStays(writeStays(Array.from({ length: 20 }, () => stay)))).toHaveLength(12)
    const nested = new URLSearchParams({ more: writeStays([stay, other]).slice(1) })
    expect(readStays(`${writeStay(stay)}&${nested}`)).toEqual([stay, stay])
  })

  it('stay in the address of another language, whatever the planner has', () => {
    const query = writeStays([stay, other])
    expect(readStays(alsoWithStay(query, { ...stay, room: '', guests: 6 }))).toEqual([stay, other])
  })
})
