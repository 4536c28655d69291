import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '#api/root.ts'
import { ensureBrowser } from './support/browser.ts'
import { createDatabase } from './support/database.ts'
import { reportFile, type Report } from './support/report.ts'

/** Runs every test, or the named steps: `npm test -- types server`. Ends with what failed and `N passed, N failed`. */
const results = join(root, 'test-results')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

const execute = (command: string[], env: Record<string, string> = {}) =>
  spawnSync(bin(command[0]!), command.slice(1), {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  }).status === 0

const whole = (command: string[]): Report =>
  execute(command)
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [{ name: command.join(' '), reason: 'see its output' }] }

/** The report of a test runner; one that fails without a failed test has failed all the same. */
const reported = (name: string, command: string[], env: Record<string, string>): Report => {
  const file = join(results, `${name}.json`)
  rmSync(file, { force: true })
  const succeeded = execute(command, { ...env, [reportFile]: file })
  const report: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failures: [] }
  return succeeded || report.failures.length > 0
    ? report
    : { ...report, failures: [{ name: command.join(' '), reason: 'it ended with an error; see its output' }] }
}

const vitest = (project: string): Report =>
  reported(
    `vitest-${project}`,
    [
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--project',
      project,
      '--reporter=default',
      '--reporter=./tests/support/vitest-report.ts',
    ],
    { NODE_ENV: 'test' },
  )

const browser = async (): Promise<Report> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotel-browser-'))
  const serverUrl = process.env['TEST_DATABASE_URL']
  const database = serverUrl ? await createDatabase(serverUrl) : null
  const report = reported('browser', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'], {
    CHROMIUM_PATH: ensureBrowser(),
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
  })
  await database?.close()
  rmSync(dataDir, { recursive: true, force: true })
  return report
}

const steps: Record<string, () => Report | Promise<Report>> = {
  build: () => whole(['node', 'client/build/build.ts', '--if-stale']),
  types: () => whole(['tsc', '--noEmit']),
  lint: () => whole(['oxlint', '--deny-warnings']),
  format: () => whole(['prettier', '--check', '--log-level', 'warn', '.']),
  unit: () => vitest('unit'),
  server: () => vitest('server'),
  browser,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in steps))
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}`)

/** Names of tests that feed a field a long text are long too. */
const line = (text: string) => stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, 400)

mkdirSync(results, { recursive: true })
let passed = 0
const failures: string[] = []
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const started = performance.now()
  const report = await step()
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const result = report.failures.length === 0 ? 'ok' : `${report.failures.length} failed`
  process.stdout.write(`\n== ${name}: ${result} (${report.passed} passed, ${seconds} s)\n`)
  passed += report.passed
  failures.push(...report.failures.map((failure) => line(`${failure.name}: ${failure.reason}`)))
  if (name === 'build' && failures.length > 0) break
}
process.stdout.write(`\n${failures.map((failure) => `FAILED ${failure}\n`).join('')}`)
process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
process.exit(failures.length === 0 ? 0 : 1)
