import { chromium, type Browser } from '@playwright/test'
import { firstLoadLimit, readFirstLoads } from '#client/build/first-load.ts'
import { browserArguments, ensureBrowser, onlyThisMachine } from '../support/browser.ts'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'
import { startProcess } from '../support/process.ts'
import { toTable, writeMeasured } from './measured-table.ts'

/**
 * What a browser is sent as JavaScript with each guest page until nothing more comes, without a touch, on a phone and on a
 * desk; beside it what `tests/contract/first-load.test.ts` makes of the build. It fails when they differ
 * by more than a hundredth, or when a page is over the limit.
 */
const pages = {
  '/': 'home/HomePage',
  '/fi': 'home/HomePage',
  '/gallery': 'gallery/GalleryPage',
  '/rooms/garden-suite': 'rooms/RoomPage',
  '/things-to-do': 'things-to-do/ThingsToDoPage',
  '/deals': 'deals/DealsPage',
  '/faq': 'faq/FaqPage',
  '/contact': 'contact/ContactPage',
  '/blog': 'blog/BlogPage',
  '/blog/turtle-season': 'blog/BlogPostPage',
  '/ask-for-stay': 'stay-requests/AskPage',
  '/stay-sheet': 'stay-sheet/StaySheetPage',
  '/privacy': 'notices/PrivacyPage',
  '/accessibility': 'notices/AccessibilityPage',
  '/newsletter/confirm': 'newsletter/ConfirmPage',
  '/newsletter/unsubscribe': 'newsletter/UnsubscribePage',
  '/no-such-page': 'missing/MissingPage',
}
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]
const quietMs = 3_000
/** How far apart browser and build may be. */
const agreement = 0.01
const verbose = process.argv.includes('--files')

/** Kilobytes as Chromium counts them on the wire, heads of the answers included. */
const measure = async (browser: Browser, url: string, viewport: { width: number; height: number }) => {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  const scripts = new Map<string, { url: string; bytes: number }>()
  let lastAnswer = Date.now()
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    lastAnswer = Date.now()
    if (response.mimeType.includes('javascript')) scripts.set(requestId, { url: response.url, bytes: 0 })
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAnswer = Date.now()
    const script = scripts.get(requestId)
    if (script) script.bytes = encodedDataLength
  })
  await wire.send('Network.enable')
  await page.goto(url)
  while (Date.now() - lastAnswer < quietMs) await page.waitForTimeout(100)
  await context.close()
  if (verbose) for (const { url: file, bytes } of scripts.values()) process.stdout.write(`  ${bytes} ${file}\n`)
  return [...scripts.values()].reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}

const built = new Map((await readFirstLoads()).map((load) => [load.page, load]))
const dataDir = await makeDataDir()
const server = await startProcess({ DATA_DIR: dataDir })
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [...browserArguments, onlyThisMachine],
})

const rows: string[][] = []
for (const [route, source] of Object.entries(pages)) {
  const { kilobytes, scripts } = built.get(`site/${source}.tsx`)!
  const sent = []
  for (const viewport of windows) sent.push(await measure(browser, server.url + route, viewport))
  if (sent.some((one) => Math.abs(one / kilobytes - 1) > agreement || one > firstLoadLimit)) process.exitCode = 1
  rows.push([`\`${route}\``, ...[...sent, kilobytes].map((one) => one.toFixed(1)), String(scripts.length)])
}
const table = toTable(['page', 'phone kB', 'desk kB', 'by the build kB', 'files'], rows)
process.stdout.write(`${table}\n\nThe limit is ${firstLoadLimit} kB.\n`)
await writeMeasured('first-load', table)
await browser.close()
await server.stop('SIGTERM')
await removeDataDir(dataDir)
