import { describe, expect, it } from 'vitest'
import type { AdjustmentRowFragment } from './RateGrid.generated.ts'
import { typesInWords, whatItChanges, whenItHolds } from './adjustment-words.ts'

const adjustment = (given: Partial<AdjustmentRowFragment>): AdjustmentRowFragment => ({
  id: 'one',
  roomTypeIds: ['king'],
  firstNight: '2027-03-01',
  lastNight: '2027-03-31',
  daysOfWeek: [],
  price: null,
  percent: null,
  amount: null,
  minStay: null,
  fillsGaps: false,
  stopSell: false,
  createdAt: '2027-01-04T17:00:00Z',
  createdBy: 'Owner',
  version: 1,
  updatedAt: '2027-01-04T17:00:00Z',
  changedBy: null,
  ...given,
})

describe('a change of nights', () => {
  it.each([
    [{ percent: 15 }, '+15%'],
    [{ percent: -10, minStay: 1 }, '−10%, at least 1 night'],
    [{ amount: -2_050 }, '−$20.50'],
    [{ price: 19_900, minStay: 3 }, '$199, at least 3 nights'],
    [{ minStay: 3, fillsGaps: true }, 'at least 3 nights or a whole gap'],
    [{ stopSell: true }, 'not sold'],
  ])('%j is said as %s', (given, expected) => {
    expect(whatItChanges(adjustment(given))).toBe(expected)
  })

  it.each([
    [{}, 'Mar 1 to Mar 31'],
    [{ daysOfWeek: [5, 6] }, 'Mar 1 to Mar 31, Fri, Sat'],
    [{ lastNight: '2027-03-01' }, 'Mar 1'],
  ])('%j holds %s', (given, expected) => {
    expect(whenItHolds(adjustment(given))).toBe(expected)
  })
})

it('names two room types and counts the others', () => {
  const types = ['King', 'Queen', 'Suite', 'Studio'].map((name) => ({ id: name, name }))
  expect(typesInWords(['King'], types)).toBe('King')
  expect(typesInWords(['King', 'Queen'], types)).toBe('King and Queen')
  expect(typesInWords(['King', 'Queen', 'Suite'], types)).toBe('King, Queen and 1 more')
  expect(
    typesInWords(
      types.map(({ id }) => id),
      types,
    ),
  ).toBe('All room types')
  expect(typesInWords(['King'], types.slice(0, 1))).toBe('King')
})
