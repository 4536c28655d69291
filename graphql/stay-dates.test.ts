import { expect, it } from 'vitest'
import { addDays, firstOfMonth, nightsBetween, nightsOf, weekdayOf } from './stay-dates.ts'

it.each([
  ['2027-01-31', 1, '2027-02-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2027-03-13', 2, '2027-03-15'],
  ['2027-11-06', 2, '2027-11-08'],
  ['2027-01-01', -1, '2026-12-31'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
  expect(nightsBetween(date, expected)).toBe(days)
})

it.each([
  ['2027-01-03', 0],
  ['2027-01-08', 5],
  ['1952-03-21', 5],
  ['1969-12-31', 3],
])('%s is day %i of the week', (date, weekday) => expect(weekdayOf(date)).toBe(weekday))

it('counts nights without the day of departure', () => {
  expect(nightsOf('2027-02-27', '2027-03-02')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
  expect(nightsOf('2027-02-27', '2027-02-27')).toEqual([])
})

it('finds the first of a later month', () => {
  expect(firstOfMonth('2027-11', 3)).toBe('2028-02-01')
})
