import { addDays } from '#graphql/stay-dates.ts'
import { inDays } from '../support/hotel-dates.ts'
import { text } from '../support/texts.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSoon,
  letPass,
  stopClock,
  test,
  waitForHydration,
} from './browser.ts'
import { askGraphql, enterDesk, onOperation, run } from './desk.ts'

const arrival = inDays(200)
const departure = addDays(arrival, 7)

/** A room type of this test alone, so that no other test's nights go. */
const addRoom = async (page: Parameters<typeof askGraphql>[0]) => {
  const slug = `requested-${run}`
  const { createRoomType } = await askGraphql(
    page,
    'mutation ($input: CreateRoomTypeInput!) { createRoomType(input: $input) { id } }',
    { input: { name: `Requested ${run}`, slug, basePrice: 14_900, maxOccupancy: 2, displayOrder: 90 } },
  )
  await askGraphql(page, 'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id } }', {
    input: { roomTypeId: createRoomType.id, roomNumber: `A${run.slice(-5)}`, floor: 1 },
  })
  return { slug, roomTypeId: createRoomType.id }
}

test('a guest asks for a stay, the desk offers it with one press, and the guest accepts', async ({ page, browser }) => {
  await enterDesk(page)
  const { slug, roomTypeId } = await addRoom(page)
  const stay = new URLSearchParams({ arrival, departure, adults: '2', room: slug })

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const guest = await context.newPage()
  await guest.goto(`/?${stay}#stay`)
  await guest.getByRole('link', { name: 'Ask for this stay and keep the price' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ask for this stay')
  await expect(guest.getByText('The room is not held yet.')).toBeVisible()
  await expectAccessible(guest)
  await expectNoSidewaysScroll(guest)
  const book = guest.getByRole('link', { name: /^Book/ })
  await expect(book.filter({ visible: true }).first()).toBeVisible()
  await guest.getByLabel('Name').fill('Aino Virtanen')
  await guest.getByLabel('Email').fill(`aino-${run}@guests.example`)
  await guest.getByRole('button', { name: 'Send the request' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('We have your request')
  // Beside a stay that was asked for, no bar leads to booking it once more: neither its nights nor new ones.
  await expect(book.filter({ visible: true })).toHaveCount(0)
  const bar = guest.getByRole('navigation', { name: 'Your stay' })
  await expect(bar.getByRole('link')).toHaveText(/^Call \(561\)/)
  await guest.setViewportSize({ width: 1280, height: 844 })
  await guest.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(bar).toBeHidden()
  await expect(book.filter({ visible: true })).toHaveCount(0)
  await expect(
    guest
      .getByRole('banner')
      .getByRole('link', { name: /^\(561\)/ })
      .last(),
  ).toBeInViewport()
  await expectNoSidewaysScroll(guest)
  await guest.setViewportSize({ width: 390, height: 844 })
  const reference = /LB-\w{4}/.exec(await guest.getByText('Reference LB').innerText())![0]
  await expectAccessible(guest)

  const { inquiries } = await askGraphql(page, 'query ($q: String) { inquiries(search: $q) { nodes { id } } }', {
    q: reference,
  })
  await page.goto(`/admin?tab=inquiries&inquiry=${inquiries.nodes[0].id}`)
  const otherNights = page.getByRole('button', { name: 'Offer other nights' })
  const counter = page.getByRole('dialog', { name: 'Offer other nights' })
  await otherNights.click()
  await counter.getByLabel('Departure').fill(addDays(departure, 1))
  await expect(counter.getByText(/^\$[\d,.]+ with taxes\. A room is free/)).toBeVisible()
  await page.reload()
  await otherNights.click()
  await expect(counter.getByText(/^What you typed on .* was not saved\./)).toBeVisible()
  await expect(counter.getByLabel('Departure')).toHaveValue(addDays(departure, 1))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(counter).toBeHidden()

  // What is blocked and freed elsewhere is told here.
  const offer = page.getByRole('button', { name: 'Offer this stay' })
  const told = (words: string) => page.getByText(words, { exact: true })
  await expect(offer).toBeEnabled()
  await expect(told('Free')).toBeVisible()
  const { createBlock } = await askGraphql(
    page,
    'mutation ($input: CreateBlockInput!) { createBlock(input: $input) { id } }',
    { input: { roomTypeId, firstNight: arrival, lastNight: arrival, reason: 'OUT_OF_ORDER' } },
  )
  await expect(offer).toBeDisabled()
  await expect(told('Not free')).toBeVisible()
  await askGraphql(page, 'mutation ($id: ID!) { deleteBlock(id: $id) { id } }', { id: createBlock.id })
  await expect(told('Free')).toBeVisible()
  await offer.click()
  await expect(page.getByText('A room is held; the offer is kept in the outbox')).toBeVisible()
  await expect(page.getByText('Offer open')).toBeVisible()
  await expectAccessible(page)

  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('We hold a room for you')
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Accept the offer' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Your stay is reserved')
  await guest.getByLabel(/Bringing a pet/).check()
  await guest.getByRole('button', { name: 'Save requests' }).click()
  await expect(guest.getByText('Your requests are with our front desk.')).toBeVisible()
  await expect(guest.getByLabel(/Bringing a pet/)).toBeChecked()
  await expectAccessible(guest)
  await expectNoSidewaysScroll(guest)

  await expect(told('Accepted')).toBeVisible()
  await context.close()
})

test('what was typed stays until it is sent: after a reload, in another language, and while the server is away', async ({
  page,
}) => {
  const stay = new URLSearchParams({ arrival, departure, adults: '2', room: 'king-room' })
  const typed = { name: 'Aino Virtanen', email: `aino-kept-${run}@guests.example`, note: 'We come late.' }
  const form = page.locator('main form')
  const expectTyped = async () => {
    for (const [name, value] of Object.entries(typed)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
    await expect(form.locator('[name=website]')).toHaveValue('')
  }
  await page.goto(`/ask-for-stay?${stay}`)
  await waitForHydration(page)
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[name=website]').fill('a program', { force: true })
  await page.reload()
  await waitForHydration(page)
  await expectTyped()
  await page.goto(`/fi/ask-for-stay?${stay}`)
  await waitForHydration(page)
  await expectTyped()

  await page.route('**/*', (route) => route.abort())
  const send = form.getByRole('button', { name: text('fi', 'request.send') })
  await send.click()
  const failure = form.getByRole('alert')
  await expect(failure).toBeFocused()
  await expect(failure).toContainText('Pyyntöä ei voitu lähettää.')
  await expectTyped()
  await page.unrouteAll()
  await send.click()
  await expect(page).toHaveURL(/\/fi\/your-stay\//)
  await waitForHydration(page)
  await page.goto(`/ask-for-stay?${stay}`)
  await waitForHydration(page)
  for (const name of Object.keys(typed)) await expect(form.locator(`[name=${name}]`)).toHaveValue('')
})

test('a question about a stay is there again when it was refused or could not be sent', async ({ page }) => {
  const stay = new URLSearchParams({ arrival, departure, adults: '2', room: 'king-room' })
  await page.goto(`/ask-for-stay?${stay}`)
  await page.getByLabel('Name').fill('Aino Virtanen')
  await page.getByLabel('Email').fill(`aino-asks-${run}@guests.example`)
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page).toHaveURL(/\/your-stay\//)
  await waitForHydration(page)
  const form = page.getByRole('region', { name: text('en', 'request.question.title') })
  const question = form.getByRole('textbox')
  const send = form.getByRole('button', { name: text('en', 'request.question.send') })
  const typed = 'Is there a lift?'
  await question.fill(typed)

  await page.route('**/*', (route) => route.abort())
  await send.click()
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(question).toHaveValue(typed)
  await page.unrouteAll()

  // Refused like one that says nothing.
  await page.route('**/your-stay/*', (route) =>
    route.continue(route.request().method() === 'POST' ? { postData: 'act=ask&message=' } : {}),
  )
  await send.click()
  await expect(page).toHaveURL(/\?sent=empty$/)
  await expect(page.getByText(text('en', 'request.sent.empty'))).toBeFocused()
  await waitForHydration(page)
  await expect(question).toHaveValue(typed)
  await page.unrouteAll()

  await send.click()
  await expect(page).toHaveURL(/\?sent=question$/)
  await expect(page.getByText(text('en', 'request.sent.question'))).toBeFocused()
  await waitForHydration(page)
  await expect(question).toHaveValue('')
  await page.goto(new URL(page.url()).pathname)
  await waitForHydration(page)
  await expect(question).toHaveValue('')
})

test('who loses the nights while writing is told so where they are', async ({ page }) => {
  await page.clock.install()
  await onOperation(page, 'RoomsPrice', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    json.data.roomsQuote.bookable = false
    await route.fulfill({ response, json })
  })
  await page.goto(`/ask-for-stay?${new URLSearchParams({ arrival, departure, adults: '2', room: 'king-room' })}`)
  await waitForHydration(page)
  await page.locator('main form [name=note]').fill('We come late.')
  await stopClock(page)
  await letPass(page, 60_000)
  await expectSoon(page, page.getByText(text('en', 'request.gone')))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
