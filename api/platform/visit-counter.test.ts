import { expect, it } from 'vitest'
import { createVisitCounter } from './visit-counter.ts'

const day = '2027-01-04'

it('adds up what is the same, and begins anew once it was taken', () => {
  const { add, take } = createVisitCounter()
  add({ day, kind: 'page', label: '/', count: 1 })
  add({ day, kind: 'page', label: '/', count: 2 })
  add({ day: '2027-01-05', kind: 'page', label: '/', count: 1 })
  expect(take()).toEqual([
    { day, kind: 'page', label: '/', count: 3 },
    { day: '2027-01-05', kind: 'page', label: '/', count: 1 },
  ])
  expect(take()).toEqual([])
})

it('keeps no more names than fit, and loses no count', () => {
  const { add, take } = createVisitCounter()
  for (let site = 0; site < 5_000; site += 1) add({ day, kind: 'referrer', label: `${site}.example`, count: 1 })
  add({ day, kind: 'step', label: 'book', count: 1 })
  add({ day, kind: 'referrer', label: '0.example', count: 1 })
  const taken = take()
  expect(taken.length).toBeLessThan(310)
  expect(taken.reduce((sum, { count }) => sum + count, 0)).toBe(5_002)
  expect(taken[0]).toEqual({ day, kind: 'referrer', label: '0.example', count: 2 })
})
