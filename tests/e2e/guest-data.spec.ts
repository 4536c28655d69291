import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { askGraphql, enterDesk, importPeople, onOperation, openDesk, run, toast } from './desk.ts'

test.describe.configure({ mode: 'parallel' })

const fileOf = async (download: Download) => JSON.parse(await readFile(await download.path(), 'utf8'))

/** A guest who wrote and is on the mailing list. */
const makeGuest = async (page: Page, name: string) => {
  const email = `${name.toLowerCase()}-${run}@example.com`
  const response = await page.request.post('/api/inquiries', {
    data: { name: `${name} ${run}`, email, phone: '(561) 555-0100', message: `Wicker ${name} chairs?`, language: 'en' },
  })
  expect(response.status(), await response.text()).toBe(201)
  await enterDesk(page)
  await importPeople(page, [`${email},${name} ${run},,Active,2026-10-01,import`])
  return email
}

const held = async (page: Page, email: string) =>
  (await askGraphql(page, 'query ($email: String!) { guestData(email: $email) { counts { kind } } }', { email }))
    .guestData.counts

const dialog = (page: Page) => page.getByRole('dialog', { name: 'A guest’s data' })

test('by the address: shown, handed out, corrected, and erased once the address is typed', async ({ page }) => {
  const email = await makeGuest(page, 'Ilse')
  await page.goto('/admin?tab=guests')
  // By keyboard alone.
  const field = page.getByLabel('Email address of the guest')
  await field.focus()
  await page.keyboard.type('no address')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email must be an address like name@example.com')).toBeVisible()
  await field.fill(email.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('list', { name: 'What is held' })).toContainText('Messages to the front desk: 1')
  await expect(dialog(page).getByText('Wicker Ilse chairs?')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(page.url()).not.toContain('example.com')

  const downloading = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download as JSON' }).click()
  expect(await fileOf(await downloading)).toMatchObject({ version: 2, email, inquiries: [{ name: `Ilse ${run}` }] })

  await dialog(page).getByRole('button', { name: 'Correct' }).click()
  await expect(dialog(page).getByLabel('Name')).toBeFocused()
  await dialog(page).getByLabel('Name').fill(`Else ${run}`)
  await dialog(page).getByLabel('Email').fill(`right-${email}`)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Correct' }).click()
  await expect(toast(page, 'Corrected')).toBeVisible()
  await expect(dialog(page).getByText(`Else ${run}, right-${email}`).first()).toBeVisible()
  // How many mails that address got today is still counted, without a word of whose it is.
  expect(await held(page, email)).toEqual([{ kind: 'COUNTERS' }])

  const erase = dialog(page).getByRole('button', { name: 'Erase', exact: true })
  await erase.click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(erase).toBeFocused()
  await page.keyboard.press('Enter')
  const confirm = dialog(page).getByLabel(`Type right-${email} to confirm`)
  await expect(confirm).toBeFocused()
  await confirm.fill(email)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(`Type right-${email} to erase it`)).toBeVisible()
  expect(await held(page, `right-${email}`)).not.toEqual([])
  await expectAccessible(page)
  await confirm.fill(`right-${email}`)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('list', { name: 'Removed' })).toContainText('Messages to the front desk: 1')
  await expect(dialog(page).getByRole('list', { name: 'What stays' })).toContainText('A fingerprint of the address')
  await expectAccessible(page)
  const receipt = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download the receipt' }).click()
  const { removed, kept } = await fileOf(await receipt)
  expect(removed).toContainEqual({ name: 'Entry on the mailing list', count: 1 })
  expect(JSON.stringify(kept)).not.toContain('example.com')
  expect(await held(page, `right-${email}`)).toEqual([])

  // It is shown but once: what closes other dialogs without a question leaves it.
  await page.mouse.click(5, 5)
  await page.keyboard.press('Escape')
  await expect(dialog(page).getByRole('list', { name: 'Removed' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'I have kept it' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(field).toHaveValue('')
  // Asked for again, the old address is the old one.
  await field.fill(email)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(email, { exact: true })).toBeVisible()
})

test('from the mailing list, which is without the person afterwards', async ({ page }) => {
  const email = await makeGuest(page, 'Orla')
  await page.goto(`/email-admin?q=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: email }).click()
  await page.getByRole('button', { name: 'All data of this guest' }).click()
  await expect(dialog(page).getByText('Wicker Orla chairs?')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Erase', exact: true }).click()
  await dialog(page).getByLabel(`Type ${email} to confirm`).fill(email)
  await dialog(page).getByRole('button', { name: 'Erase for good' }).click()
  await expect(dialog(page).getByRole('list', { name: 'Removed' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'I have kept it' }).click()
  await expect(page.getByText('No subscribers match your search.')).toBeVisible()
})

test('the receipt is there to be read when nothing else can be read again', async ({ page }) => {
  const email = await makeGuest(page, 'Pia')
  await page.goto(`/email-admin?q=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: email }).click()
  await page.getByRole('button', { name: 'All data of this guest' }).click()
  await dialog(page).getByRole('button', { name: 'Erase', exact: true }).click()
  await dialog(page).getByLabel(`Type ${email} to confirm`).fill(email)
  await onOperation(page, 'EraseGuest', async (route) => {
    const response = await route.fetch()
    await onOperation(page, 'SubscriberList', (list) => list.abort())
    await route.fulfill({ response })
  })
  await dialog(page).getByRole('button', { name: 'Erase for good' }).click()
  await expect(dialog(page).getByRole('list', { name: 'Removed' })).toContainText('Messages to the front desk: 1')
})

