import { expect, test } from 'vitest'
import { keyName, printedKeys } from './key-name.ts'

const press = (key: string, modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  keyName({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers })

test.each([
  [press('r'), 'r'],
  [press('R'), 'r'],
  [press('?'), '?'],
  [press('Escape'), 'Escape'],
  [press('k', { ctrlKey: true }), 'Mod+k'],
  [press('K', { metaKey: true }), 'Mod+k'],
  [press('k', { altKey: true }), null],
  [press('Dead'), null],
])('%s is %s', (name, expected) => expect(name).toBe(expected))

test('keys are told as they are printed', () => {
  expect(printedKeys('Mod+k', false)).toEqual(['Ctrl', 'K'])
  expect(printedKeys('Mod+k', true)).toEqual(['⌘', 'K'])
  expect(printedKeys('Escape', false)).toEqual(['Esc'])
  expect(printedKeys('?', false)).toEqual(['?'])
})
