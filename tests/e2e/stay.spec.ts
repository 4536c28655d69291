import type { Page } from '@playwright/test'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { locales } from '#graphql/locales.ts'
import { addDays, firstOfMonth, weekdayOf } from '#graphql/stay-dates.ts'
import { text } from '../support/texts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, silenceErrors, test, waitForHydration } from './browser.ts'
import { onOperation } from './desk.ts'
import { inDays } from '../support/hotel-dates.ts'

test.describe.configure({ mode: 'parallel' })

/** A Tuesday some months ahead, in the middle of a month: no weekend price and no border of months nearby. */
const tuesday = (() => {
  const middle = addDays(firstOfMonth(inDays(0).slice(0, 7), 4), 9)
  return addDays(middle, (2 - weekdayOf(middle) + 7) % 7)
})()
const departure = addDays(tuesday, 3)

const spoken = (day: string) =>
  new Intl.DateTimeFormat('en', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`))

const dollars = (cents: number) =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

const quoteOf = async (page: Page, change: object = {}) => {
  const response = await page.request.post('/graphql', {
    data: {
      query: `query ($input: StayQuoteInput!) { stayQuote(input: $input) {
        bookable subtotal taxTotal total deposit securityDeposit } }`,
      variables: { input: { roomTypeSlug: 'king-room', arrival: tuesday, departure, guests: 2, ...change } },
    },
  })
  return (await response.json()).data.stayQuote
}

const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`)

/** The bar at the foot of narrow windows. */
const bar = (page: Page) => page.getByRole('navigation', { name: 'Book Now' })

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await waitForHydration(page)
  await page.locator('#stay').scrollIntoViewIfNeeded()
  await expect(page.getByRole('grid').first()).toBeVisible()
}

