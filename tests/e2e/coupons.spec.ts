import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { askGraphql, enterDesk, holdFirstAnswer, run, toast } from './desk.ts'
import { inDays } from '../support/hotel-dates.ts'

/** A guest signs up and gets a coupon. */
const newCoupon = async (page: Page, name: string) => {
  const email = `${name}-${run}@example.com`
  const response = await page.request.post('/api/newsletter/signup', { data: { email } })
  return { email, code: (await response.json()).couponCode as string }
}

const coupon = (page: Page, code: string) => page.getByRole('article', { name: `Coupon ${code}` })

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const isOver = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test.beforeEach(({ page }) => enterDesk(page).then(() => undefined))

for (const width of [390, 1280])
  test(`a coupon at ${width} px: found, redeemed once, taken back, in the book`, async ({ page }) => {
    const { code, email } = await newCoupon(page, `desk${width}`)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin?tab=coupons')
    const field = page.getByLabel('Code or email address')
    await expect(field).toBeFocused()
    await field.fill('what?')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByText('Code must look like SUN-7K4M')).toBeVisible()
    await field.fill('SUN-2222')
    await field.press('Enter')
    await expect(page.getByText('There is no coupon SUN-2222.')).toBeVisible()

    await field.fill(` ${code.toLowerCase()} `)
    await field.press('Enter')
    await expect(coupon(page, code)).toContainText('10% off')
    await expect(coupon(page, code)).toContainText('Can be redeemed')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByLabel('Booking reference').fill(`LH-${width}`)
    // A colleague is faster.
    await askGraphql(page, 'mutation ($input: RedeemCouponInput!) { redeemCoupon(input: $input) { id } }', {
      input: { code, bookingRef: `FAST-${width}` },
    })
    await coupon(page, code).getByRole('button', { name: 'Redeem' }).click()
    await expect(coupon(page, code).getByRole('alert')).toContainText(/redeemed/i)

    await page.reload()
    await expect(coupon(page, code)).toContainText(`FAST-${width}`)
    await coupon(page, code).getByRole('button', { name: 'Undo' }).click()
    await expect(coupon(page, code)).toContainText('Can be redeemed')
    await page.getByLabel('Booking reference').fill(`LH-${width}`)
    await page.getByLabel('Nights (optional)').fill('3')
    await coupon(page, code).getByRole('button', { name: 'Redeem' }).click()
    await expect(toast(page, `${code} was redeemed`)).toContainText('Take 10% off the stay.')
    await expect(coupon(page, code)).toContainText(`LH-${width}`)
    await expect(coupon(page, code)).toContainText(/Nights\s*3/)
    const book = page.getByRole('list', { name: /What was done with coupons/ })
    await expect(book).toContainText(`redeemed ${code} (10%) for booking LH-${width}`)
    await expect(book).toContainText(`took back ${code}`)

    // Whoever walks in has no booking.
    await coupon(page, code).getByRole('button', { name: 'Undo' }).click()
    await coupon(page, code).getByRole('button', { name: 'Redeem' }).click()
    await expect(coupon(page, code)).toContainText('Redeemed')
    await expect(book.getByRole('listitem').filter({ hasText: code }).first()).toContainText(
      new RegExp(`redeemed ${code} \\(10%\\)(?! for)`),
    )

    await field.fill(email)
    await field.press('Enter')
    await expect(coupon(page, code)).toContainText('Redeemed')
  })

for (const width of [390, 1280])
  test(`at ${width} px what was pressed is not covered by the message, and the next code can be typed at once`, async ({
    page,
  }) => {
    const { code } = await newCoupon(page, `next${width}`)
    await page.setViewportSize({ width, height: 560 })
    await page.goto(`/admin?tab=coupons&code=${code}`)
    const field = page.getByLabel('Code or email address')
    for (const [button, title] of [
      ['Redeem', `${code} was redeemed`],
      ['Undo', `${code} can be redeemed again`],
    ] as const) {
      const pressed = coupon(page, code).getByRole('button', { name: button })
      await pressed.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
      const place = (await pressed.boundingBox())!
      await pressed.click()
      await expect(field).toBeFocused()
      await expect(field).toBeInViewport()
      const told = toast(page, title)
      await expect(told).toHaveAttribute('data-state', 'open')
      const message = (await told.boundingBox())!
      expect(isOver(message, place), JSON.stringify({ message, place })).toBe(false)
      await told.getByRole('button', { name: 'Close this message' }).press('Enter')
      await expect(told).toHaveCount(0)
    }
  })

test('a QR code is read where the browser can, and the camera is let go', async ({ page }) => {
  const { code } = await newCoupon(page, 'scan')
  await page.addInitScript((text) => {
    const stopped = { tracks: 0 }
    const Detector = class {
      detect = async () => [{ rawValue: text }]
    }
    const BarcodeDetector = Object.assign(Detector, { getSupportedFormats: async () => ['qr_code'] })
    Object.assign(globalThis, { stopped, BarcodeDetector })
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')!.fillRect(0, 0, 10, 10)
      const stream = canvas.captureStream()
      for (const track of stream.getTracks()) {
        const stop = track.stop.bind(track)
        track.stop = () => {
          stopped.tracks += 1
          stop()
        }
      }
      return stream
    }
  }, `https://hotel.example/admin?tab=coupons&code=${code}`)
  await page.goto('/admin?tab=coupons')
  await page.getByRole('button', { name: 'Scan a QR code' }).click()
  await expect(coupon(page, code)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => (globalThis as { stopped?: { tracks: number } }).stopped!.tracks)).toBe(1)
})

