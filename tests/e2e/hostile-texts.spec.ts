import type { Page } from '@playwright/test'
import { expect, test } from './browser.ts'
import { enterDesk, leadTo, settle, withoutStream } from './desk.ts'
import { deskParts } from './desk-addresses.ts'

test.describe.configure({ mode: 'parallel' })

const hostile = `"'><img src=x onerror=boom()><script>boom()</script>`

/** Every answer of the server with every text in it hostile, as if somebody had managed to store it. */
const poisonAnswers = (page: Page) =>
  page.addInitScript((markup) => {
    /** What the desk reads by, or shows in a frame of its own, and not as text. */
    const notText =
      /^(__typename|id|.*(Id|At|Date|Cursor|[uU]rl|Urls)|slug|cursor|html|content|from|to|month|night|locales?|languages?|featuredImage|timeZone)$/
    const isText = (key: string, value: string) =>
      !notText.test(key) &&
      !/^[A-Z][A-Z_]*$/.test(value) &&
      !/^\d{4}-\d\d/.test(value) &&
      !/^[a-z]+:[a-z]+$/.test(value)

    /** Values that are sent as JSON in a text are hostile inside it: the server writes no other. */
    const poisonText = (value: string): string => {
      try {
        return JSON.stringify(poison(JSON.parse(value)))
      } catch {
        return value + markup
      }
    }
    const poison = (value: unknown, key = ''): unknown => {
      if (typeof value === 'string') return isText(key, value) ? poisonText(value) : value
      if (Array.isArray(value)) return value.map((item) => poison(item, key))
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poison(inner, name)]))
    }

    // Done by a route, it would keep the browser from its cache.
    const ask = window.fetch
    window.fetch = async (...asked) => {
      const response = await ask(...asked)
      if (!response.url.endsWith('/graphql')) return response
      return new Response(JSON.stringify(poison(await response.json())), response)
    }
  }, hostile)

/** What opens a record, by the first word of its name. */
const opens = /^(?:Edit|History|Preview|Schedule)\b/

const expectNoMarkup = async (page: Page) =>
  expect([page.url(), await page.locator('img[src=x], [onerror]').count()]).toEqual([page.url(), 0])

/** What stands in the fields of the page: a form shows its texts there. */
const fieldsOf = (page: Page) =>
  page.locator('input, textarea').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value).join())

/** The forms that show stored texts: the address, and what opens the first record there. */
const forms = [
  ['/admin?tab=rooms&sub=types', /^Edit .*boom/],
  ['/admin?tab=rooms&sub=pricing', /^Edit .*boom/],
  ['/email-campaigns', /^Edit\b/],
] as const

const press = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first().click()

/** Opens one record of each way there is. */
const openRecords = async (page: Page) => {
  const buttons = page.getByRole('main').getByRole('button')
  const names = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))
  const words = new Set(names.map((name) => opens.exec(name!.trim())?.[0]).filter((word) => word !== undefined))
  for (const word of words) {
    const opener = new RegExp(`^${word}\\b`)
    // The record may have been another test's, which has deleted it before the list was loaded anew.
    if ((await page.getByRole('main').getByRole('button', { name: opener }).count()) === 0) continue
    await press(page, opener)
    await settle(page)
    await expectNoMarkup(page)
    await page.reload()
    await settle(page)
  }
}

// The console of the page is watched: a program that the policy stops is a failure too.
test.beforeEach(async ({ page }) => {
  await enterDesk(page)
  // What others make and delete meanwhile would come and go between a look and a press.
  await withoutStream(page)
  await poisonAnswers(page)
})

for (const [index, addresses] of deskParts.entries())
  test(`the desk shows hostile texts as texts, on its screens and in the records that they open: part ${index + 1}`, async ({
    page,
  }) => {
    await page.goto('/admin')
    await settle(page)
    let shown = 0
    for (const address of addresses) {
      await leadTo(page, address)
      await settle(page)
      await expectNoMarkup(page)
      if ((await page.locator('body').innerText()).includes('onerror=boom()')) shown += 1
      await openRecords(page)
    }
    expect(addresses.length).toBeGreaterThan(6)
    expect(shown).toBeGreaterThan(addresses.length / 2)
  })

for (const [address, opener] of forms)
  test(`a form keeps hostile texts as texts: at ${address}`, async ({ page }) => {
    await page.goto(address)
    await settle(page)
    expect(await fieldsOf(page)).not.toContain('onerror=boom()')
    await press(page, opener)
    await expect.poll(() => fieldsOf(page)).toContain('onerror=boom()')
    await expectNoMarkup(page)
  })