test('an extra is chosen by keyboard, keeps the focus, and stands in the total, the address and the bar', async ({
  page,
}) => {
  const [plain, withPet] = await Promise.all([quoteOf(page), quoteOf(page, { extras: [{ slug: 'pet', quantity: 1 }] })])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/?arrival=${tuesday}&departure=${departure}&adults=2&room=king-room`)
  await waitForHydration(page)
  const answer = page.getByRole('region', { name: /King Room: 3 nights, 2 guests/ })
  await expect(answer).toContainText(dollars(plain.total))
  const pet = page.getByRole('checkbox', { name: 'Pet: $25 per night' })
  await pet.press('Space')
  await expect(answer).toContainText(dollars(withPet.total))
  await expect(answer).toContainText('Pet ($25 per night × 3)')
  await expect(pet).toBeFocused()
  await expect(page).toHaveURL(/&extras=pet$/)
  await expect(bar(page)).toContainText(dollars(withPet.subtotal))
  await page.getByRole('combobox', { name: 'Late check-out: $10 per hour' }).selectOption('2')
  await expect(answer).toContainText('Late check-out ($10 per hour × 2)')
  await pet.press('Space')
  await expect(page).toHaveURL(/&extras=late-check-out_2$/)
  await page.getByRole('spinbutton', { name: 'Children' }).fill('1')
  await page.getByRole('button', { name: 'Check availability' }).click()
  await expect(page.getByRole('heading', { name: 'Together you fit in 2 rooms' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

for (const [width, months] of [
  [390, 1],
  [1280, 2],
] as const)
  test(`at ${width} px a guest chooses nights in the calendar, sees the whole sum first and books`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await context.route(`${new URL(hotelFacts.booking.page!).origin}/**`, (route) => route.fulfill({ body: 'booking' }))
    await open(page, `/?room=king-room&arrival=${tuesday}`)
    await expect(page.getByRole('grid')).toHaveCount(months)
    await expect(day(page, departure)).toHaveAccessibleName(/departure possible/)
    await day(page, departure).click()

    const quote = await quoteOf(page)
    const answer = page.getByRole('region', { name: /King Room: 3 nights, 2 guests/ })
    await expect(answer).toContainText(`${dollars(quote.subtotal)}for 3 nights`)
    await expect(answer).toContainText(
      `${dollars(quote.subtotal)} + ${dollars(quote.taxTotal)} tax = ${dollars(quote.total)}`,
    )
    await expect(answer).toContainText(`One night (${dollars(quote.deposit)}) is due when you book.`)
    await expect(answer).toContainText(`A deposit of ${dollars(quote.securityDeposit)} is taken at check-in`)
    await expect(answer).toContainText(/Cancel free of charge until .*3:00/)
    await expect(page).toHaveURL(new RegExp(`arrival=${tuesday}&departure=${departure}&adults=2&room=king-room`))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const opened = context.waitForEvent('page')
    await answer.getByRole('link', { name: /Book these nights/ }).click()
    const booking = await opened
    await booking.waitForURL(/direct-book/)
    expect(Object.fromEntries(new URL(booking.url()).searchParams)).toEqual({
      locale: 'en',
      checkInDate: tuesday,
      checkOutDate: departure,
      'items[0][adults]': '2',
      room_type_id: 'king-room',
    })
  })

test('dates that were only typed stay with a room further down, and with the way back from another page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await waitForHydration(page)
  const planner = page.locator('#hero #stay')
  await planner.locator('[name=arrival]').fill(tuesday)
  await planner.locator('[name=departure]').fill(departure)
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'King Room 15' }) })
    .getByRole('link', { name: text('en', 'stay.seeNights') })
    .click()
  const question = `/?arrival=${tuesday}&departure=${departure}&adults=2&room=king-room`
  await expect(page).toHaveURL(question)
  const title = planner.getByRole('heading', { name: text('en', 'booking.title') })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  const answer = planner.getByRole('region', { name: /King Room: 3 nights/ })
  await expect(answer).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(planner).toHaveCount(0)
  await bar(page)
    .getByRole('link', { name: /2 guests/ })
    .click()
  await expect(page).toHaveURL(question)
  await expect(answer).toBeVisible()
  await expect(title).toBeInViewport()
})

test('the calendar is walked and used with the keyboard alone', async ({ page }) => {
  await open(page, `/?room=king-room&arrival=${tuesday}`)
  await page.getByRole('button', { name: 'Clear dates' }).click()
  await expect(page.getByText('Choose your day of arrival.')).toBeFocused()
  const focused = page.locator('[data-day]:focus')
  // One stop of the Tab key for the whole calendar.
  await expect(page.locator('[data-day][tabindex="0"]')).toHaveCount(1)
  await page.locator('[data-day][tabindex="0"]').focus()

  const steps: [key: string, to: (from: string) => string][] = [
    ['ArrowRight', (from) => addDays(from, 1)],
    ['ArrowDown', (from) => addDays(from, 7)],
    ['ArrowLeft', (from) => addDays(from, -1)],
    ['ArrowUp', (from) => addDays(from, -7)],
    ['End', (from) => addDays(from, 6 - weekdayOf(from))],
    ['Home', (from) => addDays(from, -weekdayOf(from))],
  ]
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  for (const [key, to] of steps) {
    const from = (await focused.getAttribute('data-day'))!
    await page.keyboard.press(key)
    await expect(focused).toHaveAttribute('data-day', to(from))
  }
  const month = (await focused.getAttribute('data-day'))!.slice(0, 7)
  await page.keyboard.press('PageDown')
  await expect(focused).toHaveAttribute('data-day', new RegExp(`^${firstOfMonth(month, 1).slice(0, 7)}`))
  await page.keyboard.press('PageUp')
  await expect(focused).toHaveAttribute('data-day', new RegExp(`^${month}`))

  const arrival = (await focused.getAttribute('data-day'))!
  await expect(focused).toHaveAccessibleName(new RegExp(`^${spoken(arrival)}, from \\$`))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Arrival .* Now choose your day of departure/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`arrival=${arrival}&departure=${addDays(arrival, 2)}`))
  await expect(page.getByRole('region', { name: /King Room: 2 nights/ })).toBeVisible()
})

test('without a room the free ones stand with their sums, and one is chosen by a press', async ({ page }) => {
  await open(page, `/?arrival=${tuesday}&departure=${departure}`)
  const rooms = page.getByRole('region', { name: 'Available for your nights' })
  const { subtotal } = await quoteOf(page)
  await expect(rooms.getByRole('link', { name: /King Room/ }).first()).toContainText(dollars(subtotal))
  const answer = page.locator('#stay-answer')
  await answer.evaluate((place) => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => said.push(place.textContent)).observe(place, { childList: true, subtree: true })
  })
  await rooms
    .getByRole('link')
    .filter({ hasText: /^King Room/ })
    .press('Enter')
  await expect(page.getByRole('region', { name: /King Room: 3 nights/ })).toBeVisible()
  // What was pressed is gone: the focus is on what came in its place.
  await expect(answer).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(answer.getByRole('link').first()).toBeFocused()
  // Nobody who was just answered is told to ask.
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'))
  expect(said).toContain(text('en', 'stay.quote.loading'))
  expect(said).not.toContain(text('en', 'stay.changed'))
})

test('the way back from a room that was chosen leads to the rooms that it was chosen from', async ({ page }) => {
  const list = `/?arrival=${tuesday}&departure=${departure}&adults=2`
  await open(page, list)
  const rooms = page.getByRole('region', { name: 'Available for your nights' })
  const answer = page.getByRole('region', { name: /King Room: 3 nights/ })
  await rooms
    .getByRole('link')
    .filter({ hasText: /^King Room/ })
    .click()
  await expect(answer).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(rooms).toBeVisible()
  await expect(page.locator('#stay [name=room]')).toHaveValue('')
  await page.goForward()
  await expect(answer).toBeVisible()
  await expect(page.locator('#stay [name=room]')).toHaveValue('king-room')
})

test('dates that are cleared go from the address too, and nobody is told that they have changed', async ({ page }) => {
  await open(page, `/?arrival=${tuesday}&departure=${departure}&adults=2&room=king-room`)
  await page.getByRole('button', { name: 'Clear dates' }).click()
  await expect(page).toHaveURL('/?room=king-room')
  await expect(page.locator('#stay-answer')).toContainText(text('en', 'stay.hint'))
  await expect(page.locator('#stay [name=arrival]')).toHaveValue('')
  // A day that was pressed and never asked for is cleared in place.
  await page.locator('[data-day][aria-disabled=false]').first().click()
  await page.getByRole('button', { name: 'Clear dates' }).click()
  await expect(page.locator('#stay-answer')).toContainText(text('en', 'stay.hint'))
  await expect(page.locator('#stay [name=arrival]')).toHaveValue('')
})

test('what cannot be is said in words with stays that can, each a press away', async ({ page }) => {
  await open(page, `/?arrival=${tuesday}&departure=${departure}&adults=6&room=king-room`)
  const together = page.getByRole('region', { name: 'Together you fit in 2 rooms' })
  await expect(together.getByRole('listitem').first()).toContainText('King Room')
  await expect(together).toContainText(/\$[\d,.]+ \+ \$[\d,.]+ tax = \$[\d,.]+/)
  const refused = page.getByRole('region', { name: 'These nights cannot be booked' })
  await page.goto(`/?arrival=${inDays(-3)}&departure=${inDays(-1)}&adults=2&room=king-room`)
  await expect(refused).toBeVisible()
  const nearest = refused.getByRole('link')
  await expect(nearest.first()).toBeVisible()
  expect(await nearest.count()).toBeLessThanOrEqual(3)
  await waitForHydration(page)
  await nearest.first().click()
  await expect(page.getByRole('link', { name: /Book these nights/ })).toBeVisible()
})

/** The first night ahead from which the shortest stay is longer than one night, and how long it is. */
const minimumStay = async (page: Page) => {
  const response = await page.request.post('/graphql', {
    data: {
      query: `query ($month: String!) { rateCalendar(roomTypeSlug: "king-room", month: $month, months: 12) {
        days { date open canArrive minStay } } }`,
      variables: { month: inDays(31).slice(0, 7) },
    },
  })
  const [calendar] = (await response.json()).data.rateCalendar
  return calendar.days.find(
    ({ open, canArrive, minStay }: Record<string, unknown>) => open && canArrive && Number(minStay) > 1,
  ) as {
    date: string
    minStay: number
  }
}

test('a stay that is too short for its day is told so without a room too, with a longer one from the same day', async ({
  page,
}) => {
  const { date, minStay } = await minimumStay(page)
  // As many guests as no room of another test takes; two of those together may.
  await page.goto(`/?arrival=${date}&departure=${addDays(date, 1)}&adults=4`)
  const refused = page.locator('[aria-labelledby=stay-refused]')
  await expect(refused).toContainText(`must have at least ${minStay} nights`)
  await expect(refused).not.toContainText('available')
  const offered = await refused
    .getByRole('list')
    .last()
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).search))
  const dates = offered
    .map((search) => new URLSearchParams(search))
    .map((of) => `${of.get('arrival')} ${of.get('departure')}`)
  expect(dates[0]).toBe(`${date} ${addDays(date, minStay)}`)
  expect(new Set(dates).size).toBe(dates.length)
})

