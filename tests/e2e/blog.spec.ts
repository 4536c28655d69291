import type { Request } from '@playwright/test'
import { text } from '../support/texts.ts'
import { expect, expectSoon, letPass, silenceErrors, stopClock, test, waitForHydration } from './browser.ts'
import { inDays } from '../support/hotel-dates.ts'

test.describe.configure({ mode: 'parallel' })

const slug = 'turtle-season'
const post = `/blog/${slug}`

const operationOf = (request: Request) => (request.postDataJSON() as { operationName: string }).operationName

test('six skeletons stand in for cards that are loading, and a message for none', async ({ page }) => {
  let answerNow = () => {}
  const held = new Promise<void>((resolve) => (answerNow = resolve))
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'BlogPosts') return route.continue()
    await held
    await route.fulfill({
      json: {
        data: {
          blogPosts: {
            __typename: 'BlogPostConnection',
            nodes: [],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false },
          },
        },
      },
    })
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/faq')
  await waitForHydration(page)
  await page.getByRole('navigation').first().getByRole('link', { name: 'Blog' }).click()
  await expect(page.locator('[data-skeleton]')).toHaveCount(6)
  answerNow()
  await expect(page.getByText('No blog posts available yet. Check back soon!')).toBeVisible()
})

test('a failing list says so and can be tried again', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1280, height: 900 })
  let fail = true
  let calls = 0
  await page.route('**/graphql', (route) => {
    if (operationOf(route.request()) !== 'BlogPosts') return route.continue()
    calls += 1
    return fail ? route.abort() : route.continue()
  })
  await page.goto('/faq')
  await waitForHydration(page)
  await silenceErrors(page)
  await page.getByRole('navigation').first().getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load the articles.' })).toBeVisible()
  fail = false
  // A failure is remembered for a second, and is not asked about again and again.
  await letPass(page, 1_200)
  expect(calls).toBe(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('article').first()).toBeVisible()
})

test('a list that was read once is not asked for again, neither on the way back to it nor with the focus', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1280, height: 900 })
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && operationOf(request) === 'BlogPosts') calls += 1
  })
  await page.goto('/faq')
  await waitForHydration(page)
  // What is older than a minute is asked for again: here nothing grows old.
  await stopClock(page)
  for (const [name, heading] of [
    ['Blog', text('en', 'blog-title')],
    ['FAQ', text('en', 'faq-title')],
    ['Blog', text('en', 'blog-title')],
  ] as const) {
    await page.getByRole('navigation').first().getByRole('link', { name }).click()
    await expect(page.locator('h1')).toHaveText(heading)
    if (name === 'Blog') await expectSoon(page, page.locator('article'))
  }
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await letPass(page, 300)
  expect(calls).toBe(1)
})

test('more articles stand in the address: they are there on the way back, and a failure leaves those that are shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  let fail = false
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'BlogPosts') return route.continue()
    if (fail) return route.abort()
    const { first } = (route.request().postDataJSON() as { variables: { first: number } }).variables
    const response = await route.fetch()
    const { data } = await response.json()
    const [post] = data.blogPosts.nodes
    const all = Array.from({ length: 20 }, (_, at) => ({ ...post, id: String(9_000 + at) }))
    data.blogPosts.nodes = all.slice(0, first)
    data.blogPosts.pageInfo.hasNextPage = first < all.length
    await route.fulfill({ json: { data } })
  })
  await page.goto('/faq')
  await waitForHydration(page)
  await page.getByRole('navigation').first().getByRole('link', { name: 'Blog' }).click()
  const articles = page.locator('main article')
  const more = page.getByRole('link', { name: text('en', 'blog.more') })
  await expect(articles).toHaveCount(12)
  await expect(more).toHaveAttribute('href', '/blog?first=24')
  fail = true
  await more.click()
  await expect(page.getByText('Could not load the articles.')).toBeVisible()
  await expect(articles).toHaveCount(12)
  fail = false
  await more.click()
  await expect(articles).toHaveCount(20)
  await expect(page).toHaveURL('/blog?first=24')
  await expect(more).toHaveCount(0)
  await articles.last().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/[\w-]+/)
  await page.goBack()
  await expect(articles).toHaveCount(20)
})

test('who opens an article while more are asked for stays there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'BlogPosts') return route.continue()
    const { first } = (route.request().postDataJSON() as { variables: { first: number } }).variables
    if (first > 12) await held
    const response = await route.fetch()
    const { data } = await response.json()
    const [last] = data.blogPosts.nodes.slice(-1)
    while (data.blogPosts.nodes.length < 12)
      data.blogPosts.nodes.push({ ...last, id: String(9_000 + data.blogPosts.nodes.length) })
    data.blogPosts.pageInfo.hasNextPage = true
    await route.fulfill({ json: { data } })
  })
  await page.goto('/faq')
  await waitForHydration(page)
  await page.getByRole('navigation').first().getByRole('link', { name: 'Blog' }).click()
  const more = page.waitForResponse((response) => response.request().postDataJSON()?.variables?.first === 24)
  await page.getByRole('link', { name: text('en', 'blog.more') }).click()
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
  const url = page.url()
  letGo()
  await (await more).finished()
  await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()))
  await expect(page).toHaveURL(url)
  await expect(page.locator('main h1')).toBeVisible()
})

test('a post that cannot be asked for is not found, with the way back', async ({ page }) => {
  await page.goto('/blog')
  await waitForHydration(page)
  await silenceErrors(page)
  await page.route('**/graphql', (route) =>
    operationOf(route.request()) === 'BlogPostPage' ? route.abort() : route.continue(),
  )
  await page.locator(`article a[href="${post}"]`).click()
  await expect(page.locator('h1')).toHaveText('Blog post not found')
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
})

test('links within a post stay in its language and do not reload', async ({ page }) => {
  await page.goto(`/fi${post}`)
  await waitForHydration(page)
  await page.evaluate(() => ((window as unknown as { mark: boolean }).mark = true))
  const link = page.locator('article a[href^="/fi/"]', { hasNotText: text('fi', 'blog.post.back') }).first()
  await link.click()
  await expect(page).toHaveURL(/\/fi\//)
  expect(await page.evaluate(() => (window as unknown as { mark: boolean }).mark)).toBe(true)
})

test('a reader is counted once, after the page stands', async ({ browser, baseURL }) => {
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const context = await browser.newContext({ baseURL, userAgent })
  const page = await context.newPage()
  const counted = () =>
    page.waitForResponse((response) => (response.request().postData() ?? '').includes('RecordBlogView'))
  const read = async () => {
    const [response] = await Promise.all([counted(), page.goto('/blog/fishing-ocean-avenue')])
    return (await response.json()).data.recordBlogView.views as number
  }
  const views = await read()
  expect(views).toBeGreaterThan(0)
  await expect(page.getByText(new RegExp(`^${views} views?$`))).toBeVisible()
  expect(await read()).toBe(views)
  await context.close()
})

test('a post is passed on by what the device shares with, and by its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() =>
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data }) }),
  )
  await page.clock.install()
  await page.goto(`/fi/blog/turtle-season?arrival=${inDays(60)}`)
  await waitForHydration(page)
  await stopClock(page)
  const address = new URL('/fi/blog/turtle-season', page.url()).href
  await page.getByRole('button', { name: /^Jaa/ }).click()
  await expect.poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared?.url)).toBe(address)
  await page.getByRole('button', { name: /^Kopioi linkki/ }).click()
  await expectSoon(page, page.getByText('Linkki kopioitu'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
})
