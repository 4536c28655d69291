import type { Page, Request } from '@playwright/test'
import { addDays, firstOfMonth } from '#graphql/stay-dates.ts'
import { expect, expectSoon, letPass, stopClock, test, waitForHydration } from './browser.ts'
import { inDays } from '../support/hotel-dates.ts'
import { askGraphql, enterDesk, run } from './desk.ts'
import { sandboxPort } from './sandbox.ts'

// What is changed here, other tests read on the pages of the plain server.
test.use({ baseURL: `http://localhost:${sandboxPort}` })

/** Nights that no other test asks for. */
const arrival = addDays(firstOfMonth(inDays(0).slice(0, 7), 17), 4)
const departure = addDays(arrival, 2)

const minute = 60_000
/** Nothing that is shown is older; a second for the answer. */
const whenRenewed = minute + 1_000

/** A guest's tab, open beside the desk, whose time is the test's alone: however slow the machine, nothing grows older by it. */
const openAsGuest = async (page: Page, path: string) => {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: `http://localhost:${sandboxPort}`, locale: 'en-US' })
  const guest = await context.newPage()
  await guest.clock.install()
  await stopClock(guest)
  await guest.goto(path)
  let isAlive = false
  void waitForHydration(guest).then(() => (isAlive = true))
  await expect
    .poll(async () => {
      await guest.clock.runFor(100)
      return isAlive
    })
    .toBe(true)
  return guest
}

const isQuestion = (request: Request) => request.url().endsWith('/graphql')

const setPrice = async (page: Page, price: number) => {
  const { roomTypes } = await askGraphql(page, '{ roomTypes { id slug } }')
  const roomTypeId = roomTypes.find(({ slug }: { slug: string }) => slug === 'king-room').id
  const { createPricingRule } = await askGraphql(
    page,
    'mutation ($input: CreatePricingRuleInput!) { createPricingRule(input: $input) { id } }',
    {
      input: {
        name: `Fresh ${run} ${price}`,
        roomTypeId,
        price,
        startDate: arrival,
        endDate: departure,
        priority: 100,
        overridesPms: true,
      },
    },
  )
  return createPricingRule.id as string
}

test('a price that changed is asked for again while the page is open, in the quote and in the calendar', async ({
  page,
}) => {
  await enterDesk(page)
  const rules = [await setPrice(page, 31_100)]
  const guest = await openAsGuest(page, `/?arrival=${arrival}&departure=${departure}&room=king-room#stay`)
  const answer = guest.getByRole('region', { name: /King Room/ })
  const night = guest.locator(`[data-day="${arrival}"]`)
  await guest.locator('#stay').scrollIntoViewIfNeeded()
  await expectSoon(guest, answer.filter({ hasText: '$622' }))
  await expectSoon(guest, night.filter({ hasText: '$311' }))

  await test.step('not before it is old', async () => {
    await askGraphql(page, 'mutation ($id: ID!) { deletePricingRule(id: $id) { id } }', { id: rules.pop() })
    rules.push(await setPrice(page, 32_200))
    await letPass(guest, 20_000)
    await expect(answer).toContainText('$622')
  })

  // From here on time may pass by itself too: what is missed at one look is asked for at the next.
  await guest.clock.resume()
  await test.step('and then at once', async () => {
    await letPass(guest, whenRenewed)
    await expect(answer).toContainText('$644')
    await expect(night).toContainText('$322')
  })

  await test.step('without a connection the page stays as it was, and catches up', async () => {
    await guest.context().setOffline(true)
    await askGraphql(page, 'mutation ($id: ID!) { deletePricingRule(id: $id) { id } }', { id: rules.pop() })
    rules.push(await setPrice(page, 33_300))
    await guest.clock.runFor(whenRenewed)
    await expect(answer).toContainText('$644')
    await guest.context().setOffline(false)
    await letPass(guest, whenRenewed)
    await expect(answer).toContainText('$666')
    await expect(night).toContainText('$333')
  })
  await askGraphql(page, 'mutation ($id: ID!) { deletePricingRule(id: $id) { id } }', { id: rules.pop() })
})

test('words that staff publish are read in an open tab within a minute', async ({ page }) => {
  await enterDesk(page)
  const findIntro = async () => {
    const { contentEntries } = await askGraphql(
      page,
      '{ contentEntries(kind: TEXT) { id key version words { locale texts } } }',
    )
    return contentEntries.find(({ key }: { key: string }) => key === 'contact-walk')
  }
  const publish = async (text: string) => {
    const { id, version } = await findIntro()
    const input = { id, version, texts: [{ locale: 'en', texts: { text } }] }
    const { saveContent } = await askGraphql(
      page,
      'mutation ($input: SaveContentInput!) { saveContent(input: $input) { version } }',
      { input },
    )
    await askGraphql(page, 'mutation ($input: PublishContentInput!) { publishContent(input: $input) { id } }', {
      input: { id, version: saveContent.version },
    })
  }
  const before = (await findIntro()).words.find(({ locale }: { locale: string }) => locale === 'en').texts.text
  const guest = await openAsGuest(page, '/faq')
  // Between two looks: what is asked for a little too late would be asked for a whole look later.
  await guest.clock.runFor(10_000)
  await guest.getByRole('navigation').first().getByRole('link', { name: 'Contact' }).first().click()
  await expectSoon(guest, guest.getByRole('button', { name: 'Send Message' }))
  await publish(`Follow the pelicans ${run}.`)
  let asked = 0
  guest.on('request', (request) => {
    if (isQuestion(request)) asked += Number(request.postDataJSON().operationName === 'ContactPage')
  })
  await letPass(guest, whenRenewed)
  // The clock stands still: what has not been decided by now comes too late.
  await expect.poll(() => asked).toBe(1)
  await expectSoon(guest, guest.getByText(`Follow the pelicans ${run}.`))
  await publish(before)
})

test('a tab that nobody touches asks for nothing, until somebody comes back to it', async ({ page }) => {
  const guest = await openAsGuest(page, '/contact')
  let [asked, answered] = [0, 0]
  guest.on('request', (request) => void (asked += Number(isQuestion(request))))
  guest.on('requestfinished', (request) => void (answered += Number(isQuestion(request))))
  // The client's code comes with the first questions.
  await letPass(guest, whenRenewed)
  await expect.poll(() => asked > 0 && asked === answered).toBe(true)
  await letPass(guest, 20 * minute)
  await expect.poll(() => asked === answered).toBe(true)
  const before = asked
  await letPass(guest, 5 * minute)
  expect(asked).toBe(before)
  await guest.mouse.move(200, 200)
  await expect.poll(() => asked).toBeGreaterThan(before)
})
