import type { Locator, Page } from '@playwright/test'
import { startSandbox, type Sandbox } from '#api/integrations/sandbox/sandbox.ts'
import type { StandIn } from '#api/integrations/sandbox/stand-in.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { faultSentences, type Failing, type Service } from '../support/fault-sentences.ts'
import { freePort, startProcess, type RunningServer } from '../support/process.ts'
import { expect, test } from './browser.ts'
import * as chat from './chat-panel.ts'
import { openDesk, toast } from './desk.ts'

/** A server and stand-ins of its own: who lets them fail would spoil the other tests. */
let url: string
let sandbox: Sandbox
let server: RunningServer
let database: TestDatabase
const seconds = 4
/** Those that look different to staff; tests/api/outside-faults.test.ts goes through all. */
const shown: Failing[] = ['slow', 'unauthorized', 'refused']

// Playwright wants a pattern there, an empty one where nothing is needed.
// oxlint-disable-next-line no-empty-pattern
test.use({ baseURL: ({}, use) => use(url) })
test.beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  sandbox = await startSandbox(url)
  database = await createDatabase()
  const { SANDBOX: _, ...pointing } = sandbox.settings
  const settings = Object.entries(pointing).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  server = await startProcess({
    ...Object.fromEntries(settings),
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    OUTSIDE_TIMEOUT_MS: String(seconds * 1000),
  })
  // Where the start took all of a busy machine, the first guests are refused for a moment.
  await expect.poll(async () => (await fetch(url)).status).toBe(200)
})
test.afterAll(async () => {
  await server.stop('SIGTERM')
  await sandbox.close()
  await database.close()
})

interface Screen {
  page: Page
  service: Exclude<Service, 'indexNow' | 'semrush' | 'ecb'>
  faults?: Failing[]
  /** What staff press, and the operation that it runs. */
  button: Locator
  operation: string
  /** The message that tells of the failure, and what it says beside its title. */
  title: string
  told?: string
  /** Where the sentence is shown. */
  place: Locator
  /** What was shown before and must be shown still. */
  kept: () => Promise<void>
}

/** Lets the service fail: the sentence is on the screen, what was there before stays, and then it works again until it is gone. */
const walk = async ({ page, service, faults = shown, button, operation, title, told, place, kept }: Screen) => {
  const standIn: StandIn = sandbox[service]
  const press = async () => {
    const answered = page.waitForResponse((response) => response.request().postDataJSON()?.operationName === operation)
    await button.click()
    expect((await answered).status()).toBe(200)
    await expect(button).toBeEnabled()
  }
  await press()
  await kept()
  for (const [fault, words] of faultSentences(seconds).filter(([fault]) => faults.includes(fault))) {
    if (fault === 'refused') {
      standIn.behave('none')
      await press()
      await kept()
      await standIn.close()
    } else standIn.behave(fault)
    await press()
    const message = toast(page, title)
    await expect(message).toHaveAttribute('data-type', 'error')
    if (told) await expect(message).toContainText(told)
    await expect(place.getByText(words(service)).first(), fault).toBeVisible()
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
    service: 'google',
    // A mistyped token, too, is the service's own doing and no wrong key.
    faults: [...shown, 'wrong-types'],
    button: card.getByRole('button', { name: /^Load(ing\.\.\.| Analytics)$/ }),
    operation: 'SearchAnalytics',
    title: 'Error',
    told: 'Failed to load search analytics',
    place: card,
    kept: () => expect(card.getByRole('table', { name: /Top search queries/ }).getByRole('row')).toHaveCount(11),
  })
})

test('the Bing card', async ({ page }) => {
  sandbox.bing.setRemaining(500, 5_000)
  await openDesk(page, '/admin')
  const card = page.getByRole('region', { name: 'Bing Webmaster' })
  await card.getByRole('button', { name: 'Submit Pages to Bing' }).click()
  await expect(toast(page, 'Success!')).toContainText('All website pages have been submitted to Bing for indexing.')
  const sent = 500 - sandbox.bing.remaining().today
  expect(sent).toBeGreaterThan(20)
  const box = card.locator('dl').filter({ hasText: 'URLs submitted' }).first()
  await expect(box.locator('dd').nth(1)).toHaveText(String(sent))
  await expect(box.locator('dd').nth(2)).toHaveText(String(sent))
  await expect(box.locator('dd').nth(3)).toHaveText('0')

  sandbox.indexNow.behave('broken')
  await card.getByRole('button', { name: 'Announce Pages by IndexNow' }).click()
  await expect(toast(page, 'Error')).toContainText('IndexNow has a fault of its own (status 500).')

  await walk({
    page,
    service: 'bing',
    button: card.getByRole('button', { name: /^Check(ing\.\.\.| Quota)$/ }),
    operation: 'BingQuota',
    title: 'Error',
    told: 'Failed to retrieve quota information',
    place: card,
    kept: async () => {
      await expect(card.getByText(/^Daily usage/)).toHaveText(`Daily usage${sent} / 500`)
      await expect(card.getByText(/^Monthly usage/)).toHaveText(`Monthly usage${sent} / 5,000`)
    },
  })
})

test('the sync card', async ({ page }) => {
  await openDesk(page, '/admin?tab=sync')
  const card = page.getByRole('region', { name: 'Little Hotelier Sync' })
  await walk({
    page,
    service: 'littleHotelier',
    button: card.getByRole('button', { name: /^Sync(ing\.\.\.| Now)$/ }),
    operation: 'RunSync',
    title: 'Sync Failed',
    place: toast(page, 'Sync Failed'),
    kept: () => expect(card).toContainText('Available rooms8'),
  })
})

test('a Semrush report that cannot be fetched has its reason and no numbers', async ({ page }) => {
  await openDesk(page, '/admin?tab=seo-analytics')
  await expect(page.getByRole('heading', { name: 'Paid Search' })).toBeVisible()
  sandbox.semrush.behave('unauthorized')
  await page.getByRole('tab', { name: 'Backlinks' }).click()
  const backlinks = page.getByRole('region', { name: 'Backlinks' })
  await expect(backlinks.getByRole('alert')).toHaveText(
    'Semrush refuses the key: check it under Connections (error 120).',
  )
  await expect(backlinks.locator('dd')).toHaveText(['–', '–', '–', '–', '–'])
  // What was there before is there still.
  await expect(page.getByText('1.4K', { exact: true }).first()).toBeVisible()
})

test('the assistant answers from the site’s own texts while the model is broken', async ({ page }) => {
  sandbox.model.behave({ kind: 'status', status: 500 })
  const before = sandbox.model.seen.length
  await chat.open(page)
  await chat.ask(page, 'Can I bring my dog?')
  await expect(chat.log(page)).toContainText('$25 per night')
  expect(sandbox.model.seen.length).toBeGreaterThan(before)
})
