import { expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

it.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  [' example.com/a ', 'https://example.com/a'],
  ['/things-to-do', '/things-to-do'],
  ['desk@example.com', 'mailto:desk@example.com'],
  ['mailto:desk@example.com', 'mailto:desk@example.com'],
  ['tel:+15615551234', 'tel:+15615551234'],
])('makes of %j the address %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

it.each([
  '',
  'two words.com',
  'word',
  '//example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com/x',
])('takes %j for no address', (typed) => {
  expect(linkAddress(typed)).toBeNull()
})
