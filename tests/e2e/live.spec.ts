import { expect, test } from './browser.ts'
import { askGraphql, openDesk, run } from './desk.ts'

test('two at the desk: what one changes appears at the other, whose words stay', async ({ page, browser, baseURL }) => {
  const name = `Liv Strand ${run}`
  const { submitInquiry } = await askGraphql(
    page,
    'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { id } }',
    { input: { name, message: 'Är bryggan öppen?', language: 'sv', email: `liv-${run}@guests.example` } },
  )
  const address = `/admin?tab=inquiries&inquiry=${submitInquiry.id}`
  await openDesk(page, address)
  const answer = page.getByLabel(/^Answer to Liv Strand/)
  await answer.fill('Hej Liv, bryggan är')

  // A colleague with an account of their own, in another browser.
  const colleague = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  const email = `night-${run}@coralstoneinn.example`
  const { inviteStaff } = await askGraphql(
    page,
    'mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { link } }',
    { input: { name: 'Noa Night', email, role: 'DESK' } },
  )
  const token = new URL(inviteStaff.link).searchParams.get('invitation')
  const password = 'pelican-pier-at-dawn'
  await askGraphql(colleague, 'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { id } }', {
    input: { token, newPassword: password },
  })
  await askGraphql(colleague, 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired } }', {
    input: { email, password },
  })
  await colleague.goto(address)
  const statusAt = (desk: typeof page) =>
    desk.getByRole('region', { name: 'Inquiry' }).getByRole('group', { name: 'Status' })
  await statusAt(colleague).getByRole('button', { name: 'Open', exact: true }).click()
  await expect(statusAt(page).getByRole('button', { name: 'Open', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await colleague.getByRole('button', { name: 'Note among staff' }).click()
  await colleague.getByLabel('Note', { exact: true }).fill('She rang as well.')
  await colleague.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'She rang as well.' })).toBeVisible()
  await expect(answer).toHaveValue('Hej Liv, bryggan är')
  await colleague.context().close()
})

test('the tabs of one browser share one stream, and the other takes it over', async ({ page, context }) => {
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/desk/changes')) streams.push(request.url())
  })
  await openDesk(page, '/admin?tab=inquiries')
  await expect.poll(() => streams.length).toBe(1)
  const second = await context.newPage()
  await second.goto('/admin?tab=inquiries')
  const list = second.getByRole('list', { name: 'Inquiries, the newest first' })
  await expect(list).toBeVisible()
  expect(streams).toHaveLength(1)
  const arrive = async (name: string) => {
    await askGraphql(page, 'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { id } }', {
      input: { name, message: 'Is there a crib?', language: 'en', email: `crib-${run}@guests.example` },
    })
    await expect(list.getByRole('link', { name })).toBeVisible()
  }
  await arrive(`Crib One ${run}`)
  await openDesk(page, '/')
  await expect.poll(() => streams.length).toBe(2)
  await arrive(`Crib Two ${run}`)
})

test('a sound is heard by who wants it, in this browser', async ({ page }) => {
  await openDesk(page, '/admin?tab=today')
  const wanted = page.getByLabel('Let me hear new inquiries')
  await expect(wanted).not.toBeChecked()
  await page.getByText('Let me hear new inquiries').click()
  await expect(wanted).toBeChecked()
  await page.reload()
  await expect(wanted).toBeChecked()
})
