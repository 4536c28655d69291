import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { askGraphql, openDesk, settle, toast } from './desk.ts'
import { inDays } from '../support/hotel-dates.ts'

const quote = `query ($input: StayQuoteInput!) { stayQuote(input: $input) { longStay { minNights percent } } }`

test('staff make a long-stay rate, which the quote gives until it is deleted, and are told of one that never counts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page, '/admin?tab=rooms&sub=pricing')
  const { roomTypes } = await askGraphql(page, '{ roomTypes { slug name } }')
  const { slug, name } = roomTypes[0]
  const quoted = async () => {
    // Arrivals of this rate lie where no other test of the desk looks.
    const input = { roomTypeSlug: slug, arrival: inDays(604), departure: inDays(610) }
    return (await askGraphql(page, quote, { input })).stayQuote.longStay
  }
  expect(await quoted()).toBeNull()

  // A list above that comes late would push the button away from under the pointer.
  await settle(page)
  await page.getByRole('button', { name: 'Add Long-Stay Rate' }).click()
  const form = page.getByRole('form').or(page.locator('form')).filter({ hasText: 'Create long-stay rate' })
  const never = form.getByText('No stay would cost less by this rate')
  await form.getByLabel('Nights or more').fill('9')
  await form.getByLabel('Percent off').fill('5')
  await expect(never).toContainText('“7 nights or more” takes 10% off all of them')
  await expectAccessible(page)
  await form.getByLabel('Nights or more').fill('6')
  await expect(never).toHaveCount(0)
  await form.getByLabel('Percent off').fill('4')
  await form.getByLabel('Room type').selectOption(name)
  await form.getByLabel('First arrival').fill(inDays(600))
  await form.getByLabel('Last arrival').fill(inDays(609))
  await expectNoSidewaysScroll(page)
  await form.getByRole('button', { name: 'Create long-stay rate' }).click()
  await expect(toast(page, 'Long-stay rate created successfully')).toBeVisible()
  expect(await quoted()).toEqual({ minNights: 6, percent: 4 })

  const rate = page.getByRole('list', { name: 'long-stay rates' }).getByRole('listitem').filter({ hasText: '6 nights' })
  await expect(rate).toContainText(name)
  await rate.getByRole('button', { name: 'Delete' }).click()
  await expect(rate).toHaveCount(0)
  expect(await quoted()).toBeNull()
})