for (const [width, months] of [
  [390, 2],
  [1280, 3],
] as const)
  test(`at ${width} px the home page asks for the nights in sight and those where a stay from there ends, once`, async ({
    page,
  }) => {
    const asked: { month: string; months: number }[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/graphql')) return
      const { query, variables } = request.postDataJSON()
      if (query.includes('rateCalendar')) asked.push(variables)
    })
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    await expect(page.locator('[data-day]').getByText(/\$/).first()).toBeVisible()
    expect(asked).toEqual([expect.objectContaining({ month: inDays(0).slice(0, 7), months })])
  })

test('the calendar has the lowest price of a room that takes the party, also when the party grows', async ({
  page,
}) => {
  // Two kinds of room at prices of their own: other tests change what the house asks for, and what it has.
  const kinds = [
    { maxOccupancy: 2, total: 15_000 },
    { maxOccupancy: 4, total: 21_000 },
  ]
  await onOperation(page, 'StayCalendar', async (route) => {
    const { data } = await (await route.fetch()).json()
    const rateCalendar = kinds.map(({ maxOccupancy, total }, at) => {
      const { roomType, days } = data.rateCalendar[at]
      return {
        roomType: { ...roomType, maxOccupancy },
        days: days.map((each: object) => ({ ...each, open: true, canArrive: true, total })),
      }
    })
    await route.fulfill({ json: { data: { rateCalendar } } })
  })
  const price = day(page, inDays(20)).locator('> span').nth(1)
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/?adults=3&children=1')
  await expect(price).toHaveText('$210')
  await page.getByLabel('Children').fill('0')
  await page.getByLabel('Adults').fill('2')
  await expect(price).toHaveText('$150')
  const legend = page.getByText(/Lowest price of the night/)
  await expect(legend).not.toContainText('fewer guests')
  await page.getByLabel('Adults').fill('5')
  await expect(price).toHaveText('$150')
  await expect(legend).toContainText('sleeps fewer guests than your party')
})

