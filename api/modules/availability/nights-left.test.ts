import { expect, it } from 'vitest'
import { countNights, nightsInBoth, nightsLeft } from './nights-left.ts'

const range = (firstNight: string, lastNight: string) => ({ firstNight, lastNight })
const block = range('2027-02-10', '2027-02-14')

it.each([
  ['from its beginning', range('2027-02-10', '2027-02-11'), 2, [range('2027-02-12', '2027-02-14')]],
  ['up to its end', range('2027-02-13', '2027-02-20'), 2, [range('2027-02-10', '2027-02-12')]],
  [
    'out of its middle',
    range('2027-02-12', '2027-02-12'),
    1,
    [range('2027-02-10', '2027-02-11'), range('2027-02-13', '2027-02-14')],
  ],
  ['all of them', range('2027-02-10', '2027-02-14'), 5, []],
  ['more than all of them', range('2027-02-01', '2027-02-28'), 5, []],
])('nights are taken out of a block %s', (_, taken, count, left) => {
  expect(countNights(nightsInBoth(block, taken))).toBe(count)
  expect(nightsLeft(block, taken)).toEqual(left)
})
