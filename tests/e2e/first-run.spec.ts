import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'
import { ownerEmail, ownerPassword } from '../support/env.ts'
import { startProcess, type RunningServer } from '../support/process.ts'
import { text } from '../support/texts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { ask, goTo, log, open } from './chat-panel.ts'
import { askGraphql, toast } from './desk.ts'

const traces =
  /\bLB-[2-9A-Z]{4}\b|coral.?stone|lantan|florid|\b1952\b|ocean avenue|555.?0152|old.key.lime|garden suite|pelican/i

/** Any digits may stand in an id. */
const withoutIds = (text: string) => text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, '')

/** Opens a form from the overview of the website. */
const openNew = async (page: Page, kind: string, add: string) => {
  await page.goto('/admin?tab=website')
  await page.getByRole('main').getByRole('link', { name: kind, exact: true }).click()
  await page.getByRole('link', { name: add, exact: true }).click()
}

const write = async (page: Page, language: string, texts: Record<string, string>) => {
  const group = page.getByRole('group', { name: language, exact: true })
  for (const [name, text] of Object.entries(texts)) await group.getByRole('textbox', { name, exact: true }).fill(text)
}

/** The same in the other language: the only one that this hotel offers beside English. */
const writeFinnish = async (page: Page, texts: Record<string, string>) => {
  const languages = page.getByRole('group', { name: 'Language beside English' })
  await expect(languages.getByRole('button')).toHaveText([/^Finnish/])
  await page.getByRole('button', { name: 'Write it in Finnish' }).click()
  await write(page, 'Finnish', texts)
}

const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish now', exact: true }).click()
  await expect(toast(page, 'Published: guests read it now')).toBeVisible()
}

let server: RunningServer
let dataDir: string
test.beforeAll(async () => {
  dataDir = await makeDataDir()
  server = await startProcess({ DATA_DIR: dataDir, NEWSLETTER_OPT_IN: 'single' })
})
test.afterAll(async () => {
  await server.stop('SIGTERM')
  await removeDataDir(dataDir)
})

