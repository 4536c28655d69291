import { expect, it } from 'vitest'
import { capitalisedWords } from './capitalised-words.ts'

it('turns a hyphenated slug into capitalised words', () =>
  expect(capitalisedWords('whale-watching-tips')).toBe('Whale Watching Tips'))
