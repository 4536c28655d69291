import { expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

it.each([
  ['3 nights, 2 guests', '3\u00A0nights, 2\u00A0guests'],
  ['12 km to the sea', '12\u00A0km to the sea'],
  ['$ 194', '$\u00A0194'],
  ['129 € yöltä', '129\u00A0€ yöltä'],
  ['10 % de remise', '10\u00A0% de remise'],
  ['Room 4 (two beds)', 'Room 4 (two beds)'],
  ['no figure at all', 'no figure at all'],
  ['', ''],
])('%s', (text, expected) => expect(unbroken(text)).toBe(expected))
