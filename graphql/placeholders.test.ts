import { expect, it } from 'vitest'
import { haveSameNumbers, numbersIn, placeholdersIn, pluralsIn } from './placeholders.ts'

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

it.each([
  ['Daily 8:00 AM–5:30 PM', ['17.30', '8']],
  ['5–10 PM, Sun 12–5 PM, lunch 11–2 PM', ['11', '12', '14', '17', '22']],
  ['until 12 AM, or 12:15 a.m.', ['0.15', '24']],
  ['klo 8.00–17.30', ['17.30', '8']],
  ['de 8 h à 17 h 30, 17h30', ['17.30', '8']],
  ['1,200 or 1.200 or 1 200 metres', ['1200']],
  ['4,5 of 4.5', ['4.5']],
])('the numbers of %j are %j', (text, numbers) => expect(numbersIn(text)).toEqual(numbers))

it.each([
  ['Open 5–10 PM', 'Avoinna klo 17–22', true],
  ['Open 5–10 PM', 'Avoinna klo 5–10', false],
  ['Until midnight, from noon', 'Klo 12–24', true],
  ['Two rooms of the 19th century', '2 huonetta 1800-luvulta', true],
  ['For 2 people', 'Kahdelle', false],
  ['For people', 'För 2 personer', false],
  ['Sleeps 4 in 1,200 feet', 'Für 4 Personen auf 1.200 Fuß', true],
  ['{maxPets, plural, one {one pet} other {# pets}}', '{maxPets, plural, one {1 lemmikki} other {# lemmikkiä}}', true],
  ['{maxPets, plural, one {a pet} other {# pets}}', '{maxPets, plural, one {lemmikki} other {7 lemmikkiä}}', false],
])('%j and %j: the same numbers is %j', (english, translation, same) =>
  expect(haveSameNumbers(english, translation)).toBe(same),
)

it('finds the forms of a plural', () =>
  expect(pluralsIn('Up to {maxPets, plural, =1 {one pet} other {# pets}}.')).toEqual([
    { fact: 'maxPets', forms: { '=1': 'one pet', other: '# pets' } },
  ]))
