import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { centsOf, dollarsOf, formatDollars, numberOf } from './money.ts'

it.each([
  ['129', 12900],
  ['129.5', 12950],
  [' $1,290.99 ', 129099],
  ['0.07', 7],
  ['29,90', 2990],
  ['12,5', 1250],
  ['0,07', 7],
  ['1,299', 129900],
  ['1,299.5', 129950],
  ['1,299,000', 129900000],
  ['-1,299', -129900],
  ['', null],
  ['  ', null],
])('"%s" is %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents)
})

it.each(['abc', '12a', '1e3', '--5', '€120', '1.299', '1.299,50', '1,2999', '0,500', '12,34,567', '29,'])(
  '"%s" is no amount',
  (typed) => {
    expect(centsOf(typed)).toBeNaN()
  },
)

it.each([
  [12_900, '$129'],
  [9_550, '$95.50'],
  [129_001, '$1,290.01'],
  [0, '$0'],
])('%i cents are told as %s', (cents, told) => {
  expect(formatDollars(cents)).toBe(told)
})

it('reads every amount back as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      expect(centsOf(dollarsOf(cents))).toBe(cents)
    }),
  )
})

it('takes an empty number for none', () => {
  expect([numberOf(''), numberOf(' 7 '), numberOf('7.5')]).toEqual([null, 7, 7.5])
})
