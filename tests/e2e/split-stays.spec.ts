import { addDays } from '#graphql/stay-dates.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { inDays } from '../support/hotel-dates.ts'
import { freePort, startProcess, type RunningServer } from '../support/process.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForHydration } from './browser.ts'
import { askGraphql, enterDesk } from './desk.ts'

const arrival = inDays(150)
const move = addDays(arrival, 4)
const departure = addDays(arrival, 5)
/** As many as no room of the sample hotel takes: the halls are those of this test, on a server of its own. */
const guests = 9
const asked = `/?${new URLSearchParams({ arrival, departure, adults: String(guests) })}#stay`

let url: string
let server: RunningServer
let database: TestDatabase

// Playwright wants a pattern there, an empty one where nothing is needed.
// oxlint-disable-next-line no-empty-pattern
test.use({ baseURL: ({}, use) => use(url) })
test.beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  database = await createDatabase()
  server = await startProcess({
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    // Nothing listens there: what needs no key would be asked for.
    ECB_BASE_URL: 'http://127.0.0.1:9',
  })
  // Where the start took all of a busy machine, the first guests are refused for a moment.
  await expect.poll(async () => (await fetch(url)).status).toBe(200)
})
test.afterAll(async () => {
  await server.stop('SIGTERM')
  await database.close()
})

test('nights that no room has alone are two stays: the bar leads there, each half is booked by keyboard, and both are asked for at once', async ({
  page,
}) => {
  await enterDesk(page)
  for (const [name, basePrice, taken] of [
    ['Bunk hall', 10_000, move],
    ['Long hall', 15_000, arrival],
  ] as const) {
    const slug = name.toLowerCase().replace(' ', '-')
    const { createRoomType: type } = await askGraphql(
      page,
      'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }',
      { input: { name, slug, basePrice, maxOccupancy: guests } },
    )
    const { createRoom: room } = await askGraphql(
      page,
      'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }',
      { input: { roomTypeId: type.id, roomNumber: slug, floor: 1, accessible: true } },
    )
    await askGraphql(page, 'mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }', {
      input: { roomId: room.id, firstNight: taken, lastNight: taken, reason: 'OUT_OF_ORDER' },
    })
  }

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/faq${asked.slice(1, asked.indexOf('#'))}`)
    await waitForHydration(page)
    if (width < 400) {
      const bar = page.getByRole('navigation', { name: 'Book Now' })
      await expect(bar).toContainText('1 change of room · $550 before tax')
      await expect(bar.getByRole('link', { name: /^Book/ })).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await bar.getByRole('link', { name: 'View' }).click()
    } else await page.goto(asked)
    const split = page.getByRole('region', { name: 'All your nights, with one change of room' })
    await expect(split).toContainText('first Bunk hall, then Long hall')
    await expect(split).toContainText('$550 + $68.75 tax = $618.75')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // Who needs an accessible room says so in the form: the answer has it, and every way on.
    await waitForHydration(page)
    const need = page.getByLabel('I need an accessible room')
    await need.focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/accessible=1/)
    await expect(need).toBeFocused()
    await expect(split).toContainText('first Bunk hall, then Long hall')
    const second = split.getByRole('listitem').filter({ hasText: 'Long hall' }).filter({ hasText: '$150' })
    const book = second.getByRole('link', { name: /Book these nights/ })
    expect(await book.getAttribute('href')).toContain(`checkInDate=${move}&checkOutDate=${departure}`)
    await book.focus()
    await expect(book).toBeFocused()
    const askAll = split.getByRole('link', { name: 'Ask for both stays at once and keep the price' })
    await askAll.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/ask-for-stay\?.*room=bunk-hall.*&more=/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main')).toContainText('2 rooms: $618.75 in total')
    // The bar has place for one room: it says nothing of the first of two.
    await expect(page.getByRole('navigation', { name: 'Your stay' })).toHaveCount(0)
    if (width < 400)
      await expect(page.getByRole('navigation', { name: 'Book Now' }).getByRole('link').first()).toHaveText('Book Now')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.goBack()
  }

  await page.goForward()
  await page.getByLabel('Name').fill('Aino Virtanen')
  await page.getByLabel('Email').fill('aino@guests.example')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request')
  const yourStay = page.url()
  const { inquiries } = await askGraphql(page, '{ inquiries { nodes { id } } }')
  await page.goto(`/admin?tab=inquiries&inquiry=${inquiries.nodes[0].id}`)
  const panel = page.getByRole('heading', { name: 'Asked for 2 rooms' }).locator('../..')
  await expect(panel).toContainText('All rooms are free together')
  // No one room takes the whole party: there is no price of one, nor a stay of one to be corrected.
  const beside = page.locator('dl').filter({ hasText: '2, each with its price above' })
  await expect(beside).toBeVisible()
  await expect(beside).not.toContainText('Price now')
  await expect(page.getByRole('button', { name: 'Correct the stay' })).toHaveCount(0)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('button', { name: 'Offer other nights' }).click()
  const counter = page.getByRole('dialog', { name: 'Offer other nights' })
  await expect(counter.getByRole('group', { name: 'Room 2 of 2' }).getByLabel('Arrival')).toHaveValue(move)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Offer all rooms' }).click()
  await expect(page.getByText('All rooms are held; the offer is kept in the outbox')).toBeVisible()
  await page.goto(yourStay)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We hold your rooms for you')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Accept the offer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay is reserved')
  await expect(page.locator('main')).toContainText('2 rooms: $618.75 in total')
})
