import { ownerEmail, ownerPassword } from '../support/env.ts'
import { text } from '../support/texts.ts'
import { expect, expectAccessible, test } from './browser.ts'
import { phone, card, greeting, button, panel, log, dots, open, ask, standIn } from './chat-panel.ts'

test.use({ viewport: card })

test('an answer appears piece by piece, and its final form replaces the pieces', async ({ page }) => {
  await page.addInitScript(() => {
    const fetchAll = window.fetch.bind(window)
    window.fetch = (target, options) => {
      if (target !== '/api/chat/stream') return fetchAll(target, options)
      const body = new ReadableStream({
        start: (controller) => {
          Object.assign(window, {
            say: (event: unknown) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
          })
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    }
  })
  const say = (event: unknown) =>
    page.evaluate((said) => (window as unknown as { say: (event: unknown) => void }).say(said), event)
  await open(page)
  await ask(page, 'How far is the sea?')
  await say({ delta: 'The sea ' })
  await expect(log(page).getByText('The sea', { exact: true })).toBeVisible()
  await say({ delta: 'is near.' })
  // Shown to eyes only until it is whole, so that it is read out once.
  await expect(log(page).locator('[aria-hidden=true]').getByText('The sea is near.')).toBeVisible()
  await expect(dots(page)).toHaveCount(3)
  await say({
    done: true,
    id: 'a.b',
    response: 'It is 0.7 miles away.',
    citations: [],
    confident: true,
    handoffOffered: false,
  })
  await expect(log(page).getByText('It is 0.7 miles away.')).toBeVisible()
  await expect(log(page)).not.toContainText('The sea is near.')
  await expect(dots(page)).toHaveCount(0)
})

test('nothing in an answer is markup, and its links lead to this site only', async ({ page }) => {
  const response = '<img src=x onerror="alert(1)"> **bold** [link](javascript:alert(1)) <script>alert(1)</script>'
  const citations = [
    { title: 'Script', path: 'javascript:alert(1)' },
    { title: 'Elsewhere', path: '//example.com' },
    { title: 'Absolute', path: 'https://example.com' },
    { title: 'Parking <b>here</b>', path: '/faq' },
  ]
  await standIn(page, () => ({ response, citations }))
  await open(page)
  await ask(page, '<b>Hello</b>')
  await expect(log(page)).toContainText(response)
  await expect(log(page)).toContainText('<b>Hello</b>')
  await expect(log(page).locator('img, script, b, strong')).toHaveCount(0)
  await expect(log(page).getByRole('link')).toHaveText(['Parking <b>here</b>'])
})

test('a suggestion is answered by the hotel, cites its page, can be rated, and outlives a change of pages', async ({
  page,
  context,
}) => {
  await open(page)
  await log(page).getByRole('button', { name: 'Can I bring my dog?' }).click()
  await expect(log(page)).toContainText('$25 per night')

  const rated = page.waitForResponse((response) => response.request().postDataJSON()?.operationName === 'RateChatReply')
  await log(page).getByRole('button', { name: 'Yes, this helped' }).click()
  expect(await (await rated).json()).toMatchObject({ data: { rateChatReply: { helpful: true } } })
  await expect(log(page)).toContainText('Thank you!')
  await expect(log(page).getByRole('button', { name: 'Yes, this helped' })).toHaveAttribute('aria-pressed', 'true')

  await log(page)
    .getByRole('list', { name: text('en', 'chat.sources') })
    .getByRole('link')
    .first()
    .click()
  await expect(page).not.toHaveURL(/\/$/)
  await expect(page.locator('main h1')).not.toHaveText(/Old Florida/)
  await expect(log(page)).toContainText('$25 per night')
  await panel(page).getByRole('button', { name: 'Close chat' }).click()
  await page.getByRole('navigation').first().getByRole('link', { name: 'Gallery' }).click()
  await expect(page).toHaveURL(/\/gallery$/)
  await button(page).click()
  await expect(log(page)).toContainText('$25 per night')
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('dog')
})

test('an unanswered question goes to the front desk with name and address', async ({ page }) => {
  const email = `piano-${Date.now()}@example.com`
  await open(page)
  await ask(page, 'Is the piano tuned?')
  await log(page).getByRole('button', { name: 'Pass it to the front desk' }).click()
  await expect(log(page).getByLabel('Name')).toBeFocused()
  await log(page).getByLabel('Email').fill('not an address')
  await log(page).getByRole('button', { name: 'Send to the front desk' }).click()
  await expect(log(page).getByLabel('Name')).toBeFocused()
  await expect(log(page)).toContainText(text('en', 'contact.form.error.nameRequired'))
  await expect(log(page)).toContainText(text('en', 'contact.form.error.emailInvalid'))

  await log(page).getByRole('button', { name: 'Not now' }).click()
  const offer = log(page).getByRole('button', { name: 'Pass it to the front desk' })
  await expect(offer).toBeFocused()
  await offer.click()
  await log(page).getByLabel('Name').fill('Clara Wieck')
  await log(page).getByLabel('Email').fill(email)

  await page.route('**/graphql', (route) => route.abort())
  await log(page).getByRole('button', { name: 'Send to the front desk' }).click()
  await expect(log(page).getByRole('alert')).toContainText(text('en', 'chat.handOver.failed', { phone }))
  await expect(log(page).getByLabel('Email')).toHaveValue(email)
  await page.unroute('**/graphql')
  await log(page).getByRole('button', { name: 'Send to the front desk' }).click()
  const thanks = log(page).getByText(/Your reference is LB-[2-9A-Z]{4}\.$/)
  await expect(thanks).toBeFocused()

  await page.request.post('/graphql', {
    data: {
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { secondStepRequired } }',
      variables: { input: { email: ownerEmail, password: ownerPassword } },
    },
  })
  const query = 'query ($search: String) { inquiries(search: $search) { nodes { name page reference message } } }'
  const found = await page.request.post('/graphql', { data: { query, variables: { search: email } } })
  const [inquiry] = (await found.json()).data.inquiries.nodes
  expect(inquiry).toMatchObject({ name: 'Clara Wieck', page: 'CHAT' })
  await expect(thanks).toContainText(inquiry.reference)
  expect(inquiry.message).toMatch(/^Is the piano tuned\?\n/)
  expect(inquiry.message).toContain(greeting)
})

test('the front desk is asked from the panel’s head, and whoever asks for a person is led there', async ({ page }) => {
  await open(page, '/faq')
  const desk = panel(page)
    .getByRole('button', { name: text('en', 'chat.desk.ask') })
    .first()
  const message = log(page).getByLabel('Message')
  await desk.press('Enter')
  await expect(message).toBeFocused()
  await message.fill('Two cots, please')
  await desk.click()
  await expect(message).toHaveCount(1)
  await expect(message).toBeFocused()
  await expect(message).toHaveValue('Two cots, please')
  await expectAccessible(page)
  await log(page).getByRole('button', { name: 'Not now' }).click()
  await expect(desk).toBeFocused()
  await expect(log(page).locator('time')).toHaveCount(1)

  await ask(page, 'can i speak to a person')
  const offer = log(page).getByRole('button', { name: text('en', 'chat.desk.ask') })
  await expect(log(page)).toContainText('Of course. Write to our front desk right here')
  await offer.click()
  await expect(message).toHaveValue('')
  await expect(message).toBeFocused()
  await log(page).getByLabel('Name').fill('Clara Wieck')
  await log(page).getByLabel('Email').fill(`desk-${Date.now()}@example.com`)
  await log(page).getByRole('button', { name: 'Send to the front desk' }).click()
  await expect(message).toBeFocused()
  await expect(log(page)).toContainText(text('en', 'contact.form.error.messageRequired'))
  await message.fill('Two cots, please')
  await log(page).getByRole('button', { name: 'Send to the front desk' }).click()
  await expect(log(page).getByText(/Your reference is LB-[2-9A-Z]{4}\.$/)).toBeFocused()
})
