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
test.use({ baseURL: ({}, use) => use(url), contextOptions: { reducedMotion: 'reduce' } })
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

test('nights that no room has alone are two stays: the bar leads there, and each half is booked or asked for by keyboard', async ({
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
    await page.keyboard.press('Tab')
    await expect(second.getByRole('link', { name: /^Ask for this stay/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`^[^#]*/ask-for-stay\\?arrival=${move}.*room=long-hall.*accessible=1`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
  }
})
