import { expect, it } from 'vitest'
import { nightsOf } from '#graphql/stay-dates.ts'
import { busyRanges } from './busy-ranges.ts'

const week = nightsOf('2027-02-26', '2027-03-05')

it.each([
  ['nothing', [], []],
  ['one night', ['2027-02-27'], [['2027-02-27', '2027-02-28']]],
  ['nights that follow each other, over a month', ['2027-02-28', '2027-03-01'], [['2027-02-28', '2027-03-02']]],
  [
    'a gap',
    ['2027-02-26', '2027-02-28'],
    [
      ['2027-02-26', '2027-02-27'],
      ['2027-02-28', '2027-03-01'],
    ],
  ],
])('joins %s', (_, busy, expected) => {
  const found = busyRanges(week, (date) => busy.includes(date as never))
  expect(found.map(({ from, until }) => [from, until])).toEqual(expected)
})
