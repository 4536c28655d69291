import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'
import { startProcess, type RunningServer } from '../support/process.ts'
import { expect, expectNoSidewaysScroll, test as base } from './browser.ts'
import { askGraphql, enterDesk, toast } from './desk.ts'

/** Tried as a new user would, without a mouse: what is changed here is the hotel's own, so it has a server of its own. */
let server: RunningServer
let dataDir: string
const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: server.url })
    await use(context)
    await context.close()
  },
})
test.beforeAll(async () => {
  dataDir = await makeDataDir()
  server = await startProcess({ DATA_DIR: dataDir, SIGN_INS_PER_HOUR: '10000' })
})
test.afterAll(async () => {
  await server.stop('SIGTERM')
  await removeDataDir(dataDir)
})

const read = async (page: Page, path: string) => (await page.request.get(path)).text()

/** No form of the desk has as many places for the focus. */
const mostPresses = 250

/** Walks on with the Tab key until something has the focus. */
const tabTo = async (page: Page, wanted: Locator) => {
  await expect(wanted).toBeVisible()
  // A dialog that has just opened takes the focus a moment later.
  await expect
    .poll(() =>
      wanted.evaluate(
        (element) => element.closest('[role=dialog], [role=alertdialog]')?.contains(document.activeElement) ?? true,
      ),
    )
    .toBe(true)
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${wanted}`)
}

const press = async (page: Page, wanted: Locator, key = 'Enter') => {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

const type = async (page: Page, field: Locator, text: string) => {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const language = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const published = (page: Page) => expect(toast(page, 'Published: guests read it now')).toBeVisible()

const write = async (page: Page, group: Locator, texts: Record<string, string>) => {
  for (const [name, text] of Object.entries(texts))
    await type(page, group.getByRole('textbox', { name, exact: true }), text)
}

const openWebsite = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 })
  // A click of the mouse is a fault of the test.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error('This test was not to use the mouse')
    }
    addEventListener('mousedown', refuse, true)
  })
  await page.goto('/admin?tab=website')
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test('the telephone number is changed', async ({ page }) => {
      await enterDesk(page)
      const number = `(561) 555-0${width % 1000}`
      await openWebsite(page, width)
      await press(page, link(page, 'Hotel facts'))
      await type(page, page.getByLabel('Phone', { exact: true }), number)
      await press(page, button(page, 'Publish now'))
      await press(page, button(page, 'Publish the facts'))
      await published(page)
      await expectNoSidewaysScroll(page)
      for (const path of ['/contact', '/fi/contact']) expect(await read(page, path)).toContain(number)
    })

    test('a restaurant in two languages goes from the list to its page', async ({ page }) => {
      await enterDesk(page)
      const name = `Coquina Grill ${width}`
      await openWebsite(page, width)
      await press(page, link(page, 'Restaurants'))
      await press(page, link(page, 'Add restaurant'))
      await expect(page.getByRole('heading', { name: 'New: restaurant' })).toBeFocused()
      const shared = { Distance: '0.4 miles', Address: '12 Ocean Avenue', Latitude: '26.58', Longitude: '-80.05' }
      for (const [label, value] of Object.entries(shared))
        await type(page, page.getByLabel(label, { exact: true }), value)

      await test.step('two pictures, in their order', async () => {
        await press(page, button(page, 'Choose pictures'))
        const dialog = page.getByRole('dialog', { name: 'Choose pictures' })
        const search = dialog.getByLabel('Search pictures')
        for (const wanted of ['key lime pie', 'two bicycles by the path']) {
          await search.focus()
          await type(page, search, wanted)
          const found = dialog.getByRole('checkbox')
          await expect(found).toHaveCount(1)
          await expect(found).toHaveAccessibleName(new RegExp(wanted))
          await press(page, found, 'Space')
        }
        await press(page, dialog.getByRole('button', { name: 'Done' }))
        await expect(button(page, 'Choose pictures')).toBeFocused()
        const chosen = page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem')
        await expect(chosen).toHaveText([/^Slice/, /two bicycles/])
        await press(page, chosen.nth(1).getByRole('button', { name: /^Move .* up$/ }))
        await expect(chosen.nth(1)).toHaveText(/^Slice/)
        await expect(chosen.nth(0).getByRole('button', { name: /^Move .* down$/ })).toBeFocused()
        await expect(page.getByRole('status').filter({ hasText: 'is now number 1 of 2' })).toBeAttached()
      })

      await write(page, language(page, 'English'), {
        Name: name,
        Cuisine: 'Seafood',
        Description: 'Shrimp by the water.',
        Directions: 'Over the bridge.',
      })
      // What stands before it is reached backwards, as everybody does.
      const finnish = page
        .getByRole('group', { name: 'Language beside English' })
        .getByRole('button', { name: /^Finnish/ })
      while (!(await finnish.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
      await press(page, button(page, 'Write it in Finnish'))
      await write(page, language(page, 'Finnish'), {
        Name: name,
        Cuisine: 'Kalaa',
        Description: 'Katkarapuja veden äärellä.',
        Directions: 'Sillan yli.',
      })
      await press(page, button(page, 'Publish now'))
      await published(page)
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
      await expectNoSidewaysScroll(page)
      expect(await read(page, '/things-to-do')).toContain('Shrimp by the water.')
      expect(await read(page, '/fi/things-to-do')).toContain('Katkarapuja veden äärellä.')
    })

    test('a photograph takes the place of the picture at the top of the home page', async ({ page }) => {
      await enterDesk(page)
      const name = `The pool ${width}`
      const background = width === 390 ? '#2f7f8f' : '#b08050'
      const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
        .jpeg()
        .toBuffer()
      await openWebsite(page, width)
      await press(page, link(page, 'Pictures'))
      const chooser = page.waitForEvent('filechooser')
      await press(page, button(page, 'Add pictures'))
      await (await chooser).setFiles([{ name: 'pool.jpg', mimeType: 'image/jpeg', buffer }])
      await press(page, link(page, 'Describe pool.jpg'))
      await write(page, language(page, 'English'), { Description: name })
      await press(page, button(page, 'Publish now'))
      await published(page)

      await page.goto('/admin?tab=website')
      await press(page, link(page, 'Pictures on the pages'))
      await press(page, page.getByRole('link', { name: /Top of the page; link previews/ }))
      await press(page, button(page, /^Remove /))
      await press(page, button(page, 'Choose pictures'))
      const dialog = page.getByRole('dialog', { name: 'Choose pictures' })
      await type(page, dialog.getByLabel('Search pictures'), name)
      await press(page, dialog.getByRole('checkbox', { name }), 'Space')
      await press(page, dialog.getByRole('button', { name: 'Done' }))
      await expect(button(page, 'Choose pictures')).toBeFocused()
      await press(page, button(page, 'Publish now'))
      await published(page)
      const { contentEntries } = await askGraphql(page, '{ contentEntries(kind: PICTURE) { title data } }')
      const { file } = contentEntries.find(({ title }: { title: string }) => title === name).data
      for (const path of ['/', '/fi']) expect(await read(page, path)).toContain(`/pictures/${file}-800.webp`)
    })

    test('an entry of the FAQ is retired, and brought back', async ({ page }) => {
      await enterDesk(page)
      await openWebsite(page, width)
      await press(page, link(page, 'Questions and answers'))
      const first = page.getByRole('button', { name: /^Put away ./ }).first()
      await expect(first).toBeVisible()
      const title = (await first.getAttribute('aria-label'))!.replace('Put away ', '')
      const isAsked = async () => (await read(page, '/faq')).includes(title.replaceAll("'", '&#x27;'))
      expect(await isAsked()).toBe(true)
      await press(page, first)
      await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Put away' }))
      await expect(toast(page, `${title} was put away`)).toBeVisible()
      expect(await isAsked()).toBe(false)
      // The filter stands above the list.
      await page.goto('/admin?tab=website&kind=faq')
      await press(page, page.getByRole('main').getByRole('button', { name: 'Put away', exact: true }))
      await press(page, button(page, `Bring back ${title}`))
      await expect(page.getByText('Nothing was put away.')).toBeVisible()
      expect(await isAsked()).toBe(true)
    })
  })
}

test('a publication that fails at its time is said, with what to do about it', async ({ page }) => {
  await enterDesk(page)
  const create = async (kind: string, data: object, texts: object) =>
    (
      await askGraphql(
        page,
        'mutation ($input: CreateContentInput!) { createContent(input: $input) { id key version } }',
        { input: { kind, data, texts: [{ locale: 'en', texts }] } },
      )
    ).createContent
  const publish = (id: string, version: number, at: string | null) =>
    askGraphql(page, 'mutation ($input: PublishContentInput!) { publishContent(input: $input) { id } }', {
      input: { id, version, at },
    })
  const group = await create('FAQ_CATEGORY', {}, { label: 'Boats' })
  await publish(group.id, group.version, null)
  const question = { question: 'May I come by boat?', answer: 'Yes.' }
  const entry = await create('FAQ', { category: group.key, icon: 'key' }, question)
  const day = 24 * 3_600_000
  await publish(entry.id, entry.version, new Date(Date.now() + day).toISOString())
  await askGraphql(page, 'mutation ($id: ID!) { archiveContent(id: $id) { id } }', { id: group.id })

  // Its time has come and the group is away: the server tries again each minute.
  await page.clock.setSystemTime(new Date(Date.now() + day + 3_600_000))
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/admin?tab=website&kind=faq&entry=${entry.id}`)
    await expect(
      page.getByText(/^Could not be published on .*, hotel time: publish it now to see why\. Guests/),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await press(page, button(page, 'Publish now'))
  await expect(page.getByText('There is no boats')).toBeVisible()
  await expect(page.getByLabel('Category')).toBeFocused()
})
