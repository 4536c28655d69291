import { expect, it } from 'vitest'
import { withoutUnsaid } from './without-unsaid.ts'

const values = { fee: null, until: '13:00', maxPets: null, hotel: 'Hotel Aurinko' }

it.each([
  ['Nothing is named.', 'Nothing is named.'],
  ['Check-out is at {until}.', 'Check-out is at {until}.'],
  ['It costs {fee} a night.', ''],
  ['Check-out is at {until}. Later costs {fee}.', 'Check-out is at {until}.'],
  ['Late is {fee}. Please tell us before.', ''],
  ['Yes. Pets are welcome for {fee} per night. Please tell us.', ''],
  ['¡Claro! Cuesta {fee}.', ''],
  ['{maxPets, plural, one {One pet is welcome} other {# pets are welcome}}.', ''],
  ['{hotel}', '{hotel}'],
  ['{hotel}. It costs {fee}.', '{hotel}.'],
  ['First paragraph.\n\nIt costs {fee}.\n\nLast one.', 'First paragraph.\n\nLast one.'],
  ['An {unknown} name stays for whoever fills it in.', 'An {unknown} name stays for whoever fills it in.'],
])('%j reads %j', (text, said) => {
  expect(withoutUnsaid(text, values)).toBe(said)
})
