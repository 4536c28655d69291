import type { Page } from '@playwright/test'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'
import { ownerEmail, ownerPassword } from '../support/env.ts'
import { startProcess, type RunningServer } from '../support/process.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { askGraphql, toast } from './desk.ts'

const traces = /coral.?stone|lantan|florid|1952|ocean avenue|555.?0152|old.key.lime|garden suite|pelican/i

const addRoomType = (page: Page, slug: string, name: string, finnish: string, basePrice: number, order: number) =>
  askGraphql(page, 'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }', {
    input: {
      slug,
      name,
      basePrice,
      bedType: 'Queen',
      maxOccupancy: 2,
      description: `${name} with a view of the harbor.`,
      amenities: ['Desk'],
      active: true,
      displayOrder: order,
      translations: [{ locale: 'fi', name: finnish, description: `${finnish}, josta näkee satamaan.` }],
    },
  })

const publish = async (page: Page, kind: string, data: object, texts: { locale: string; texts: object }[]) => {
  const { createContent } = await askGraphql(
    page,
    'mutation ($input: CreateContentInput!) { createContent(input: $input) { id version } }',
    { input: { kind, data, texts } },
  )
  await askGraphql(page, 'mutation ($input: PublishContentInput!) { publishContent(input: $input) { id } }', {
    input: createContent,
  })
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

  await test.step('rooms, a restaurant and a question in two languages', async () => {
    const rooms = [
      ['harbor-room', 'Harbor room', 'Satamahuone', 14900],
      ['attic-room', 'Attic room', 'Ullakkohuone', 12900],
      ['island-room', 'Island room', 'Saarihuone', 17900],
    ] as const
    for (const [order, [slug, name, finnish, price]] of rooms.entries()) {
      const { createRoomType } = await addRoomType(page, slug, name, finnish, price, order)
      await askGraphql(page, 'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
        input: { roomTypeId: createRoomType.id, roomNumber: String(order + 1), floor: 1, active: true },
      })
    }
    const eatery = { cuisine: 'Fish', features: [], directions: 'Along the harbor.', hours: null }
    await publish(
      page,
      'RESTAURANT',
      {
        pictures: [],
        distance: '0.2 miles',
        address: 'Satamakuja 9',
        phone: null,
        website: null,
        latitude: 60.171,
        longitude: 24.951,
      },
      [
        {
          locale: 'en',
          texts: { ...eatery, name: 'Ravintola Kajuutta', description: 'Soup and a view of the ferries.' },
        },
        {
          locale: 'fi',
          texts: {
            ...eatery,
            name: 'Ravintola Kajuutta',
            cuisine: 'Kalaa',
            directions: 'Rantaa pitkin.',
            description: 'Keittoa ja näkymä lautoille.',
          },
        },
      ],
    )
    await publish(page, 'FAQ', { category: 'amenities', icon: 'heart' }, [
      { locale: 'en', texts: { question: 'Is there a sauna?', answer: 'Yes, on the roof.' } },
      { locale: 'fi', texts: { question: 'Onko saunaa?', answer: 'On, katolla.' } },
    ])
    await page.reload()
    await expect(page.getByText('3 of 8 done')).toBeVisible()
    await page.getByRole('button', { name: 'Does not apply: Taxes' }).click()
    await expect(page.getByText('4 of 8 done')).toBeVisible()
  })

  await test.step('on a phone guests read of the new hotel, in both languages', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin?tab=setup')
    await expect(page.getByText('4 of 8 done')).toBeVisible()
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
      expect([path, traces.exec(text)?.[0]]).toEqual([path, undefined])
    }
    const { sendChatMessage } = await askGraphql(
      page,
      'mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { response } }',
      { input: { message: 'Is there a sauna?', language: 'en' } },
    )
    expect(sendChatMessage.response).toContain('on the roof')
    await askGraphql(page, 'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { reference } }', {
      input: { name: 'Aino', email: 'aino@guest.example', message: 'Onko sauna lämmin?', language: 'fi' },
    })
    const { outboxMails: outbox } = await askGraphql(page, '{ outboxMails(first: 5) { nodes { subject html } } }')
    expect(outbox.nodes.length).toBeGreaterThan(0)
    expect(traces.exec(JSON.stringify(outbox.nodes))?.[0]).toBeUndefined()
    expect(JSON.stringify(outbox.nodes)).toContain('Hotel Aurinko')
  })
  await context.close()
})
