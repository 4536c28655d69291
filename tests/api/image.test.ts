import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '#api/root.ts'
import { createDatabase, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ownerEmail } from '#tests/support/env.ts'
import { runCommand } from '#tests/support/command.ts'
import { startProcess } from '#tests/support/process.ts'

/** What the last stage of the image in docker-compose.yml takes along, in a folder of its own. */
const compose = await readFile(join(root, 'docker-compose.yml'), 'utf8')
const lastStage = compose.slice(compose.lastIndexOf('FROM '), compose.indexOf('CMD ['))
const copied = [...lastStage.matchAll(/^\s*COPY (?:--from=(\w+) \/app\/)?(\S+) (\S+)$/gm)].map(
  ([, stage = 'checkout', from, to]) => ({ stage, from: from!, to: to! }),
)

let folder: string
let database: TestDatabase

/** What `npm ci --omit=dev` installs, without a registry. */
const copyPackages = async (to: string) => {
  const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: root, encoding: 'utf8' })
  const [, ...packages] = listed.trim().split('\n')
  for (const from of packages) await cp(from, join(to, relative(join(root, 'node_modules'), from)), { recursive: true })
}

beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'hotel-image-'))
  for (const { stage, from, to } of copied)
    if (stage === 'packages') await copyPackages(join(folder, to))
    else await cp(join(root, from), join(folder, to), { recursive: true })
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.close()
})

const files = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const { size, mtimeMs } = await stat(join(entry.parentPath, entry.name))
        return { name: join(entry.parentPath, entry.name), size, mtimeMs }
      }),
  )
}

it('holds little more than the product', async () => {
  const packages = (await files()).filter(({ name }) => name.startsWith(join(folder, 'node_modules')))
  const megabytes = packages.reduce((sum, { size }) => sum + size, 0) / 1e6
  expect(megabytes).toBeGreaterThan(20)
  expect(megabytes).toBeLessThan(400)
})

it('serves everything by itself, and writes nothing where it stands', async () => {
  const before = await files()
  const server = await startProcess({ DATABASE_URL: database.url }, { folder })
  try {
    for (const path of ['/readyz', '/fi', '/blog', '/sitemap.xml', '/api/openapi.json', '/api/room-types', '/graphql'])
      expect([path, (await fetch(`${server.url}${path}`, { headers: { accept: 'text/html,*/*' } })).status]).toEqual([
        path,
        200,
      ])
    const html = await (await fetch(`${server.url}/`)).text()
    for (const [, asset] of html.matchAll(/(?:src|href)="(\/(?:assets|pictures)\/[^"]+)"/g))
      expect([asset, (await fetch(`${server.url}${asset}`)).status]).toEqual([asset, 200])
  } finally {
    expect(await server.stop('SIGTERM')).toBe(0)
  }
  expect(await files()).toEqual(before)
})

it('has the commands in it that deployment.md names', async () => {
  const deployment = await readFile(join(root, 'api/deployment.md'), 'utf8')
  const named = [...deployment.matchAll(/^docker compose .* app node dist\/api\/(\S+) (.+)$/gm)]
  const empty = await createDatabase()
  const place = await mkdtemp(join(tmpdir(), 'hotel-image-backups-'))
  const said: [string, string][] = []
  try {
    for (const [, entry, args] of named) {
      const given = args!.replace('owner@hotel.example', ownerEmail).replace('/backups', place).split(' ')
      const { url } = entry === 'restore-command.js' ? empty : database
      const { status, output } = await runCommand(entry!, given, { DATABASE_URL: url }, { folder })
      expect([entry, status, output]).toEqual([entry, 0, expect.anything()])
      said.push([entry!, output])
    }
  } finally {
    await rm(place, { recursive: true })
    await empty.close()
  }
  expect(said).toEqual([
    ['staff-command.js', expect.stringContaining('New password')],
    ['backup-command.js', expect.stringContaining('rows of')],
    ['restore-command.js', expect.stringContaining('Restored')],
  ])
})
