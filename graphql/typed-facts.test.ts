import { expect, it } from 'vitest'
import { typedFactsIn, withFactNamed } from './typed-facts.ts'

const known = { petFee: '$25', beachParkingFee: '$25', checkIn: '3:00 PM', phone: '(561) 555-0152' }

it.each([
  ['Pets are $25 a night', [{ fact: 'petFee', value: '$25' }]],
  ['Pets are {petFee} a night', []],
  ['A suite at $250', []],
  ['US$25', []],
  ['Call (561) 555-0152 before 3:00 PM.', ['phone', 'checkIn']],
  ['', []],
])('finds the facts typed into %j', (text, expected) => {
  const found = typedFactsIn(text, known)
  const [first] = expected
  if (typeof first === 'string') expect(found.map(({ fact }) => fact)).toEqual(expected)
  else expect(found).toEqual(expected)
})

it('names a fact wherever it was typed, and nowhere else', () => {
  expect(withFactNamed('$25 for a dog, $25 for a cat, $250 for a horse', { fact: 'petFee', value: '$25' })).toBe(
    '{petFee} for a dog, {petFee} for a cat, $250 for a horse',
  )
})
