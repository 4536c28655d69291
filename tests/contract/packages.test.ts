import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#api/root.ts'

interface Listed {
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}
const listed = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Listed
const inProduction = { ...listed.dependencies, ...listed.optionalDependencies }

it('what production installs is what the bundles leave outside', () => {
  const bundle = readFileSync(join(root, 'api/start/bundle.ts'), 'utf8')
  const [, outside] = /external: \[(.*?)\n {2}\]/s.exec(bundle)!
  const left = [...outside!.matchAll(/^ {4}'([^']+)'/gm)].map(([, name]) => name!)
  // Asked for where they are installed, or while the site is developed.
  const never = ['pg-native', 'class-validator', 'vite']
  const needed = left.filter((name) => !never.includes(name) && name !== 'graphql/*')
  const matches = (pattern: string, name: string) =>
    pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name
  expect(Object.keys(inProduction).filter((name) => !needed.some((pattern) => matches(pattern, name)))).toEqual([])
  expect(needed.filter((pattern) => !Object.keys(inProduction).some((name) => matches(pattern, name)))).toEqual([])
})

/** Licences that allow what this project does with a package, by their SPDX names. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Files of its own stay under it: used unchanged.
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** What else was looked at, by name. */
const lookedAt: Record<string, string> = {
  // The owner's choice; see README.
  'react-leaflet': 'Hippocratic-2.1',
  '@react-leaflet/core': 'Hippocratic-2.1',
  // A library of its own file that sharp loads: its users may exchange it.
  '@img/sharp-libvips-linux-x64': 'LGPL-3.0-or-later',
  '@img/sharp-libvips-linux-arm64': 'LGPL-3.0-or-later',
  '@img/sharp-libvips-darwin-x64': 'LGPL-3.0-or-later',
  '@img/sharp-libvips-darwin-arm64': 'LGPL-3.0-or-later',
  // An older spelling of one of BSD's, of a package that Google's clients bring.
  'url-template': 'BSD',
  // BSD-2-Clause by its LICENSE; its package.json does not say.
  suncalc: 'NOASSERTION',
}

/** "(MIT OR GPL-3.0-or-later)" is allowed by one of its parts, "MIT AND ISC" by all. */
const isAllowed = (licence: string): boolean => {
  const bare = licence.replaceAll(/[()]/g, '')
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed)
  return bare.split(' AND ').every((name) => allowed.has(name))
}

it('every installed package has a licence that was looked at', () => {
  const output = execFileSync('npm', ['sbom', '--sbom-format', 'spdx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  const { packages } = JSON.parse(output) as { packages: { name: string; licenseDeclared: string }[] }
  expect(packages.length).toBeGreaterThan(500)
  const unknown = packages.filter(
    ({ name, licenseDeclared }) =>
      name !== 'coral-stone-inn' && !isAllowed(licenseDeclared) && lookedAt[name] !== licenseDeclared,
  )
  expect(unknown.map(({ name, licenseDeclared }) => `${name}: ${licenseDeclared}`)).toEqual([])
})
