import { expect, it } from 'vitest'
import { monthShowing, rangeAfterClick } from './night-range.ts'

const nights = (firstNight: string, lastNight = firstNight) => ({ firstNight, lastNight })

it.each([
  [null, '2027-03-05', nights('2027-03-05')],
  [nights('2027-03-05'), '2027-03-08', nights('2027-03-05', '2027-03-08')],
  [nights('2027-03-05'), '2027-03-02', nights('2027-03-02')],
  [nights('2027-03-05'), '2027-03-05', nights('2027-03-05')],
  [nights('2027-03-05', '2027-03-08'), '2027-03-10', nights('2027-03-10')],
])('after %j a press on %s chooses %j', (chosen, day, expected) => {
  expect(rangeAfterClick(chosen, day)).toEqual(expected)
})

it.each([
  ['2027-03', nights('2027-03-05', '2027-03-08'), '2027-03'],
  ['2027-03', nights('2027-02-27', '2027-03-02'), '2027-03'],
  ['2027-03', nights('2027-05-01', '2027-06-02'), '2027-05'],
  ['2027-03', nights('2027-01-01', '2027-02-28'), '2027-01'],
])('from %s on, %j is seen in %s', (shown, range, month) => {
  expect(monthShowing(range, shown)).toBe(month)
})
