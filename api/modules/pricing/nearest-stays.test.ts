import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#graphql/stay-dates.ts'
import { night, now, roomType, rule, today } from '#tests/support/pricing.ts'
import { arrivalsNear, lengthsNear, nearestOf, nearestStays, searchCentre, searchDays } from './nearest-stays.ts'
import type { NightFacts, TypeFacts } from './price-book.ts'
import { nightsOfType } from './price-of-night.ts'
import { horizonDays, refusalsOf } from './refusals.ts'

const dates = (words: string) => {
  const [arrival, departure] = words.split('-').map((day) => `2027-01-${day.padStart(2, '0')}`) as [string, string]
  return { arrival, departure }
}
const wordsOf = ({ arrival, departure }: { arrival: string; departure: string }) =>
  `${Number(arrival.slice(8))}-${Number(departure.slice(8))}`

describe('lengths near the wished one', () => {
  it('go away from it by turns, down to one night', () => {
    expect(lengthsNear(3, { minStay: null, maxStay: null }).slice(0, 8)).toEqual([3, 2, 4, 1, 5, 6, 7, 8])
    expect(lengthsNear(3, { minStay: null, maxStay: null }).at(-1)).toBe(16)
  })

  it.each([
    [2, { minStay: 4, maxStay: null }, 4],
    [6, { minStay: null, maxStay: 4 }, 4],
    [5, { minStay: 4, maxStay: 6 }, 5],
    [3, { minStay: null, maxStay: null }, 3],
  ])('%i nights under %j: first %i', (wished, limits, expected) => {
    expect(lengthsNear(wished, limits)[0]).toBe(expected)
  })
})

describe('the day around which is searched', () => {
  const latest = addDays(today, horizonDays)

  it.each([
    ['the wished one', '2027-02-01', '2027-02-01'],
    ['today itself', today, today],
    ['today for a day that has passed', '2026-12-24', today],
    ['the last day that can be booked', latest, latest],
    ['the last such day for any after it', addDays(latest, 40), latest],
  ])('is %s', (_, arrival, expected) => expect(searchCentre(arrival, today)).toBe(expected))

  it('has a month before it, not before today, and a month after it', () => {
    const inOrder = (arrival: string) => arrivalsNear(arrival, today).flat().toSorted()
    expect(inOrder('2027-06-15')).toEqual(
      Array.from({ length: 2 * searchDays + 1 }, (_, index) => addDays('2027-05-16', index)),
    )
    expect(inOrder(addDays(today, 1))).toEqual(
      Array.from({ length: searchDays + 2 }, (_, index) => addDays(today, index)),
    )
  })

  it('is left step by step', () => {
    expect(arrivalsNear('2027-06-15', today).slice(0, 3)).toEqual([
      ['2027-06-15'],
      ['2027-06-14', '2027-06-16'],
      ['2027-06-13', '2027-06-17'],
    ])
    expect(arrivalsNear('2027-01-02', today).slice(0, 2)).toEqual([['2027-01-04'], ['2027-01-05']])
  })
})

describe('of the stays that were found', () => {
  it.each([
    ['none', '11-13', [], []],
    ['the only one', '11-13', ['20-22'], ['20-22']],
    ['three and no more', '11-13', ['14-16', '13-15', '12-14', '15-17'], ['12-14', '13-15', '14-16']],
    ['one on the wished day first, whatever its length', '11-13', ['12-14', '11-17'], ['11-17', '12-14']],
    ['the nearer length on the same day', '11-13', ['11-17', '11-14'], ['11-14', '11-17']],
    ['the shorter by as much, too', '11-14', ['11-16', '11-13', '11-18'], ['11-13', '11-16', '11-18']],
    ['the earlier arrival as far away', '11-13', ['13-15', '9-11', '17-19'], ['9-11', '13-15', '17-19']],
    [
      'the wished length second, where the first has another',
      '11-13',
      ['11-14', '12-15', '16-18'],
      ['11-14', '16-18', '12-15'],
    ],
    [
      'the next one second, where none has the wished length',
      '11-13',
      ['11-14', '12-15', '16-19'],
      ['11-14', '12-15', '16-19'],
    ],
    ['the next one second, where the first has it', '11-13', ['12-14', '13-16', '14-16'], ['12-14', '13-16', '14-16']],
    ['the same dates once', '11-13', ['12-14', '12-14', '13-15'], ['12-14', '13-15']],
  ])('%s', (_, wish, found, expected) => {
    expect(nearestOf(found.map(dates), dates(wish)).map(wordsOf)).toEqual(expected)
    expect(nearestOf(found.toReversed().map(dates), dates(wish)).map(wordsOf)).toEqual(expected)
  })

  it('the wished room before another on the same dates, and before an earlier day as far away', () => {
    const found = ['9-11', '13-15', '13-15'].map((words, index) => ({ ...dates(words), room: ['b', 'b', 'a'][index] }))
    const nearest = nearestOf(found, dates('11-13'), ({ room }) => room === 'b')
    expect(nearest.map((near) => `${near.room} ${wordsOf(near)}`)).toEqual(['a 13-15', 'b 9-11'])
  })
})

