import { Client } from 'pg'
import { addDays } from '#graphql/stay-dates.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { inDays } from '../support/hotel-dates.ts'
import { freePort, startProcess, type RunningServer } from '../support/process.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForHydration } from './browser.ts'
import { answer, onOperation, openDesk } from './desk.ts'

const today = inDays(0)

let url: string
let server: RunningServer
let database: TestDatabase
let client: Client

// Playwright wants a pattern there, an empty one where nothing is needed.
// oxlint-disable-next-line no-empty-pattern
test.use({ baseURL: ({}, use) => use(url) })
test.beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  database = await createDatabase()
  server = await startProcess({ PORT: String(port), PUBLIC_URL: url, DATABASE_URL: database.url })
  await expect.poll(async () => (await fetch(url)).status).toBe(200)
  client = new Client({ connectionString: database.url })
  await client.connect()
})
test.afterAll(async () => {
  await server.stop('SIGTERM')
  await client.end()
  await database.close()
})

/** Fifteen weeks that are over, each with a little more than the one before. */
const fillWeeks = async () => {
  const labels: [kind: string, label: string, count: number][] = [
    ['page', '/', 410],
    ['page', '/rooms/garden-suite', 120],
    ['page', '/blog/where-the-pelicans-of-the-lake-worth-lagoon-sleep-and-how-to-see-them-from-the-pier', 31],
    ['language', 'en', 480],
    ['language', 'fi', 81],
    ['referrer', 'direct', 95],
    ['referrer', 'google.com', 140],
    ['referrer', 'other', 22],
    ['step', 'planner', 88],
    ['step', 'quote', 64],
    ['step', 'book', 17],
    ['step', 'ask', 6],
    ['step', 'call', 9],
  ]
  for (let week = 1; week <= 15; week += 1)
    for (const [kind, label, count] of labels)
      await client.query('insert into visit_count (day, kind, label, count) values ($1, $2, $3, $4)', [
        addDays(today, -7 * week),
        kind,
        label,
        count + (15 - week) * 3,
      ])
}

test('before anything was counted the desk says so, and when it cannot be read', async ({ page }) => {
  await openDesk(page, '/admin?tab=visits')
  await expect(page.getByText('Nothing has been counted yet.')).toBeVisible()
  await onOperation(page, 'VisitsTab', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load visits.' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  const visits = { weeks: [], pages: [], languages: [], referrers: [] }
  await onOperation(page, 'VisitsTab', answer({ visits }))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Nothing has been counted yet.')).toBeVisible()
})

test('visits by week, page, language and site, and the way to a stay, drawn and as tables', async ({ page }) => {
  await fillWeeks()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await openDesk(page, '/admin?tab=visits')
    await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveText([
      /^Planner answered/,
      /^Price shown/,
      /^Book pressed/,
      /^Message sent/,
      /^Call pressed/,
    ])
    await expect(page.locator('.recharts-line')).toHaveCount(7)
    await expect(page.getByRole('list', { name: 'Pages', exact: true })).toContainText('Home page')
    await expect(page.getByRole('list', { name: 'Languages' })).toContainText('Finnish')
    await expect(page.getByRole('list', { name: 'Where guests come from' })).toContainText('google.com')
    await expect(page.getByRole('heading', { name: 'What these numbers cannot know' })).toBeVisible()
    for (const summary of await page.getByText(/^The same as a table/).all()) await summary.click()
    await expect(page.getByRole('table', { name: 'Visits by week' }).getByRole('row')).toHaveCount(13)
    await page.getByRole('button', { name: '4 weeks' }).press('Enter')
    await expect(page.getByRole('table', { name: 'Steps by week' }).getByRole('row')).toHaveCount(5)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})

test.describe('a guest', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36' })

  test('is counted where the server sees nothing, and all of it is written when the server stops', async ({ page }) => {
    await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort())
    await page.goto('/')
    await waitForHydration(page)
    const told = page.waitForRequest('**/api/visits')
    await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).filter({ visible: true }).first().click()
    await told
    await expect(page).toHaveURL(/\/faq$/)
    const stay = new URLSearchParams({ arrival: inDays(150), departure: inDays(153), adults: '2', room: 'king-room' })
    await page.goto(`/?${stay}#stay`)
    await waitForHydration(page)
    const answered = page.locator('#stay-answer')
    await expect(answered.locator('[data-step=book]')).toBeVisible()
    // Another question, which this page asks by itself.
    const adults = page.locator('#stay input[name=adults]')
    await adults.fill('1')
    await adults.press('Enter')
    await expect(page).toHaveURL(/adults=1/)
    await expect(answered.locator('[data-step=book]')).toBeVisible()
    const popup = page.waitForEvent('popup')
    await answered.locator('[data-step=book]').click()
    await (await popup).close()
    await page.locator('footer a[href^="tel:"]').first().click()
    await page.goto('/fi/deals')
    await page.goto('about:blank')

    await server.stop('SIGTERM')
    const { rows } = await client.query(
      `select kind || ' ' || label as name, sum(count)::int as count from visit_count where day >= $1 group by 1`,
      [inDays(-1)],
    )
    expect(Object.fromEntries(rows.map(({ name, count }) => [name, count]))).toEqual({
      'page /': 2,
      'page /faq': 1,
      'page /deals': 1,
      'language en': 3,
      'language fi': 1,
      'referrer direct': 3,
      'step planner': 2,
      'step quote': 2,
      'step book': 1,
      'step call': 1,
    })
  })
})
