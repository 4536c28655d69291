import { expect, it } from 'vitest'
import { describeChange } from './describe-change.ts'

it.each([
  [{ field: 'basePrice', before: '12900', after: '13900' }, 'Base price: $129 → $139'],
  [{ field: 'weekendPrice', before: null, after: '15500' }, 'Weekend price: nothing → $155'],
  [{ field: 'active', before: 'true', after: 'false' }, 'Active: yes → no'],
  [{ field: 'name', before: '"King"', after: '"King Room"' }, 'Name: King → King Room'],
  [{ field: 'floor', before: '1', after: '2' }, 'Floor: 1 → 2'],
  [{ field: 'daysOfWeek', before: '[]', after: '[5,6]' }, 'Days of week: [] → [5,6]'],
  [
    {
      field: 'translations',
      before: '{"fi":{"name":"Huone"}}',
      after: '{"fi":{"name":"Sviitti"},"de":{"name":"Zimmer"}}',
    },
    'Translations: German, Finnish',
  ],
])('%j reads %s', (change, text) => {
  expect(describeChange(change)).toBe(text)
})

it('shortens what is long', () => {
  expect(describeChange({ field: 'description', before: null, after: JSON.stringify('x'.repeat(500)) })).toHaveLength(
    'Description: nothing → '.length + 121,
  )
})
