import type { Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { ownerEmail, ownerPassword } from '../support/env.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { onOperation } from './desk.ts'

const run = Date.now().toString(36)

const openBlog = async (page: Page) => {
  await page.goto('/admin?tab=blog')
  await page.getByLabel('Email').fill(ownerEmail)
  await page.getByLabel('Password', { exact: true }).fill(ownerPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Blog' })).toBeVisible()
}

const begin = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'New post' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Start writing' }).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
}

const article = (page: Page) => page.getByRole('textbox', { name: 'Article' })
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
const savedNote = (page: Page) => page.getByText('Saved', { exact: true })

const photograph = async (colour: string) => ({
  name: 'beach.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1300, height: 900, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
})

test('write, illustrate, publish and read a post', async ({ page, browser, baseURL }) => {
  const title = `What the tide leaves ${run}`
  const slug = `what-the-tide-leaves-${run}`
  const guest = await (await browser.newContext({ baseURL })).newPage()
  // In the cache of rendered pages from here on.
  await guest.goto('/blog')

  await page.setViewportSize({ width: 1280, height: 900 })
  await openBlog(page)
  await expectAccessible(page)
  await begin(page, title)

  await test.step('the text', async () => {
    await page.getByLabel('Excerpt').fill('Shells, mostly, and now and then a message.')
    await article(page).click()
    await tool(page, 'Heading').click()
    await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.type('At low water')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Come ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('early')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' and bring ')
    await tool(page, 'Link').click()
    await page.getByLabel('Address').last().fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Make the link' }).click()
    await expect(page.getByText(/^Address must be like/)).toBeVisible()
    await page.getByLabel('Address').last().fill('/things-to-do')
    await page.getByLabel('Words').fill('a bag')
    await page.getByRole('button', { name: 'Make the link' }).click()
    await expect(article(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await tool(page, 'List').click()
    await page.keyboard.type('coquina')
    await page.keyboard.press('Enter')
    await page.keyboard.type('sea glass')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  })

  await test.step('the tools by keyboard', async () => {
    await tool(page, 'Heading').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tool(page, 'Smaller heading')).toBeFocused()
    await page.keyboard.press('End')
    await expect(tool(page, 'Redo')).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('Tab')
    await expect(article(page)).toBeFocused()
  })

  await test.step('pictures, which need words', async () => {
    await tool(page, 'Picture').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Upload a picture: file').setInputFiles(await photograph('#2a7f86'))
    await dialog.getByRole('button', { name: 'Put it into the text' }).click()
    await expect(dialog.getByText('Picture description is required')).toBeVisible()
    await dialog.getByLabel('Picture description').fill('Shells on wet sand')
    await dialog.getByRole('button', { name: 'Put it into the text' }).click()
    await expect(article(page).getByRole('img', { name: 'Shells on wet sand' })).toBeVisible()

    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Picture description is required.' })).toBeVisible()
    await expect(page.getByText('Category is required').first()).toBeVisible()
    await page.getByLabel('Upload a picture: file').setInputFiles(await photograph('#d98b6a'))
    await expect(page.getByRole('button', { name: 'Change the picture', exact: true })).toBeVisible()
    await page.getByLabel('Search title').fill('x'.repeat(70))
    await expect(page.getByText('70 characters: search engines show about 60.')).toBeVisible()
    await page.getByLabel('Search title').fill('')
    await page.getByLabel('Picture description').fill('The beach at low water')
    await page.getByLabel('Category').fill('beach')
    // Typed last, and saved nowhere before: of what was typed and taken back again there may be nothing to save.
    await page.getByLabel('Tags').fill('Beach, Tide')
    await expect(savedNote(page)).toBeVisible()
  })

  await test.step('a preview for somebody without a session', async () => {
    await page.getByRole('button', { name: 'Preview link' }).click()
    const link = new URL(await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue())
    const answer = await guest.goto(link.pathname)
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(guest.getByText('Preview: this article may still change.')).toBeVisible()
    await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow')
    await expectAccessible(guest)
    expect((await guest.goto('/blog/preview/nonsense'))?.status()).toBe(404)
    expect((await guest.goto(`/blog/${slug}`))?.status()).toBe(404)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  })

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }

  await test.step('published, and read at once', async () => {
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByText('The post is published')).toBeVisible()
    await guest.goto('/blog')
    await guest.getByRole('link', { name: title }).click()
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(guest.getByRole('heading', { level: 2, name: 'At low water' })).toBeVisible()
    await expect(guest.getByRole('link', { name: 'a bag' })).toHaveAttribute('href', '/things-to-do')
    for (const name of ['Shells on wet sand', 'The beach at low water']) {
      const picture = guest.getByRole('img', { name })
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400)
    }
    await guest.reload()
    // Without texts of their own for search engines, title and description are the article's.
    await expect(guest).toHaveTitle(`${title} | Coral Stone Inn Blog`)
    await expect(guest.locator('meta[name=description]')).toHaveAttribute(
      'content',
      'Shells, mostly, and now and then a message.',
    )
    await expect(guest.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /\/pictures\/uploads\/.*-1200x630\.jpg$/,
    )
    await expectAccessible(guest)
  })

  await test.step('a new address, and the one that guests know leads to it', async () => {
    await page.getByLabel('Address', { exact: true }).fill(`${slug}-moved`)
    await page.getByRole('button', { name: 'Save and show to guests' }).click()
    await expect(savedNote(page)).toBeVisible()
    for (const prefix of ['', '/fi']) {
      const moved = await guest.request.get(`${prefix}/blog/${slug}`, { maxRedirects: 0 })
      expect([moved.status(), moved.headers()['location']]).toEqual([301, `${prefix}/blog/${slug}-moved`])
    }
    await guest.goto(`/blog/${slug}`)
    await expect(guest).toHaveURL(`/blog/${slug}-moved`)
  })

  await test.step('an earlier text comes back', async () => {
    await page.getByLabel('Title', { exact: true }).fill('A mistake')
    await page.getByRole('button', { name: 'Save and show to guests' }).click()
    await expect(savedNote(page)).toBeVisible()
    await page
      .getByRole('button', { name: /^Look at the revision of/ })
      .nth(1)
      .click()
    await expect(page.getByRole('region', { name: 'Text of the revision' })).toContainText(title)
    await page.getByRole('button', { name: 'Bring this text back' }).click()
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await guest.goto(`/blog/${slug}-moved`)
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  await test.step('a translation, which appears by itself', async () => {
    const address = page.url()
    await page.getByRole('button', { name: 'Translate' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Language').selectOption({ label: 'Finnish' })
    await dialog.getByLabel('Title').fill(`Mitä vuorovesi jättää ${run}`)
    await dialog.getByRole('button', { name: 'Start writing' }).click()
    await expect(page.getByRole('heading', { level: 2, name: `Mitä vuorovesi jättää ${run}` })).toBeVisible()
    await expect(article(page)).toContainText('coquina')
    await page.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText('Time of publication is required')).toBeVisible()
    await page.getByLabel('Appears on (hotel time)').fill(`${new Date().getFullYear() + 1}-06-01T08:00`)
    await page.getByRole('button', { name: 'Schedule' }).click()
    await expect(page.getByText(/^Appears by itself on Jun 1, \d{4}, 8:00 AM, hotel time\.$/)).toBeVisible()
    await page.goto(address)
    await expect(page.getByRole('list', { name: 'Translations of this post' })).toContainText('Scheduled')
  })

  await test.step('taken down', async () => {
    await page.getByRole('button', { name: 'Archive' }).click()
    await expect(page.getByText('The post is archived')).toBeVisible()
    expect((await guest.goto(`/blog/${slug}-moved`))?.status()).toBe(404)
    await page.getByRole('link', { name: 'All posts' }).click()
    await page.getByLabel('Search posts').fill(run)
    await expect(page.getByRole('list', { name: /^Posts/ }).getByText('Archived')).toBeVisible()
  })
})

test('what is typed survives a lost connection, a reload and a colleague', async ({ page }) => {
  await openBlog(page)
  await begin(page, `Stormy ${run}`)
  const cut = (route: Route) => route.abort()
  await page.route('**/graphql', cut)
  await article(page).click()
  await page.keyboard.type('Written without a line.')
  await expect(page.getByText('Not saved; kept on this device')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  // The editor tries again by itself: what it saves is let through only once the page was loaded anew.
  await onOperation(page, 'UpdateEntry', cut)
  await page.unroute('**/graphql', cut)
  await page.evaluate(() => {
    // As when the power goes: nothing is saved on the way out.
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  })
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'It is still on this device' })).toBeVisible()
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(article(page)).toContainText('Written without a line.')
  await expect(savedNote(page)).toBeVisible()

  const id = new URL(page.url()).searchParams.get('post')!
  const ask = async (query: string, variables: object) =>
    (await (await page.request.post('/graphql', { data: { query, variables } })).json()).data
  const { blogEntry } = await ask('query ($id: ID!) { blogEntry(id: $id) { version } }', { id })
  await ask('mutation ($input: UpdateBlogEntryInput!) { updateBlogEntry(input: $input) { id } }', {
    input: { id, version: blogEntry.version, excerpt: 'By a colleague' },
  })
  await page.getByLabel('Excerpt').fill('By me')
  await expect(page.getByRole('alert').filter({ hasText: 'This post was changed by Owner meanwhile' })).toBeVisible()
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(savedNote(page)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Excerpt')).toHaveValue('By me')
  await expect(article(page)).toContainText('Written without a line.')
})

test('what was typed into a post and taken back is not offered again', async ({ page }) => {
  await openBlog(page)
  await begin(page, `Calm ${run}`)
  await onOperation(page, 'UpdateEntry', (route) => route.abort())
  const excerpt = page.getByLabel('Excerpt')
  await excerpt.fill('Written by mistake')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Written by mistake')
  await excerpt.fill('')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: `Calm ${run}` })).toBeVisible()
  await expect(excerpt).toHaveValue('')
  await expect(page.getByText('It is still on this device')).toHaveCount(0)
})
