import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { testsVariable } from './folders.ts'

/** The copy of the checkout in which the code is changed. */
const root = process.cwd()

export default defineConfig({
  root,
  resolve: { alias: [{ find: /^graphql$/, replacement: join(root, 'node_modules/graphql/index.js') }] },
  test: {
    env: { NODE_ENV: 'test' },
    isolate: false,
    include: process.env[testsVariable]!.split(' '),
    setupFiles: ['reflect-metadata'],
    globalSetup: 'tests/mutation/global-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 100_000 } },
    server: { deps: { inline: [/type-graphql/, /@apollo\/server/, /graphql-scalars/, /@as-integrations/] } },
  },
})
