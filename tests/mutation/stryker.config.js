import { folders, folderVariable } from './folders.ts'

const name = process.env[folderVariable]

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  // A type's or a column's words are descriptions, and wrong ones stop the server from starting.
  mutate: [...folders[name].mutate, '!**/*.test.ts', '!**/*.{type,resolver,entity}.ts'],
  ignorePatterns: ['.data', 'dist', 'test-results'],
  tempDirName: 'test-results/mutation/work',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `test-results/mutation/${name}.json` },
  clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false, allowColor: false },
  // What runs while a file is loaded would need the whole server anew for each change.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 60_000,
  // A busy machine must not end it before the first change was tried.
  dryRunTimeoutMinutes: 30,
  thresholds: { high: 90, low: 80, break: null },
}