test('while prices are on their way no night looks sold out', async ({ page }) => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/graphql', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/')
  await waitForHydration(page)
  await page.locator('#stay').scrollIntoViewIfNeeded()
  const waiting = page.locator('[data-shimmer]')
  await expect(waiting.first()).toBeVisible()
  const struck = () =>
    page
      .locator('[data-day] > span:first-child')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).textDecorationLine === 'line-through').length)
  expect(await struck()).toBe(0)
  open()
  await expect(waiting).toHaveCount(0)
  await expect(page.locator('[data-day][aria-disabled=false]').first()).toBeVisible()
})

for (const extras of ['before', 'after'] as const)
  test(`on a phone the answer to typed dates stands in view, and the calendar shows their month: extras come ${extras} it`, async ({
    page,
  }) => {
    let release = () => {}
    const asked = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/graphql', async (route) => {
      if (extras === 'after' && route.request().postData()?.includes('StayExtras')) await asked
      await route.continue()
    })
    await page.setViewportSize({ width: 390, height: 780 })
    await page.goto('/')
    await waitForHydration(page)
    const form = page.locator('#stay form')
    const late = page.getByRole('group', { name: text('en', 'stay.extras.title') })
    await form.locator('[name=arrival]').fill(tuesday)
    await form.locator('[name=departure]').fill(departure)
    await form.locator('[name=room]').selectOption('king-room')
    if (extras === 'before') await expect(late).toBeVisible()
    await form.getByRole('button', { name: text('en', 'booking.check') }).click()
    const answer = page.getByRole('region', { name: /King Room: 3 nights/ })
    await expect(answer).toBeVisible()
    if (extras === 'after') await expect(late).toBeHidden()
    release()
    await expect(late).toBeVisible()
    await expect(answer).toBeInViewport({ ratio: 0.3 })
    await expect(answer.getByRole('heading').first()).toBeInViewport()
    await page.getByRole('grid').first().scrollIntoViewIfNeeded()
    await expect(day(page, tuesday)).toBeVisible()
  })

test('extras that come late do not take a guest back who has gone on', async ({ page }) => {
  let release = () => {}
  const asked = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('StayExtras')) await asked
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/')
  await waitForHydration(page)
  const form = page.locator('#stay form')
  await form.locator('[name=arrival]').fill(tuesday)
  await form.locator('[name=departure]').fill(departure)
  await form.locator('[name=room]').selectOption('king-room')
  await form.getByRole('button', { name: text('en', 'booking.check') }).click()
  const answer = page.getByRole('region', { name: /King Room: 3 nights/ })
  await expect(answer).toBeInViewport()
  await page.mouse.move(195, 500)
  await page.mouse.wheel(0, 4000)
  await expect(answer).not.toBeInViewport()
  release()
  await expect(page.getByRole('group', { name: text('en', 'stay.extras.title') })).toBeVisible()
  // Whoever is taken somewhere is taken there at once: by the second frame it has happened.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(answer).not.toBeInViewport()
})

