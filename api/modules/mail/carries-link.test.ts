import { expect, it } from 'vitest'
import { carriesLink } from './carries-link.ts'

it.each([
  ['Win at https://evil.example/x', true],
  ['Win at HTTP:evil', true],
  ['www.evil.example', true],
  ['evil.example', true],
  ['сайт.рф', true],
  ['evil。com and evil．com', true],
  ['other@example.com', true],
  ['A room for two? Thanks.', false],
  ['We arrive at 10.30 p.m., 5.12.–8.12. for 1.500 $', false],
  ['J. R. Smith', false],
  ['Dr. Åsa Öberg-Lind', false],
  ['Hello...', false],
  ['Hello…', false],
  ['a.b', false],
  ['', false],
])('%j: %s', (text, expected) => expect(carriesLink(text)).toBe(expected))
