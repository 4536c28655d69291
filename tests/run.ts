import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '#api/root.ts'
import { ensureBrowser } from './support/browser.ts'
import { createDatabase, serverVariable } from './support/database.ts'
import { freePort } from './support/process.ts'
import { startPostgres } from './support/postgres-server.ts'
import { seedVariable } from './support/random-order.ts'
import { reportFile, type Report } from './support/report.ts'
import { leftBehind, makeRunFolder, removeRunFolder } from './support/run-folder.ts'

/**
 * Runs every test, the named steps (`npm test -- types server`), or some files of a step (`npm test -- server chat`): what
 * is no step goes to its runner. `--changed` (since the last commit) or `--changed=REF` runs what such a change can touch,
 * `--random` or `--random=SEED` takes the files in another order. Ends with what failed and `N passed, N failed`.
 */
const given = process.argv.slice(2)

/** A flag's value; empty where it stands without one, undefined where it is left out. */
const flag = (name: string): string | undefined =>
  given.find((word) => word === `--${name}` || word.startsWith(`--${name}=`))?.slice(name.length + 3)

const since = flag('changed')
const seed = flag('random') === undefined ? undefined : flag('random') || String(Date.now() % 1_000_000)
if (seed) process.env[seedVariable] = seed

const gitLines = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = () => [
  ...gitLines('diff', '--name-only', since || 'HEAD'),
  ...gitLines('ls-files', '--others', '--exclude-standard'),
]

const results = join(root, 'test-results')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

const going = new Set<ChildProcess>()

/** Answers whether it succeeded; what it says goes to the terminal. */
const execute = ([name, ...args]: string[], env: Record<string, string> = {}) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(bin(name!), args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    })
    going.add(child)
    child.once('error', () => resolve(false))
    child.once('exit', (status) => {
      going.delete(child)
      resolve(status === 0)
    })
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
      ...(since === undefined ? [] : [since ? `--changed=${since}` : '--changed']),
      ...passedOn,
    ],
    { NODE_ENV: 'test' },
  )

/** What the browser tests run on, beside their own files. */
const product = /^(api|client|graphql|migrations|tests\/support)\/|^package/

/** The browser tests that a change can touch: all when the product changed, else those that changed themselves. */
const touchedSpecs = (): string[] | 'all' => {
  const files = changed().filter((file) => !/\.(md|test\.tsx?)$/.test(file))
  const specs = files.filter((file) => file.startsWith('tests/e2e/'))
  if (files.some((file) => product.test(file)) || specs.some((file) => !file.endsWith('.spec.ts'))) return 'all'
  return specs
}

/** Each of the two products under test has a database and a port of its own. */
const browser = async (): Promise<Report> => {
  const specs = since === undefined ? 'all' : touchedSpecs()
  if (specs.length === 0) return { passed: 0, failures: [], slowest: [] }
  const databases = [await createDatabase(), await createDatabase()]
  const [plain, sandbox] = databases.map(({ url }) => url)
  const [plainPort, sandboxPort] = [await freePort(), await freePort()]
  return reported(
    'browser',
    [
      'playwright',
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      ...(specs === 'all' ? [] : specs),
      ...passedOn,
    ],
    {
      CHROMIUM_PATH: ensureBrowser(),
      BROWSER_TEST_PORT: String(plainPort),
      SANDBOX_TEST_PORT: String(sandboxPort),
      DATABASE_URL: plain!,
      SANDBOX_DATABASE_URL: sandbox!,
    },
  )
}

/** The native one; what writes the REST types needs the programming interface of the older one, and both call themselves tsc. */
const compiler = 'node_modules/typescript-7/bin/tsc'

type Step = () => Promise<Report>

/** Only the tests need them. */
const writeRestTypes = () => whole(['node', '--import', 'tsx', 'tests/support/rest-types.ts'])

/** Before a step that runs without the build, in a fresh clone. */
const ensureRestTypes = async () => {
  if (!existsSync(join(root, 'tests/rest/rest-api.generated.ts'))) await writeRestTypes()
}

/** One after another; the steps of one stage side by side. */
const stages: Record<string, Step>[] = [
  {
    build: async () => {
      const built = await whole(['node', 'client/build/build.ts', '--if-stale'])
      return built.failures.length > 0 ? built : writeRestTypes()
    },
  },
  {
    types: async () => {
      await ensureRestTypes()
      return whole(['node', compiler, '--incremental', '--tsBuildInfoFile', 'test-results/types.tsbuildinfo'])
    },
    lint: () => whole(['oxlint', '--deny-warnings']),
    format: () => whole(['oxfmt', '--check']),
    unit: () => vitest('unit'),
  },
  {
    server: async () => {
      await ensureRestTypes()
      return vitest('server')
    },
  },
  { browser },
]

const names = stages.flatMap((stage) => Object.keys(stage))
const wanted = given.filter((word) => names.includes(word))
const passedOn = given.filter((word) => !names.includes(word) && !/^--(changed|random)(=|$)/.test(word))
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

if (seed) say(`Files in random order: npm test -- --random=${seed}`)
mkdirSync(results, { recursive: true })
const folder = makeRunFolder()
const needsServer = wanted.length === 0 || wanted.some((name) => name === 'server' || name === 'browser')
const server = process.env[serverVariable] || !needsServer ? null : await startPostgres()
if (server) process.env[serverVariable] = server.url
/** Told to end, the steps end what they have started, and the database comes last. A terminal tells them by itself. */
let isTold = false
process.on('SIGINT', () => (isTold = true))
process.on('SIGTERM', () => {
  isTold = true
  for (const child of going) child.kill('SIGINT')
})

const reports: Report[] = []
for (const stage of stages) {
  const steps = Object.entries(stage).filter(([name]) => wanted.length === 0 || wanted.includes(name))
  reports.push(...(await Promise.all(steps.map(([name, step]) => run(name, step)))))
  if (isTold || ('build' in stage && reports.some(({ failures }) => failures.length > 0))) break
}
await server?.stop()
if (!isTold) reports.push(await leftBehind(folder))

const slowest = reports.flatMap((report) => report.slowest).sort((a, b) => b.seconds - a.seconds)
if (slowest.length > 0) say('\nThe slowest files:')
for (const { file, seconds } of slowest.slice(0, 10)) say(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
const failures = reports.flatMap((report) => report.failures)
say('')
for (const { name, reason, alone } of failures) {
  say(`FAILED ${line(`${name}: ${reason}`)}`)
  if (alone) say(`       alone: npm test -- ${alone}`)
}
say(`${reports.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`)
removeRunFolder(folder)
process.exit(failures.length === 0 ? 0 : 1)
