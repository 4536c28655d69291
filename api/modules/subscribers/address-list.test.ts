import { expect, test } from 'vitest'
import { readAddressLine } from './address-list.ts'

test.each<[line: string, people: [email: string, name: string, phone: string][]]>([
  ['a@example.com', [['a@example.com', '', '']]],
  ['a@example.com; b@example.com', [['a@example.com', '', ''], ['b@example.com', '', '']]], // oxfmt-ignore
  ['a@example.com b@example.com,', [['a@example.com', '', ''], ['b@example.com', '', '']]], // oxfmt-ignore
  ['Anna Smith <a@example.com>, <b@example.com>', [['a@example.com', 'Anna Smith', ''], ['b@example.com', '', '']]], // oxfmt-ignore
  ['"Smith, Anna" <a@example.com>', [['a@example.com', 'Smith, Anna', '']]],
  ['Smith, Anna <a@example.com>', [['a@example.com', 'Anna Smith', '']]],
  ['a@example.com,Anna Smith,+1 561 555 0100', [['a@example.com', 'Anna Smith', '+1 561 555 0100']]],
  ['Anna a@example.com', [['a@example.com', 'Anna', '']]],
  ['Anna  Lee < a@example.com > ; b@example.com', [['a@example.com', 'Anna  Lee', ''], ['b@example.com', '', '']]], // oxfmt-ignore
  ['Anna  Lee   a@example.com', [['a@example.com', 'Anna Lee', '']]],
  ['<a@example.com', [['<a@example.com', '', '']]],
  ['a@example.com>', [['a@example.com>', '', '']]],
  ['a@example.com, 2nd floor, 561 555 0100', [['a@example.com', '2nd floor', '561 555 0100']]],
  ['a@example.com, –, 561 555 0100', [['a@example.com', '', '561 555 0100']]],
  [',;', [['', '', '']]],
  ['nobody', [['', 'nobody', '']]],
  ['"a@example.com', [['a@example.com', '', '']]],
])('%j', (line, people) =>
  expect(readAddressLine(line).map(({ email, name, phone }) => [email, name, phone])).toEqual(people),
)