test('an arrival stays when a day too early to leave is pressed, which says why', async ({ page }) => {
  const { date, minStay } = await minimumStay(page)
  await open(page, `/?room=king-room&arrival=${date}`)
  const early = day(page, addDays(date, minStay - 1))
  await expect(early).toHaveAccessibleName(new RegExp(`at least ${minStay} nights`))
  await expect(day(page, date)).toContainText(`min. ${minStay}`)
  // To the eye it cannot be pressed; a finger does not know. Nothing waits for what is forced: it has to lie still before.
  await day(page, date).hover()
  await early.click({ force: true })
  await expect(
    page.getByText(new RegExp(`Now choose your day of departure, at least ${minStay} nights later`)),
  ).toBeVisible()
  await day(page, addDays(date, minStay)).click()
  await expect(page).toHaveURL(new RegExp(`arrival=${date}&departure=${addDays(date, minStay)}`))
})

test('what was answered goes when something else is chosen', async ({ page }) => {
  await open(page, `/?arrival=${tuesday}&departure=${departure}&adults=2&room=king-room`)
  const answer = page.getByRole('region', { name: /King Room: 3 nights/ })
  await expect(answer).toBeVisible()
  await page.locator('#stay').getByLabel(text('en', 'booking.adults'), { exact: true }).fill('1')
  await expect(answer).toBeHidden()
  await expect(page.getByText(text('en', 'stay.changed'))).toBeVisible()
  await page
    .locator('#stay')
    .getByRole('button', { name: text('en', 'booking.check') })
    .click()
  await expect(page.getByRole('region', { name: /King Room: 3 nights, 1 guest/ })).toBeVisible()
})

test('a code that is not known is said, and the price stands without it', async ({ page }) => {
  await open(page, `/?arrival=${tuesday}&departure=${departure}&room=king-room&code=NOT-KNOWN`)
  await expect(page.getByText('We do not recognize this discount code.')).toBeVisible()
})

test('a code that is typed is looked at once, when it is asked for, also with the blank that a keyboard adds', async ({
  page,
}) => {
  const tried: unknown[] = []
  await page.route('**/graphql', async (route) => {
    const { input } = route.request().postDataJSON()?.variables ?? {}
    if (input?.couponCode) tried.push(input.couponCode)
    await route.fallback()
  })
  const stay = `arrival=${tuesday}&departure=${departure}&room=king-room`
  await open(page, `/?${stay}`)
  const price = page.getByRole('region', { name: /King Room: 3 nights/ })
  await expect(price).toBeVisible()
  await page.getByLabel(text('en', 'stay.code')).pressSequentially('NOT-KNOWN ')
  await expect(page.getByText(text('en', 'stay.changed'))).toBeVisible()
  expect(tried).toEqual([])
  await page
    .locator('#stay')
    .getByRole('button', { name: text('en', 'booking.check') })
    .click()
  await expect(price.getByText(text('en', 'stay.coupon.UNKNOWN'))).toBeVisible()
  await expect(page).toHaveURL(/code=NOT-KNOWN(?:&|$)/)
  await expect.poll(() => new Set(tried).size).toBe(1)
  expect(tried).toHaveLength(1)
})

test('too many codes are said beside the price without one, by the server and in the page, until they may be tried again', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.31' })
  // One more fits every two minutes, however few of them this machine needs to get on.
  const useUp = (tries: number) =>
    Promise.all(Array.from({ length: tries }, () => quoteOf(page, { couponCode: 'NOT-KNOWN' })))
  await useUp(30)
  const { subtotal } = await quoteOf(page)
  const price = page.getByRole('region', { name: /King Room: 3 nights/ })
  const limit = price.getByText(/^Too many discount codes were tried\. You can try again in 2\sminutes/)
  await open(page, `/?arrival=${tuesday}&departure=${departure}&room=king-room&code=NOT-KNOWN`)
  await expect(limit).toBeVisible()
  await expect(price).toContainText(dollars(subtotal))

  await useUp(2)
  await page.getByLabel(text('en', 'stay.code')).fill('NEITHER')
  const check = page.locator('#stay').getByRole('button', { name: text('en', 'booking.check') })
  await check.click()
  await expect(page).toHaveURL(/code=NEITHER/)
  await expect(limit).toBeVisible()
  await expect(price).toContainText(dollars(subtotal))

  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.32' })
  await check.click()
  await expect(page.getByText(text('en', 'stay.coupon.UNKNOWN'))).toBeVisible()
  await expect(limit).toBeHidden()
})

