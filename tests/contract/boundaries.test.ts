import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
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
  [['a b', 'b a', 'b c'], ['a b', 'b a']],
  [['start a', 'a b', 'b c', 'c a', 'c end'], ['a b', 'b c', 'c a']],
])('finds the rings of %j', (edges, expected) => {
  expect(inRings(edges)).toEqual(expected)
})

/** What one module knows of another although that closes a ring, and why. */
const kept: Record<string, string> = {
  'mail inquiries': "a mail's row names its inquiry, whose erasure takes it along; both are stored in one statement",
}

it('no modules know each other in a ring', () => {
  const edges = imports
    .filter(({ from }) => !isTest(from))
    .map(({ from, to }) => [moduleOf(from), moduleOf(to)])
    .filter(([one, other]) => one && other && one !== other)
    .map((pair) => pair.join(' '))
  const known = [...new Set(edges)]
  expect(inRings(known.filter((edge) => !(edge in kept)))).toEqual([])
  expect(inRings(known)).toEqual(expect.arrayContaining(Object.keys(kept)))
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
