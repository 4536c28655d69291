import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#api/root.ts'
import { firstLoadLimit, readFirstLoads } from '#client/build/first-load.ts'

const staffOperations = readdirSync(join(root, 'client/admin'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => [
    ...readFileSync(join(root, 'client/admin', file), 'utf8').matchAll(/^(?:query|mutation) (\w+)/gm),
  ])
  .map(([, name]) => `"${name}"`)

describe('the first load of a guest page', async () => {
  const loads = await readFirstLoads()

  it('is measured for every page', () => {
    expect(loads.length).toBeGreaterThanOrEqual(10)
    expect(staffOperations.length).toBeGreaterThan(10)
  })

  for (const { page, kilobytes, scripts } of loads)
    it(`${page} is small and has nothing of the staff desk`, () => {
      expect(kilobytes).toBeLessThanOrEqual(firstLoadLimit)
      for (const script of scripts)
        expect(staffOperations.filter((operation) => script.includes(operation))).toEqual([])
    })
})
