import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './browser.ts'
import { enterDesk } from './desk.ts'

const hostile = `"'><img src=x onerror=boom()><script>boom()</script>`

/** What the desk reads by, or shows in a frame of its own, and not as text. */
const notText =
  /^(__typename|id|.*(Id|At|Date|Cursor|[uU]rl|Urls)|slug|cursor|html|content|from|to|month|night|locale|language|featuredImage|timeZone)$/

const isText = (key: string, value: string) =>
  !notText.test(key) && !/^[A-Z][A-Z_]*$/.test(value) && !/^\d{4}-\d\d/.test(value) && !/^[a-z]+:[a-z]+$/.test(value)

/** An answer with every text in it hostile, as if somebody had managed to store it. */
const poison = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return isText(key, value) ? value + hostile : value
  if (Array.isArray(value)) return value.map((item) => poison(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poison(inner, name)]))
}

const poisonAnswers = (page: Page) =>
  page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: poison(await response.json()) })
  })

/** The parts of the desk as its own lists name them. */
const partsIn = (file: string) => {
  const source = readFileSync(join(import.meta.dirname, '..', '..', 'client', 'admin', file), 'utf8')
  return [...source.matchAll(/^ *(?:\{ )?id: '([\w-]+)'/gm)].map(([, id]) => id!)
}

const addresses = [
  ...partsIn('desk/tabs.ts').map((id) => `/admin?tab=${id}`),
  ...partsIn('rooms/RoomsTab.tsx').map((id) => `/admin?tab=rooms&sub=${id}`),
  '/email-manager',
  '/email-admin',
  '/email-campaigns',
  '/email-campaigns?tab=outbox',
]

/** What opens a record, by the first word of its name. */
const opens = /^(?:Edit|Open|View|Show|Details|History|Preview|Reply|Read|Versions|Progress)\b/

/** Opens one record of each way there is, and answers how many opened. */
const openRecords = async (page: Page): Promise<number> => {
  const names = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''))
  const firsts = new Map(
    names.map((name, at) => [name.split(/\s/)[0]!, at] as const).filter(([word]) => opens.test(word)),
  )
  let opened = 0
  for (const at of firsts.values()) {
    await page.getByRole('main').getByRole('button').nth(at).click()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    if (
      !(await dialog
        .first()
        .waitFor({ timeout: 2_000 })
        .then(
          () => true,
          () => false,
        ))
    )
      continue
    await page.waitForLoadState('networkidle')
    expect(await page.locator('img[src=x], [onerror]').count()).toBe(0)
    if ((await dialog.first().innerText()).includes('onerror=boom()')) opened += 1
    await page.keyboard.press('Escape')
    await dialog.first().waitFor({ state: 'detached' })
  }
  return opened
}

// The console of the page is watched: a program that the policy stops is a failure too.
test('the desk shows hostile texts as texts, on every tab and in the records that it opens', async ({ page }) => {
  test.setTimeout(180_000)
  await enterDesk(page)
  await poisonAnswers(page)
  let shown = 0
  let opened = 0
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' })
    expect([address, await page.locator('img[src=x], [onerror]').count()]).toEqual([address, 0])
    if ((await page.locator('body').innerText()).includes('onerror=boom()')) shown += 1
    opened += await openRecords(page)
  }
  expect(addresses.length).toBeGreaterThan(18)
  expect(shown).toBeGreaterThan(addresses.length / 2)
  expect(opened).toBeGreaterThan(3)
})
