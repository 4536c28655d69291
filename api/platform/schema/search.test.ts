import { expect, it } from 'vitest'
import { containsText } from './search.ts'

it.each([undefined, null, '', '   '])('filters nothing for %j', (search) => {
  expect(containsText(search, ['name'])).toEqual({})
})

it.each([
  ['anna', '%anna%'],
  ['  anna ', '%anna%'],
  ['50%', String.raw`%50\%%`],
  ['a_b', String.raw`%a\_b%`],
  ['c:\\', String.raw`%c:\\%`],
])('looks for %j literally, in every column', (search, pattern) => {
  expect(containsText(search, ['name', 'email'])).toEqual({
    $or: [{ name: { $ilike: pattern } }, { email: { $ilike: pattern } }],
  })
})

it.each([
  ['x'.repeat(101), 'Search must have at most 100 characters'],
  ['a\u0000b', 'Search contains characters that cannot be used'],
])('refuses what the database cannot look for', (search, sentence) => {
  expect(() => containsText(search, ['name'])).toThrow(sentence)
})
