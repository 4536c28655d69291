import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import sharp from 'sharp'
import { root } from '#api/root.ts'
import { browserArguments, ensureBrowser } from '../support/browser.ts'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'
import { ownerEmail, ownerPassword } from '../support/env.ts'
import { built } from '../support/process.ts'
import { settle as expectSettled } from './desk.ts'
import { fillDesk, staffShots, type StaffShot } from './staff-shots.ts'

/** Pictures of every page at phone and desk width, for a person to look at; the README's one among them. */
const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4191)
const address = `http://localhost:${port}`
const target = join(root, 'test-results', 'screenshots')

interface Shot {
  name: string
  path: string
  /** For staff screens: what is pressed to bring it about. */
  act?: StaffShot['act']
  staff?: boolean
  colors?: 'light' | 'dark'
}

const guestPages = {
  home: '/',
  gallery: '/gallery',
  room: '/rooms/garden-suite',
  'things-to-do': '/things-to-do',
  deals: '/deals',
  faq: '/faq',
  blog: '/blog',
  post: '/blog/turtle-season',
  contact: '/contact',
  privacy: '/privacy',
  accessibility: '/accessibility',
}

const shots: Shot[] = [
  ...Object.entries(guestPages).flatMap(([name, path]) => [
    { name: `${name}-en`, path },
    { name: `${name}-fi`, path: path === '/' ? '/fi' : `/fi${path}` },
  ]),
  { name: 'home-de', path: '/de' },
  { name: 'room-de', path: '/de/rooms/garden-suite' },
  { name: 'missing', path: '/no-such-page' },
  { name: 'sign-in', path: '/admin' },
  { name: 'sign-in-dark', path: '/admin', colors: 'dark' },
  ...staffShots.flatMap((shot) => [
    { ...shot, name: `desk-${shot.name}`, staff: true },
    { ...shot, name: `desk-${shot.name}-dark`, staff: true, colors: 'dark' as const },
  ]),
]

const guests = [
  ['Aino Virtanen', 'fi', 'Onko teillä vapaata huonetta helmikuussa kahdelle hengelle neljäksi viikoksi?'],
  ['Marcus Weber', 'de', 'Guten Tag, ist Suite 22 mit Küche im März noch frei? Wir reisen mit einem kleinen Hund.'],
  ['Camille Durand', 'fr', 'Bonjour, à quelle heure peut-on arriver le samedi ?'],
  [
    'Dorothy Miller',
    'en',
    'We stayed in Room 15 on our honeymoon in 1974 and would love to come back for our anniversary.',
  ],
]

const settle = async (page: Page) => {
  await expectSettled(page)
  // Pictures below the fold load as they come near.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  // What is folded away or hidden at this width is never loaded.
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()))
  await page.waitForTimeout(700)
}

const dataDir = await makeDataDir()
const server = spawn(process.execPath, built, {
  cwd: root,
  stdio: 'ignore',
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
    SANDBOX: '1',
    STAFF_EMAIL: ownerEmail,
    STAFF_PASSWORD: ownerPassword,
  },
})
const ready = async () => (await fetch(`${address}/readyz`).catch(() => null))?.ok
while (!(await ready())) await new Promise((resolve) => setTimeout(resolve, 200))

mkdirSync(target, { recursive: true })
for (const [name, language, message] of guests) {
  const input = { name, language, message, email: `${name!.split(' ')[0]!.toLowerCase()}@example.com`, page: 'HOME' }
  await fetch(`${address}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const wanted = process.argv.slice(2)

const openBrowser = async (options: BrowserContextOptions, staff = false): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...options, baseURL: address })
  if (staff)
    await context.request.post('/graphql', {
      data: {
        query: 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired } }',
        variables: { input: { email: ownerEmail, password: ownerPassword } },
      },
    })
  return context
}

const first = await openBrowser({}, true)
await fillDesk(await first.newPage())
await first.close()

for (const width of [390, 1280])
  for (const { name, path, act, staff, colors } of shots) {
    if (wanted.length > 0 && !wanted.some((pattern) => new RegExp(pattern).test(`${name}-${width}`))) continue
    const viewport = { width, height: width === 390 ? 844 : 800 }
    const context = await openBrowser({ viewport, colorScheme: colors ?? 'light' }, staff)
    const page = await context.newPage()
    await page.goto(path)
    await settle(page)
    if (act) {
      await act(page)
      await page.waitForTimeout(1_200)
    }
    await page.screenshot({ path: join(target, `${name}-${width}.png`), fullPage: true })
    if (name === 'home-en' && width === 1280) {
      const picture = await page.screenshot()
      mkdirSync(join(root, '.github'), { recursive: true })
      await sharp(picture)
        .resize(1000)
        .webp({ quality: 80 })
        .toFile(join(root, '.github', 'home.webp'))
    }
    await context.close()
  }
await browser.close()
server.kill('SIGTERM')
await new Promise((resolve) => server.once('exit', resolve))
await removeDataDir(dataDir)
