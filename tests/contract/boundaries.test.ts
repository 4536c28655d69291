import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#api/root.ts'

const folders = ['api', 'client', 'graphql', 'migrations', 'tests']
const files = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => posix.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .concat('codegen.ts')

const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

const statements = [
  /^\s*(?:import|export)\s[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
]

/** A file of the project by its path from the root, or a package by its name. */
const resolve = (from: string, specifier: string): string => {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  return `package:${specifier}`
}

const imports = files.flatMap((from) =>
  statements.flatMap((statement) =>
    [...sources.get(from)!.matchAll(statement)].map(([, specifier]) => ({ from, to: resolve(from, specifier!) })),
  ),
)

const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file)
const within =
  (...places: string[]) =>
  (file: string) =>
    places.some((place) => file.startsWith(`${place}/`))
const packages =
  (...names: string[]) =>
  (target: string) =>
    names.some((name) => target === `package:${name}` || target.startsWith(`package:${name}/`))
const role = (name: string) => (file: string) => file.endsWith(`.${name}.ts`)

type Matches = (file: string) => boolean
const anywhere: Matches = () => true
const except =
  (matches: Matches, ...allowed: Matches[]): Matches =>
  (file) =>
    matches(file) && !allowed.some((isAllowed) => isAllowed(file))

/** Who must not import whom. */
const rules: [string, Matches, Matches][] = [
  ['the client never imports the server', within('client'), within('api', 'migrations')],
  ['the server never imports the client', except(within('api'), isTest), within('client')],
  ['the contract imports neither side', within('graphql'), within('api', 'client')],
  ['the guest site never imports the staff desk', within('client/site'), within('client/admin')],
  ['the staff desk never imports the guest site', within('client/admin'), within('client/site')],
  [
    'what both use imports neither',
    within('client/ui', 'client/i18n', 'client/apollo'),
    within('client/site', 'client/admin'),
  ],
  ['only what a module brings names its resolvers', except(anywhere, isTest, role('module')), role('resolver')],
  ['only the one list names modules', except(anywhere, (file) => file === 'api/modules/modules.ts'), role('module')],
  [
    'the platform and the database know no module',
    within('api/platform'),
    within('api/modules', 'api/http', 'api/start'),
  ],
  [
    'the database knows no module',
    except(within('api/db'), within('api/db/seed')),
    within('api/modules', 'api/http', 'api/start', 'api/platform'),
  ],
  [
    'integrations know no module',
    except(within('api/integrations'), within('api/integrations/sandbox')),
    within('api/modules', 'api/http', 'api/start'),
  ],
  ['what the server says knows nothing of the server', within('api/i18n'), except(within('api'), within('api/i18n'))],
  ['the web server is started by who starts everything', within('api/http', 'api/modules'), within('api/start')],
  ['an entity imports no service', role('entity'), role('service')],
  ['a module does not import the server around it', within('api/modules'), within('api/http', 'api/start')],
  [
    'only integrations import a vendor’s SDK',
    except(anywhere, isTest, within('api/integrations')),
    packages('openai', 'nodemailer'),
  ],
  [
    'only the start and the commands know whether the database is the embedded one',
    except(anywhere, isTest, within('api/db/embedded'), (file) =>
      [
        'api/main.ts',
        'api/start/fatal-problem.ts',
        'api/start/staff-command.ts',
        'api/start/backup-command.ts',
        'api/start/restore-command.ts',
        'api/start/new-migration.ts',
      ].includes(file),
    ),
    within('api/db/embedded'),
  ],
  ['nothing outside tests imports tests', except(anywhere, isTest), within('tests')],
]

it('reads the import statements of the whole project', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(imports.length).toBeGreaterThan(300)
  expect(imports).toContainEqual({ from: 'api/main.ts', to: 'api/env.ts' })
  expect(imports).toContainEqual({ from: 'api/env.ts', to: 'package:zod' })
})

/** What the owner asked for, to the letter. */
const topLevel = [
  ...folders,
  'codegen.ts',
  'package.json',
  'tsconfig.json',
  'docker-compose.yml',
  'README.md',
  'SECURITY.md',
  'package-lock.json',
]
const inUse = [
  'react',
  'react-dom',
  'react-router-dom',
  '@apollo/client',
  'graphql',
  '@apollo/server',
  'type-graphql',
  'graphql-scalars',
  '@graphql-codegen/cli',
  '@mikro-orm/core',
  '@mikro-orm/postgresql',
  'zod',
  'react-intl',
  'leaflet',
  'react-leaflet',
  '@chakra-ui/react',
  'date-fns',
  'openai',
]

it('nothing stands beside what was asked for', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const names = new Set(tracked.map((file) => file.split('/')[0]!).filter((name) => !name.startsWith('.')))
  expect([...names].sort()).toEqual(topLevel.sort())
})

it.each(inUse)('%s is in real use', (name) => {
  expect(imports.some(({ from, to }) => !isTest(from) && packages(name)(to))).toBe(true)
})

describe('import rules', () => {
  it.each(rules)('%s', (_, importer, imported) => {
    expect(imports.filter(({ from, to }) => importer(from) && imported(to))).toEqual([])
  })
})

/** One passes its environment on to the programs that it runs, the other fixes what the pages' code sees of it. */
const buildScripts = ['client/build/build.ts', 'client/vite.config.ts']

it('reads the environment in api/env.ts only, once api/node-env.ts has told libraries where they run', () => {
  const readers = files.filter((file) => !isTest(file) && sources.get(file)!.includes('process.env'))
  expect(readers.filter((file) => !buildScripts.includes(file))).toEqual(['api/env.ts', 'api/node-env.ts'])
})
