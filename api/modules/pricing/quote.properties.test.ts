import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import { bookOf, longStay, night, now, quote, roomType, rule, today } from '#tests/support/pricing.ts'
import { arrivalsIn, cheapestStays, spreadOut } from './cheapest-stays.ts'
import { nearestStays } from './nearest-stays.ts'
import type { NightFacts, RuleFacts } from './price-book.ts'
import { nightsOfType } from './price-of-night.ts'
import { refusalsOf } from './refusals.ts'

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(today, days))
const cents = fc.integer({ min: 1_000, max: 500_000 })
const limit = fc.option(fc.integer({ min: 1, max: 6 }))

const randomRule = fc
  .record({
    startDate: day,
    length: fc.integer({ min: 0, max: 40 }),
    price: cents,
    minStay: limit,
    fillsGaps: fc.boolean(),
    maxStay: fc.option(fc.integer({ min: 6, max: 30 })),
    daysOfWeek: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
    priority: fc.integer({ min: 10, max: 14 }),
    overridesPms: fc.boolean(),
    age: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ length, age, ...given }) =>
    rule({ ...given, endDate: addDays(given.startDate, length), createdAt: `2026-12-0${age}T00:00:00Z` }),
  )

const randomNight = fc.record({
  date: day,
  facts: fc
    .record({
      available: fc.option(fc.integer({ min: 0, max: 2 })),
      rate: fc.option(cents),
      minStay: limit,
      stopSell: fc.boolean(),
      closedToArrival: fc.boolean(),
      closedToDeparture: fc.boolean(),
      fetchedAt: fc.constantFrom('2027-01-04T16:00:00Z', '2027-01-01T00:00:00Z'),
    })
    .map((given): NightFacts => night(given)),
})

const rules = fc.array(randomRule, { maxLength: 12 })
const nights = fc
  .array(randomNight, { maxLength: 20 })
  .map((list) => new Map(list.map(({ date, facts }) => [date, facts])))
const stay = fc.record({ arrival: day, length: fc.integer({ min: 1, max: 20 }) })
const charges = fc.array(
  fc.record({
    kind: fc.constantFrom('sales-tax', 'bed-tax', 'nightly-fee', 'stay-fee'),
    amount: fc.integer({ min: 0, max: 3_000 }),
    validFrom: day,
  }),
  { maxLength: 8 },
)
const coupon = fc.option(
  fc.record({
    code: fc.constant('SUN-7K4M'),
    percent: fc.integer({ min: 1, max: 100 }),
    lastDay: day,
    isUsed: fc.boolean(),
  }),
  { nil: undefined },
)

const longStays = fc.array(
  fc
    .record({
      minNights: fc.integer({ min: 2, max: 20 }),
      percent: fc.integer({ min: 1, max: 60 }),
      roomTypeId: fc.constantFrom(null, 'king', 'queen'),
      startDate: day,
      endDate: fc.option(day),
    })
    .map(longStay),
  { maxLength: 6 },
)

const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)
const pricesOf = (list: RuleFacts[], facts: Map<string, NightFacts>, arrival: string, departure: string) =>
  quote(roomType({ rules: list, nights: facts }), arrival, departure).nights

