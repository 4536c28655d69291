import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongFirst } from './support/long-first.ts'
import { seedVariable } from './support/random-order.ts'

const seed = process.env[seedVariable]
const root = join(import.meta.dirname, '..')

/** Two copies of graphql would each refuse the other's schema. */
const alias = [{ find: /^graphql$/, replacement: join(root, 'node_modules/graphql/index.js') }]

const shared = {
  root,
  // They end what hangs; no machine that is merely busy should meet them, so no test has a shorter one of its own. What is
  // waited for ends a little earlier, and so says what it waited for.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 280_000 } },
  env: { NODE_ENV: 'test' },
  server: { deps: { inline: [/type-graphql/, /@apollo\/server/, /graphql-scalars/, /@as-integrations/] } },
}

export default defineConfig({
  root,
  resolve: { alias },
  test: {
    // One more than the cores that CI has: a worker waits for the database and for what it starts about half of its time.
    maxWorkers: 3,
    isolate: false,
    // A failed test is told by its line, which is how it is run alone.
    includeTaskLocation: true,
    sequence: seed ? { shuffle: { files: true, tests: false }, seed: Number(seed) } : { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: ['api/**/*.test.ts', 'graphql/**/*.test.ts', 'client/**/*.test.ts'],
          setupFiles: ['tests/support/page-state.ts', 'tests/support/property-seed.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'server',
          include: ['tests/{api,rest,contract}/**/*.test.ts'],
          // Types are decorated while they are loaded, in whatever order a test imports them.
          setupFiles: ['reflect-metadata', 'tests/support/known-passwords.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          // The same on every machine: what tests hold on to is found here, not where there is less memory.
          execArgv: ['--max-old-space-size=2048'],
        },
      },
    ],
  },
})
