import { expect, it } from 'vitest'
import { readStay, writeStay, writeStays } from '#graphql/stay-address.ts'
import { alsoWithStay, bookingUrl, isComplete, isPlannerSent, stayFault } from './stay.ts'

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

it('keeps what a page was asked for on the way to its other languages', () => {
  const none = readStay('')
  expect(alsoWithStay('?month=2027-03&nights=7&utm=x', none)).toBe('?month=2027-03&nights=7')
  expect(alsoWithStay('?arrival=2027-01-01&departure=2027-01-04&guests=2', stay)).toBe(writeStay(stay))
  expect(alsoWithStay('?arrival=2027-01-01&departure=2027-01-04&extras=crib', stay)).toBe(writeStay(stay))
  expect(alsoWithStay('', none)).toBe('')
})

it('keeps rooms that are asked for together, whatever the planner has', () => {
  const query = writeStays([
    stay,
    { ...stay, room: 'queen-room', arrival: '2027-03-15', departure: '2027-03-20', code: '' },
  ])
  expect(alsoWithStay(query, { ...stay, room: '', guests: 6 })).toBe(query)
})
