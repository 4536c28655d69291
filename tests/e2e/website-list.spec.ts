import type { Page } from '@playwright/test'
import { enumName } from '#graphql/enum-name.ts'
import type { Permission } from '#graphql/permissions.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { askGraphql, enterDesk, onOperation, toast, withoutStream } from './desk.ts'
import { sandboxUrl } from './sandbox.ts'

// What is changed here is what guests read: of the product whose guest pages no other test counts.
test.use({ baseURL: sandboxUrl })
test.describe.configure({ mode: 'serial' })

interface Entry {
  id: string
  key: string
  title: string
  words: { locale: string; texts: Record<string, string> }[]
}

const entriesOf = async (page: Page, kind: string): Promise<Entry[]> => {
  const list = 'query ($kind: ContentKind!) { contentEntries(kind: $kind) { id key title words { locale texts } } }'
  return (await askGraphql(page, list, { kind })).contentEntries
}

const save = (page: Page, input: object) =>
  askGraphql(page, 'mutation ($input: SaveContentInput!) { saveContent(input: $input) { id } }', { input })

const listOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Names as guests read them, in their order. */
const headings = async (page: Page, path: string, pattern: RegExp): Promise<string[]> => {
  const html = await (await page.request.get(path)).text()
  return [...html.matchAll(pattern)].map(([, name]) => name!.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'))
}

test('the overview says what there is to do, and leads to it', async ({ page }) => {
  await enterDesk(page)
  // Of a kind that no other test changes meanwhile.
  const trips = await entriesOf(page, 'DAY_TRIP')
  const [untranslated, unsure, outdated] = trips as [Entry, Entry, Entry]
  const textsOf = ({ words }: Entry, locale: string) => words.find((one) => one.locale === locale)!.texts
  await save(page, { id: untranslated.id, texts: [{ locale: 'fi', texts: null }] })
  await save(page, { id: unsure.id, texts: [{ locale: 'de', texts: textsOf(unsure, 'de'), isUnsure: true }] })
  const english = { ...textsOf(outdated, 'en'), description: 'An hour by train.' }
  await save(page, { id: outdated.id, texts: [{ locale: 'en', texts: english }] })

  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1280],
  ] as const)
    await test.step(`${colorScheme}, ${width} px`, async () => {
      const look = async () => {
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/admin?tab=website')
      await expect(page.getByRole('heading', { name: 'To look at' })).toBeVisible()
      await look()
      await link(page, 'Day trips').click()
      await expect(page.getByText(`Showing ${trips.length} of ${trips.length}`)).toBeVisible()
      await look()
      await button(page, 'Change the order').click()
      await expect(button(page, `Move ${trips[0]!.title} down`)).toBeVisible()
      await look()
    })

  await page.goto('/admin?tab=website')
  const finnish = listOf(page, 'Languages of day trips').getByRole('listitem').filter({ hasText: 'Finnish' })
  await expect(finnish).toContainText(
    `Finnish: ${trips.length - 2} of ${trips.length} up to date, 1 older than English, 1 missing`,
  )
  await link(page, 'Day trips 2').click()
  await expect(page.getByText(`Showing 2 of ${trips.length}`)).toBeVisible()
  await page.goBack()
  await link(page, 'Day trips 1 text').click()
  await expect(page.getByText(`Showing 1 of ${trips.length}`)).toBeVisible()
  await expect(page.getByText('Untranslated: Finnish')).toBeVisible()
  await page.getByLabel('Language', { exact: true }).selectOption('sv')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await page.getByLabel('Language', { exact: true }).selectOption('fi')
  await page.getByRole('link', { name: untranslated.title }).click()
  await expect(page).toHaveURL(new RegExp(`show=untranslated.*entry=${untranslated.id}`))
  await link(page, 'Day trips').click()
  await expect(page.getByText(`Showing 1 of ${trips.length}`)).toBeVisible()

  await test.step('search in every language', async () => {
    await page.goto('/admin?tab=website&kind=faq')
    await page.getByLabel('Search in every language').fill('PYSAKOINTI')
    await expect(page.getByText(/^Showing [1-5] of/)).toBeVisible()
    await expect(
      page
        .locator('[lang=fi]')
        .filter({ hasText: /pysäköinti/i })
        .first(),
    ).toBeVisible()
    await expect(button(page, 'Change the order')).toHaveCount(0)
    await page.getByLabel('Search in every language').fill('gibtesnicht')
    await expect(page.getByText('Nothing matches.')).toBeVisible()
  })

  await test.step('the facts are one record', async () => {
    await page.goto('/admin?tab=website')
    await link(page, 'Hotel facts').click()
    await expect(link(page, 'All of the website')).toBeVisible()
    await expect(page.getByLabel('Search in every language')).toHaveCount(0)
  })

  await save(page, { id: unsure.id, texts: [{ locale: 'de', texts: textsOf(unsure, 'de') }] })
  const discard = 'mutation ($input: DiscardContentDraftInput!) { discardContentDraft(input: $input) { id } }'
  for (const { id } of [untranslated, outdated]) await askGraphql(page, discard, { input: { id } })
})

