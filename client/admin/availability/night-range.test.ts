import { expect, it } from 'vitest'
import { rangeAfterClick } from './night-range.ts'

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
