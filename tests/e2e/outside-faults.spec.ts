import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { startSandbox, type Sandbox } from '#api/integrations/sandbox/sandbox.ts'
import type { StandIn } from '#api/integrations/sandbox/stand-in.ts'
import { faultSentences } from '../support/fault-sentences.ts'
import { freePort, startProcess, type RunningServer } from '../support/process.ts'
import { expect, test } from './browser.ts'
import { openDesk } from './desk.ts'

/** A server and stand-ins of its own: who lets them fail would spoil the other tests. */
let url: string
let sandbox: Sandbox
let server: RunningServer
let dataDir: string
const seconds = 2
/** Those that look different to staff; tests/api/outside-faults.test.ts goes through all. */
const shown: string[] = ['slow', 'unauthorized', 'refused']
const sentences = faultSentences(seconds).filter(([fault]) => shown.includes(fault))

// Playwright wants a pattern there, an empty one where nothing is needed.
// oxlint-disable-next-line no-empty-pattern
test.use({ baseURL: ({}, use) => use(url), contextOptions: { reducedMotion: 'reduce' } })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const port = await freePort()
  url = `http://localhost:${port}`
  sandbox = await startSandbox(url)
  dataDir = await mkdtemp(join(tmpdir(), 'hotel-faults-'))
  const { SANDBOX: _, ...pointing } = sandbox.settings
  const settings = Object.entries(pointing).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  server = await startProcess({
    ...Object.fromEntries(settings),
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    OUTSIDE_TIMEOUT_MS: String(seconds * 1000),
  })
  // Where the start took all of a busy machine, the first guests are refused for a moment.
  await expect.poll(async () => (await fetch(url)).status, { timeout: 30_000 }).toBe(200)
})
test.afterAll(async () => {
  await server.stop('SIGTERM')
  await sandbox.close()
  await rm(dataDir, { recursive: true, force: true })
})

interface Screen {
  page: Page
  service: StandIn
  /** What staff press, and the operation that it runs. */
  button: Locator
  operation: string
  /** Where the sentence is shown. */
  place: Locator
  /** What was shown before and must be shown still. */
  kept: () => Promise<void>
}

/** Lets the service fail: the sentence is on the screen, what was there before stays, and then it works again until it is gone. */
const walk = async ({ page, service, button, operation, place, kept }: Screen) => {
  const press = async () => {
    const answered = page.waitForResponse((response) => response.request().postDataJSON()?.operationName === operation)
    await button.click()
    expect((await answered).status()).toBe(200)
    await expect(button).toBeEnabled()
  }
  await press()
  await kept()
  for (const [fault, sentence] of sentences) {
    if (fault === 'refused') {
      service.behave('none')
      await press()
      await kept()
      await service.close()
    } else service.behave(fault)
    await press()
    await expect(place.getByText(new RegExp(sentence.source.replace(/\$$/, ''))).first(), fault).toBeVisible()
    await kept()
  }
}

test('the Google card', async ({ page }) => {
  // Google's consent page is a stand-in on this machine, too.
  await page.route(
    ({ hostname }) => hostname === '127.0.0.1',
    (route) => route.continue(),
  )
  await openDesk(page, '/admin')
  const card = page.getByRole('region', { name: 'Google Search Console' })
  await card.getByRole('button', { name: 'Connect Google Search Console' }).click()
  await walk({
    page,
    service: sandbox.google,
    button: card.getByRole('button', { name: /^Load(ing\.\.\.| Analytics)$/ }),
    operation: 'SearchAnalytics',
    place: card,
    kept: () => expect(card.getByRole('table', { name: /Top search queries/ }).getByRole('row')).toHaveCount(11),
  })
})

test('the Bing card', async ({ page }) => {
  await openDesk(page, '/admin')
  const card = page.getByRole('region', { name: 'Bing Webmaster' })
  await walk({
    page,
    service: sandbox.bing,
    button: card.getByRole('button', { name: /^Check(ing\.\.\.| Quota)$/ }),
    operation: 'BingQuota',
    place: card,
    kept: () => expect(card.getByText(/^\d+ \/ \d,\d{3}$/)).toHaveCount(1),
  })
})
