import { expect, it } from 'vitest'
import { readExtras, writeExtra } from './chosen-extras.ts'

it.each<[string[], string[]]>([
  [[], []],
  [['pet'], ['pet']],
  [['pet_1'], ['pet']],
  [
    ['late-check-out_2', 'crib'],
    ['crib', 'late-check-out_2'],
  ],
  [['pet', 'pet_2'], ['pet']],
  [['', 'pet_0', 'pet_10', 'Pet', 'a b', '_2', 'pet_x', 'x'.repeat(61)], []],
])('%j is read as %j', (texts, expected) => {
  expect(readExtras(texts).map(writeExtra)).toEqual(expected)
})
