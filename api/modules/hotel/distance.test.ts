import { describe, expect, it } from 'vitest'
import { byDistance, distanceMiles, writeDistance } from './distance.ts'

describe('reading a distance text', () => {
  it.each([
    ['0.2 miles', 0.2],
    ['0.2 mi', 0.2],
    ['1 mile', 1],
    ['about 3.9 miles by car', 3.9],
    ['528 ft', 0.1],
    ['1,056 feet away', 0.2],
    ['.5 mi', 0.5],
    ['2.2', 2.2],
    ['2.2 miles (10 min drive)', 2.2],
    ['16–19 miles', 16],
    ['next door', null],
    ['', null],
    [null, null],
  ])('%j is %j miles', (text, miles) => {
    expect(distanceMiles(text)).toEqual(miles === null ? null : expect.closeTo(miles, 6))
  })
})

describe('sorting by distance', () => {
  const at = (name: string, text: string | null) => ({ name, distanceMiles: distanceMiles(text) })
  const names = (...records: ReturnType<typeof at>[]) => byDistance(records).map(({ name }) => name)

  it('compares miles with feet as lengths, not as numbers', () => {
    expect(names(at('mile', '1 mi'), at('feet', '600 ft'), at('short', '0.1 mi'))).toEqual(['short', 'feet', 'mile'])
  })

  it('puts those without a distance last and orders ties by name', () => {
    expect(
      names(at('Zoe', null), at('Thaikyo', '0.8 miles'), at('Ada', null), at('Basil', '0.80 mi'), at('Near', '0.1 mi')),
    ).toEqual(['Near', 'Basil', 'Thaikyo', 'Ada', 'Zoe'])
  })

  it('compares numbers as numbers', () => {
    expect(names(at('far', '10 miles'), at('near', '9 miles'))).toEqual(['near', 'far'])
  })
})

describe('writing a distance', () => {
  it.each([
    ['en', '0.2 miles'],
    ['es', '0.2 millas (0.3 km)'],
    ['pt', '0,2 milha (0,3 km)'],
    ['fr', '0,2 mile (0,3 km)'],
    ['de', '0,2 Meilen (0,3 km)'],
    ['fi', '0,2 mailia (0,3 km)'],
    ['sv', '0,2 mi (0,3 km)'],
  ] as const)('%s writes %j', (locale, text) => {
    expect(writeDistance('0.2 miles', locale).replaceAll(/\s/g, ' ')).toBe(text)
  })

  it('keeps feet, with metres beside short ones', () => {
    expect(writeDistance('200 ft', 'en')).toBe('200 feet')
    expect(writeDistance('200 ft', 'de').replaceAll(/\s/g, ' ')).toBe('200 Fuß (60 m)')
  })

  it.each([
    ['2 miles', 'de', '2 Meilen (3,2 km)'],
    ['1 mile', 'fi', '1 maili (1,6 km)'],
    ['8 miles', 'sv', '8 mi (13 km)'],
    ['16–19 miles', 'en', '16–19 miles'],
    ['16–19 miles', 'es', '16-19 millas (26-31 km)'],
    ['750 feet', 'es', '750 pies (230 m)'],
  ] as const)('%s is written as closely as it was measured, in %s', (stored, locale, text) => {
    expect(writeDistance(stored, locale).replaceAll(/\s/g, ' ')).toBe(text)
  })

  it('leaves a text without a number alone', () => {
    expect(writeDistance('next door', 'fi')).toBe('next door')
  })
})
