import { expect, it } from 'vitest'
import { inOrder } from './catalog.ts'

const refers = (from: string, to: string) => ({ from, to })

it.each([
  ['nothing refers to anything', ['a', 'b'], [], ['a', 'b']],
  ['one refers to a later one', ['a', 'b'], [refers('a', 'b')], ['b', 'a']],
  ['they refer in a row', ['a', 'b', 'c'], [refers('a', 'b'), refers('b', 'c')], ['c', 'b', 'a']],
  ['one refers to what is left out', ['a', 'b'], [refers('a', 'session')], ['a', 'b']],
  ['two refer to each other', ['a', 'b', 'c'], [refers('a', 'b'), refers('b', 'a')], ['c', 'a', 'b']],
])('fills first what others refer to, when %s', (_, names, references, order) => {
  expect(inOrder(names, references)).toEqual(order)
})
