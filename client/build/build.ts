import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const top = join(import.meta.dirname, '..', '..')
const bin = join(top, 'node_modules', '.bin')
const stampFile = join(top, 'dist', 'stamp')

const say = (line: string) => process.stdout.write(`${line}\n`)

const script = (file: string) => ['node', '--import', 'tsx', file]
const vite = (...extra: string[]) => [
  'vite',
  'build',
  '--config',
  'client/vite.config.ts',
  '--logLevel',
  'warn',
  ...extra,
]

/** What must exist before code that uses it can be checked or run. */
const prepared = [
  ['Typed operations', ['graphql-codegen', '--config', 'codegen.ts', '--silent']],
  ['Messages in seven languages', script('client/i18n/compile.ts')],
  ['Pictures', script('client/pictures/pipeline.ts')],
] as const

const bundled = [
  ['Pages for the browser', vite()],
  ['Pages for the server', vite('--ssr')],
] as const

const isOurs = (file: string) => !/\.generated\.ts$|(^|[\\/])compiled[\\/]/.test(file)

/** A hash of everything that the build reads. */
const stampOf = () => {
  const hash = createHash('sha256')
  const files = ['client', 'graphql'].flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of [...files, join(top, 'codegen.ts'), join(top, 'package-lock.json')].filter(isOurs).sort())
    hash.update(file.slice(top.length)).update(readFileSync(file))
  return hash.digest('hex')
}

const run = (name: string, [command, ...args]: readonly string[]) => {
  const started = performance.now()
  const { status } = spawnSync(join(bin, command!), args, {
    cwd: top,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH']}`,
    },
  })
  if (status !== 0) {
    say(`${name}: failed`)
    process.exit(1)
  }
  say(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

const [mode] = process.argv.slice(2)
const stamp = stampOf()
const isFresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp

if (mode === '--prepare') for (const [name, command] of prepared) run(name, command)
else if (mode === '--if-stale' && isFresh) say('Client: built already')
else {
  say('Building the client (only when something changed)')
  rmSync(stampFile, { force: true })
  for (const [name, command] of [...prepared, ...bundled]) run(name, command)
  mkdirSync(join(top, 'dist'), { recursive: true })
  writeFileSync(stampFile, stamp)
}
