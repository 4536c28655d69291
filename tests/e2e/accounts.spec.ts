import type { Page } from '@playwright/test'
import { ownerEmail, ownerPassword } from '../support/env.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { askGraphql, enterDesk, hire, run, toast } from './desk.ts'

test.describe.configure({ mode: 'parallel' })

const signIn = async (page: Page, email = ownerEmail, password = ownerPassword) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const colleague = async (page: Page, name: string) => {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}-${run}@coralstoneinn.example`
  const invited = await page.request.post('/graphql', {
    data: {
      query: 'mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { link } }',
      variables: { input: { name, email, role: 'DESK' } },
    },
  })
  const link = new URL((await invited.json()).data.inviteStaff.link as string)
  return { email, token: link.searchParams.get('invitation')! }
}

for (const width of [390, 1280])
  test(`a forgotten password at ${width} px: the card says honestly that this server sends no mail`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Forgot your password?' }).press('Enter')
    await expect(page.getByLabel('Email')).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Email').fill('not an address')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Email must be an address like name@example.com')).toBeVisible()
    await page.getByLabel('Email').fill(ownerEmail)
    await page.keyboard.press('Enter')
    await expect(page.getByText('This server sends no mail. Ask an owner for a link')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Back to sign-in' }).click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })

for (const width of [390, 1280])
  test(`an owner makes a link at ${width} px with which a colleague gets back in`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin?tab=staff')
    await signIn(page)
    await expect(page.getByRole('list', { name: 'Staff' })).toBeVisible()
    const name = `Forgetful ${width}`
    const { email } = await colleague(page, name)
    await page.reload()
    await page.getByRole('button', { name: `Reset link for ${name}` }).click()
    const link = new URL(await page.getByRole('textbox', { name: 'Link for a new password' }).inputValue())
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Done' }).click()

    const other = await (await browser.newContext({ baseURL })).newPage()
    await other.goto(`${link.pathname}${link.search}`)
    await expect(other.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
    await other.getByLabel('New password', { exact: true }).fill('1111111111')
    await other.keyboard.press('Enter')
    await expect(
      other.getByText(/Password is too easy to guess\..*Four words that do not belong together/),
    ).toBeVisible()
    await expect(other.getByLabel('New password', { exact: true })).toBeFocused()
    await expectAccessible(other)
    await other.getByLabel('New password', { exact: true }).fill('sand-dollar-22-rooms')
    await other.keyboard.press('Enter')
    await other.getByRole('button', { name: 'Go to sign-in' }).click()
    await signIn(other, email, 'sand-dollar-22-rooms')
    await expect(other.getByRole('link', { name: /^Inquiries/ })).toBeVisible()

    await page.getByRole('button', { name: `Sign out ${name} everywhere` }).click()
    await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
    await expect(page.getByText(`${name} was signed out everywhere`)).toBeVisible()
    await other.reload()
    await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })

test('a role is changed after a question, and one’s own with what it takes away', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterDesk(page)
  const second = await hire(page, browser, baseURL!, { name: `Owner two ${run}`, role: 'OWNER' })
  await second.goto('/admin?tab=staff')
  const staff = second.getByRole('list', { name: 'Staff' })
  const rolesOf = async (name: string) =>
    (await askGraphql(page, '{ staff { name role } }')).staff.find((one: { name: string }) => one.name === name).role
  const changeTo = async (name: string, role: string) => {
    await second.getByRole('button', { name: `Change the role of ${name}` }).press('Enter')
    const question = second.getByRole('alertdialog', { name: `Change the role of ${name}?` })
    await question.getByLabel('Role').selectOption(role)
    return question
  }
  const name = `Rolf ${run}`
  await colleague(page, name)
  await expect(staff).toContainText(name)
  const question = await changeTo(name, 'Marketing')
  await expect(question).toContainText('May use mailing list, campaigns, blog and search engines.')
  await expectAccessible(second)
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await rolesOf(name)).toBe('DESK')
  await (await changeTo(name, 'Marketing')).getByRole('button', { name: 'Change role' }).click()
  await expect(toast(second, `${name}: Marketing`)).toBeVisible()
  expect(await rolesOf(name)).toBe('MARKETING')

  const own = await changeTo(`Owner two ${run}`, 'Manager')
  await expect(own).toContainText('This is your own role: only another owner can give it back to you.')
  expect(await rolesOf(`Owner two ${run}`)).toBe('OWNER')
  await own.getByRole('button', { name: 'Change role' }).click()
  await expect(second.getByText('Owners change this list.')).toBeVisible()
  expect(await rolesOf(`Owner two ${run}`)).toBe('MANAGER')
  await second.context().close()
})

for (const width of [390, 1280])
  test(`the audit log at ${width} px: who did what, by action, person and day, and as a file`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin?tab=audit')
    await signIn(page, ownerEmail, 'not the password')
    await expect(page.getByText('The email or the password is wrong')).toBeVisible()
    await signIn(page)
    const list = page.getByRole('list', { name: 'Entries, the newest first' })
    await expect(list.getByText('Owner signed in').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('What').selectOption('Failed to sign in')
    await expect(list.getByText(`address: ${ownerEmail}`).first()).toBeVisible()
    await expect(list.getByText('Owner signed in')).toHaveCount(0)
    // Who fails to sign in is nobody yet.
    await page.getByLabel('Who').selectOption('Owner')
    await expect(page.getByText('Nothing was noted that matches.')).toBeVisible()
    await page.getByLabel('What').selectOption('Signed in')
    await expect(list.getByText('Owner signed in').first()).toBeVisible()
    await page.getByLabel('From').fill('2020-01-02')
    await page.getByLabel('To', { exact: true }).fill('2020-01-02')
    await expect(page.getByText('Nothing was noted that matches.')).toBeVisible()
    await page.getByLabel('To', { exact: true }).fill('2020-01-01')
    await expect(page.getByRole('alert').getByText('The last day is before the first one.')).toBeVisible()
    await page.getByLabel('From').fill('')
    await page.getByLabel('To', { exact: true }).fill('')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).press('Enter'),
    ])
    expect(file.suggestedFilename()).toMatch(/^coral-stone-inn-audit-\d{4}-\d\d-\d\d\.csv$/)
  })

for (const width of [390, 1280])
  test(`one’s sessions at ${width} px: what one does not know is signed out`, async ({ page, browser, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    const owner = await browser.newPage({ baseURL })
    await owner.goto('/admin')
    await signIn(owner)
    await expect(owner.getByRole('link', { name: 'Settings' })).toBeVisible()
    const { email, token } = await colleague(owner, `Wanderer ${width}`)
    const newPassword = 'sand-dollar-22-rooms'
    await owner.request.post('/graphql', {
      data: {
        query: 'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { id } }',
        variables: { input: { token, newPassword } },
      },
    })
    await page.goto('/admin?tab=account')
    await signIn(page, email, newPassword)
    const sessions = page.getByRole('list', { name: 'Sessions' })
    await expect(sessions.getByText('This one')).toHaveCount(1)
    const other = await (await browser.newContext({ baseURL, userAgent: `Opera/${width}` })).newPage()
    await other.goto('/admin')
    await signIn(other, email, newPassword)
    await expect(other.getByRole('link', { name: /^Inquiries/ })).toBeVisible()
    await page.reload()
    await expect(sessions.getByText(/Network 127\.0\.0\.0\/24/).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await sessions.getByRole('button', { name: /^Sign out/ }).press('Enter')
    await expect(page.getByText(/was signed out$/)).toBeVisible()
    await expect(sessions.getByRole('listitem')).toHaveCount(1)
    await other.reload()
    await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })
