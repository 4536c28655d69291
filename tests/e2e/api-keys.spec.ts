import { addDays } from 'date-fns/addDays'
import { enterDesk, run, askGraphql, openDesk, toast } from './desk.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'

test.describe.configure({ mode: 'parallel' })

const create = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { id } } }'

for (const width of [390, 1280])
  test(`a key at ${width} px: made with an expiry, rotated while the old one works on, revoked`, async ({ page }) => {
    const name = `Channel ${width} ${run}`
    await page.setViewportSize({ width, height: 900 })
    await openDesk(page, '/admin?tab=keys')
    await page.getByRole('button', { name: 'Create a key' }).click()
    await page.getByLabel('Name').fill(name)
    await page.getByRole('group', { name: 'Inquiries' }).getByRole('checkbox', { name: 'read' }).press('Space')
    await page.getByLabel('Expires').selectOption('In 90 days')
    await page.getByRole('button', { name: 'Create key' }).click()
    const old = await page.getByLabel('API key', { exact: true }).inputValue()
    await page.getByRole('button', { name: 'I have kept it' }).click()

    const card = page.getByRole('listitem').filter({ hasText: name }).first()
    await expect(card).toContainText('Owner: Owner · expires')
    await page.getByRole('button', { name: `Rotate ${name}` }).click()
    await expect(page.getByRole('heading', { name: `Rotate ${name}?` })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('The old key works on').selectOption('For a week')
    await page.getByLabel('The new key expires').selectOption('Never')
    await page.getByRole('button', { name: 'Rotate key' }).click()
    const next = await page.getByLabel('API key', { exact: true }).inputValue()
    expect(next).not.toBe(old)
    await page.getByRole('button', { name: 'I have kept it' }).click()
    await expect(card).toContainText('never expires')
    await expect(card).toContainText('The key before the rotation works until')
    await expect(card).toContainText(next.slice(0, 10))
    await expectNoSidewaysScroll(page)

    const asked = async (key: string) =>
      (await page.request.get('/api/viewer', { headers: { 'x-api-key': key } })).status()
    expect([await asked(old), await asked(next)]).toEqual([200, 200])
    await page.getByRole('button', { name: `Revoke ${name}` }).click()
    await page.getByRole('button', { name: 'Revoke key' }).click()
    await expect(toast(page, `${name} was revoked`)).toBeVisible()
    await expect(card).toContainText('Revoked')
    expect([await asked(old), await asked(next)]).toEqual([401, 401])
  })

test('keys that expire soon are named, and one of a colleague is taken over', async ({ page, browser, baseURL }) => {
  const name = `Soon ${run}`
  await enterDesk(page)
  const email = `manager-${run}@coralstoneinn.example`
  const invite = 'mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { link } }'
  const input = { name: 'Marlene', email, role: 'MANAGER' }
  const link = new URL((await askGraphql(page, invite, { input })).inviteStaff.link)
  const colleague = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  const newPassword = 'sand-dollar-22-rooms'
  await askGraphql(colleague, 'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { id } }', {
    input: { token: link.searchParams.get('invitation'), newPassword },
  })
  await askGraphql(colleague, 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired } }', {
    input: { email, password: newPassword },
  })
  const expiresAt = addDays(new Date(), 5).toISOString()
  await askGraphql(colleague, create, {
    input: { name, scopes: ['ROOMS_READ'], expiresAt },
  })
  await colleague.context().close()

  await page.goto('/admin?tab=keys')
  const card = page.getByRole('listitem').filter({ hasText: name }).first()
  await expect(page.getByRole('alert').filter({ hasText: name })).toContainText('within 14 days')
  await expect(card).toContainText('Expires in 5 days')
  await expect(card).toContainText('Owner: Marlene')
  await expectAccessible(page)
  await page.getByRole('button', { name: `Take over ${name}` }).click()
  await page.getByRole('button', { name: 'Take over', exact: true }).click()
  await expect(card).toContainText('Owner: Owner')
  await expect(page.getByRole('button', { name: `Take over ${name}` })).toHaveCount(0)
  await page.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByRole('alert').filter({ hasText: name })).toHaveCount(0)
})
