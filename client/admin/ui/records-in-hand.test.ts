import { expect, it } from 'vitest'
import { withHeld } from './records-in-hand.ts'

const records = (ids: string) => [...ids].map((id) => ({ id }))
const shown = (before: string, now: string, held: string[]) =>
  withHeld(records(before), records(now), held)
    .map(({ id }) => id)
    .join('')

it.each([
  ['abc', 'ac', ['b'], 'abc'],
  ['abc', 'ac', [], 'ac'],
  ['abc', '', ['c'], 'c'],
  ['abc', 'dac', ['b'], 'dbac'],
  ['abc', 'acb', ['b'], 'acb'],
  ['', 'ab', ['b'], 'ab'],
])('of %s there are %s, and with %j in hand %s are shown', (before, now, held, expected) => {
  expect(shown(before, now, held)).toBe(expected)
})
