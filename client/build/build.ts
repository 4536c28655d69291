import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const top = join(import.meta.dirname, '..', '..')
const bin = join(top, 'node_modules', '.bin')

const say = (line: string) => process.stdout.write(`${line}\n`)

const script = (...file: string[]) => ['node', '--import', 'tsx', ...file]
const vite = (...extra: string[]) => [
  'vite',
  'build',
  '--config',
  'client/vite.config.ts',
  '--logLevel',
  'warn',
  ...extra,
]

type Step = readonly [name: string, command: readonly string[]]

const operations: Step = ['Typed operations', ['graphql-codegen', '--config', 'codegen.ts', '--silent']]
const messages: Step = ['Messages in seven languages', script('client/i18n/compile.ts')]
const pictures: Step = ['Pictures', script('client/pictures/pipeline.ts')]
const restTypes: Step = ['Types of the REST paths', script('tests/support/rest-types.ts')]

/** What code is checked against. Of the pictures that is one list, whatever is in it. */
const typed: Step[] = [
  operations,
  messages,
  ['The list of pictures', script('client/pictures/pipeline.ts', '--list')],
  restTypes,
]
/** What must exist before code that uses it can be run. */
const prepared: Step[] = [operations, messages, pictures]

const bundled: Step[] = [
  ['Pages for the browser', vite()],
  ['Pages for the server', vite('--ssr')],
]

/** A part of the product as it is run, and everything that its build reads. */
interface Part {
  name: string
  reads: string[]
  /** One after the other; the steps of one do not need each other. */
  steps: readonly Step[][]
}

const parts: Part[] = [
  { name: 'client', reads: ['client', 'graphql', 'codegen.ts'], steps: [prepared, ...bundled.map((step) => [step])] },
  {
    name: 'server',
    reads: ['api', 'graphql', 'migrations'],
    steps: [[['The server', ['node', 'api/start/bundle.ts']]]],
  },
]

const isOurs = (file: string) => !/\.generated\.ts$|\.test\.tsx?$|(^|[\\/])compiled[\\/]/.test(file)

const filesOf = (name: string): string[] =>
  statSync(join(top, name)).isFile()
    ? [join(top, name)]
    : readdirSync(join(top, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))

/** A hash of everything that the part's build reads. */
const stampOf = ({ reads }: Part) => {
  const hash = createHash('sha256')
  for (const file of [...reads, 'tsconfig.json', 'package-lock.json'].flatMap(filesOf).filter(isOurs).sort())
    hash.update(file.slice(top.length)).update(readFileSync(file))
  return hash.digest('hex')
}

const run = async ([name, [command, ...args]]: Step) => {
  const started = performance.now()
  const child = spawn(join(bin, command!), args, {
    cwd: top,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH']}`,
    },
  })
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0) {
    say(`${name}: failed`)
    process.exit(1)
  }
  say(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

const runAll = (steps: readonly Step[]) => Promise.all(steps.map(run))

const buildPart = async (part: Part) => {
  const stampFile = join(top, 'dist', `${part.name}.stamp`)
  const stamp = stampOf(part)
  if (mode === '--if-stale' && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  say(`Building the ${part.name} (only when something changed)`)
  rmSync(stampFile, { force: true })
  for (const steps of part.steps) await runAll(steps)
  mkdirSync(join(top, 'dist'), { recursive: true })
  writeFileSync(stampFile, stamp)
}

const [mode] = process.argv.slice(2)
if (mode === '--types') await runAll(typed)
else if (mode === '--prepare') await runAll([...prepared, restTypes])
else for (const part of parts) await buildPart(part)
