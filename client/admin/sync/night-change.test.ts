import { expect, test } from 'vitest'
import { changeText, dollars, nightTexts } from './night-change.ts'

const night = {
  available: 3,
  rate: 15_900,
  minStay: 1,
  maxStay: null,
  stopSell: false,
  closedToArrival: false,
  closedToDeparture: false,
}

test.each([
  [15_900, '$159'],
  [15_950, '$159.50'],
  [120_000, '$1,200'],
  [5, '$0.05'],
])('%s cents are %s', (cents, text) => {
  expect(dollars(cents)).toBe(text)
})

test('a change shows both values, and what stayed shows one', () => {
  const change = { before: night, after: { ...night, available: 2, rate: 17_900 } }
  expect(changeText(nightTexts.available, change)).toBe('3 → 2')
  expect(changeText(nightTexts.rate, change)).toBe('$159 → $179')
  expect(changeText(nightTexts.minStay, change)).toBe('1')
  expect(changeText(nightTexts.restrictions, change)).toBe('none')
})

test('a night that came or went shows its own values', () => {
  expect(changeText(nightTexts.available, { before: null, after: night })).toBe('3')
  expect(changeText(nightTexts.available, { before: night, after: null })).toBe('3')
  expect(changeText(nightTexts.available, { before: null, after: null })).toBe('–')
})

test('restrictions are named', () => {
  const closed = { ...night, stopSell: true, closedToArrival: true, closedToDeparture: true, maxStay: 7 }
  expect(nightTexts.restrictions(closed)).toBe('not sold online, no arrival, no departure, at most 7 nights')
  expect(changeText(nightTexts.restrictions, { before: night, after: { ...night, stopSell: true } })).toBe(
    'none → not sold online',
  )
})