describe('the nearest stays', () => {
  const without = (...days: number[]) =>
    new Map(days.map((day): [string, NightFacts] => [`2027-01-${day}`, night({ available: 0 })]))
  const option = (given: Partial<TypeFacts>) => {
    const type = roomType(given)
    return { type, nights: nightsOfType(type, { now, today }) }
  }
  const found = (options: ReturnType<typeof option>[], wished: string | null) =>
    nearestStays(options, { ...dates('11-13'), guests: 2 }, wished, today).map(
      (near) => `${near.option.type.id} ${wordsOf(near)}`,
    )

  it('are in the wished room where it is free as near, and in the other where it is not', () => {
    const king = option({ nights: without(11) })
    const queen = option({ id: 'queen', nights: without(11) })
    expect(found([king, queen], 'queen')).toEqual(['queen 12-14', 'queen 10-11', 'queen 9-11'])
    expect(found([king, queen], 'king')).toEqual(['king 12-14', 'king 10-11', 'king 9-11'])
    expect(found([queen, king], null)).toEqual(['queen 12-14', 'queen 10-11', 'queen 9-11'])
    expect(found([king, option({ id: 'queen' })], 'king')[0]).toBe('queen 11-13')
  })

  it('are others than the wished one', () => {
    expect(found([option({})], 'king')).toEqual(['king 11-12', 'king 10-12', 'king 12-14'])
    expect(found([option({}), option({ id: 'queen' })], 'king')[0]).toBe('queen 11-13')
  })

  it('are the same, however far was searched', () => {
    const pattern = fc.array(fc.boolean(), { minLength: 60, maxLength: 60 })
    const limits = fc.record({ minStay: fc.option(fc.integer({ min: 1, max: 6 })), fillsGaps: fc.boolean() })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(pattern, limits), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: -3, max: 50 }),
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom('0', '1', null),
        (rooms, from, length, wished) => {
          const options = rooms.map(([free, given], id) =>
            option({
              id: String(id),
              rules: [rule(given)],
              nights: new Map(free.map((is, day) => [addDays(today, day), night({ available: Number(is) })])),
            }),
          )
          const arrival = addDays(today, from)
          const wish = { arrival, departure: addDays(arrival, length), guests: 2 }
          const all = arrivalsNear(arrival, today)
            .flat()
            .flatMap((day) =>
              options.flatMap((each) => {
                const stays = lengthsNear(length, each.nights(day)).map((count) => ({
                  ...wish,
                  arrival: day,
                  departure: addDays(day, count),
                }))
                const isWished = ({ departure }: typeof wish) =>
                  each.type.id === wished && day === arrival && departure === wish.departure
                const first = stays.find(
                  (stay) => !isWished(stay) && refusalsOf(each.type, each.nights, stay, today).length === 0,
                )
                return first ? [{ option: each, arrival: day, departure: first.departure }] : []
              }),
            )
          expect(nearestStays(options, wish, wished, today)).toEqual(
            nearestOf(all, wish, (near) => near.option.type.id !== wished),
          )
        },
      ),
      { numRuns: 100 },
    )
  })

  it('are none where no room is left', () => {
    const nights = new Map(
      arrivalsNear('2027-01-11', today)
        .flat()
        .map((day) => [day, night({ available: 0 })]),
    )
    expect(found([option({ nights })], null)).toEqual([])
  })
})