test('Hotel Aurinko, from an empty database to pages without a trace of the sample', async ({ browser }) => {
  test.setTimeout(600_000)
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const field = (name: string) => page.getByLabel(name, { exact: true })

  await test.step('the owner signs in and is told of the sample', async () => {
    await page.goto('/admin')
    await field('Email').fill(ownerEmail)
    await field('Password').fill(ownerPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText(/records of it are still shown to guests/)).toBeVisible()
    await page.getByRole('link', { name: 'Keep it or start empty' }).click()
    await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
    await expect(page.getByText('0 of 8 done')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('starts empty', async () => {
    await page.getByRole('button', { name: 'Start empty…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Take the sample hotel off' })
    await dialog.getByRole('button', { name: 'Take the sample off' }).click()
    await expect(dialog.getByText('Type Coral Stone Inn to confirm').first()).toBeVisible()
    await expect(field('Name of your hotel')).toBeFocused()
    const essentials = {
      'Name of your hotel': 'Hotel Aurinko',
      Phone: '+358 9 555 0199',
      Email: 'hello@aurinko.example',
      'Street and number': 'Satamakuja 4',
      'Postal code': '00170',
      Town: 'Helsinki',
      'State or region': 'Uusimaa',
      Country: 'FI',
      Latitude: '60.17',
      Longitude: '24.95',
      'Time zone': 'Europe/Helsinki',
      'Check-in from': '14:00',
      'Check-out by': '12:00',
      'Type Coral Stone Inn to confirm': 'Coral Stone Inn',
    }
    for (const [name, value] of Object.entries(essentials)) await dialog.getByLabel(name, { exact: true }).fill(value)
    await dialog.getByText('Finnish', { exact: true }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Take the sample off' }).click()
    await expect(toast(page, 'The sample hotel is off')).toBeVisible()
    await expect(page.getByText('2 of 8 done')).toBeVisible()
  })

  const step = async (name: string, done: number) => {
    await page.goto('/admin?tab=setup')
    await expect(page.getByText(`${done} of 8 done`)).toBeVisible()
    await page.getByRole('link', { name }).click()
  }

  await test.step('hours', async () => {
    await step('Open the hotel’s facts: Phone and hours', 2)
    await field('Front desk opens').fill('07:00')
    await field('Front desk closes').fill('22:00')
    await page.getByRole('button', { name: 'Publish now', exact: true }).click()
    await page.getByRole('button', { name: 'Publish the facts' }).click()
    await expect(toast(page, 'Published: guests read it now')).toBeVisible()
  })

  await test.step('three kinds of room with their prices, and a room of each', async () => {
    const rooms = [
      ['Harbor room', 'Satamahuone', '149'],
      ['Attic room', 'Ullakkohuone', '129'],
      ['Island room', 'Saarihuone', '179'],
    ] as const
    await step('Open Room Management: Rooms and prices', 3)
    for (const [order, [name, finnish, price]] of rooms.entries()) {
      await page.getByRole('button', { name: 'Add Room Type' }).click()
      const form = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'New room type' }) })
      await expect(form.getByLabel('Language', { exact: true }).getByRole('option')).toHaveText([/^Finnish/])
      const typed = {
        Name: name,
        'Base price per night': price,
        Description: `${name} with a view of the harbor.`,
        Amenities: 'Desk',
        'Display order': String(order),
        'Name in Finnish': finnish,
        'Description in Finnish': `${finnish}, josta näkee satamaan.`,
        'Amenities in Finnish': 'Työpöytä',
      }
      for (const [label, text] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(text)
      await form.getByRole('button', { name: 'Create room type' }).click()
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await page.getByRole('tab', { name: 'Rooms', exact: true }).click()
    for (const [order, [name]] of rooms.entries()) {
      await page.getByRole('button', { name: 'Add Room', exact: true }).click()
      await field('Room number').fill(String(order + 1))
      await field('Room type').selectOption(name)
      await page.getByRole('button', { name: 'Create room', exact: true }).click()
      await expect(page.getByRole('heading', { name: `Room ${order + 1}`, exact: true })).toBeVisible()
    }
  })

  await test.step('a photograph, and its place at the top of the home page', async () => {
    await step('Open the pictures: Pictures', 4)
    const buffer = await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#3f7f9f' } })
      .jpeg()
      .toBuffer()
    await page.getByLabel('Pictures to add').setInputFiles([{ name: 'harbor.jpg', mimeType: 'image/jpeg', buffer }])
    await page.getByRole('link', { name: 'Describe harbor.jpg' }).click()
    await write(page, 'English', { Description: 'The harbor in the morning' })
    await writeFinnish(page, { Description: 'Satama aamulla' })
    await publish(page)
    await page.goto('/admin?tab=website')
    await page.getByRole('link', { name: 'Pictures on the pages', exact: true }).click()
    await page.getByRole('link', { name: /Top of the page; link previews/ }).click()
    await page.getByRole('button', { name: 'Choose pictures' }).click()
    // A dialog that has just opened takes the focus a moment later.
    await expect(page.getByLabel('Search pictures')).toBeFocused()
    const harbor = page.getByRole('checkbox', { name: 'The harbor in the morning' })
    await harbor.press('Space')
    await expect(harbor).toBeChecked()
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await publish(page)
  })

  await test.step('a restaurant and a question in two languages', async () => {
    await openNew(page, 'Restaurants', 'Add restaurant')
    const shared = { Distance: '0.2 miles', Address: 'Satamakuja 9', Latitude: '60.171', Longitude: '24.951' }
    for (const [name, value] of Object.entries(shared)) await field(name).fill(value)
    await write(page, 'English', {
      Name: 'Ravintola Kajuutta',
      Cuisine: 'Fish',
      Description: 'Soup and a view of the ferries.',
      Directions: 'Along the harbor.',
    })
    await writeFinnish(page, {
      Name: 'Ravintola Kajuutta',
      Cuisine: 'Kalaa',
      Description: 'Keittoa ja näkymä lautoille.',
      Directions: 'Rantaa pitkin.',
    })
    await publish(page)
    await openNew(page, 'Questions and answers', 'Add question')
    await field('Category').selectOption('amenities')
    await field('Icon').selectOption('heart')
    await write(page, 'English', { Question: 'Is there a sauna?', Answer: 'Yes, on the roof.' })
    await writeFinnish(page, { Question: 'Onko saunaa?', Answer: 'On, katolla.' })
    await publish(page)
  })

  await test.step('what does not apply is put aside', async () => {
    await page.goto('/admin?tab=setup')
    await expect(page.getByText('5 of 8 done')).toBeVisible()
    await page.getByRole('link', { name: 'Open Pricing Rules: Taxes' }).click()
    await expect(page.getByRole('heading', { name: 'Taxes and fees' })).toBeVisible()
    await page.goto('/admin?tab=setup')
    await page.getByRole('button', { name: 'Does not apply: Taxes' }).click()
    await expect(page.getByText('6 of 8 done')).toBeVisible()
  })

  await test.step('a post is begun in a language that guests can choose, and translated into the other', async () => {
    await page.goto('/admin?tab=blog')
    await page.getByRole('button', { name: 'New post' }).click()
    const languages = page.getByRole('dialog').getByLabel('Language').getByRole('option')
    await expect(languages).toHaveText(['English', 'Finnish'])
    await page.getByRole('dialog').getByLabel('Title').fill('Ice swimming')
    await page.getByRole('button', { name: 'Start writing' }).click()
    await page.getByRole('button', { name: 'Translate' }).click()
    await expect(languages).toHaveText(['Finnish'])
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  })

  await test.step('on a phone guests read of the new hotel, in both languages', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin?tab=setup')
    await expect(page.getByText('6 of 8 done')).toBeVisible()
    await expectNoSidewaysScroll(page)
    // The site remembers the language that was read last: English comes first.
    const pages = {
      '/': 'Hotel Aurinko',
      '/gallery': 'Attic room',
      '/faq': 'Is there a sauna?',
      '/things-to-do': 'Ravintola Kajuutta',
      '/fi/gallery': 'Ullakkohuone',
      '/fi/faq': 'Onko saunaa?',
      '/fi/things-to-do': 'Keittoa ja näkymä lautoille.',
      '/fi/contact': 'Satamakuja 4',
    }
    for (const [path, said] of Object.entries(pages)) {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(said).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
    // Nobody has chosen rooms for the home page: the first two stand there.
    await page.goto('/fi')
    await expect(page.getByRole('heading', { name: 'Satamahuone' })).toBeVisible()
    await page.goto('/')
    await expectAccessible(page)
  })

  await test.step('a guest finds the photograph, asks the assistant and writes to the hotel', async () => {
    const guests = await browser.newContext({ baseURL: server.url })
    const guest = await guests.newPage()
    await guest.goto('/admin')
    const header = guest.getByRole('banner').locator('img')
    await expect(header).toHaveAttribute('src', /^\/pictures\/uploads\//)
    await open(guest)
    await expect(guest.getByRole('img', { name: 'The harbor in the morning' })).toBeVisible()
    await ask(guest, 'Is there a sauna?')
    await expect(log(guest)).toContainText('on the roof')
    await guest.clock.install()
    await goTo(guest, '/fi/contact')
    const form = guest.locator('main form').filter({ has: guest.getByLabel(text('fi', 'contact.form.message')) })
    await form.getByLabel(text('fi', 'contact.form.name')).first().fill('Aino')
    await form.getByLabel(text('fi', 'contact.form.email')).fill('aino@guest.example')
    await form.getByLabel(text('fi', 'contact.form.message')).fill('Onko sauna lämmin?')
    await guest.clock.fastForward(2_100)
    await form.getByRole('button', { name: text('fi', 'contact.form.send') }).click()
    await expect(guest.getByText(/Viitteesi on HA-/)).toBeVisible()
    await guests.close()
  })

  await test.step('no page, feed, mail or answer has a trace of the sample', async () => {
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
    expect(listed.some((path) => path.startsWith('/fi'))).toBe(true)
    expect(listed.filter((path) => /^\/(es|pt|fr|de|sv)\b/.test(path))).toEqual([])
    const files = [
      '/robots.txt',
      '/blog/rss.xml',
      '/fi/blog/rss.xml',
      '/site.webmanifest',
      '/api/openapi.json',
      '/nothing',
    ]
    for (const path of [...listed, ...files]) {
      const text = await (await page.request.get(path)).text()
      expect([path, traces.exec(withoutIds(text))?.[0]]).toEqual([path, undefined])
    }
    const { outboxMails: outbox } = await askGraphql(page, '{ outboxMails(first: 5) { nodes { subject html } } }')
    expect(outbox.nodes.length).toBeGreaterThan(0)
    expect(traces.exec(withoutIds(JSON.stringify(outbox.nodes)))?.[0]).toBeUndefined()
    expect(JSON.stringify(outbox.nodes)).toContain('Hotel Aurinko')
  })
  await context.close()
})
