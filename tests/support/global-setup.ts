import { spawnSync } from 'node:child_process'
import { root } from '#api/root.ts'
import { prepareTemplate } from './template.ts'

/** Builds what is stale, for the tests that start the product, and prepares the database that all of them copy. */
export default async function setUp() {
  const { status } = spawnSync(process.execPath, ['client/build/build.ts', '--if-stale'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The product could not be built')
  return prepareTemplate()
}