test('the calendar says so when it cannot be had, and the form works without it', async ({ page }) => {
  await page.clock.install()
  await page.route('**/graphql', (route) => route.abort())
  await page.goto('/')
  await waitForHydration(page)
  await page.locator('#stay').scrollIntoViewIfNeeded()
  await expect(page.getByText(text('en', 'stay.calendar.failed'))).toBeVisible()
  await page.unroute('**/graphql')
  // A question that failed is not asked again within the same second.
  await page.clock.fastForward(1_100)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Choose your day of arrival.')).toBeVisible()
  await expect(page.locator('[data-day][aria-disabled=false]').first()).toBeVisible()
})

test('a calendar that could not be had says so no more once it is here', async ({ page }) => {
  await open(page, '/')
  await silenceErrors(page)
  const failed = page.getByText(text('en', 'stay.calendar.failed'))
  const next = page.getByRole('button', { name: text('en', 'stay.calendar.next') })
  let failures = 0
  page.on('requestfailed', () => (failures += 1))
  await page.route('**/graphql', (route) => route.abort())
  await next.click()
  await expect(failed).toBeVisible()
  await expect.poll(() => failures).toBeGreaterThan(0)
  await page.unroute('**/graphql')
  await next.click()
  await expect(page.locator('[data-day][aria-disabled=false]').first()).toBeVisible()
  await expect(failed).toBeHidden()
})

test('a price that could not be had comes when it is asked for again, and by itself with the connection', async ({
  page,
}) => {
  await open(page, '/')
  await silenceErrors(page)
  const planner = page.locator('#stay')
  const failed = planner.getByRole('alert').filter({ hasText: 'The price cannot be shown' })
  const check = planner.getByRole('button', { name: text('en', 'booking.check') })
  const price = planner.getByRole('region', { name: /King Room: \d nights/ })
  await page.route('**/graphql', (route) => route.abort())
  await planner.locator('[name=arrival]').fill(tuesday)
  await planner.locator('[name=departure]').fill(departure)
  await planner.locator('[name=room]').selectOption('king-room')
  await check.click()
  await expect(failed).toBeVisible()
  await page.unroute('**/graphql')
  await check.click()
  await expect(price).toBeVisible()
  await expect(page.getByRole('group', { name: text('en', 'stay.extras.title') })).toBeVisible()

  await page.route('**/graphql', (route) => route.abort())
  await page.route('**/assets/**', (route) => route.abort())
  await planner.locator('[name=departure]').fill(addDays(departure, 1))
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await check.click()
  await asked
  await expect(failed).toBeVisible()
  await page.unroute('**/graphql')
  await page.unroute('**/assets/**')
  // It listens from the moment on that it knows of the server.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(price).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('flexible dates say how many nights they take, and hand on the focus', async ({ page }) => {
  await open(page, `/?arrival=${tuesday}&departure=${departure}&room=king-room`)
  const answer = page.locator('#stay-answer')
  await page.getByRole('link', { name: text('en', 'stay.openDates') }).press('Enter')
  await expect(answer).toBeFocused()
  const nights = answer.getByRole('spinbutton', { name: 'Nights' })
  const find = answer.getByRole('button', { name: text('en', 'stay.open.find') })
  for (const wrong of ['0', '40', '']) {
    await nights.fill(wrong)
    await find.press('Enter')
    await expect(nights).toBeFocused()
    await expect(nights).toHaveAttribute('aria-invalid', 'true')
    await expect(nights).toHaveAccessibleDescription('From 1 to 28')
  }
  await expectAccessible(page)
  await nights.fill('3')
  await expect(nights).not.toHaveAttribute('aria-invalid')
  await find.press('Enter')
  await expect(page).toHaveURL(/&nights=3&/)
  await expect(answer.getByRole('heading', { name: /^The cheapest 3 nights/ })).toBeVisible()
  await expect(answer).toBeFocused()
})

