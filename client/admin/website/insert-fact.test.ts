import { expect, it } from 'vitest'
import { factsNamedIn, insertFact } from './insert-fact.ts'

it.each([
  ['', 0, 0, '{petFee}', 8],
  ['Pets are a night', 9, 9, 'Pets are {petFee} a night', 17],
  ['Pets are', 8, 8, 'Pets are {petFee}', 17],
  ['Pets are $25 a night', 9, 12, 'Pets are {petFee} a night', 17],
  ['()', 1, 1, '({petFee})', 9],
  ['a {phone}', 9, 9, 'a {phone} {petFee}', 18],
])('puts a fact into %j at %i to %i', (text, from, to, expected, cursor) => {
  expect(insertFact(text, from, to, 'petFee')).toEqual({ text: expected, cursor })
})

it('knows the facts of a text, and no distance or price', () => {
  expect(factsNamedIn('{hotel} is {2 miles} away, {$26}; {hotel}: {phone}')).toEqual(['hotel', 'phone'])
})
