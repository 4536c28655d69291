import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdayOf } from '#graphql/stay-dates.ts'
import { addMonths, dayAfterKey, lastOf, sameDayIn, weeksOf } from './days.ts'

describe('days', () => {
  it.each([
    ['2027-02', '2027-01-31', '2027-02-28'],
    ['2028-02', '2028-01-30', '2028-02-29'],
    ['2027-04', '2027-03-15', '2027-04-15'],
  ])('in %s, %s becomes %s', (month, day, expected) => {
    expect(sameDayIn(month, day)).toBe(expected)
  })
})

describe('the weeks of a month', () => {
  it('hold each of its days once, each under its weekday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 240 }), fc.constantFrom(0, 1), (count, firstWeekday) => {
        const month = addMonths('2026-01', count)
        const weeks = weeksOf(month, firstWeekday)
        const days = weeks.flat().filter((day) => day !== null)
        expect(days).toHaveLength(Number(lastOf(month).slice(8)))
        expect(new Set(days).size).toBe(days.length)
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          expect(week.some(Boolean)).toBe(true)
          week.forEach((day, place) => day && expect(weekdayOf(day)).toBe((firstWeekday + place) % 7))
        }
      }),
    )
  })
})

describe('keys', () => {
  it.each([
    ['ArrowLeft', false, '2027-03-09'],
    ['ArrowRight', false, '2027-03-11'],
    ['ArrowUp', false, '2027-03-03'],
    ['ArrowDown', false, '2027-03-17'],
    ['Home', false, '2027-03-07'],
    ['End', false, '2027-03-13'],
    ['PageUp', false, '2027-02-10'],
    ['PageDown', false, '2027-04-10'],
    ['PageUp', true, '2026-03-10'],
    ['PageDown', true, '2028-03-10'],
  ])('%s (shift %s) leads from Wednesday, March 10 to %s', (key, shift, expected) => {
    expect(dayAfterKey('2027-03-10', key, shift, 0)).toBe(expected)
  })

  it('start the week on Monday where it does', () => {
    expect(dayAfterKey('2027-03-10', 'Home', false, 1)).toBe('2027-03-08')
    expect(dayAfterKey('2027-03-14', 'End', false, 1)).toBe('2027-03-14')
  })

  it('leave other keys alone', () => {
    expect(dayAfterKey('2027-03-10', 'a', false, 0)).toBeNull()
  })
})