test('each room of the gallery has its lowest total and leads to its available nights', async ({ page }) => {
  await page.goto('/gallery')
  await waitForHydration(page)
  const block = page.getByRole('article', { name: 'King Room 15' })
  await expect(block).toContainText(/From \$\d+\stotal per night, before tax/)
  await block.getByRole('link', { name: /Available nights and prices/ }).click()
  await expect(page).toHaveURL(/room=king-room/)
  await expect(page.locator('#stay [name=room]')).toHaveValue('king-room')
})

test('a chosen stay follows a guest on a phone over pages and languages, with its price and the way to book', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await waitForHydration(page)
  await expect(bar(page).getByRole('link', { name: 'Book Now' })).toBeVisible()
  await expect(bar(page).getByRole('link', { name: `Call ${hotelFacts.phone}` })).toHaveAttribute(
    'href',
    `tel:${hotelFacts.phoneLink}`,
  )
  const planner = page.locator('#hero #stay')
  await planner.locator('[name=arrival]').fill(tuesday)
  await planner.locator('[name=departure]').fill(departure)
  await planner.locator('[name=room]').selectOption('king-room')
  const { subtotal } = await quoteOf(page)
  const chosen = bar(page).getByRole('link', { name: /2 guests/ })
  await expect(chosen).toContainText(`${dollars(subtotal)} before tax`)

  const question = `?arrival=${tuesday}&departure=${departure}&adults=2&room=king-room`
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page).toHaveURL(`/accessibility${question}`)
  await expect(chosen).toContainText(`${dollars(subtotal)} before tax`)
  const book = new URL((await bar(page).getByRole('link', { name: /^Book/ }).getAttribute('href'))!)
  expect(Object.fromEntries(book.searchParams)).toMatchObject({
    checkInDate: tuesday,
    checkOutDate: departure,
    room_type_id: 'king-room',
  })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const header = page.getByRole('banner')
  await header.locator('summary').filter({ hasText: 'English', visible: true }).click()
  await header.getByRole('link', { name: /Suomi/ }).filter({ visible: true }).click()
  await expect(page).toHaveURL(`/fi/accessibility${question}`)
  await expect(page.getByRole('navigation', { name: text('fi', 'nav.bookNow') })).toContainText('2 henkilöä')
  await page.reload()
  await expect(page.getByRole('navigation', { name: text('fi', 'nav.bookNow') })).toContainText('ilman veroja')
})

test('in a wide window it stands under the header while the planner is out of sight, and covers nothing in focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `/?arrival=${tuesday}&departure=${departure}&adults=2`)
  const line = page.getByRole('navigation', { name: 'Your stay' })
  await expect(line).toHaveCount(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(line).toContainText(/from \$\d+\sbefore tax/)
  await expectAccessible(page)

  // Backwards, so that what gets the focus comes in from above.
  const links = page.getByRole('main').getByRole('link')
  for (let step = 1; step <= 12; step += 1) {
    const link = links.nth(-step)
    await link.focus()
    const { bottom } = await line.evaluate((bar) => bar.getBoundingClientRect().toJSON())
    await expect
      .poll(() => link.evaluate((focused) => focused.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(bottom)
  }
  await line.getByRole('link', { name: /2 guests/ }).click()
  await expect(page.locator('#stay-title')).toBeFocused()
  await expect(line).toHaveCount(0)
})

for (const path of ['/de', '/fi/rooms/king-room'])
  test(`in the planner of ${path} no step leads through another language`, async ({ page }) => {
    await page.addInitScript(() => {
      const addresses: string[] = []
      Object.assign(window, { addresses })
      const replace = history.replaceState.bind(history)
      history.replaceState = (state, unused, url) => {
        addresses.push(new URL(String(url ?? ''), location.href).pathname)
        replace(state, unused, url)
      }
    })
    await open(page, `${path}?arrival=${tuesday}`)
    await day(page, departure).click()
    await expect(page).toHaveURL(new RegExp(`${path}\\?arrival=${tuesday}&departure=${departure}`))
    const addresses = await page.evaluate(() => (window as unknown as { addresses: string[] }).addresses)
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => address !== path)).toEqual([])
  })