test('without a reader for QR codes no camera is offered, and staff pages alone may ask for one', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'))
  const desk = await page.goto('/admin?tab=coupons')
  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Scan a QR code' })).toHaveCount(0)
  expect(desk!.headers()['permissions-policy']).toContain('camera=(self)')
  const site = await page.request.get('/faq')
  expect(site.headers()['permissions-policy']).toContain('camera=()')
})

test('blackout dates are added, refuse a coupon, and are removed', async ({ page }) => {
  const { code } = await newCoupon(page, 'blackout')
  await page.goto(`/admin?tab=coupons&code=${code}`)
  await page.getByRole('button', { name: 'Add dates' }).click()
  const [before, first, between, last] = [390, 394, 395, 396].map(inDays)
  await page.getByLabel('First arrival').fill(first!)
  await page.getByLabel('Last arrival').fill(before!)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Last arrival must not be before the first')).toBeVisible()
  await page.getByLabel('Last arrival').fill(last!)
  await page.getByLabel('Reason (optional)').fill('Holidays')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Blackout dates' })).toContainText('Holidays')

  await page.getByLabel('Booking reference').fill('LH-9')
  await page.getByLabel('Arrival', { exact: true }).fill(between!)
  await coupon(page, code).getByRole('button', { name: 'Redeem' }).click()
  await expect(coupon(page, code).getByRole('alert')).toContainText(`Coupons are not taken from ${first} to ${last}`)

  // A colleague is faster: nothing of theirs is lost, and what was typed is sent once more.
  const list = page.getByRole('list', { name: 'Blackout dates' })
  await askGraphql(
    page,
    'mutation ($input: UpdateBlackoutDatesInput!) { updateBlackoutDates(input: $input) { __typename } }',
    {
      input: {
        periods: [
          { firstDate: first, lastDate: last, reason: 'Holidays' },
          { firstDate: inDays(400), lastDate: inDays(401), reason: 'A wedding' },
        ],
      },
    },
  )
  await page.getByRole('button', { name: 'Add dates' }).click()
  await page.getByLabel('First arrival').fill(inDays(410))
  await page.getByLabel('Last arrival').fill(inDays(411))
  await page.getByLabel('Reason (optional)').fill('A fair')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(/^The blackout dates were changed meanwhile\./)).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveText([/Holidays/, /A wedding/])
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(list.getByRole('listitem')).toHaveText([/Holidays/, /A wedding/, /A fair/])

  // One is removed after the other.
  const remove = page.getByRole('button', { name: /^Remove / })
  const removing = await holdFirstAnswer(page, 'UpdateBlackoutDates')
  await remove.first().click()
  await removing.asked
  await expect(remove.last()).toBeDisabled()
  removing.letGo()
  await expect(list.getByRole('listitem')).toHaveText([/A wedding/, /A fair/])
  // Whoever goes by keyboard stays in the list, and above it once it is empty.
  await expect(list.getByRole('listitem').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('listitem')).toHaveText([/A fair/])
  await expect(list.getByRole('listitem')).toBeFocused()
  await remove.click()
  await expect(page.getByText('Coupons are taken on every date.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Blackout dates' })).toBeFocused()
})

test('questions without an answer and ratings are listed for the desk', async ({ page }) => {
  const question = `Xylophon quantum ${run} zzz`
  await page.request.post('/api/chat', { data: { message: question, history: [] } })
  await page.goto('/admin?tab=questions')
  await expect(page.getByText(question)).toBeVisible()
  await expect(page.getByText('Unanswered').last()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rated helpful', exact: true }).click()
  await expect(page.getByText(question)).toHaveCount(0)
})

test('a question that the desk answers once is answered to the next guest', async ({ page }) => {
  // A word that nobody has asked for, nor will in another run, and no number that could be somebody's.
  const thing = crypto
    .randomUUID()
    .replaceAll('-', '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)
  const question = `Vermietet ihr ${thing}`
  const ask = async () => {
    const answer = await page.request.post('/api/chat', { data: { message: question, history: [], language: 'de' } })
    return (await answer.json()).response as string
  }
  await ask()
  await page.goto('/admin?tab=questions')
  const press = page.getByRole('button', { name: `Answer once: ${question}` })
  await press.click()
  const dialog = page.getByRole('dialog', { name: 'Answer once' })
  await dialog.getByRole('button', { name: 'Answer once' }).click()
  await expect(dialog.getByText('Answer in English is required')).toBeVisible()
  await dialog.getByLabel('Where the answer stands').selectOption('Only the assistant says it')
  await dialog.getByLabel('Question in English').fill(thing)
  await dialog.getByLabel('Answer in English').fill(`No ${thing} here.`)
  await dialog.getByLabel('Question in German (optional)').fill(thing)
  await dialog.getByLabel('Answer in German (optional)').fill(`Keine ${thing} hier.`)
  await page.reload()
  await press.click()
  await expect(dialog.getByText(/^What you typed on .* was not saved\./)).toBeVisible()
  await expect(dialog.getByLabel('Answer in English')).toHaveValue(`No ${thing} here.`)
  await expect(dialog.getByLabel('Answer in German (optional)')).toHaveValue(`Keine ${thing} hier.`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Answer once' }).click()
  const done = page.getByRole('dialog', { name: 'Answered once' })
  await expect(done.getByRole('link', { name: 'Write the other languages' })).toBeVisible()
  await done.getByRole('button', { name: 'Done' }).click()
  await expect(press).toHaveCount(0)
  expect(await ask()).toBe(`Keine ${thing} hier.`)
})
