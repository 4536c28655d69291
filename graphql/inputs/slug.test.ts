import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { longestSlug, slugForm, slugOf } from './slug.ts'

it.each([
  ['A walk to the sea', 'a-walk-to-the-sea'],
  ['  Où dîner ?  ', 'ou-diner'],
  ['Grüße aus der Straße', 'grusse-aus-der-strasse'],
  ['Käy meressä, äläkä palaa', 'kay-meressa-alaka-palaa'],
  ['Smørrebrød & Æbler', 'smorrebrod-aebler'],
  ['The inn’s 1952 "coral" stones', 'the-inns-1952-coral-stones'],
  ['İstanbul', 'istanbul'],
  ['--- a --- b ---', 'a-b'],
  ['海の散歩 🐢', 'post'],
  ['', 'post'],
])('makes of %j the address %j', (title, slug) => {
  expect(slugOf(title, 'post')).toBe(slug)
})

it('cuts a long title between words', () => {
  const slug = slugOf('word '.repeat(40), 'post')
  expect(slug).toBe(Array.from({ length: 16 }, () => 'word').join('-'))
})

it('cuts a single long word anywhere', () => {
  expect(slugOf('x'.repeat(200), 'post')).toHaveLength(longestSlug)
})

it('always makes an address that may be saved', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const slug = slugOf(title, 'post')
      return slugForm.test(slug) && slug.length <= longestSlug
    }),
  )
})
