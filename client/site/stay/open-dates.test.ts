import { expect, test } from 'vitest'
import { readStay } from '#graphql/stay-address.ts'
import { readOpenDates, usualOpenDates, writeOpenDates } from './open-dates.ts'

test.each([
  ['', null],
  ['?nights=7', null],
  ['?month=2027-13&nights=7', null],
  ['?month=2026-12&nights=7', null],
  ['?month=2027-01', { month: '2027-01', nights: 7 }],
  ['?month=2027-02', { month: '2027-02', nights: 7 }],
  ['?month=2027-02&nights=5', { month: '2027-02', nights: 5 }],
  ['?month=2027-02&nights=29', { month: '2027-02', nights: 7 }],
  ['?month=2027-02&nights=-1', { month: '2027-02', nights: 7 }],
])('the address %s asks for %j', (search, expected) => {
  expect(readOpenDates(search, '2027-01-25')).toEqual(expected)
})

test('what is written is read again, with the guests and the room', () => {
  const wish = { month: '2027-02', nights: 9 }
  const address = writeOpenDates(
    wish,
    readStay('?adults=2&children=1&room=king-room&arrival=2027-01-05&code=SUN&extras=pet'),
  )
  expect(address).toBe('?month=2027-02&nights=9&adults=2&children=1&room=king-room&extras=pet')
  expect(readOpenDates(address, '2027-01-25')).toEqual(wish)
})

test('who has said nothing means a week of the month that comes, or of the one looked at', () => {
  expect(usualOpenDates('', '2027-01-25')).toEqual({ month: '2027-02', nights: 7 })
  expect(usualOpenDates('2027-05-03', '2027-01-25')).toEqual({ month: '2027-05', nights: 7 })
})
