import type { Page } from '@playwright/test'
import { deskChangesPath, rememberedMs } from '#graphql/desk-changes.ts'
import { expect, expectAccessible, test } from './browser.ts'
import { askGraphql, hire, openDesk, run, settle } from './desk.ts'
import { inDays } from '../support/hotel-dates.ts'

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

  const colleague = await hire(page, browser, baseURL!, { name: 'Noa Night', role: 'DESK' })
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

test('notes that are changed elsewhere are told to whoever writes others, where no list holds the inquiry', async ({
  page,
}) => {
  const { submitInquiry } = await askGraphql(
    page,
    'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { id } }',
    {
      input: {
        name: `Ulla Berg ${run}`,
        message: 'Är det lugnt?',
        language: 'sv',
        email: `ulla-${run}@guests.example`,
      },
    },
  )
  const { id } = submitInquiry
  // Among those that are closed it is not.
  await openDesk(page, `/admin?tab=inquiries&status=closed&inquiry=${id}`)
  const notes = page.getByLabel('Notes among staff')
  await notes.fill('Wants the garden side.')
  await askGraphql(page, 'mutation ($input: UpdateInquiryInput!) { updateInquiry(input: $input) { id } }', {
    input: { id, notes: 'Comes by train.' },
  })
  const told = page.getByRole('alert').filter({ hasText: 'saved other notes meanwhile' })
  await expect(told).toContainText('Comes by train.')
  await expect(notes).toHaveValue('Wants the garden side.')
  await told.getByRole('button', { name: 'Use the saved notes' }).click()
  await expect(notes).toHaveValue('Comes by train.')
})

