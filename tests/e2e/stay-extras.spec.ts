import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { askGraphql, openDesk, run, settle, toast } from './desk.ts'

test('staff add an extra, whose fields follow from what it is', async ({ page }) => {
  const name = `Bicycle ${run}`
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page, '/admin?tab=rooms&sub=pricing')
  // A list above that comes late would push the button away from under the pointer.
  await settle(page)
  await page.getByRole('button', { name: 'Add Extra' }).click()
  await page.getByRole('combobox', { name: 'What it is' }).selectOption('Pet')
  await expect(page.getByText('stand in the hotel’s facts')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'What it is' }).selectOption('Extra person')
  await expect(page.getByText('Nobody would ever be charged')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Guests in the room’s price' }).fill('11')
  await expect(page.getByText('Nobody would ever be charged')).toBeVisible()
  await page.getByRole('combobox', { name: 'What it is' }).selectOption('Something else')
  await page.getByRole('combobox', { name: 'For each' }).selectOption('Stay')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Price' }).fill('12.50')
  // One language beside English at a time, so that the form has an end on a phone.
  await page.getByRole('combobox', { name: 'Other language' }).selectOption('Swedish (nothing yet)')
  await expect(page.getByRole('textbox', { name: /^Name in/ })).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Name in Swedish' }).fill(`Cykel ${run}`)
  await page.getByRole('combobox', { name: 'Other language' }).selectOption('Finnish (nothing yet)')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Create extra' }).click()
  await expect(toast(page, 'Extra created successfully')).toBeVisible()
  const { stayExtras } = await askGraphql(page, '{ stayExtras { name priceText taxed translations { locale name } } }')
  expect(stayExtras).toContainEqual({
    name,
    priceText: '$12.50 per stay',
    taxed: true,
    translations: [{ locale: 'sv', name: `Cykel ${run}` }],
  })
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await card.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByRole('textbox', { name: 'Price' }).fill('0')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card.getByText('Free', { exact: true })).toBeVisible()
})
