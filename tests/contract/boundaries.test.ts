import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { UnderscoreNamingStrategy } from '@mikro-orm/core'
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { beforeAll, expect, it } from 'vitest'
import { root } from '#api/root.ts'
import rules from '../../.dependency-cruiser.json' with { type: 'json' }

const folders = ['api', 'client', 'graphql', 'migrations', 'tests']
const files = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => posix.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .concat('codegen.ts')

const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file)

interface Import {
  from: string
  to: string
  /** As it is written there. */
  specifier: string
}

let broken: string[]
let imports: Import[]
beforeAll(async () => {
  const { forbidden, options } = rules
  const { output } = await cruise(
    [...folders, 'codegen.ts'],
    {
      ...(options as ICruiseOptions),
      ruleSet: { forbidden: forbidden as IForbiddenRuleType[] },
      validate: true,
      baseDir: root,
    },
    options.enhancedResolveOptions,
  )
  const { modules, summary } = output as ICruiseResult
  broken = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved, module }) => ({ from: source, to: resolved, specifier: module })),
  )
})

it('reads the import statements of the whole project, those of types and aliases too', () => {
  expect(imports.length).toBeGreaterThan(5_000)
  const has = (from: string, to: string) => imports.some((one) => one.from === from && one.to === to)
  expect(has('api/main.ts', 'api/env.ts')).toBe(true)
  expect(has('api/env.ts', 'graphql/inputs/newsletter.ts')).toBe(true)
  expect(has('api/modules/links/link-uses.ts', 'api/platform/context.ts')).toBe(true)
})

it('every import keeps to the rules of .dependency-cruiser.json', () => {
  expect(broken).toEqual([])
})

const moduleOf = (file: string) => /^api\/modules\/([^/]+)\//.exec(file)?.[1]

/** The edges, each "one other", that are part of a ring: from where they lead there is a way back. */
const inRings = (edges: readonly string[]): string[] => {
  const pairs = edges.map((edge) => edge.split(' ') as [string, string])
  const known = Map.groupBy(pairs, ([one]) => one)
  const reach = (one: string, reached = new Set<string>()): Set<string> => {
    for (const [, other] of known.get(one) ?? []) if (!reached.has(other)) reach(other, reached.add(other))
    return reached
  }
  return pairs.filter(([one, other]) => reach(other).has(one)).map((pair) => pair.join(' '))
}

it.each([
  [['a b', 'b c', 'a c'], []],
  [
    ['a b', 'b a', 'b c'],
    ['a b', 'b a'],
  ],
  [
    ['start a', 'a b', 'b c', 'c a', 'c end'],
    ['a b', 'b c', 'c a'],
  ],
])('finds the rings of %j', (edges, expected) => {
  expect(inRings(edges)).toEqual(expected)
})

/** The tables of the modules, each with the module whose entity it is. */
const naming = new UnderscoreNamingStrategy()
const owners = new Map(
  files
    .filter((file) => file.endsWith('.entity.ts'))
    .flatMap((file) =>
      [...sources.get(file)!.matchAll(/defineEntity\(\{\s*name: '(\w+)'/g)].map(
        ([, name]) => [naming.classToTableName(name!), moduleOf(file)!] as const,
      ),
    ),
)

/** The tables that the statements of a source read or write: what follows these words, or begins a part of a statement. */
const tablesIn = (source: string): string[] =>
  [...source.matchAll(/(?<=\b(?:from|join|update|into|using)\s+"?)\w+|(?<=`)\w+(?= )/g)]
    .map(([word]) => word)
    .filter((word) => owners.has(word))

it.each([
  ['sql`select id from inquiry where id = ${id}`', ['inquiry']],
  ['sql`update "mail" m set state = ${state} from subscriber s`', ['mail', 'subscriber']],
  ['sql`insert into setting (key) select slug from room_type\n  join room on true`', ['setting', 'room_type', 'room']],
  ['list(sql`c.amount`, sql`stay_charge c where c.amount > 0`)', ['stay_charge']],
  ["import { Room } from './room.entity.ts'", []],
  ['/** Such as `room.notes`. */', []],
])('knows the tables of a statement: %s', (source, expected) => {
  expect(tablesIn(source)).toEqual(expected)
})

it('knows the tables of all entities', () => {
  const entities = files.filter((file) => file.endsWith('.entity.ts')).map((file) => sources.get(file)!)
  expect(owners.size).toBe(entities.join('').match(/defineEntity\(/g)!.length)
})

type Pair = [one: string | undefined, other: string | undefined]

const edgesOf = (pairs: readonly Pair[]): string[] => {
  const edges = pairs.filter(([one, other]) => one && other && one !== other).map((pair) => pair.join(' '))
  return [...new Set(edges)].sort()
}

const imported = () =>
  edgesOf(imports.filter(({ from }) => !isTest(from)).map(({ from, to }) => [moduleOf(from), moduleOf(to)]))

const asked = edgesOf(
  files
    .filter((file) => !isTest(file))
    .flatMap((file) => tablesIn(sources.get(file)!).map((table): Pair => [moduleOf(file), owners.get(table)])),
)

/** What one module knows of another although that closes a ring, and why. */
const kept: Record<string, string> = {
  'content pricing': 'weekly and monthly rates are said where the hotel says them, and only those that are given',
  'history inquiries': 'what it takes to read a record it takes to read its changes',
  'history saved-replies': 'the same',
  'inquiries thread': 'inquiries are listed by whether their guests have been silent, which their messages say',
  'mail inquiries': "a mail's row names its inquiry, whose erasure takes it along; both are stored in one statement",
  'pricing availability': 'all that prices follow from is read in one statement',
  'pricing stay-charges': 'the same',
  'pricing stay-extras': 'the same',
  'pricing sync': 'the same',
  'rooms availability': 'what blocks a room goes with it to another type, in the transaction that changes it',
  'rooms pricing': 'a floor cannot rise above the price of a rule, in the transaction that raises it',
}

it('no modules know each other in a ring, by what they import or by the tables that their statements name', () => {
  const known = [...new Set([...imported(), ...asked])]
  expect(inRings(known.filter((edge) => !(edge in kept)))).toEqual([])
  expect(inRings(known)).toEqual(expect.arrayContaining(Object.keys(kept)))
})

/** They look through what all the others keep: what a day has to show, and whether the house has anything yet. */
const overviews = ['first-run', 'today']

it('a statement names tables of its own module and of those that are imported there', () => {
  const known = new Set([...imported(), ...Object.keys(kept)])
  const alone = asked.filter((edge) => !known.has(edge))
  expect(alone.filter((edge) => !overviews.includes(edge.split(' ')[0]!))).toEqual([])
  expect(new Set(alone.map((edge) => edge.split(' ')[0]))).toEqual(new Set(overviews))
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
  const isIts = (specifier: string) => specifier === name || specifier.startsWith(`${name}/`)
  expect(imports.some(({ from, specifier }) => !isTest(from) && isIts(specifier))).toBe(true)
})

/** One passes its environment on to the programs that it runs, the other fixes what the pages' code sees of it. */
const buildScripts = ['client/build/build.ts', 'client/vite.config.ts']

it('reads the environment in api/env.ts only, once api/node-env.ts has told libraries where they run', () => {
  const readers = files.filter((file) => !isTest(file) && sources.get(file)!.includes('process.env'))
  expect(readers.filter((file) => !buildScripts.includes(file))).toEqual(['api/env.ts', 'api/node-env.ts'])
})
