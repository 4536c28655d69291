import { expect, it } from 'vitest'
import { overrulingLongStay } from './long-stay.ts'

const weekly = { id: 'b', roomTypeId: null, minNights: 7, percent: 10, startDate: '2027-01-01', endDate: null }

it.each([
  ['less for longer stays', { minNights: 10, percent: 5 }, 'b'],
  ['as much for longer stays', { minNights: 10 }, 'b'],
  ['as much for one room type', { roomTypeId: 'king' }, 'b'],
  ['as much for some days of arrival', { startDate: '2027-06-01', endDate: '2027-06-30' }, 'b'],
  ['the same again', {}, 'b'],
  ['more', { percent: 11 }, null],
  ['for shorter stays', { minNights: 6, percent: 5 }, null],
  ['for earlier arrivals', { startDate: '2026-12-31', percent: 5 }, null],
])('a rate that takes %s', (_what, change, expected) => {
  expect(overrulingLongStay({ ...weekly, id: 'new', ...change }, [weekly])?.id ?? null).toBe(expected)
})

it('one that ends leaves what comes after it, one for a room leaves the other rooms', () => {
  const later = { ...weekly, id: 'new', percent: 5 }
  expect(overrulingLongStay(later, [{ ...weekly, endDate: '2027-12-31' }])).toBeNull()
  expect(overrulingLongStay(later, [{ ...weekly, roomTypeId: 'king' }])).toBeNull()
})

it('of twins one counts, and none overrules itself or is overruled by what is half typed', () => {
  const twin = { ...weekly, id: 'c' }
  expect(overrulingLongStay(weekly, [weekly, twin])).toBeNull()
  expect(overrulingLongStay(twin, [weekly, twin])).toBe(weekly)
  expect(overrulingLongStay({ ...weekly, id: 'new', percent: Number.NaN }, [weekly])).toBeNull()
})
