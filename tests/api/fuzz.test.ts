import { expect, it } from 'vitest'
import { fuzz } from '#tests/fuzz/fuzz.ts'

const seed = 20_261_122

// The full size is `npm run fuzz`, which replays a seed with --seed.
it(`1,500 requests that no client sends are answered without a fault (seed ${seed})`, async () => {
  const { requests, targets, faults } = await fuzz({ requests: 1_500, seed })
  expect(faults).toEqual([])
  expect(targets).toBeGreaterThan(180)
  expect(requests).toBeGreaterThan(1_200)
})

it(`variables that do not fit are answered without a fault, and leave none behind (seed ${seed})`, async () => {
  const { requests, targets, faults } = await fuzz({ requests: 2_000, seed, variables: true })
  expect(faults).toEqual([])
  expect(targets).toBeGreaterThan(300)
  expect(requests).toBeGreaterThan(1_500)
})
