import { expect, it } from 'vitest'
import { enumName } from '#graphql/enum-name.ts'
import { enumFrom } from './enum.ts'

it.each([
  ['new', 'NEW'],
  ['things-to-do', 'THINGS_TO_DO'],
  ['Two Queens', 'TWO_QUEENS'],
  ['inquiries:read', 'INQUIRIES_READ'],
])('%j is %s', (value, name) => {
  expect(enumName(value)).toBe(name)
})

it('keeps the inner values', () => {
  expect(enumFrom(['home', 'things-to-do'])).toEqual({ HOME: 'home', THINGS_TO_DO: 'things-to-do' })
})
