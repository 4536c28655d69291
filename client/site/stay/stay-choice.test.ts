import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, nightsBetween } from '#graphql/stay-dates.ts'
import {
  canArrive,
  departureProblem,
  departuresFrom,
  factsOf,
  nightsFor,
  rangeAfter,
  type Night,
  type Nights,
} from './stay-choice.ts'

const start = '2027-03-01'

const night = (index: number, change: Partial<Night> = {}): Night => ({
  date: addDays(start, index),
  isFree: true,
  total: 15_900,
  minStay: 1,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
  ...change,
})

const room = (...nights: Night[]): Nights => new Map(nights.map((each) => [each.date, each]))
const day = (index: number) => addDays(start, index)

describe('departures', () => {
  it('reach to the day after the last free night', () => {
    const nights = room(night(0), night(1), night(2, { isFree: false }), night(3))
    expect([...departuresFrom([nights], day(0))]).toEqual([day(1), day(2)])
  })

  it('keep the shortest and longest stay of the night of arrival, not of later ones', () => {
    const nights = room(night(0, { minStay: 2, maxStay: 3 }), night(1, { minStay: 9 }), night(2), night(3), night(4))
    expect([...departuresFrom([nights], day(0))]).toEqual([day(2), day(3)])
  })

  it('leave out days on which nobody may go', () => {
    const nights = room(night(0), night(1, { closedToDeparture: true }), night(2))
    expect([...departuresFrom([nights], day(0))]).toEqual([day(2), day(3)])
  })

  it('do not exist where nobody may arrive', () => {
    expect(canArrive([room(night(0, { closedToArrival: true }), night(1))], day(0))).toBe(false)
    expect(canArrive([room(night(0, { minStay: 3 }), night(1), night(2, { isFree: false }))], day(0))).toBe(false)
  })

  it('are never put together from two kinds of room', () => {
    const early = room(night(0), night(1, { isFree: false }))
    const late = room(night(0, { isFree: false }), night(1))
    expect([...departuresFrom([early, late], day(0))]).toEqual([day(1)])
  })
})

describe('the kinds of room of a party', () => {
  const double = { maxOccupancy: 2, nights: room(night(0, { total: 10_900 })) }
  const suite = { maxOccupancy: 4, nights: room(night(0, { total: 20_300 })) }

  it.each([
    [2, 10_900, false],
    [3, 20_300, false],
    [4, 20_300, false],
    [5, 10_900, true],
  ])('of %i guests cost from %i, and none takes them: %s', (guests, total, areTooSmall) => {
    const choice = nightsFor([double, suite], guests)
    expect(factsOf(choice.rooms, start).total).toBe(total)
    expect(choice.areTooSmall).toBe(areTooSmall)
  })

  it('are not too small before any is known', () => expect(nightsFor([], 3)).toEqual({ rooms: [], areTooSmall: false }))
})

describe('a day on which no stay can end', () => {
  const free = (minStay: number, maxStay: number | null = null) =>
    room(night(0, { minStay, maxStay }), night(1), night(2), night(3), night(4, { isFree: false }), night(5))

  it.each<[string, Nights[], number, object]>([
    ['is too early', [free(3)], 2, { reason: 'tooShort', nights: 3 }],
    ['is too early for the most patient room only', [free(3), free(2)], 1, { reason: 'tooShort', nights: 2 }],
    ['is too late', [free(1, 2)], 3, { reason: 'tooLong', nights: 2 }],
    ['comes after a night without a room', [free(1)], 5, { reason: 'full', nights: 0 }],
    [
      'is closed to departure',
      [room(night(0), night(1), night(2, { closedToDeparture: true }), night(3))],
      2,
      { reason: 'closedToDeparture', nights: 0 },
    ],
  ])('%s', (_, rooms, index, expected) => {
    expect(departureProblem(rooms, day(0), day(index))).toEqual(expected)
  })
})

describe('a chosen day', () => {
  const nights = room(night(0, { minStay: 3 }), ...Array.from({ length: 8 }, (_, index) => night(index + 1)))
  const chosen = (range: { arrival: string; departure: string }, index: number) =>
    rangeAfter([nights], range, day(index))

  it('too early to leave leaves the arrival as it is', () => {
    expect(chosen({ arrival: day(0), departure: '' }, 1)).toBeNull()
    expect(chosen({ arrival: day(0), departure: '' }, 0)).toBeNull()
    expect(chosen({ arrival: day(0), departure: '' }, 3)).toEqual({ arrival: day(0), departure: day(3) })
  })

  it('before the arrival is another arrival, and so is any after a whole stay', () => {
    expect(chosen({ arrival: day(4), departure: '' }, 2)).toEqual({ arrival: day(2), departure: '' })
    expect(chosen({ arrival: day(0), departure: day(3) }, 5)).toEqual({ arrival: day(5), departure: '' })
  })
})

it('shows the lowest total of the rooms that are free', () => {
  const cheapButFull = room(night(0, { isFree: false, total: 9_900 }))
  expect(factsOf([cheapButFull, room(night(0, { total: 17_900, minStay: 2 })), room(night(0))], day(0))).toMatchObject({
    isFree: true,
    total: 15_900,
    minStay: 1,
  })
  expect(factsOf([room()], day(0)).isKnown).toBe(false)
})

const anyNight = (index: number) =>
  fc
    .record({
      isFree: fc.boolean(),
      minStay: fc.integer({ min: 1, max: 4 }),
      extra: fc.option(fc.integer({ min: 0, max: 3 })),
      closedToArrival: fc.boolean(),
      closedToDeparture: fc.boolean(),
    })
    .map(({ extra, ...change }) => night(index, { ...change, maxStay: extra === null ? null : change.minStay + extra }))
const anyRoom = fc.tuple(...Array.from({ length: 12 }, (_, index) => anyNight(index))).map((nights) => room(...nights))

it('whatever is chosen in whatever order, a finished stay is possible in one room', () => {
  fc.assert(
    fc.property(fc.array(anyRoom, { minLength: 1, maxLength: 3 }), fc.array(fc.nat(12)), (rooms, choices) => {
      let range = { arrival: '', departure: '' }
      for (const choice of choices) range = rangeAfter(rooms, range, day(choice)) ?? range
      if (!range.departure) return
      const length = nightsBetween(range.arrival, range.departure)
      const fits = rooms.some((nights) => {
        const first = nights.get(range.arrival)!
        const all = Array.from({ length }, (_, index) => nights.get(addDays(range.arrival, index)))
        return (
          all.every((each) => each?.isFree) &&
          !first.closedToArrival &&
          length >= first.minStay &&
          length <= (first.maxStay ?? length) &&
          !nights.get(range.departure)?.closedToDeparture
        )
      })
      expect(fits).toBe(true)
    }),
  )
})