describe('whatever the rules', () => {
  it('the total is the sum of its nights less the coupon plus fees and taxes, in whole cents', () => {
    fc.assert(
      fc.property(
        rules,
        nights,
        stay,
        charges,
        coupon,
        longStays,
        (list, facts, { arrival, length }, dated, code, rates) => {
          const type = roomType({ rules: list, nights: facts })
          const found = quote(type, arrival, addDays(arrival, length), {
            charges: dated,
            coupon: code,
            longStays: rates,
          })
          const ofNights = found.nights.reduce((total, { price }) => total + price, 0)
          expect(found.nights).toHaveLength(length)
          expect(found.total).toBe(ofNights - found.discount + sum(found.fees) + sum(found.taxes))
          expect(found.subtotal + found.taxTotal).toBe(found.total)
          expect(Number.isInteger(found.total) && found.total >= 0).toBe(true)
        },
      ),
    )
  })

  it('at most one discount is applied, and no other rate or coupon that holds would take more off', () => {
    fc.assert(
      fc.property(stay, longStays, coupon, ({ arrival, length }, rates, code) => {
        const departure = addDays(arrival, length)
        const found = quote(roomType(), arrival, departure, { longStays: rates, coupon: code })
        expect(found.longStay === null || found.couponPercent === null).toBe(true)
        for (const rate of rates)
          expect(quote(roomType(), arrival, departure, { longStays: [rate] }).discount).toBeLessThanOrEqual(
            found.discount,
          )
        expect(quote(roomType(), arrival, departure, { coupon: code }).discount).toBeLessThanOrEqual(found.discount)
      }),
    )
  })

  it('one more rate makes no stay dearer, and one more night never loses the rate', () => {
    fc.assert(
      fc.property(stay, longStays, longStays, ({ arrival, length }, rates, more) => {
        const percentOf = (nights: number, given: typeof rates) =>
          quote(roomType(), arrival, addDays(arrival, nights), { longStays: given }).longStay?.percent ?? 0
        expect(percentOf(length, [...rates, ...more])).toBeGreaterThanOrEqual(percentOf(length, rates))
        expect(percentOf(length + 1, rates)).toBeGreaterThanOrEqual(percentOf(length, rates))
      }),
    )
  })

  it('a rule of lower priority changes no price that a rule had set', () => {
    let set = 0
    fc.assert(
      fc.property(rules, nights, stay, randomRule, (list, facts, { arrival, length }, added) => {
        const departure = addDays(arrival, length)
        const before = pricesOf(list, facts, arrival, departure)
        const after = pricesOf([...list, { ...added, priority: 3 }], facts, arrival, departure)
        for (const [index, state] of before.entries()) {
          if (!state.rule) continue
          set += 1
          expect(after[index]).toEqual(state)
        }
      }),
    )
    expect(set).toBeGreaterThan(50)
  })

  it('their order never matters', () => {
    fc.assert(
      fc.property(
        rules.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        nights,
        stay,
        ([list, shuffled], facts, { arrival, length }) => {
          const departure = addDays(arrival, length)
          expect(quote(roomType({ rules: shuffled, nights: facts }), arrival, departure)).toEqual(
            quote(roomType({ rules: list, nights: facts }), arrival, departure),
          )
        },
      ),
    )
  })

  it('a rule for other nights changes nothing', () => {
    fc.assert(
      fc.property(rules, nights, stay, randomRule, (list, facts, { arrival, length }, added) => {
        const departure = addDays(arrival, length)
        const elsewhere = { ...added, priority: 100, startDate: addDays(departure, 1), endDate: addDays(departure, 9) }
        expect(pricesOf([...list, elsewhere], facts, arrival, departure)).toEqual(
          pricesOf(list, facts, arrival, departure),
        )
      }),
    )
  })

  it('a proposed stay can always be booked, begins near the wished one, and there are at most three', () => {
    let proposed = 0
    fc.assert(
      fc.property(rules, nights, rules, stay, (list, facts, others, { arrival, length }) => {
        const types = [
          roomType({ rules: list, nights: facts }),
          roomType({ id: 'queen', slug: 'queen-room', rules: others, maxOccupancy: 4 }),
        ]
        const options = types.map((type) => ({ type, nights: nightsOfType(type, { now, today }) }))
        const wish = { arrival, departure: addDays(arrival, length), guests: 2 }
        const found = nearestStays(options, wish, 'king', today)
        expect(found.length).toBeLessThanOrEqual(3)
        for (const { option, ...dates } of found) {
          proposed += 1
          expect(refusalsOf(option.type, option.nights, { ...dates, guests: 2 }, today)).toEqual([])
          expect(dates.departure > dates.arrival && dates.arrival >= today).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
    expect(proposed).toBeGreaterThan(60)
  })
})

describe('the cheapest stays of a month', () => {
  it('can be booked, lie in it, and no stay of that length in it costs less', () => {
    let proposed = 0
    fc.assert(
      fc.property(
        rules,
        nights,
        rules,
        longStays,
        fc.integer({ min: 1, max: 12 }),
        (list, facts, others, rates, length) => {
          const types = [
            roomType({ rules: list, nights: facts }),
            roomType({ id: 'queen', slug: 'queen-room', rules: others, maxOccupancy: 4 }),
          ]
          const book = bookOf({ types, longStays: rates })
          const wish = { month: '2027-01', nights: length, guests: 2, roomTypeSlug: null }
          const proposals = cheapestStays(book, wish)
          const totals = proposals.map(({ quote: { total } }) => total)
          expect(totals).toEqual(totals.toSorted((a, b) => a - b))
          for (const found of proposals) {
            proposed += 1
            expect(found.quote.refusals).toEqual([])
            expect(found.stay.arrival >= today && found.stay.departure <= '2027-02-01').toBe(true)
          }
          // Asked one by one, every start in every room.
          const all = arrivalsIn('2027-01', length).flatMap((arrival) =>
            types.map((type) => quote(type, arrival, addDays(arrival, length), { longStays: rates })),
          )
          const possible = all.filter(({ refusals }) => refusals.length === 0).map(({ total }) => total)
          expect(totals[0]).toBe(possible.length > 0 ? Math.min(...possible) : undefined)
        },
      ),
      { numRuns: 60 },
    )
    expect(proposed).toBeGreaterThan(60)
  })

  it('are of other dates each, the earlier first where they cost the same and none begin apart', () => {
    const book = bookOf({ types: [roomType({ weekendPrice: null }), roomType({ id: 'queen', weekendPrice: null })] })
    const found = cheapestStays(book, { month: '2027-02', nights: 26, guests: 2, roomTypeSlug: null })
    expect(found.map(({ stay }) => stay.arrival)).toEqual(['2027-02-01', '2027-02-02', '2027-02-03'])
    expect(cheapestStays(book, { month: '2027-02', nights: 29, guests: 2, roomTypeSlug: null })).toEqual([])
  })

  it.each<[string, number, number[], number[]]>([
    ['a week begins four days from another', 7, [10, 9, 11, 13, 14, 6], [10, 14, 6]],
    ['a night begins three days from another', 1, [10, 11, 12, 13, 8, 7], [10, 13, 7]],
    ['half of an odd length is rounded up', 9, [10, 14, 15, 20], [10, 15, 20]],
    ['the third keeps away from the second, too', 7, [1, 9, 12, 13], [1, 9, 13]],
    ['the cheapest others fill up, in their order', 7, [10, 9, 11, 14], [10, 9, 14]],
    ['nothing lies apart', 20, [3, 2, 4, 5], [3, 2, 4]],
    ['two are all there are', 2, [8, 9], [8, 9]],
    ['one is all there is', 2, [8], [8]],
    ['there are none', 2, [], []],
  ])('begin apart: %s', (_, length, cheapestFirst, expected) => {
    const stays = cheapestFirst.map((number) => ({
      stay: { arrival: addDays('2027-01-31', number), departure: addDays('2027-01-31', number + length), guests: 2 },
    }))
    const found = spreadOut(stays, length)
    expect(found.map(({ stay }) => nightsBetween('2027-01-31', stay.arrival))).toEqual(expected)
  })

  it('have the cheapest among them, and one that begins apart wherever one does', () => {
    const order = fc.shuffledSubarray(Array.from({ length: 28 }, (_, index) => index + 1))
    fc.assert(
      fc.property(order, fc.integer({ min: 1, max: 14 }), (days, length) => {
        const stays = days.map((day) => ({
          stay: { arrival: addDays('2027-01-31', day), departure: addDays('2027-01-31', day + length), guests: 2 },
        }))
        const found = spreadOut(stays, length)
        expect(found[0]).toBe(stays[0])
        expect(found).toHaveLength(Math.min(3, stays.length))
        expect(new Set(found).size).toBe(found.length)
        const gap = Math.max(3, Math.ceil(length / 2))
        const away = (one: (typeof stays)[number], other: (typeof stays)[number]) =>
          Math.abs(nightsBetween(one.stay.arrival, other.stay.arrival)) >= gap
        // Where one that is far enough from the cheapest exists, one is proposed.
        expect(found.some((stay) => away(stay, stays[0]!))).toBe(stays.some((stay) => away(stay, stays[0]!)))
      }),
    )
  })
})

describe('the nearest stays', () => {
  const options = (...types: ReturnType<typeof roomType>[]) =>
    types.map((type) => ({ type, nights: nightsOfType(type, { now, today }) }))
  const soldOut = new Map([['2027-01-12', night({ available: 0 })]])
  const propose = (types: ReturnType<typeof options>, arrival: string, departure: string) =>
    nearestStays(types, { arrival, departure, guests: 2 }, 'king', today).map((near) => [
      near.option.type.id,
      near.arrival,
      near.departure,
    ])

  it('go around a night that is sold out', () => {
    expect(propose(options(roomType({ nights: soldOut })), '2027-01-12', '2027-01-13')).toEqual([
      ['king', '2027-01-11', '2027-01-12'],
      ['king', '2027-01-13', '2027-01-14'],
      ['king', '2027-01-10', '2027-01-11'],
    ])
  })

  it('keep the day of arrival, then the length, and differ in their dates', () => {
    const short = (id: string) =>
      roomType({ id, rules: [rule({ minStay: 3, startDate: '2027-01-12', endDate: '2027-01-20' })] })
    expect(propose(options(short('king'), short('queen'), short('suite')), '2027-01-12', '2027-01-13')).toEqual([
      ['king', '2027-01-12', '2027-01-15'],
      ['king', '2027-01-11', '2027-01-12'],
      ['king', '2027-01-13', '2027-01-16'],
    ])
  })

  it('come in any room where none is wished, in the order in which the rooms are given', () => {
    const full = roomType({ rooms: 0 })
    const types = options(full, roomType({ id: 'queen' }), roomType({ id: 'suite' }))
    const wish = { arrival: '2027-01-12', departure: '2027-01-14', guests: 2 }
    const [first, ...others] = nearestStays(types, wish, null, today)
    expect([first!.option.type.id, first!.arrival, first!.departure]).toEqual(['queen', '2027-01-12', '2027-01-14'])
    expect(new Set(others.map(({ arrival }) => arrival)).size).toBe(2)
  })

  it('lengthen a stay that is too short, on the same day first', () => {
    const type = roomType({ rules: [rule({ minStay: 3 })] })
    expect(propose(options(type), '2027-01-12', '2027-01-14')[0]).toEqual(['king', '2027-01-12', '2027-01-15'])
  })

  it('name another room for the same nights when the wished one is far from free', () => {
    const full = roomType({ rooms: 0 })
    const other = roomType({ id: 'queen' })
    expect(propose(options(full, other), '2027-01-12', '2027-01-14')[0]).toEqual(['queen', '2027-01-12', '2027-01-14'])
  })

  it('begin today at the earliest, also for a wish that has passed', () => {
    expect(propose(options(roomType()), '2026-06-01', '2026-06-03')[0]).toEqual(['king', today, '2027-01-06'])
  })
})
