import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { askGraphql, openDesk, run } from './desk.ts'

interface Asking {
  name: string
  message: string
  language: string
}

/** An inquiry of this test alone, by its id. */
const ask = async (page: Parameters<typeof askGraphql>[0], { name, message, language }: Asking): Promise<string> => {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}-${run}@guests.example`
  const { submitInquiry } = await askGraphql(
    page,
    'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { id } }',
    { input: { name, message, language, email } },
  )
  return submitInquiry.id
}

for (const width of [390, 1280])
  test(`a saved reply is written, and answers a guest once its gaps are filled, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const name = `Pier ${width} ${run}`
    await openDesk(page, '/admin?tab=replies')
    await page.getByRole('button', { name: 'Add Saved Reply' }).click()
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('English').fill('Hello {guestName}, see you on {arrival}.')
    await page.getByLabel('Other language').selectOption('de')
    await page.getByLabel('German').fill('Guten Tag {guestName}, bis zum {arrivall}.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create saved reply' }).click()
    await expect(page.getByText('German text: {arrivall} is none of the placeholders')).toBeVisible()
    await page.getByLabel('German').fill('Guten Tag {guestName}, bis zum {arrival}.')
    await page.getByRole('button', { name: 'Create saved reply' }).click()
    await page.getByLabel('Search saved replies').fill(name)
    await expect(page.getByRole('article')).toContainText('In English, German')
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: `test-results/shots/replies-${width}.png`, fullPage: true })

    const id = await ask(page, { name: 'Jonas Vogel', message: 'Haben Sie noch Platz?', language: 'de' })
    await page.goto(`/admin?tab=inquiries&inquiry=${id}`)
    await page.getByLabel('Saved reply').selectOption(name)
    await page.getByRole('button', { name: 'Put into the answer' }).click()
    const answer = page.getByLabel(/^Answer to Jonas Vogel/)
    await expect(answer).toHaveValue('Guten Tag Jonas Vogel, bis zum {arrival}.')
    const send = page.getByRole('button', { name: 'Send answer' })
    await expect(send).toBeDisabled()
    await expect(page.getByText('Write what belongs there before you send it: {arrival}')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: `test-results/shots/reply-${width}.png`, fullPage: true })
    await answer.fill('Guten Tag Jonas Vogel, bis bald.')
    await send.click()
    await expect(page.getByRole('article').filter({ hasText: 'bis bald.' })).toBeVisible()
  })
