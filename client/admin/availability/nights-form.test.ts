import { expect, it } from 'vitest'
import { openedBy, type NightsDraft } from './nights-form.ts'

const draft: NightsDraft = {
  firstNight: '2027-03-05',
  lastNight: '2027-03-07',
  rate: '99',
  minStay: '',
  stopSell: false,
  closedToArrival: false,
  closedToDeparture: false,
}
const night = (date: string, given: object = {}) => ({
  date,
  source: 'HAND' as const,
  stopSell: true,
  closedToArrival: false,
  closedToDeparture: false,
  ...given,
})

it.each([
  ['', [], {}],
  ['Not sold at all: 1 night.', [night('2027-03-05')], {}],
  ['', [night('2027-03-05')], { stopSell: true }],
  ['', [night('2027-03-04'), night('2027-03-08')], {}],
  ['', [night('2027-03-05', { source: 'PMS' }), night('2027-03-06', { source: null })], {}],
  [
    'Not sold at all: 2 nights. Nobody departs: 1 night.',
    [night('2027-03-06'), night('2027-03-07', { closedToDeparture: true })],
    {},
  ],
])('says “%s” of %j where %j is ticked', (told, nights, ticked) => {
  expect(openedBy({ ...draft, ...ticked }, nights)).toBe(told)
})
