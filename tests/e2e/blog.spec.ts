import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, localePath, test, text, waitForHydration } from './browser.ts'

const slug = 'turtle-season'
const post = `/blog/${slug}`

/** React reports what a boundary caught; where it is called that is the point. */
const silenceErrors = (page: Page) =>
  page.evaluate(() => {
    // oxlint-disable-next-line no-console
    console.error = () => undefined
  })

const operationOf = (request: Request) => (request.postDataJSON() as { operationName: string }).operationName

test('the blog is a grid of cards that lead to their posts', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.locator('h1')).toHaveText('News & Blog')
  await expect(page.getByText(text('en', 'blog.intro'))).toBeVisible()
  const card = page.locator('article', { has: page.locator(`a[href="${post}"]`) })
  await expect(card.getByText('Nature', { exact: true })).toBeVisible()
  await expect(card.getByRole('heading')).toHaveText('Turtle Season: How to Be a Good Neighbor at Night')
  await expect(card).toContainText('which is mostly darkness')
  await expect(card.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible()
  await expect(card.getByText(/^\d+ views?$/)).toBeVisible()
  await expect(card.getByRole('list').getByRole('listitem')).toHaveText(['sea turtles', 'beach manners', 'wildlife'])
  await expect(card.locator('img')).toHaveAttribute('alt', /.{10,}/)
  await expect(page.getByText('Family Travel')).toBeVisible()
})

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
  await page.waitForTimeout(1_200)
  expect(calls).toBe(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('article').first()).toBeVisible()
})

test('a list that was read once is not asked for again, neither on the way back to it nor with the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && operationOf(request) === 'BlogPosts') calls += 1
  })
  await page.goto('/faq')
  await waitForHydration(page)
  for (const [name, heading] of [
    ['Blog', text('en', 'blog.title')],
    ['FAQ', text('en', 'faq.title')],
    ['Blog', text('en', 'blog.title')],
  ] as const) {
    await page.getByRole('navigation').first().getByRole('link', { name }).click()
    await expect(page.locator('h1')).toHaveText(heading)
    if (name === 'Blog') await expect(page.locator('article').first()).toBeVisible()
  }
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForTimeout(300)
  expect(calls).toBe(1)
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

test('a post has all that the specification names', async ({ page }) => {
  await page.goto(post)
  const title = await page.locator('h1').textContent()
  await expect(page).toHaveTitle('Sea Turtle Season in Lantana: Beach Manners at Night | Coral Stone Inn Blog')
  const description = page.locator('meta[name=description]')
  await expect(description).toHaveAttribute('content', /^Nesting season runs March through October/)
  const header = page.locator('article header')
  await expect(header.getByText('Nature', { exact: true })).toBeVisible()
  await expect(header).toContainText('What sea turtles need from you, which is mostly darkness')
  const topics = page.locator('article').getByRole('list', { name: text('en', 'blog.tags') })
  await expect(topics.getByRole('listitem')).toHaveText(['sea turtles', 'beach manners', 'wildlife', 'spring'])
  await expect(page.getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/).first()).toBeVisible()
  await expect(page.getByText(/^\d+ min read$/)).toBeVisible()
  await expect(page.getByText(/^By /)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
  await expect(page.getByRole('link', { name: 'Book Your Stay' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Read More Articles' })).toHaveAttribute('href', '/blog')
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  for (const property of ['article:published_time', 'article:modified_time', 'article:author'])
    await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/)
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent())!) as Record<
    string,
    unknown
  >
  expect(data).toMatchObject({
    '@type': 'BlogPosting',
    headline: title,
    author: { '@type': 'Organization' },
    publisher: { '@type': 'Organization', logo: { '@type': 'ImageObject' } },
    mainEntityOfPage: { '@type': 'WebPage', '@id': expect.stringMatching(/\/blog\/turtle-season$/) },
  })
  for (const key of ['description', 'image', 'datePublished', 'dateModified']) expect(data[key]).toMatch(/.+/)
  const logo = (data['publisher'] as { logo: { url: string } }).logo.url
  expect((await page.request.get(new URL(logo).pathname)).status()).toBe(200)
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

for (const [locale, heading] of [
  ['en', 'Blog post not found'],
  ['fi', text('fi', 'blog.post.missing')],
] as const)
  test(`a missing post answers 404 in ${locale}`, async ({ page }) => {
    const response = await page.goto(localePath(locale, '/blog/no-such-post'))
    expect(response?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText(heading)
    await expect(page.getByRole('link', { name: text(locale, 'blog.post.back') })).toHaveAttribute(
      'href',
      localePath(locale, '/blog'),
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(page)
  })

test('feed and sitemap list the posts', async ({ request }) => {
  const feed = await (await request.get('/blog/rss.xml')).text()
  expect(feed).toContain('<rss version="2.0"')
  expect(feed).toMatch(new RegExp(`<link>[^<]+${post}</link>`))
  expect(await (await request.get('/fi/blog/rss.xml')).text()).toContain('<language>fi</language>')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`/fi${post}</loc><lastmod>`)
  expect(sitemap).not.toContain('/newsletter/')
})
