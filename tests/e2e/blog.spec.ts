import { expect, expectAccessible, localePath, test, text, waitForHydration } from './browser.ts'

const slug = 'turtle-season'
const post = `/blog/${slug}`

test('the blog is a grid of cards that lead to their posts', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.locator('h1')).toHaveText('News & Blog')
  const card = page.locator('article', { has: page.locator(`a[href="${post}"]`) })
  await expect(card.getByText('Nature', { exact: true })).toBeVisible()
  await expect(card.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible()
  await expect(card.getByText(/^\d+ views?$/)).toBeVisible()
  expect(await card.getByRole('list').getByRole('listitem').count()).toBeLessThanOrEqual(3)
  await expect(card.locator('img')).toHaveAttribute('alt', /.{10,}/)
  await expect(page.getByText('Family Travel')).toBeVisible()
})

test('six skeletons stand in for cards that are loading, and a message for none', async ({ page }) => {
  let answerNow = () => {}
  const held = new Promise<void>((resolve) => (answerNow = resolve))
  await page.route('**/graphql', async (route) => {
    if ((route.request().postDataJSON() as { operationName: string }).operationName !== 'BlogPosts')
      return route.continue()
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
    const { operationName } = route.request().postDataJSON() as { operationName: string }
    if (operationName === 'BlogPosts') calls += 1
    return operationName === 'BlogPosts' && fail ? route.abort() : route.continue()
  })
  await page.goto('/faq')
  await waitForHydration(page)
  await page.evaluate(() => {
    // React reports what a boundary caught; here that is the point.
    // oxlint-disable-next-line no-console
    console.error = () => undefined
  })
  await page.getByRole('navigation').first().getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load the articles.' })).toBeVisible()
  fail = false
  // A failure is remembered for a second, and is not asked about again and again.
  await page.waitForTimeout(1_200)
  expect(calls).toBe(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('article').first()).toBeVisible()
})

test('a post has all that the specification names', async ({ page }) => {
  await page.goto(post)
  const title = await page.locator('h1').textContent()
  await expect(page).toHaveTitle(/ \| Coral Stone Inn Blog$/)
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
    mainEntityOfPage: { '@type': 'WebPage' },
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

for (const locale of ['en', 'fi'] as const)
  test(`a missing post answers 404 in ${locale}`, async ({ page }) => {
    const response = await page.goto(localePath(locale, '/blog/no-such-post'))
    expect(response?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText(text(locale, 'blog.post.missing'))
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
