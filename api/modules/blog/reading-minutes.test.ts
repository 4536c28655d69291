import { expect, it } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

it.each([
  ['', 0],
  ['<p></p>', 0],
  ['<p>One</p>', 1],
  [`<p>${words(200)}</p>`, 1],
  [`<p>${words(201)}</p>`, 2],
  [`<p>${words(200)}</p>\n\n<p>${words(200)}</p>`, 2],
  [`<p class="a b c">${words(199)}</p><img src="x.svg" alt="many words that nobody reads">`, 1],
])('counts the words that are read, case %#', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})
