import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#api/root.ts'
import { expect, it } from 'vitest'

it('every promise of SECURITY.md names tests that are there', () => {
  const promises = readFileSync(join(root, 'SECURITY.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| [^-*]/.test(line))
    .slice(1)
  const named = promises.map((line) =>
    line
      .split('|')[2]!
      .match(/`[\w./-]+\/[\w./-]*`/g)
      ?.map((path) => path.slice(1, -1)),
  )
  expect(promises.filter((_, index) => !named[index])).toEqual([])
  expect(named.flat().filter((path) => !existsSync(join(root, path!)))).toEqual([])
})
