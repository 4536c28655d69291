import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, letPass, test } from './browser.ts'
import {
  answer,
  askGraphql,
  closeByEscape,
  enterDesk,
  importPeople,
  onOperation,
  run,
  toast,
  withoutStream,
} from './desk.ts'
import { inDays } from '../support/hotel-dates.ts'

const inThirtyDays = () => inDays(30)

const subject = (page: Page) => page.getByLabel('Email subject')
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Campaign', exact: true })
const quickSends = (page: Page) => page.getByRole('button', { name: /^Send \d+% off now$/ })
const question = (page: Page) => page.getByRole('alertdialog')

const failWith = (code: string, message: string) => (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
  route.fulfill({ json: { data: null, errors: [{ message, path: ['sendCampaign'], extensions: { code } }] } })

const counts = {
  __typename: 'CampaignCounts',
  queued: 0,
  failed: 0,
  skipped: 0,
  bounced: 0,
  unconfirmed: 0,
  redeemed: 0,
}
const campaign = (state: string, figures: object) => ({
  __typename: 'Campaign',
  id: '7d5e2f5e-1111-4222-8333-444455556666',
  version: 1,
  subject: 'A long one',
  discountPercent: 5,
  validUntil: '2027-01-31',
  specialMessage: '',
  translations: [],
  audience: null,
  audienceSentence: 'Everybody on the mailing list.',
  state,
  scheduledAt: null,
  startedAt: '2026-11-21T15:00:00Z',
  finishedAt: null,
  createdAt: '2026-11-21T15:00:00Z',
  lastError: null,
  overdue: false,
  createdBy: null,
  counts: { ...counts, ...figures },
})

test.beforeEach(async ({ page }) => {
  await enterDesk(page)
  await importPeople(page, [`reader-${run}@example.com,Reader ${run},,Active,2026-10-01,import`])
})

for (const [width, path] of [
  [390, '/email-manager?tab=campaign'],
  [1280, '/email-campaigns'],
] as const)
  test(`a campaign from a template at ${width} px on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)

    // The form as it starts.
    await expect(subject(page)).toHaveValue('')
    await expect(page.getByLabel('Discount percentage')).toHaveValue('5')
    await expect(page.getByLabel('Discount percentage')).toHaveAttribute('type', 'number')
    await expect(page.getByLabel('Discount percentage')).toHaveAttribute('min', '1')
    await expect(page.getByLabel('Discount percentage')).toHaveAttribute('max', '100')
    await expect(page.getByLabel('Valid until')).toHaveAttribute('type', 'date')
    await expect(page.getByLabel('Valid until')).toHaveValue(inThirtyDays())
    await expect(page.getByLabel('Special message (optional)')).toHaveAttribute('rows', '3')
    await expect(page.getByText('Outbox mode: nothing leaves this server.')).toBeVisible()

    // A template fills it.
    await page.getByLabel('Valid until').fill(inDays(200))
    const template = page.getByRole('button', { name: /^Quiet summer/ })
    await expect(page.getByText('Selected')).toHaveCount(0)
    await template.click()
    await expect(template).toContainText('Selected')
    await expect(template).toHaveAttribute('aria-pressed', 'true')
    await expect(subject(page)).toHaveValue('Slow summer days in Lantana')
    await expect(page.getByLabel('Discount percentage')).toHaveValue('20')
    await expect(page.getByLabel('Valid until')).toHaveValue(inThirtyDays())
    await expect(page.getByLabel('Special message (optional)')).toHaveValue(/beach is at its quietest/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // Without a subject or percent nothing is asked.
    await subject(page).fill(' ')
    await sendButton(page).click()
    const refusal = toast(page, 'Missing Information')
    await expect(refusal).toContainText('Please provide a subject and discount percentage')
    await expect(refusal).toHaveAttribute('data-type', 'error')
    await expect(page.getByText('Email subject is required')).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    // By the keyboard: a pointer may miss what is still sliding in.
    await refusal.getByRole('button', { name: 'Close this message' }).press('Enter')
    await expect(refusal).toHaveCount(0)
    await subject(page).fill('Only a subject')
    await page.getByLabel('Discount percentage').fill('')
    await sendButton(page).click()
    await expect(refusal).toContainText('Please provide a subject and discount percentage')
    await expect(page.getByText('Discount percentage is required')).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    await page.getByLabel('Discount percentage').fill('20')
    await page.getByLabel('Valid until').fill(inDays(40))

    // Declining sends nothing; the keyboard does it too, and gives the focus back.
    const sent: string[] = []
    page.on('request', (request) => {
      const name = request.url().endsWith('/graphql') ? request.postDataJSON()?.operationName : ''
      if (name === 'SendCampaign' || name === 'SubscriberFigures' || name === 'SubscriberList') sent.push(name)
    })
    const named = `Slow summer ${width} ${run}`
    await subject(page).fill(named)
    await sendButton(page).press('Enter')
    await expect(question(page)).toContainText(new RegExp(`Ready to send "${named}" to \\d+ subscribers\\?`))
    await expect(question(page)).toContainText(/Discount: 20%\. Valid until \w{3}, \w{3} \d+, \d{4}\./)
    await closeByEscape(page, question(page))
    await expect(sendButton(page)).toBeFocused()
    expect(sent).not.toContain('SendCampaign')

    // While it is sent.
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await onOperation(page, 'SendCampaign', async (route) => {
      await held
      await route.continue()
    })
    await sendButton(page).click()
    await question(page).getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByRole('button', { name: 'Sending Campaign...' })).toBeDisabled()
    await expect(page.getByRole('status').filter({ hasText: 'Sending...' })).toContainText('Campaign in progress')
    for (const quickSend of await quickSends(page).all()) await expect(quickSend).toBeDisabled()
    release()

    // Sent: the form is as it was at the start, and what is shown of the list is asked for anew.
    await expect(toast(page, 'Campaign Sent Successfully!')).toContainText(
      /Sent to \d+ subscribers\. Outbox mode: nothing has left this server\./,
      { timeout: 40_000 },
    )
    await expect(page.getByText('Selected')).toHaveCount(0)
    await expect(subject(page)).toHaveValue('')
    await expect(page.getByLabel('Discount percentage')).toHaveValue('5')
    await expect(page.getByLabel('Valid until')).toHaveValue(inThirtyDays())
    await expect(page.getByLabel('Special message (optional)')).toHaveValue('')
    await expect.poll(() => sent).toContain('SubscriberFigures')
    if (path.startsWith('/email-manager')) await expect.poll(() => sent).toContain('SubscriberList')
    else {
      // This page is about campaigns alone.
      await expect(page.getByRole('list', { name: 'Subscribers in figures' })).toHaveCount(0)
      await expect(page.getByRole('table')).toHaveCount(0)
    }
  })

test('a quick send asks first and says what it will do', async ({ page }) => {
  const inputs: object[] = []
  await onOperation(page, 'SendCampaign', async (route) => {
    inputs.push(route.request().postDataJSON().variables.input)
    await answer({
      sendCampaign: {
        __typename: 'CampaignResult',
        sent: 12,
        failed: 2,
        queued: 0,
        campaign: campaign('SENT', { recipients: 14, sent: 12 }),
      },
    })(route)
  })
  await page.goto('/email-manager?tab=campaign')
  await expect(quickSends(page)).toHaveText(['5% off', '10% off', '15% off', '20% off'])
  await page.getByRole('button', { name: 'Send 15% off now' }).click()
  await expect(question(page)).toContainText(/Send a 15% discount offer to \d+ subscribers now\?/)
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(question(page)).toHaveCount(0)
  expect(inputs).toEqual([])
  await page.getByRole('button', { name: 'Send 15% off now' }).click()
  await question(page).getByRole('button', { name: 'Send now' }).click()
  await expect(toast(page, 'Campaign Sent Successfully!')).toContainText('Sent to 12 subscribers. Failed: 2')
  expect(inputs).toEqual([
    {
      subject: 'Special 15% Off at Coral Stone Inn - Show This Email at Check-in!',
      discountPercent: 15,
      validUntil: inThirtyDays(),
      specialMessage: expect.stringMatching(/show this email at check-in.*call the hotel/i),
      translations: ['es', 'pt', 'fr', 'de', 'fi', 'sv'].map((locale) =>
        expect.objectContaining({ locale, subject: expect.stringContaining('Coral Stone Inn') }),
      ),
      audience: null,
    },
  ])
})

test('a refused campaign is told with its reason, and the form stays', async ({ page }) => {
  await page.goto('/email-campaigns')
  await subject(page).fill('Twice')
  await onOperation(page, 'SendCampaign', failWith('CONFLICT', 'This campaign was sent 3 minutes ago'))
  await sendButton(page).click()
  await question(page).getByRole('button', { name: 'Send now' }).click()
  await expect(toast(page, 'Failed to Send Campaign')).toContainText('This campaign was sent 3 minutes ago')
  await expect(toast(page, 'Failed to Send Campaign')).toHaveAttribute('data-type', 'error')
  await expect(subject(page)).toHaveValue('Twice')

  await onOperation(page, 'SendCampaign', failWith('INTERNAL_SERVER_ERROR', 'Internal'))
  await sendButton(page).click()
  await question(page).getByRole('button', { name: 'Send now' }).click()
  await expect(toast(page, 'Failed to Send Campaign')).toContainText('Something went wrong. Please try again.')

  // Everybody left since the page was opened.
  await onOperation(
    page,
    'Audience',
    answer({
      campaignAudience: { __typename: 'CampaignAudience', sentence: 'Everybody on the mailing list.', count: 0 },
      repetitionWarning: null,
    }),
  )
  await sendButton(page).click()
  await expect(toast(page, 'No Subscribers')).toContainText('You need active subscribers to send campaigns')
  await expect(toast(page, 'No Subscribers')).toHaveAttribute('data-type', 'error')
  await expect(question(page)).toHaveCount(0)
})

test('every fault is told at its field at once, and the first has the focus', async ({ page }) => {
  await page.goto('/email-campaigns')
  await page.getByLabel('Discount percentage').fill('101')
  await page.getByLabel('Valid until').fill('2020-01-01')
  await sendButton(page).click()
  await expect(toast(page, 'Missing Information')).toBeVisible()
  await expect(page.getByText('Email subject is required')).toBeVisible()
  await expect(page.getByText('Discount must be at most 100 percent')).toBeVisible()
  await expect(page.getByText(/^Valid until must be from /)).toBeVisible()
  for (const label of ['Email subject', 'Discount percentage', 'Valid until'])
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  await expect(subject(page)).toBeFocused()
  await expect(question(page)).toHaveCount(0)

  await subject(page).fill(`Too late ${run}`)
  await page.getByLabel('Discount percentage').fill('10')
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(page.getByLabel('Valid until')).toBeFocused()

  // The last word on a field is the server's.
  await page.getByLabel('Valid until').fill(inDays(40))
  const issues = [{ path: ['validUntil'], message: 'Valid until must be sooner' }]
  await onOperation(page, 'SendCampaign', (route) =>
    route.fulfill({
      json: {
        data: null,
        errors: [{ message: issues[0]!.message, extensions: { code: 'BAD_USER_INPUT', issues } }],
      },
    }),
  )
  await sendButton(page).click()
  await question(page).getByRole('button', { name: 'Send now' }).click()
  await expect(toast(page, 'Failed to Send Campaign')).toBeVisible()
  await expect(page.getByLabel('Valid until')).toHaveAttribute('aria-invalid', 'true')
})

/** Sends one that is still on its way when the answer comes; answers how often it was looked at, and how to end it. */
const sendLongOne = async (page: Page, isOverAtOnce = false) => {
  const following = { asked: 0, isOver: isOverAtOnce, isPaused: false }
  await withoutStream(page)
  await onOperation(
    page,
    'SendCampaign',
    answer({
      sendCampaign: {
        __typename: 'CampaignResult',
        sent: 40,
        failed: 0,
        queued: 60,
        campaign: campaign('SENDING', { recipients: 100, sent: 40, queued: 60 }),
      },
    }),
  )
  await onOperation(page, 'CampaignProgress', async (route) => {
    following.asked += 1
    await answer({
      campaign: following.isOver
        ? campaign('SENT', { recipients: 100, sent: 97, failed: 1, bounced: 2 })
        : campaign(following.isPaused ? 'PAUSED' : 'SENDING', { recipients: 100, sent: 70, queued: 30 }),
    })(route)
  })
  await page.goto('/email-manager?tab=campaign')
  await subject(page).fill('A long one')
  await sendButton(page).click()
  await question(page).getByRole('button', { name: 'Send now' }).click()
  return following
}

test('a long campaign is followed until its end, and then no more', async ({ page }) => {
  await page.clock.install()
  const following = await sendLongOne(page)
  await expect(page.getByText('70 of 100 mails')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sending Campaign...' })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Follow this campaign' })).toBeVisible()
  const onItsWay = { recipients: 100, sent: 70, queued: 30 }
  await onOperation(page, 'PauseCampaign', (route) => {
    following.isPaused = true
    return answer({ pauseCampaign: campaign('PAUSED', onItsWay) })(route)
  })
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('“A long one” is paused.')).toBeVisible()
  following.isPaused = false
  await onOperation(page, 'ResumeCampaign', answer({ resumeCampaign: campaign('SENDING', onItsWay) }))
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('button', { name: 'Cancel the campaign' })).toBeVisible()
  following.isOver = true
  await expect(toast(page, 'Campaign Sent Successfully!')).toContainText('Sent to 97 subscribers. Failed: 3')
  // A question that was under way already.
  await letPass(page, 2_000)
  const atTheEnd = following.asked
  await letPass(page, 60_000)
  expect(following.asked).toBe(atTheEnd)
})

test('a campaign that is over when it is first looked at is told all the same, and the form is free', async ({
  page,
}) => {
  await sendLongOne(page, true)
  await expect(toast(page, 'Campaign Sent Successfully!')).toContainText('Sent to 97 subscribers. Failed: 3')
  await expect(subject(page)).toHaveValue('')
})

test('what is written while a campaign is being sent is there when it is over', async ({ page }) => {
  const following = await sendLongOne(page)
  await expect(page.getByText('70 of 100 mails')).toBeVisible()
  await subject(page).fill(`The next one ${run}`)
  following.isOver = true
  await expect(toast(page, 'Campaign Sent Successfully!')).toBeVisible()
  await expect(subject(page)).toHaveValue(`The next one ${run}`)
  await page.reload()
  await expect(subject(page)).toHaveValue(`The next one ${run}`)
})

test('the buttons of a preview stay where they are while the mail comes to its height', async ({ page }) => {
  // The frame is measured once its pictures are there.
  const pictures = Promise.withResolvers<void>()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.route('**/qr.png', async (route) => {
    await pictures.promise
    await route.continue()
  })
  await page.goto('/email-campaigns')
  await subject(page).fill(`Still ${run}`)
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: `Still ${run}` })
  await expect(preview.frameLocator('iframe').getByText('Hello Alex,')).toBeVisible()
  const button = preview.getByRole('button', { name: 'Plain text' })
  const before = await button.boundingBox()
  const heightOf = async () => (await preview.locator('iframe').boundingBox())!.height
  const small = await heightOf()
  pictures.resolve()
  await expect.poll(heightOf).toBeGreaterThan(small)
  expect(await button.boundingBox()).toEqual(before)
})

test('languages and audience, preview at phone and desk width, a test to oneself, and the outbox', async ({ page }) => {
  const named = `Preview ${run}`
  await page.goto('/email-campaigns')
  await subject(page).fill(named)
  await page.getByLabel('Special message (optional)').fill('Bring sunscreen')

  // A language of its own, by the keyboard; the others say what their readers get.
  const choice = page.getByRole('group', { name: 'Language beside English' })
  await choice.getByRole('button', { name: /^Swedish/ }).press('Enter')
  const swedish = page.getByRole('group', { name: 'Swedish', exact: true })
  await expect(swedish).toContainText(/Nobody it goes to gets mail in Swedish now\.|They get the English text/)
  await choice.getByRole('button', { name: /^Finnish/ }).press('Enter')
  const finnish = page.getByRole('group', { name: 'Finnish', exact: true })
  await finnish.getByRole('button', { name: 'Write it in Finnish' }).press('Enter')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Subject in Finnish is required')).toBeVisible()
  await expect(finnish.getByLabel('Subject in Finnish')).toBeFocused()
  await finnish.getByLabel('Subject in Finnish').fill(`Aurinkoa ${run}`)
  await finnish.getByLabel('Message in Finnish').fill('Ota aurinkovoidetta')
  await expect(choice.getByRole('button', { name: /^Finnish/ })).toContainText('Own text')

  // Whom it goes to is counted while it is put together, and said before it is sent.
  await page.getByRole('button', { name: 'Narrow it' }).press('Enter')
  await page.getByRole('checkbox', { name: 'English' }).press('Space')
  const whom = page.getByRole('status').filter({ hasText: 'Subscribers who get their mails in English.' })
  await expect(whom).toContainText(/[\d,]+ (people|person) now\./)
  await expect(finnish).toContainText('Nobody it goes to gets mail in Finnish now.')
  await expectAccessible(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await sendButton(page).click()
  await expect(question(page)).toContainText('Subscribers who get their mails in English.')
  await closeByEscape(page, question(page))

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: named })
  const frame = preview.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
  await expect(frame).toHaveCSS('width', '375px')
  await expect(preview.frameLocator('iframe').getByText('Bring sunscreen')).toBeVisible()
  await preview.getByRole('button', { name: 'Desk' }).click()
  await expect(frame).toHaveCSS('width', '680px')
  await expect(preview.frameLocator('iframe').getByText('Bring sunscreen')).toBeVisible()
  await preview.getByRole('button', { name: 'Plain text' }).click()
  await expect(preview.getByText(/Bring sunscreen/)).toBeVisible()
  // Without the frame: no script runs in it, that of the checker neither.
  await expectAccessible(page)
  await preview.getByLabel('Language of the mail').selectOption('fi')
  await expect(preview.frameLocator('iframe').getByText('Ota aurinkovoidetta')).toBeVisible()
  await preview.getByRole('button', { name: 'Send this to me' }).press('Enter')
  await expect(toast(page, 'Test kept in the outbox')).toBeVisible()
  await closeByEscape(page, preview)
  await expect(toast(page, 'Test kept in the outbox')).toHaveCount(0)

  // What was just pressed is not covered by what is said about it, wherever it stands.
  await page.setViewportSize({ width: 390, height: 844 })
  const test = page.getByRole('button', { name: 'Send a test to me' })
  await test.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  // While it works it has another name.
  const button = await test.elementHandle()
  await test.click()
  // The message goes by itself: it is looked at in one go, once it stands where it stays.
  const kept = await toast(page, 'Test kept in the outbox').evaluate(async (box, pressed) => {
    while (box.isConnected && getComputedStyle(box).opacity !== '1') await new Promise(requestAnimationFrame)
    const [message, button] = [box.getBoundingClientRect(), pressed!.getBoundingClientRect()]
    return { text: box.textContent, covers: message.bottom > button.top && message.top < button.bottom }
  }, button)
  expect(kept).toEqual({
    text: expect.stringMatching(/Outbox mode: nothing leaves this server\. It would go to .+@/),
    covers: false,
  })
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.goto(`/email-campaigns?tab=outbox&q=${encodeURIComponent(named)}`)
  await expect(page.getByText('Outbox mode: nothing leaves this server.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: new RegExp(named) }).click()
  const mail = page.getByRole('dialog')
  await expect(mail.frameLocator('iframe').getByText('Bring sunscreen')).toBeVisible()
  // On a phone the whole mail is seen without moving it sideways.
  await page.setViewportSize({ width: 390, height: 844 })
  const around = mail.getByRole('region', { name: named })
  await expect.poll(() => around.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
  const downloading = page.waitForEvent('download')
  await mail.getByRole('link', { name: 'Download .eml' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.eml$/)
})

test('the outbox says so when mails do not leave', async ({ page }) => {
  const status = {
    __typename: 'MailStatus',
    mode: 'SMTP',
    from: 'Coral Stone Inn <stay@coralstoneinn.example>',
    postalAddress: '150 East Ocean Avenue',
    postalAddressSet: true,
    perMinute: 60,
    queued: 3,
    delayed: 0,
    failed: 0,
  }
  let counts = {}
  await onOperation(page, 'MailNotice', (route) =>
    route.fulfill({ json: { data: { mailStatus: { ...status, ...counts } } } }),
  )
  await page.goto('/email-campaigns?tab=outbox')
  await expect(page.getByText(/^Mails leave through the mail server as Coral Stone Inn/)).toBeVisible()
  counts = { delayed: 2, failed: 1 }
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(
    'Mails that the mail server has not taken: 2 wait for the next try, 1 was given up in the last 7 days. What it said stands with each of them.',
  )
  await expect(page.getByText(/^Mails leave through/)).toHaveCount(0)
  await expectAccessible(page)
})

test('a campaign is scheduled, moved, sent from its page, and its recipients are listed', async ({ page }) => {
  const named = `Scheduled ${run}`
  await page.goto('/email-campaigns')
  await subject(page).fill(named)
  await page.getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(named, 'i') })
  await dialog.getByLabel('Start').fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText('Start must be in the future')).toBeVisible()
  const day = inThirtyDays()
  await dialog.getByLabel('Start').fill(`${day}T09:00`)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(toast(page, 'Campaign scheduled')).toContainText('9:00 AM, hotel time')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // The same offer is not scheduled again unawares, and nothing is left of the try.
  await subject(page).fill(named.toUpperCase())
  await page.getByRole('button', { name: 'Schedule' }).click()
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText(/^The same offer is scheduled for .* 9:00 AM\./)
  await expect(dialog.getByRole('button', { name: 'Schedule anyway' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await sendButton(page).click()
  await expect(question(page)).toContainText(/The same offer is scheduled for .* 9:00 AM\./)
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(question(page)).toHaveCount(0)

  await page.getByRole('tab', { name: 'Campaigns' }).click()
  await expect(page.getByRole('link', { name: new RegExp(named, 'i') })).toHaveCount(1)
  await expect(page.getByText('Outbox mode: nothing leaves this server.')).toBeVisible()
  await page.getByRole('link', { name: new RegExp(named) }).click()
  await expect(page.getByRole('heading', { name: named })).toBeVisible()
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Edit or schedule' }).click()
  await page.getByRole('dialog').getByLabel('Discount percentage').fill('7')
  await page.getByRole('dialog').getByRole('button', { name: 'Save the texts' }).click()
  await expect(page.getByText('7%', { exact: true })).toBeVisible()

  // What is in sight is what starts by itself, saved or not.
  await page.getByRole('button', { name: 'Edit or schedule' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit or schedule' })
  const percent = editing.getByLabel('Discount percentage')
  await percent.fill('101')
  await editing.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(editing.getByText('Discount must be at most 100 percent')).toBeVisible()
  await expect(percent).toBeFocused()
  await percent.fill('8')
  await editing.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(editing).toBeHidden()
  await expect(page.getByText('8%', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Send now' }).click()
  await question(page).getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('list', { name: 'The campaign in figures' })).toContainText('Redeemed stays')
  await expect(page.getByRole('list', { name: 'Recipients' }).getByRole('listitem').first()).toContainText('@')
  await expectAccessible(page)
})

test('a campaign that a colleague changes meanwhile is neither written over nor sent unseen', async ({ page }) => {
  const input = { subject: `Shared ${run}`, discountPercent: 6, validUntil: inThirtyDays(), specialMessage: '' }
  const { createCampaign: written } = await askGraphql(
    page,
    'mutation ($input: CampaignInput!) { createCampaign(input: $input) { id } }',
    { input },
  )
  const changeByColleague = (discountPercent: number) =>
    askGraphql(page, 'mutation ($input: UpdateCampaignInput!) { updateCampaign(input: $input) { id } }', {
      input: { id: written.id, ...input, discountPercent },
    })
  // The page hears of nothing by itself.
  await withoutStream(page)
  await page.goto(`/email-campaigns?tab=campaigns&campaign=${written.id}`)
  await page.getByRole('button', { name: 'Edit or schedule' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit or schedule' })
  const percent = editing.getByLabel('Discount percentage')
  await percent.fill('7')
  await changeByColleague(9)
  await editing.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(editing.getByText('This campaign was changed by somebody meanwhile')).toBeVisible()
  await expect(percent).toHaveValue('7')
  await expectAccessible(page)
  await editing.getByRole('button', { name: 'Use the saved version' }).click()
  await expect(percent).toHaveValue('9')
  await percent.fill('8')
  await changeByColleague(10)
  // Higher than the window, and its top can be reached nevertheless.
  await page.setViewportSize({ width: 390, height: 600 })
  await editing.getByRole('button', { name: 'Save the texts' }).click()
  await editing.getByRole('button', { name: 'Keep mine and save' }).click()
  await expect(editing).toBeHidden()
  await expect(page.getByText('8%', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Send now' }).click()
  await changeByColleague(11)
  await question(page).getByRole('button', { name: 'Send now' }).click()
  await expect(question(page).getByText('This campaign was changed by somebody meanwhile')).toBeVisible()
  await question(page).getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel the campaign' }).click()
  await question(page).getByRole('button', { name: 'Cancel the campaign' }).click()
  await expect(question(page)).toHaveCount(0)
})

test('what is typed while the model drafts a language stays', async ({ page }) => {
  const { createCampaign } = await askGraphql(
    page,
    'mutation ($input: CampaignInput!) { createCampaign(input: $input) { id } }',
    { input: { subject: `Drafted ${run}`, discountPercent: 6, validUntil: inThirtyDays() } },
  )
  await onOperation(page, 'CanDraftCampaignTranslation', answer({ canDraftCampaignTranslation: true }))
  const written = Promise.withResolvers<void>()
  await onOperation(page, 'DraftCampaignTranslation', async (route) => {
    await written.promise
    await answer({
      draftCampaignTranslation: {
        __typename: 'CampaignTranslation',
        locale: 'es',
        subject: 'Días de sol',
        specialMessage: 'Traiga protector solar',
        isDrafted: true,
      },
    })(route)
  })
  await page.goto(`/email-campaigns?tab=campaigns&campaign=${createCampaign.id}`)
  await page.getByRole('button', { name: 'Edit or schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit or schedule' })
  await dialog.getByRole('button', { name: 'Draft in Spanish' }).click()
  const choice = dialog.getByRole('group', { name: 'Language beside English' })
  await choice.getByRole('button', { name: /^French/ }).click()
  await dialog.getByRole('button', { name: 'Write it in French' }).click()
  await dialog.getByLabel('Subject in French').fill('Du soleil')
  await dialog.getByLabel('Special message (optional)').fill('Bring sunscreen')
  written.resolve()
  await choice.getByRole('button', { name: /^Spanish/ }).click()
  await expect(dialog.getByLabel('Subject in Spanish')).toHaveValue('Días de sol')
  await expect(dialog.getByLabel('Special message (optional)')).toHaveValue('Bring sunscreen')
  await choice.getByRole('button', { name: /^French/ }).click()
  await expect(dialog.getByLabel('Subject in French')).toHaveValue('Du soleil')
})

test('a campaign is cancelled only after a question', async ({ page }) => {
  await page.goto('/email-campaigns')
  await subject(page).fill(`Cancelled ${run}`)
  await page.getByRole('button', { name: 'Schedule' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
  await page.getByRole('tab', { name: 'Campaigns' }).click()
  await page.getByRole('link', { name: new RegExp(`Cancelled ${run}`) }).click()
  await page.getByRole('button', { name: 'Cancel the campaign' }).click()
  await question(page).getByRole('button', { name: 'Cancel the campaign' }).click()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the campaign' })).toHaveCount(0)
})

test('pausing, resuming and repeating what failed follow the state', async ({ page }) => {
  let shown = campaign('SENDING', { recipients: 100, sent: 40, queued: 60 })
  await onOperation(page, 'CampaignProgress', (route) => answer({ campaign: shown })(route))
  const outcome = { __typename: 'CampaignOutcome', left: 0, stays: 0, nights: 0, staysOfUnknownLength: 0 }
  await onOperation(page, 'CampaignOutcome', answer({ campaign: { __typename: 'Campaign', id: shown.id, outcome } }))
  await onOperation(page, 'Recipients', (route) =>
    answer({
      campaign: {
        __typename: 'Campaign',
        id: shown.id,
        recipients: { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 },
      },
    })(route),
  )
  const change = (name: string, field: string, next: typeof shown) =>
    onOperation(page, name, (route) => {
      shown = next
      return answer({ [field]: next })(route)
    })
  await change('PauseCampaign', 'pauseCampaign', campaign('PAUSED', { recipients: 100, sent: 41, queued: 59 }))
  await change('ResumeCampaign', 'resumeCampaign', campaign('SENT', { recipients: 100, sent: 97, failed: 3 }))
  await change('RetryFailedRecipients', 'retryFailedRecipients', campaign('SENT', { recipients: 100, sent: 100 }))
  await page.goto(`/email-campaigns?tab=campaigns&campaign=${shown.id}`)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('button', { name: 'Retry the 3 that failed' }).click()
  await expect(page.getByRole('button', { name: /^Retry the/ })).toHaveCount(0)
})

test('a template that was pressed by mistake gives back what was written, which a reload still finds', async ({
  page,
}) => {
  const expectWritten = async () => {
    await expect(subject(page)).toHaveValue(`Half a campaign ${run}`)
    await expect(page.getByLabel('Special message (optional)')).toHaveValue('The bougainvillea')
    await expect(page.getByText('Selected')).toHaveCount(0)
  }
  await page.goto('/email-campaigns')
  await subject(page).fill(`Half a campaign ${run}`)
  await page.getByLabel('Special message (optional)').fill('The bougainvillea')
  // Found again, it is what the form begins with.
  await page.reload()
  await expect(subject(page)).toHaveValue(`Half a campaign ${run}`)
  await page.getByRole('button', { name: /^Quiet summer/ }).click()
  await expect(subject(page)).toHaveValue('Slow summer days in Lantana')
  await toast(page, 'The template took the place of what you wrote')
    .getByRole('button', { name: 'Undo' })
    .press('Enter')
  await expectWritten()
  await page.reload()
  await expectWritten()
})

test('templates are written, changed and deleted', async ({ page }) => {
  const name = `Template ${run}`
  await page.goto('/email-campaigns')
  await page.getByRole('button', { name: 'New template' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email subject').fill('Come back')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await page.getByRole('button', { name: `Edit the template ${name}` }).click()
  await dialog.getByLabel('Email subject').fill('Come back soon')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await expect(subject(page)).toHaveValue('Come back soon')
  await page.getByRole('button', { name: `Edit the template ${name}` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(name)).toHaveCount(0)
})
