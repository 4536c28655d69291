import { expect, it } from 'vitest'
import { numbersIn, placeholdersIn } from './placeholders.ts'

it.each([
  ['Pets are {petFee} a night, {petFee} each', ['petFee']],
  ['{2 miles} on, for {$26}, past {hotel}', ['$26', '2 miles', 'hotel']],
  ['{maxPets, plural, one {pet} other {# pets}}', ['maxPets']],
  ['nothing { in braces', []],
])('%j names %j', (text, names) => expect(placeholdersIn(text)).toEqual(names))

it.each([
  ['Open 8 to 10 since 1952', ['10', '1952', '8']],
  ['{2 miles} and {maxPets, plural, =1 {1 pet} other {# pets}}', []],
  ['08', ['8']],
])('%j has the numbers %j', (text, numbers) => expect(numbersIn(text)).toEqual(numbers))
