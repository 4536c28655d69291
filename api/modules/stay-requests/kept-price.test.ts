import { expect, it } from 'vitest'
import { extra, quote, roomType } from '#tests/support/pricing.ts'
import { isPriceKept, keepPrice, priceOfOffer } from './kept-price.ts'
import { stateAt } from './stay-request-state.ts'

const priced = (basePrice: number) => keepPrice(quote(roomType({ basePrice }), '2027-01-05', '2027-01-07'))
const kept = priced(10_000)
const until = new Date('2027-01-05T23:00:00Z')
const asked = {
  arrival: '2027-01-05',
  departure: '2027-01-07',
  roomType: { id: 'king' },
  price: kept,
}
const isKeptAt = (now: string) => isPriceKept({ keptUntil: until }, new Date(now))
const same = { roomTypeId: 'king', arrival: '2027-01-05', departure: '2027-01-07' }

const before = '2027-01-05T22:59:59Z'
const at = '2027-01-05T23:00:00Z'
const after = '2027-01-05T23:00:01Z'

it.each([
  ['the same price', same, 10_000, before, 20_000],
  ['a price that has risen', same, 15_000, before, 20_000],
  ['a price that has risen, in the last moment', same, 15_000, at, 20_000],
  ['a price that has risen, a second too late', same, 15_000, after, 30_000],
  ['a price that has fallen', same, 8_000, before, 16_000],
  ['a price that has fallen, a second too late', same, 8_000, after, 16_000],
  ['another arrival', { ...same, arrival: '2027-01-04' }, 15_000, before, 30_000],
  ['another departure', { ...same, departure: '2027-01-08' }, 15_000, before, 30_000],
  ['another room', { ...same, roomTypeId: 'queen' }, 15_000, before, 30_000],
  ['another room that costs less', { ...same, roomTypeId: 'queen' }, 5_000, before, 10_000],
])('an offer at %s', (_, stay, basePrice, now, total) => {
  expect(priceOfOffer(asked, stay, priced(basePrice), isKeptAt(now)).total).toBe(total)
})

it('a price that was never promised is the price of now', () => {
  expect(isPriceKept({ keptUntil: null }, new Date(before))).toBe(false)
  expect(priceOfOffer(asked, same, priced(15_000), false).total).toBe(30_000)
})

it.each([
  ['asked', null, after, 'asked'],
  ['offered', until, before, 'offered'],
  ['offered', until, at, 'expired'],
  ['offered', until, after, 'expired'],
  ['accepted', until, after, 'accepted'],
  ['refused', until, after, 'refused'],
  ['declined', until, after, 'declined'],
] as const)('what was left as %s, held until %s, is at %s %s', (state, offerUntil, now, shown) => {
  expect(stateAt({ state, offerUntil }, new Date(now))).toBe(shown)
})

it('a price that lacks a promised extra is not the lower one', () => {
  const crib = [{ slug: 'crib', quantity: 1 }]
  const price = (...extras: Parameters<typeof extra>[0][]) =>
    keepPrice(quote(roomType(), '2027-01-05', '2027-01-07', { extras: extras.map(extra), chosen: crib }))
  const offered = (present: ReturnType<typeof price>) =>
    priceOfOffer({ ...asked, price: price({}) }, same, present, isKeptAt(before))
  expect(offered(price())).toMatchObject({ total: 22_000, extras: [{ slug: 'crib' }] })
  expect(offered(price({ price: 500 }))).toMatchObject({ total: 21_000, extras: [{ slug: 'crib' }] })
})
