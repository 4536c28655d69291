import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { enterDesk } from './desk.ts'
import { sandboxUrl } from './sandbox.ts'

// What is imported here are drafts of the product whose guest pages no other test counts, of a kind whose drafts none counts.
test.use({ baseURL: sandboxUrl })

const download = async (page: Page, name: string) => {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name, exact: true }).press('Enter')
  const file = await coming
  return { name: file.suggestedFilename(), text: readFileSync(await file.path()).toString() }
}

test('a language goes to a translator and comes back as a draft, by the keyboard', async ({ page }) => {
  await enterDesk(page)
  await page.goto('/admin?tab=website')
  await page.getByRole('button', { name: 'Export and import' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Export and import' })
  expect((await download(page, 'Download everything')).name).toMatch(/-content-\d{4}-\d\d-\d\d\.tar\.gz$/)
  await dialog.getByLabel('Language').selectOption('sv')
  const { name, text } = await download(page, 'Download Swedish')
  expect(name).toMatch(/-texts-sv-.*\.xlf$/)

  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name, mimeType: '', buffer: Buffer.from(text.slice(0, 5_000)) })
  await expect(dialog.getByText('The file is cut off or no XML')).toBeVisible()

  let words = 0
  const translated = text.replaceAll(
    /(<trans-unit id="amenity\/[^"]*\/name@.*?<target[^>]*>)[^<]*(<\/target>)/gs,
    (_, before: string, after: string) => `${before}${(words += 1) === 2 ? '{petFee}' : 'En liten provtext'}${after}`,
  )
  expect(words).toBeGreaterThan(2)
  await file.setInputFiles({ name, mimeType: '', buffer: Buffer.from(translated) })
  await expect(dialog.getByText('Translations into Swedish. Nothing has been changed yet.')).toBeVisible()
  await expect(dialog.getByText('The English names nothing in braces, the translation {petFee}.')).toBeVisible()
  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await dialog.getByRole('button', { name: /^Import \d+ records as drafts$/ }).press('Enter')
  await expect(dialog.getByText('imported as drafts. Guests read them once you publish them.')).toBeVisible()
  await file.setInputFiles({ name, mimeType: '', buffer: Buffer.from(translated) })
  await expect(dialog.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()
})