for (const path of [
  '/gallery',
  '/things-to-do',
  '/contact',
  '/deals',
  '/faq',
  '/blog',
  '/blog/finnish-lantana',
  '/blog/no-such-article',
  '/rooms/king-room',
  '/ask-for-stay',
  '/stay-sheet',
  '/privacy',
  '/no-such-page',
])
  test(`in a wide window ${path} begins below the chosen nights`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${path}?arrival=${tuesday}&departure=${departure}&adults=2&room=king-room`)
    const line = page.getByRole('navigation', { name: 'Your stay' })
    await expect(line).toBeVisible()
    const covered = await line.evaluate((bar) => {
      const { bottom } = bar.getBoundingClientRect()
      return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, p, a, button, img, li, dt, dd)')]
        .filter(
          (part) => part.checkVisibility() && part.offsetWidth > 1 && part.getBoundingClientRect().top < bottom + 16,
        )
        .map((part) => part.outerHTML.slice(0, 200))
    })
    expect(covered).toEqual([])
  })

test('the bar on a phone cuts neither nights nor guests nor price in any language, and grows by a line at most', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const year = Number(inDays(0).slice(0, 4))
  // Language by language, English first: it would lead to one that was read before.
  for (const language of locales)
    for (const question of [
      `arrival=${tuesday}&departure=${departure}&adults=12`,
      `arrival=${year}-12-28&departure=${year + 1}-01-03&adults=2`,
    ]) {
      await page.goto(`${language === 'en' ? '' : `/${language}`}/accessibility?${question}`)
      const line = page.getByRole('navigation', { name: text(language, 'nav.bookNow') })
      // What it costs, or that there is nothing, has taken the place of the way to change.
      await expect(line.getByRole('link').first()).not.toContainText(text(language, 'stayBar.change'))
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 800 })
        const seen = await line.evaluate(async (bar) => {
          await document.fonts.ready
          const { top, bottom } = bar.getBoundingClientRect()
          const isCut = (part: Element) => {
            const place = part.getBoundingClientRect()
            return place.top < top || place.bottom > bottom || part.scrollWidth > part.clientWidth
          }
          const lines = [...bar.querySelectorAll('a:first-child > span')]
          return {
            dates: lines[0]!.textContent,
            lines: lines.length,
            cut: lines.filter(isCut).map((part) => part.textContent),
            height: bottom - top,
          }
        })
        expect(seen, `${language} at ${width} px`).toMatchObject({ lines: 2, cut: [] })
        expect(seen.height, `${language} at ${width} px`).toBeLessThan(82)
        // Where the guests take a line of their own, it would end the one above.
        expect(seen.dates).not.toContain('·')
      }
    }
})

test('nights that cannot be had are not offered for booking in the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/faq?arrival=2020-01-01&departure=2020-01-03&adults=2`)
  await expect(bar(page)).toContainText('Not available')
  await expect(bar(page).getByRole('link', { name: /^Book/ })).toHaveCount(0)
  await bar(page).getByRole('link', { name: 'Other nights' }).click()
  await expect(page).toHaveURL('/?arrival=2020-01-01&departure=2020-01-03&adults=2')
  await expect(page.locator('#stay-title')).toBeFocused()
})

/** What several rooms cost together for a party. */
const sumTogether = async (page: Page, guests: number, code?: string) => {
  const response = await page.request.post('/graphql', {
    data: {
      query: `query ($input: BookableStaysInput!, $code: String) { refusedStay(input: $input) {
        together(couponCode: $code) { subtotal rooms { guests } } } }`,
      variables: { input: { arrival: tuesday, departure, guests }, code },
    },
  })
  const { together } = (await response.json()).data.refusedStay
  return { subtotal: together.subtotal as number, rooms: together.rooms.length as number }
}

test('the bar on a phone has the sum of several rooms for a party too large for one, and leads to them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const signUp = await page.request.post('/api/newsletter/signup', {
    data: { email: `party-${Date.now()}@example.com` },
  })
  const code = (await signUp.json()).couponCode as string
  for (const [room, typed] of [
    ['', undefined],
    ['', code],
    ['&room=king-room', undefined],
    ['&room=king-room', code],
  ] as const) {
    await page.goto(`/faq?arrival=${tuesday}&departure=${departure}&adults=12${room}${typed ? `&code=${typed}` : ''}`)
    await waitForHydration(page)
    const { subtotal, rooms } = await sumTogether(page, 12, typed)
    await expect(bar(page)).toContainText(`${rooms} rooms · ${dollars(subtotal)} before tax`)
    await expect(bar(page).getByRole('link', { name: /^Book/ })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await bar(page).getByRole('link', { name: 'View' }).click()
    const together = page.getByRole('heading', { name: `Together you fit in ${rooms} rooms` })
    await expect(together).toBeInViewport()
    await expect(page.locator('#stay-answer')).toBeFocused()
    await expect(page.locator('#stay-answer')).toContainText(dollars(subtotal))
  }
  await expectAccessible(page)
})
