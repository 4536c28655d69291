import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '#api/root.ts'
import { ensureBrowser } from './support/browser.ts'
import { createDatabase, serverVariable } from './support/database.ts'
import { startPostgres } from './support/postgres-server.ts'
import { reportFile, type Report } from './support/report.ts'

/**
 * Runs every test, the named steps (`npm test -- types server`), or some files of a step (`npm test -- server chat`): what
 * is no step goes to its runner. Ends with what failed and `N passed, N failed`.
 */
const results = join(root, 'test-results')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

/** Answers whether it succeeded; what it says goes to the terminal. */
const execute = ([name, ...args]: string[], env: Record<string, string> = {}) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(bin(name!), args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    })
    child.once('error', () => resolve(false))
    child.once('exit', (status) => resolve(status === 0))
  })

const whole = async (command: string[]): Promise<Report> =>
  (await execute(command))
    ? { passed: 1, failures: [], slowest: [] }
    : { passed: 0, failures: [{ name: command.join(' '), reason: 'see its output' }], slowest: [] }

/** The report of a test runner; one that fails without a failed test has failed all the same. */
const reported = async (name: string, command: string[], env: Record<string, string>): Promise<Report> => {
  const file = join(results, `${name}.json`)
  rmSync(file, { force: true })
  const succeeded = await execute(command, { ...env, [reportFile]: file })
  const report: Report = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failures: [], slowest: [] }
  return succeeded || report.failures.length > 0
    ? report
    : { ...report, failures: [{ name: command.join(' '), reason: 'it ended with an error; see its output' }] }
}

const vitest = (project: string): Promise<Report> =>
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
      ...passedOn,
    ],
    { NODE_ENV: 'test' },
  )

/** Each of the two products under test has a database of its own. */
const browser = async (): Promise<Report> => {
  const databases = [await createDatabase(), await createDatabase()]
  const [plain, sandbox] = databases.map(({ url }) => url)
  return reported('browser', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...passedOn], {
    CHROMIUM_PATH: ensureBrowser(),
    DATABASE_URL: plain!,
    SANDBOX_DATABASE_URL: sandbox!,
  })
}

type Step = () => Promise<Report>

/** One after another; the steps of one stage side by side. */
const stages: Record<string, Step>[] = [
  { build: () => whole(['node', 'client/build/build.ts', '--if-stale']) },
  {
    types: () => whole(['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'test-results/types.tsbuildinfo']),
    lint: () => whole(['oxlint', '--deny-warnings']),
    format: () => whole(['prettier', '--check', '--log-level', 'warn', '.']),
    unit: () => vitest('unit'),
  },
  { server: () => vitest('server') },
  { browser },
]

const names = stages.flatMap((stage) => Object.keys(stage))
const wanted = process.argv.slice(2).filter((word) => names.includes(word))
const passedOn = process.argv.slice(2).filter((word) => !names.includes(word))
if (passedOn.length > 0 && wanted.length === 0)
  throw new Error(`Name the step of ${passedOn.join(' ')} first. There are: ${names.join(', ')}`)

/** Names of tests that feed a field a long text are long too. */
const line = (text: string) => stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, 400)
const say = (text: string) => process.stdout.write(`${text}\n`)

const run = async (name: string, step: Step): Promise<Report> => {
  const started = performance.now()
  const report = await step()
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const result = report.failures.length === 0 ? 'ok' : `${report.failures.length} failed`
  say(`\n== ${name}: ${result} (${report.passed} passed, ${seconds} s)`)
  return report
}

mkdirSync(results, { recursive: true })
const server = process.env[serverVariable] ? null : await startPostgres()
if (server) process.env[serverVariable] = server.url
/** Told to end, the steps end by themselves: they are told the same by the terminal. */
process.on('SIGINT', () => {})
process.once('SIGTERM', () => void server?.stop().finally(() => process.exit(1)))

const reports: Report[] = []
for (const stage of stages) {
  const steps = Object.entries(stage).filter(([name]) => wanted.length === 0 || wanted.includes(name))
  reports.push(...(await Promise.all(steps.map(([name, step]) => run(name, step)))))
  if ('build' in stage && reports.some(({ failures }) => failures.length > 0)) break
}
await server?.stop()

const slowest = reports.flatMap((report) => report.slowest).sort((a, b) => b.seconds - a.seconds)
if (slowest.length > 0) say('\nThe slowest files:')
for (const { file, seconds } of slowest.slice(0, 10)) say(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
const failures = reports.flatMap((report) => report.failures)
say('')
for (const { name, reason } of failures) say(`FAILED ${line(`${name}: ${reason}`)}`)
say(`${reports.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
