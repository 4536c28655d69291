import { startMailboxStandIn, type MailboxStandIn } from '#api/integrations/mailbox/stand-in.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { freePort, startProcess, type RunningServer } from '../support/process.ts'
import { hotelFacts } from '../support/sample-content.ts'
import { expect, expectAccessible, test } from './browser.ts'
import { askGraphql, openDesk, run } from './desk.ts'

/** A product with a mailbox of its own. */
let url: string
let mailbox: MailboxStandIn
let server: RunningServer
let database: TestDatabase

// Playwright wants a pattern there, an empty one where nothing is needed.
// oxlint-disable-next-line no-empty-pattern
test.use({ baseURL: ({}, use) => use(url) })
test.beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  mailbox = await startMailboxStandIn({ user: hotelFacts.email, password: 'pelican' })
  database = await createDatabase()
  const idles = mailbox.next('IDLE')
  server = await startProcess({
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    IMAP_URL: mailbox.url,
  })
  await idles
})
test.afterAll(async () => {
  await server.stop('SIGTERM')
  await mailbox.close()
  await database.close()
})

test('what a guest answers by mail appears in the open thread', async ({ page }) => {
  const email = `aino-${run}@guests.example`
  const { submitInquiry } = await askGraphql(
    page,
    'mutation ($input: SubmitInquiryInput!) { submitInquiry(input: $input) { id } }',
    { input: { name: 'Aino Virtanen', message: 'Onko laituri auki?', language: 'fi', email } },
  )
  await openDesk(page, `/admin?tab=inquiries&inquiry=${submitInquiry.id}`)
  const answer = page.getByLabel(/^Answer to Aino Virtanen/)
  await expect(page.getByText('The guest’s answer comes into this thread.')).toBeVisible()
  await answer.fill('Hei Aino,\n\nkyllä on.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'kyllä on.' })).toBeVisible()
  await answer.fill('And breakfast is')
  const { inquiry } = await askGraphql(
    page,
    'query ($id: ID!) { inquiry(id: $id) { messages { delivery { mailId } } } }',
    { id: submitInquiry.id },
  )
  const head = [
    `From: Aino Virtanen <${email}>`,
    'Message-ID: <first@guests.example>',
    `In-Reply-To: <${inquiry.messages[0].delivery.mailId}@coralstoneinn.example>`,
    'Content-Type: text/plain; charset=utf-8',
  ]
  mailbox.deliver(`${head.join('\r\n')}\r\n\r\nKiitos! Tulemme viideltä.\r\n\r\n> Hei Aino,\r\n> kyllä on.\r\n`)
  const message = page.getByRole('article').filter({ hasText: 'Tulemme viideltä.' })
  await expect(message).toBeVisible()
  await expect(message.getByText('Hei Aino,')).toBeHidden()
  await message.getByText('Earlier mails that it repeats').click()
  await expect(message.getByText('Hei Aino,')).toBeVisible()
  // What is being written stays, and is not sent over what nobody has read.
  await expect(answer).toHaveValue('And breakfast is')
  await expectAccessible(page)
})