test('two who have a record of the website open are told of each other, until one leaves it', async ({
  page,
  browser,
  baseURL,
}, { repeatEachIndex }) => {
  await openDesk(page, '/admin?tab=website')
  // Records that nobody else opens, nor this test when it is repeated beside itself.
  const { contentEntries } = await askGraphql(page, '{ contentEntries(kind: FAQ) { id } }')
  const [address, other] = contentEntries
    .slice(10 + 2 * repeatEachIndex)
    .map(({ id }: { id: string }) => `/admin?tab=website&kind=faq&entry=${id}`)
  const told = (desk: Page) => desk.getByRole('form', { name: 'Record' }).getByRole('status').first()
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible()
  await expect(told(page)).toBeEmpty()

  const colleague = await hire(page, browser, baseURL!, { name: 'Mika Words', role: 'MARKETING' })
  await colleague.goto(address)
  await expect(told(colleague)).toContainText('Owner has this open as well.')
  await expect(told(page)).toContainText('Mika Words has this open as well.')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }

  // By a link of the desk, back again, and by leaving the desk altogether.
  await colleague.getByRole('link', { name: 'Questions and answers' }).first().click()
  await expect(told(page)).toBeEmpty()
  await colleague.goto(address)
  await expect(told(page)).toContainText('Mika Words')
  await colleague.goto('/')
  await expect(told(page)).toBeEmpty()
  await colleague.goto(other)
  await expect(colleague.getByRole('button', { name: 'Save draft' })).toBeVisible()
  await expect(told(colleague)).toBeEmpty()
  await expect(told(page)).toBeEmpty()
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

test('a stream that could not be opened for long asks for what nobody has told', async ({ page }) => {
  await page.clock.install()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let streams = 0
  await page.route(`**${deskChangesPath}`, async (route) => {
    streams += 1
    // It ends at once, and the next is never answered: what is seen was asked for when this one was opened.
    if (streams > 1) return
    await released
    await route.fulfill({ contentType: 'text/event-stream', body: 'retry: 600000\n\n' })
  })
  await openDesk(page, '/admin?tab=replies')
  await expect(page.getByRole('heading', { name: 'Saved replies' })).toBeVisible()
  await expect(page.getByText('There are no saved replies yet.').or(page.getByRole('article').first())).toBeVisible()
  await expect.poll(() => streams).toBe(1)
  const name = `Told late ${run}`
  const { createSavedReply } = await askGraphql(
    page,
    'mutation ($input: CreateSavedReplyInput!) { createSavedReply(input: $input) { id } }',
    { input: { name, texts: [{ language: 'en', text: 'Good morning.' }] } },
  )
  await page.clock.fastForward(rememberedMs)
  release()
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible()
  await askGraphql(page, 'mutation ($id: ID!) { deleteSavedReply(id: $id) { id } }', { id: createSavedReply.id })
})

test('a campaign that a colleague writes and cancels gets on in the list', async ({ page }) => {
  await openDesk(page, '/email-campaigns?tab=campaigns')
  const list = page.getByRole('list', { name: 'Campaigns, the newest first' })
  await settle(page)
  const subject = `Slow days ${run}`
  const input = { subject, discountPercent: 15, validUntil: inDays(60) }
  const { createCampaign } = await askGraphql(
    page,
    'mutation ($input: CampaignInput!) { createCampaign(input: $input) { id } }',
    { input },
  )
  const row = list.getByRole('listitem').filter({ hasText: subject })
  await expect(row).toContainText('15%')
  await askGraphql(page, 'mutation ($id: ID!) { cancelCampaign(id: $id) { state } }', { id: createCampaign.id })
  await expect(row).toContainText('Cancelled')
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

const nouns = [
  {
    noun: 'SavedReply',
    tab: 'replies',
    fields: { texts: [{ language: 'en', text: 'Good morning.' }] },
    label: 'English',
    theirs: { texts: [{ language: 'en', text: 'Good evening.' }] },
    shown: 'Good evening.',
  },
  {
    noun: 'PricingRule',
    tab: 'rooms&sub=pricing',
    fields: { startDate: inDays(800), endDate: inDays(802), price: 45_000, priority: 3 },
    label: 'Priority',
    theirs: { priority: 7 },
    shown: '7',
  },
] as const

for (const { noun, tab, fields, label, theirs, shown } of nouns)
  test(`${noun}: another’s edit comes into the list, and into no form that is open`, async ({ page }) => {
    await openDesk(page, `/admin?tab=${tab}`)
    const { roomTypes } = await askGraphql(page, '{ roomTypes { id } }')
    const of = noun === 'PricingRule' ? { roomTypeId: roomTypes[0].id } : {}
    const make = async (name: string) => {
      const create = `mutation ($input: Create${noun}Input!) { made: create${noun}(input: $input) { id version } }`
      return (await askGraphql(page, create, { input: { name, ...fields, ...of } })).made
    }
    const change = async ({ id, version }: { id: string; version: number }, values: object) =>
      askGraphql(page, `mutation ($input: Update${noun}Input!) { update${noun}(input: $input) { id } }`, {
        input: { id, version, ...values },
      })
    const name = `Live ${noun} ${run}`
    const made = await make(name)
    // Nobody has loaded the list again.
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await page.getByLabel('Name', { exact: true }).fill(`Mine ${run}`)
    await change(made, theirs)
    const other = await make(`Beside ${noun} ${run}`)
    // By its heading: the preview of the open rule names the rules beside it as well.
    const beside = page.getByRole('heading', { name: `Beside ${noun} ${run}` })
    await expect(beside).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Mine ${run}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const told = page.getByRole('alert').filter({ hasText: 'was changed by Owner meanwhile' })
    await expect(told).toContainText(label)
    await expect(told).toContainText(shown)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Mine ${run}`)
    await told.getByRole('button', { name: 'Use the saved version' }).click()
    for (const { id } of [made, other])
      await askGraphql(page, `mutation ($id: ID!) { delete${noun}(id: $id) { id } }`, { id })
    await expect(beside).toHaveCount(0)
  })

for (const { noun, tab, fields } of nouns)
  test(`${noun}: another’s deletion leaves the form that is open, with what was typed`, async ({ page }) => {
    await openDesk(page, `/admin?tab=${tab}`)
    const { roomTypes } = await askGraphql(page, '{ roomTypes { id } }')
    const of = noun === 'PricingRule' ? { roomTypeId: roomTypes[0].id } : {}
    const name = `Gone ${noun} ${run}`
    const create = `mutation ($input: Create${noun}Input!) { made: create${noun}(input: $input) { id } }`
    const { made } = await askGraphql(page, create, { input: { name, ...fields, ...of } })
    const ask = (what: string) => askGraphql(page, `mutation ($id: ID!) { ${what}${noun}(id: $id) { id } }`, made)
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    const field = page.getByLabel('Name', { exact: true })
    await field.fill(`Mine ${run}`)
    await ask('delete')
    const told = page.getByRole('alert').filter({ hasText: 'This has left the list' })
    await expect(told.getByRole('button', { name: 'Copy what is typed' })).toBeVisible()
    await expect(field).toHaveValue(`Mine ${run}`)
    // It comes back where the colleague thinks better of it.
    await ask('restore')
    await expect(told).toHaveCount(0)
    await expect(field).toHaveValue(`Mine ${run}`)
    await ask('delete')
    await expect(told).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(field).toHaveCount(0)
  })

test('what a rule would change is asked anew when a colleague has saved it', async ({ page }, { repeatEachIndex }) => {
  await openDesk(page, '/admin?tab=rooms&sub=pricing')
  const { roomTypes } = await askGraphql(page, '{ roomTypes { id } }')
  const name = `Previewed ${run}`
  // Nights that this test shares with nobody, nor with itself when it is repeated.
  const from = 820 + 5 * repeatEachIndex
  const [startDate, endDate] = [inDays(from), inDays(from + 2)]
  const { made } = await askGraphql(
    page,
    'mutation ($input: CreatePricingRuleInput!) { made: createPricingRule(input: $input) { id version } }',
    { input: { name, roomTypeId: roomTypes[0].id, startDate, endDate, price: 45_000, priority: 9 } },
  )
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(page.getByText('No night would change its price')).toBeVisible()
  await askGraphql(page, 'mutation ($input: UpdatePricingRuleInput!) { updatePricingRule(input: $input) { id } }', {
    input: { ...made, price: 50_000 },
  })
  await expect(page.getByText('3 nights would change')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await askGraphql(page, 'mutation ($id: ID!) { deletePricingRule(id: $id) { id } }', { id: made.id })
})
