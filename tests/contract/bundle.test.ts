import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#api/root.ts'

/** One character beyond Latin 1, and V8 keeps the whole file at two bytes for each (decision 221 of the server). */
it('no file of the server’s bundle has a character beyond ASCII', () => {
  const folder = join(root, 'dist', 'api')
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  expect(files).toContain('main.js')
  expect(files.filter((file) => /[^\p{ASCII}]/u.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
})
