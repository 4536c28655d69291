import { expect, it } from 'vitest'
import { enumFrom, enumName } from './enum.ts'

it.each([
  ['new', 'NEW'],
  ['things-to-do', 'THINGS_TO_DO'],
  ['contact form', 'CONTACT_FORM'],
])('%j is %s', (value, name) => {
  expect(enumName(value)).toBe(name)
})

it('keeps the inner values', () => {
  expect(enumFrom(['home', 'things-to-do'])).toEqual({ HOME: 'home', THINGS_TO_DO: 'things-to-do' })
})
