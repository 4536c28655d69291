import type { Page } from '@playwright/test'
import { text } from '../support/texts.ts'
import { expect, expectAccessible, silenceErrors, test, waitForHydration } from './browser.ts'
import { askGraphql, enterDesk, run } from './desk.ts'

test.describe.configure({ mode: 'parallel' })

const followed = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click()
const missing = (part: string) => `**/assets/${part}-*.js`

/** The server has another release: it has neither these parts nor the first script of the page any more. */
const release = async (page: Page, ...parts: string[]) => {
  for (const part of parts) await page.route(missing(part), (route) => route.fulfill({ status: 404 }))
  await page.route('**/assets/site-*.js', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.fallback(),
  )
}

test('a page that cannot be loaded says so below the header, and comes at a press, by itself, or after a release', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  const problem = page.getByRole('alert').filter({ hasText: 'Something went wrong' })

  await page.route(missing('FaqPage'), (route) => route.abort())
  await followed(page, 'FAQ')
  await expect(problem.getByRole('heading')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(missing('FaqPage'))
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.isNavigationRequest() ? 'page' : request.url()))
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Expand All' })).toBeVisible()
  // One press is enough, and needs no new document in a browser that asks again for a script it could not have.
  const script = asked.find((one) => one === 'page' || one.includes('/FaqPage-'))
  await expect(page.locator('body[data-same]')).toHaveCount(script === 'page' ? 0 : 1)
  await waitForHydration(page)

  await page.route('**/assets/**', (route) => route.abort())
  await followed(page, 'Deals')
  await expect(problem).toContainText('The connection is gone.')
  await page.unroute('**/assets/**')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { level: 1, name: 'Exclusive Hotel Deals' })).toBeVisible()

  await release(page, 'GalleryPage')
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) void page.unroute(missing('GalleryPage'))
  })
  const loaded = page.waitForEvent('load')
  await followed(page, 'Gallery')
  await loaded
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  await expect(page).toHaveURL('/gallery')
})

test('a page whose code cannot be had at a second try either is read as the server wrote it, unless something is being typed', async ({
  page,
}) => {
  const problem = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  const tryAgain = problem.getByRole('button', { name: 'Try again' })
  const askInVain = async () => {
    await page.goto('/')
    await waitForHydration(page)
    await page.route(missing('FaqPage'), (route) => route.abort())
    await followed(page, 'FAQ')
    await expect(tryAgain).toBeVisible()
  }
  await askInVain()
  await tryAgain.click()
  await expect(page.getByRole('button', { name: 'Expand All' })).toBeVisible()
  await expect(problem).toHaveCount(0)

  await askInVain()
  const assistant = page.getByRole('button', { name: 'Open AI Assistant' })
  const question = page.getByRole('dialog', { name: 'AI Travel Assistant' }).getByRole('textbox')
  await assistant.click()
  await question.fill('Is there a crib')
  let looks = 0
  page.on('response', (response) => (looks += response.request().method() === 'HEAD' ? 1 : 0))
  await tryAgain.click()
  // Before the second try whether the release is still there, and after it whether the page may be loaded anew.
  await expect.poll(() => looks).toBe(2)
  await assistant.click()
  await expect(question).toHaveValue('Is there a crib')
  await tryAgain.click()
  await expect(page.getByRole('button', { name: 'Expand All' })).toBeVisible()
})

test('a page whose own code cannot be had stays as the server wrote it, and comes alive when it can', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(missing('FaqPage'), (route) => route.abort())
  const tried = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/FaqPage-'))
  await page.goto('/faq')
  await tried
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute(missing('FaqPage'))
  await page.getByRole('button', { name: 'Expand All' }).click()
  // The pause begins once the failure has reached the page, which no request tells of.
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000)
      return page.getByRole('button', { name: 'Collapse All' }).isVisible()
    })
    .toBe(true)
})

test('sections of the home page whose code is missing stay as the server wrote them', async ({ page }) => {
  await page.route(missing('HomeSections'), (route) => route.abort())
  const tried = page.waitForRequest(missing('HomeSections'))
  await page.goto('/')
  const title = page.locator('#amenities').getByRole('heading').first()
  await title.scrollIntoViewIfNeeded()
  await page.keyboard.press('Shift')
  await tried
  await expect(title).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
})

test('a language that cannot be had leaves the page as it is, and comes when it is chosen again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/faq')
  await waitForHydration(page)
  await silenceErrors(page)
  const languages = page.locator('header details').filter({ hasText: 'Suomi', visible: true })
  const chooseFinnish = async () => {
    await languages.locator('summary').click()
    await languages.getByRole('link', { name: 'Suomi' }).click()
  }
  await page.route('**/graphql', (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/graphql'))
  await chooseFinnish()
  await lost
  await expect(page.locator('h1')).toHaveText(text('en', 'faq-title'))
  await expect(page).toHaveURL('/faq')
  await page.unroute('**/graphql')
  await chooseFinnish()
  await expect(page).toHaveURL('/fi/faq')
  await expect(page.locator('h1')).toHaveText(text('fi', 'faq-title'))
})

test('a page that came empty says so when its frame cannot be had either, and comes at a press', async ({ page }) => {
  await page.clock.install()
  // As the server sends it while its database is away.
  await page.route('/faq', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /<div id="root">.*<script id="page-state" type="application\/json">(.*?)<\/script>/s,
      (_, state: string) =>
        `<div id="root"></div><script id="page-state" type="application/json">${JSON.stringify({ ...JSON.parse(state), answers: {} })}</script>`,
    )
    await route.fulfill({ response, body })
  })
  await page.route('**/graphql', (route) => route.abort())
  await page.addInitScript(() => {
    // oxlint-disable-next-line no-console
    console.error = () => undefined
  })
  await page.goto('/faq')
  const problem = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  await expect(problem).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/graphql')
  // A question that failed is not asked again within the same second.
  await page.clock.fastForward(1_100)
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Expand All' })).toBeVisible()
})

test('a message that was typed before a release is sent all the same', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  const form = page.locator('#message-form')
  await release(page, 'inquiry', 'client')
  const name = `Across releases ${run}`
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(`across-${run}@example.com`)
  await form.getByLabel('Message').fill('Typed with the old code.')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(/^Your message was sent\./)).toBeVisible()
  await enterDesk(page)
  const { inquiries } = await askGraphql(
    page,
    'query ($search: String) { inquiries(search: $search) { totalCount } }',
    {
      search: name,
    },
  )
  expect(inquiries.totalCount).toBe(1)
})