test('from a message, which goes with the guest while the receipt stays to be read', async ({ page }) => {
  const email = await makeGuest(page, 'Runa')
  await page.goto(`/admin?tab=inquiries&q=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: new RegExp(`Runa ${run}`) }).click()
  await page.getByRole('button', { name: 'All data of this guest' }).click()
  await dialog(page).getByRole('button', { name: 'Erase', exact: true }).click()
  await dialog(page).getByLabel(`Type ${email} to confirm`).fill(email)
  await dialog(page).getByRole('button', { name: 'Erase for good' }).click()
  await expect(dialog(page).getByRole('list', { name: 'Removed' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'I have kept it' }).click()
  await expect(page.getByText('No such inquiry')).toBeVisible()
})

test('one message is corrected, which its history tells, and erased alone', async ({ page }) => {
  const email = await makeGuest(page, 'Sanna')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin?tab=inquiries&q=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: new RegExp(`Sanna ${run}`) }).click()
  // The stay, which comes by itself, can be corrected as well.
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Correct this message' })
  await form.getByLabel('Message').fill('')
  await form.getByRole('button', { name: 'Correct' }).click()
  await expect(form.getByText('Message is required')).toBeVisible()
  await form.getByLabel('Message').fill('Wicker chairs, please.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await form.getByRole('button', { name: 'Correct' }).click()
  await expect(page.getByText('Wicker chairs, please.').last()).toBeVisible()
  await expect(page.getByText(/Corrected message: .+/)).toBeVisible()

  // By the keyboard, which reaches it beneath the toast that tells of the correction for some seconds.
  await page.getByRole('button', { name: 'Erase this message' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
  await expect(toast(page, 'was erased')).toBeVisible()
  const kinds = (await held(page, email)).map(({ kind }: { kind: string }) => kind)
  expect(kinds).toContain('LIST_ENTRY')
  expect(kinds).not.toContain('INQUIRIES')
  expect(kinds).not.toContain('MAILS')
})

test('a message that changes while it is corrected is told of, and corrected all the same', async ({ page }) => {
  const email = await makeGuest(page, 'Disa')
  await page.goto(`/admin?tab=inquiries&q=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: new RegExp(`Disa ${run}`) }).click()
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Correct this message' })
  await form.getByLabel('Message').fill('Wicker chairs, please.')
  const { inquiries } = await askGraphql(page, 'query ($q: String) { inquiries(search: $q) { nodes { id } } }', {
    q: email,
  })
  await askGraphql(page, 'mutation ($input: UpdateInquiryInput!) { updateInquiry(input: $input) { id } }', {
    input: { id: inquiries.nodes[0].id, status: 'OPEN' },
  })
  await form.getByRole('button', { name: 'Correct' }).click()
  const told = form.getByRole('alert').filter({ hasText: 'was changed by Owner meanwhile' })
  await expect(told).toBeVisible()
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Keep mine and save' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('Wicker chairs, please.').last()).toBeVisible()
})

test('fits a phone', async ({ page }) => {
  const email = await makeGuest(page, 'Tove')
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page, '/admin?tab=guests')
  await page.getByLabel('Email address of the guest').fill(email)
  await page.getByRole('button', { name: 'Show what is held' }).click()
  await expect(dialog(page).getByText('Wicker Tove chairs?')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await dialog(page).getByRole('button', { name: 'Erase', exact: true }).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
