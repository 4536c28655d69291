import { expect, it } from 'vitest'
import { locales } from '#graphql/locales.ts'
import { dayWords, firstWeekdayIn } from './day-words.ts'

const now = new Date('2026-11-24T17:00:00Z')

it.each([
  ['en', '2026-12-20', '2026-12-23', 'Dec 20 – 23'],
  ['en', '2027-02-27', '2027-03-02', 'Feb 27 – Mar 2'],
  ['en', '2028-11-23', '2028-11-25', 'Nov 23 – 25, 2028'],
  ['de', '2028-11-23', '2028-11-25', '23.–25. Nov. 2028'],
] as const)('in %s a stay from %s to %s is told so that it cannot be another', (language, from, to, told) => {
  expect(dayWords(language, 'USD').span(from, to, now).replaceAll(/\s/g, ' ')).toBe(told)
})

it('weeks begin on Sunday for readers of the Americas, on Monday for Europeans', () => {
  expect(locales.filter((language) => firstWeekdayIn(language) === 0)).toEqual(['en', 'es', 'pt'])
  expect(locales.filter((language) => firstWeekdayIn(language) === 1)).toEqual(['fr', 'de', 'fi', 'sv'])
})
