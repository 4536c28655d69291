import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#api/root.ts'
import { ensureBrowser } from './support/browser.ts'
import { createDatabase } from './support/database.ts'

/** Runs every test, or the named steps: `npm test -- types server`. Ends with the line `N passed, N failed`. */
interface Count {
  passed: number
  failed: number
}

const results = join(root, 'test-results')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

const execute = (command: string[], env: Record<string, string> = {}) =>
  spawnSync(bin(command[0]!), command.slice(1), {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  }).status === 0

const whole = (command: string[]): Count => (execute(command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const counted = (succeeded: boolean, count: () => Count): Count => {
  try {
    const { passed, failed } = count()
    return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const vitest = (...projects: string[]): Count => {
  const report = join(results, `vitest-${projects.join('-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const succeeded = execute(
    [
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      ...chosen,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { NODE_ENV: 'test' },
  )
  return counted(succeeded, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

const browser = async (): Promise<Count> => {
  const report = join(results, 'browser.json')
  const dataDir = mkdtempSync(join(tmpdir(), 'hotel-browser-'))
  const serverUrl = process.env['TEST_DATABASE_URL']
  const database = serverUrl ? await createDatabase(serverUrl) : null
  const succeeded = execute(['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'], {
    CHROMIUM_PATH: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
  })
  await database?.close()
  rmSync(dataDir, { recursive: true, force: true })
  return counted(succeeded, () => {
    const { expected, flaky, unexpected } = JSON.parse(readFileSync(report, 'utf8')).stats
    return { passed: expected, failed: unexpected + flaky }
  })
}

const steps: Record<string, () => Count | Promise<Count>> = {
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

mkdirSync(results, { recursive: true })
const total: Count = { passed: 0, failed: 0 }
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const started = performance.now()
  const { passed, failed } = await step()
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  process.stdout.write(`\n== ${name}: ${failed === 0 ? 'ok' : `${failed} failed`} (${passed} passed, ${seconds} s)\n`)
  if (name === 'build' && failed > 0) break
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)
