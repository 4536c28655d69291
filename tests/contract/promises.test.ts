import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#api/root.ts'
import { expect, it } from 'vitest'

it.each(['SECURITY.md', 'tests/contract/README.md'])('every promise of %s names tests that are there', (page) => {
  const promises = readFileSync(join(root, page), 'utf8')
    .split('\n')
    .filter((line) => /^\| [^-*]/.test(line))
    .slice(1)
  const named = promises.map((line) =>
    line
      .split('|')[2]!
      .match(/`[\w./-]+\/[\w./-]*`/g)
      ?.map((path) => path.slice(1, -1)),
  )
  expect(promises.length).toBeGreaterThan(10)
  expect(promises.filter((_, index) => !named[index])).toEqual([])
  expect(named.flat().filter((path) => !existsSync(join(root, path!)))).toEqual([])
})