test('a list is put in order by keyboard, mouse and finger, and guests read it so', async ({ page }) => {
  await enterDesk(page)
  // A kind to which no other test adds a record.
  const first = await entriesOf(page, 'DRIVE')
  const names = first.map(({ title }) => title)
  const [a, b, c, d] = names as [string, string, string, string]
  const onPage = async () =>
    (await headings(page, '/things-to-do', /<h3 id="[^"]*-name"[^>]*>([^<]*)/g)).filter((name) => names.includes(name))
  const shown = () => listOf(page, 'Attractions by car').getByRole('listitem')
  // So high that nothing scrolls, and not asked for anew whenever another test changes a record: a place that was measured
  // stays where it is.
  await page.setViewportSize({ width: 1280, height: 1_400 })
  await withoutStream(page)
  await page.goto('/admin?tab=website&kind=drive')
  await button(page, 'Change the order').click()
  await expect(button(page, 'Done')).toBeFocused()

  await test.step('by keyboard', async () => {
    await button(page, `Move ${b} up`).focus()
    await page.keyboard.press('Enter')
    // At the end of its way the other button of its row has the focus.
    await expect(button(page, `Move ${b} down`)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: `${b} is now number 1 of 4` })).toBeAttached()
    for (let press = 0; press < 2; press++) await page.keyboard.press('Enter')
    await expect(button(page, `Move ${b} down`)).toBeFocused()
    await expect(shown()).toHaveText([a, c, b, d])
    await expect.poll(onPage).toEqual([a, c, b, d])
  })

  const gripOf = async (name: string) => {
    const grip = shown().filter({ hasText: name }).locator('[data-grip]')
    await expect(grip).toBeInViewport()
    // Only once nothing moves any more, and nothing lies over it.
    await grip.hover({ trial: true })
    const { x, y, width, height } = (await grip.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }

  await test.step('by mouse', async () => {
    const from = await gripOf(d)
    const to = await gripOf(a)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(shown()).toHaveText([a, c, b, d])
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
    await expect(shown()).toHaveText([d, a, c, b])
    await expect.poll(onPage).toEqual([d, a, c, b])
  })

  await test.step('by finger', async () => {
    await page.setViewportSize({ width: 390, height: 2_400 })
    const from = await gripOf(d)
    const to = await gripOf(c)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', from)
    await touch('touchMove', { x: from.x, y: (from.y + to.y) / 2 })
    await touch('touchMove', { x: to.x, y: to.y + 4 })
    await touch('touchEnd')
    await expect(shown()).toHaveText([a, c, d, b])
    await expect.poll(onPage).toEqual([a, c, d, b])
  })

  await test.step('what the server refuses is taken back', async () => {
    await onOperation(page, 'MoveContent', (route) => route.abort())
    await button(page, `Move ${a} down`).click()
    await expect(toast(page, 'The order could not be changed')).toBeVisible()
    await expect(shown()).toHaveText([a, c, d, b])
    await page.unroute('**/graphql')
  })

  for (const { id } of first)
    await askGraphql(
      page,
      'mutation ($input: MoveContentInput!) { moveContent(input: $input) { contentEntries { id } } }',
      {
        input: { id },
      },
    )
  expect(await onPage()).toEqual(names)
})

test('a question is put away and brought back; whoever may only read can do neither', async ({ page }) => {
  await enterDesk(page)
  const [{ title }, { title: following }] = (await entriesOf(page, 'FAQ')) as [Entry, Entry]
  const isAsked = async () => (await (await page.request.get('/faq')).text()).includes(title)
  expect(await isAsked()).toBe(true)
  await page.goto('/admin?tab=website&kind=faq')
  await button(page, `Put away ${title}`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(button(page, `Put away ${title}`)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put away' }).click()
  // A message goes after a while, but not from under the mouse.
  const undo = toast(page, `${title} was put away`).getByRole('button', { name: 'Undo' })
  await undo.hover()
  await expect(button(page, `Put away ${title}`)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: following })).toBeFocused()
  await expect.poll(isAsked).toBe(false)
  await undo.click()
  await expect(button(page, `Put away ${title}`)).toBeVisible()
  await expect.poll(isAsked).toBe(true)

  await button(page, `Put away ${title}`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put away' }).click()
  await expect(toast(page, `${title} was put away`)).toBeVisible()
  await button(page, 'Put away').click()
  await expect(page.getByText('Showing 1 of 1')).toBeVisible()
  await expectAccessible(page)
  await button(page, `Bring back ${title}`).click()
  await expect(page.getByText('Nothing was put away.')).toBeVisible()
  expect(await isAsked()).toBe(true)

  await test.step('what others need stays', async () => {
    const [group] = (await entriesOf(page, 'FAQ_CATEGORY')) as [Entry]
    await page.goto('/admin?tab=website&kind=faq-category')
    await button(page, `Put away ${group.title}`).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Put away' }).click()
    await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('It is still used by')
  })

  const allow = (...denied: Permission[]) =>
    onOperation(page, 'AdminApp', async (route) => {
      const { data } = await (await route.fetch()).json()
      const permissions = data.viewer.permissions.filter(
        (permission: string) => !denied.map(enumName).includes(permission as never),
      )
      await route.fulfill({ json: { data: { ...data, viewer: { ...data.viewer, permissions } } } })
    })
  await allow('content:write')
  await page.goto('/admin?tab=website&kind=faq')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  for (const name of [/^Put away ./, /^Change the order$/])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Add/ })).toHaveCount(0)
  await allow('content:read', 'content:write')
  await page.goto('/admin?tab=website')
  await expect(page.getByRole('tab', { name: 'SEO & Search' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: 'Website' })).toHaveCount(0)
})
