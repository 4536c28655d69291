import { addDays } from '#graphql/stay-dates.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { inDays } from '../support/hotel-dates.ts'
import { freePort, startProcess, type RunningServer } from '../support/process.ts'
import { startSmtpReceiver, type SmtpReceiver } from '../support/smtp-receiver.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForHydration } from './browser.ts'
import { askGraphql, enterDesk, openDesk, run } from './desk.ts'

const arrival = inDays(150)
const departure = addDays(arrival, 4)
const plannerOf = (room: string) => `/?${new URLSearchParams({ arrival, departure, adults: '2', room })}#stay`

test('without a mail server neither a price nor free nights are offered by mail', async ({ page }) => {
  await page.goto(plannerOf('king-room'))
  await waitForHydration(page)
  await expect(page.locator('#stay-answer').getByRole('heading').first()).toBeVisible()
  await expect(page.locator('#stay-answer summary', { hasText: /Mail me|Tell me/ })).toHaveCount(0)
})

test.describe('with a mail server', () => {
  let url: string
  let receiver: SmtpReceiver
  let server: RunningServer
  let database: TestDatabase

  // Playwright wants a pattern there, an empty one where nothing is needed.
  // oxlint-disable-next-line no-empty-pattern
  test.use({ baseURL: ({}, use) => use(url) })
  test.beforeAll(async () => {
    const port = await freePort()
    url = `http://localhost:${port}`
    receiver = await startSmtpReceiver()
    database = await createDatabase()
    server = await startProcess({
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: database.url,
      SMTP_URL: receiver.url,
      // So that a test can be a visitor of its own.
      TRUST_PROXY: '1',
      // Nothing listens there: what needs no key would be asked for.
      ECB_BASE_URL: 'http://127.0.0.1:9',
    })
    // Where the start took all of a busy machine, the first guests are refused for a moment.
    await expect.poll(async () => (await fetch(url)).status).toBe(200)
  })
  test.afterAll(async () => {
    await server.stop('SIGTERM')
    await database.close()
    await receiver.close()
  })

  for (const width of [390, 1280]) {
    test(`a guest has the price mailed by keyboard, at ${width} px`, async ({ page }, { repeatEachIndex }) => {
      // A visitor may ask three times an hour.
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${repeatEachIndex * 2 + (width > 400 ? 1 : 0)}` })
      await page.setViewportSize({ width, height: 844 })
      await page.goto(plannerOf('king-room'))
      await waitForHydration(page)
      const summary = page.locator('summary', { hasText: 'Mail me this price' })
      const email = page.locator('#stay-answer').getByLabel('Email')
      await expect(email).toBeHidden()
      await summary.focus()
      await page.keyboard.press('Enter')
      await expect(email).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      // As the browser lets it pass, and the server does not.
      await email.fill('aino@guests')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/mailed=wrong/)
      await expect(email).toHaveAccessibleDescription('Please check the address. It should look like name@example.com.')
      await expect(email).toBeFocused()
      await expectAccessible(page)
      await email.fill(`aino-${run}-${repeatEachIndex}-${width}@guests.example`)
      await page.keyboard.press('Enter')
      await expect(page.getByText('The email is on its way.')).toBeFocused()
      await expect(page.getByText('The email is on its way.')).toBeInViewport()
      await expect(page).toHaveURL(/&mailed=sent$/)
      await expect(email).toHaveCount(0)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    test(`a guest waits for nights that are taken, by keyboard, at ${width} px`, async ({ page }, {
      repeatEachIndex,
    }) => {
      // A visitor may ask five times an hour.
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.101.${repeatEachIndex * 2 + (width > 400 ? 1 : 0)}` })
      await page.setViewportSize({ width, height: 844 })
      await enterDesk(page)
      const slug = `taken-${run}-${repeatEachIndex}-${width}`
      const { createRoomType: type } = await askGraphql(
        page,
        'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }',
        { input: { name: `Room ${slug}`, slug, basePrice: 10_000, maxOccupancy: 2 } },
      )
      const roomNumber = `${width}${repeatEachIndex}${run.slice(-5)}`
      const { createRoom: room } = await askGraphql(
        page,
        'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }',
        { input: { roomTypeId: type.id, roomNumber, floor: 1, accessible: true } },
      )
      await askGraphql(page, 'mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
        input: { roomId: room.id, firstNight: arrival, lastNight: addDays(departure, -1), reason: 'OUT_OF_ORDER' },
      })

      await page.goto(plannerOf(slug))
      await waitForHydration(page)
      const answer = page.locator('#stay-answer')
      const email = answer.getByLabel('Email')
      await expect(email).toBeHidden()
      await answer.locator('summary', { hasText: 'Tell me when it is free' }).focus()
      await page.keyboard.press('Enter')
      await expect(email).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await email.fill('aino@guests')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/waiting=wrong/)
      await expect(email).toBeFocused()
      await expect(email).toHaveAccessibleDescription('Please check the address. It should look like name@example.com.')
      await expectAccessible(page)
      await email.fill(`aino-${slug}@guests.example`)
      await page.keyboard.press('Tab')
      await expect(answer.getByLabel('I need an accessible room')).toBeFocused()
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const said = page.getByText('We will write to you once when a room is free for these nights.')
      await expect(said).toBeFocused()
      await expect(said).toBeInViewport()
      await expect(page).toHaveURL(/&waiting=joined$/)
      await expect(email).toHaveCount(0)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await openDesk(page, '/admin?tab=waiting-list')
      await expect(page.getByRole('row').filter({ hasText: `Room ${slug}` })).toBeVisible()
      await expect(page.getByText(`aino-${slug}`)).toHaveCount(0)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  }

  test('a link of somebody who has left says that nobody waits', async ({ page }) => {
    await page.goto(`/waiting-list/${'x'.repeat(43)}`)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not on the waiting list')
    await expectAccessible(page)
  })
})
