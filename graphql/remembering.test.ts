import { expect, it } from 'vitest'
import { remembering } from './remembering.ts'

it('finds each once, and of very many no more than it has room for', () => {
  const found: number[] = []
  const double = remembering((number: number) => {
    found.push(number)
    return 2 * number
  })
  expect([1, 2, 1, 0, 0].map(double)).toEqual([2, 4, 2, 0, 0])
  expect(found).toEqual([1, 2, 0])
  for (let number = 0; number < 12_000; number += 1) double(number)
  expect(double(1)).toBe(2)
  expect(found.filter((number) => number === 1)).toHaveLength(2)
})

it('asks again after what could not be found', () => {
  let tries = 0
  const find = remembering(() => {
    tries += 1
    if (tries === 1) throw new Error('not yet')
    return tries
  })
  expect(() => find('a')).toThrow('not yet')
  expect(find('a')).toBe(2)
})
