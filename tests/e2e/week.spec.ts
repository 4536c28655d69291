import PostalMime from 'postal-mime'
import type { Browser, Page } from '@playwright/test'
import type { Locale } from '#graphql/locales.ts'
import { addDays } from '#graphql/stay-dates.ts'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'
import { inDays } from '../support/hotel-dates.ts'
import { startProcessWithStandIns, type ServerWithStandIns } from '../support/process-with-stand-ins.ts'
import { startSmtpReceiver, type SmtpReceiver } from '../support/smtp-receiver.ts'
import { localePath, text } from '../support/texts.ts'
import { expect, expectSoon, stopClock, test, waitForHydration } from './browser.ts'
import { area, askGraphql, openDesk, toast } from './desk.ts'

/** Its stand-ins fail when they are told to, its mails leave, and answers come in. */
let product: ServerWithStandIns
let url: string
let mails: SmtpReceiver
let dataDir: string

// Playwright wants a pattern there, an empty one where nothing is needed.
// oxlint-disable-next-line no-empty-pattern
test.use({ baseURL: ({}, use) => use(url) })
test.beforeAll(async () => {
  mails = await startSmtpReceiver()
  dataDir = await makeDataDir()
  product = await startProcessWithStandIns({ DATA_DIR: dataDir, SMTP_URL: mails.url })
  url = product.url
})
test.afterAll(async () => {
  await product.close()
  await mails.close()
  await removeDataDir(dataDir)
})

const nextYear = new Date().getUTCFullYear() + 1

interface Guest {
  locale: Locale
  name: string
  message: string
  /** The language as the desk calls it. */
  language: string
  answer: string
}

const guests: [german: Guest, finn: Guest, ...Guest[]] = [
  {
    locale: 'de',
    name: 'Greta Blum',
    message: `Haben Sie vom 3. bis 6. Mai ${nextYear} ein Zimmer für 2 Erwachsene?`,
    language: 'German',
    answer: 'Wir freuen uns auf Sie.',
  },
  {
    locale: 'fi',
    name: 'Aino Virtanen',
    message: 'Onko laituri auki?',
    language: 'Finnish',
    answer: 'Kyllä on.',
  },
  {
    locale: 'es',
    name: 'Lucía Ortega',
    message: '¿Hay aparcamiento?',
    language: 'Spanish',
    answer: 'Sí, y es gratuito.',
  },
  {
    locale: 'fr',
    name: 'Chloé Martin',
    message: 'Acceptez-vous les chiens ?',
    language: 'French',
    answer: 'Oui, un chien.',
  },
  {
    locale: 'sv',
    name: 'Elsa Lind',
    message: 'När kan vi checka in?',
    language: 'Swedish',
    answer: 'Från klockan tre.',
  },
]

const addressOf = ({ locale }: Guest) => `guest-${locale}@guests.example`

/** The mails that have reached somebody, as a mail program reads them. */
const mailsTo = (address: string) =>
  Promise.all(mails.received.filter(({ to }) => to === address).map(({ source }) => PostalMime.parse(source)))

/** The mail to somebody that says so, once it is there. */
const mailThatSays = async (address: string, words: RegExp) => {
  const found = async () => (await mailsTo(address)).find((mail) => words.test(mail.text ?? ''))
  await expect.poll(found).toBeTruthy()
  return (await found())!
}

/** Another person, with a browser of their own. */
const onAPhone = async (browser: Browser) =>
  (await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } })).newPage()

/** Sends the form of the home page, as a guest does who takes some time for it. */
const write = async (browser: Browser, guest: Guest, joins = false) => {
  const { locale, name, message } = guest
  const theirs = await (await browser.newContext({ baseURL: url })).newPage()
  await theirs.clock.install()
  await theirs.goto(localePath(locale, '/'))
  await waitForHydration(theirs)
  const form = theirs.locator('#contact form')
  const field = (key: string) => form.getByLabel(text(locale, key), { exact: false }).first()
  await field('contact.form.name').fill(name)
  await field('contact.form.email').fill(addressOf(guest))
  await field('contact.form.message').fill(message)
  if (joins) await form.getByRole('checkbox').check()
  await stopClock(theirs)
  await form.getByRole('button', { name: text(locale, 'contact.form.send') }).click()
  await expectSoon(theirs, theirs.getByRole('status').filter({ hasText: /LB-[2-9A-Z]{4}/ }))
  await theirs.context().close()
}

const openInquiry = async (page: Page, name: string) => {
  await area(page, /^Inquiries/).click()
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

const failed = (page: Page) => page.getByRole('region', { name: 'What failed' })

test('a week of a hotel', { tag: '@week' }, async ({ page, browser }) => {
  test.setTimeout(600_000)
  const [german, finn] = guests
  const sync = page.getByRole('region', { name: 'Little Hotelier Sync' })
  const syncNow = async (says: string) => {
    await sync.getByRole('button', { name: 'Sync Now' }).click()
    await expect(toast(page, says)).toBeVisible()
  }

  await test.step('the first sync brings the nights of the property management system', async () => {
    await openDesk(page, '/admin?tab=sync')
    await syncNow('Sync Successful')
    await expect(sync.getByText('Healthy')).toBeVisible()
  })

  await test.step('guests write in five languages, and the open desk hears of each', async () => {
    await area(page, /^Inquiries/).click()
    for (const guest of guests) {
      await write(browser, guest, guest === finn)
      await expect(page.getByRole('link', { name: new RegExp(guest.name) })).toBeVisible()
      await mailThatSays(addressOf(guest), /LB-[2-9A-Z]{4}/)
    }
  })

  await test.step('each is answered in the guest’s language, the German with the price of the stay', async () => {
    for (const guest of guests) {
      await openInquiry(page, guest.name)
      const answer = page.getByLabel(`Answer to ${guest.name}, who uses ${guest.language}`)
      if (guest === german) {
        await page.getByRole('button', { name: 'Put the price in' }).click()
        await expect(answer).toHaveValue(/insgesamt [\d.,]+\s\$ inklusive Steuern/)
      }
      await answer.press('ControlOrMeta+End')
      await answer.pressSequentially(` ${guest.answer}`)
      await page.getByRole('button', { name: 'Send answer' }).click()
      await expect(page.getByRole('article').filter({ hasText: guest.answer })).toBeVisible()
      const mail = await mailThatSays(addressOf(guest), new RegExp(guest.answer))
      if (guest === german) expect(mail.text).toMatch(/insgesamt [\d.,]+\s\$ inklusive Steuern/)
    }
  })

  await test.step('two guests answer by mail, into their threads', async () => {
    for (const [guest, words] of [
      [german, 'Danke, das klingt gut.'],
      [finn, 'Kiitos! Tulemme viideltä.'],
    ] as const) {
      const { messageId, replyTo, from } = await mailThatSays(addressOf(guest), new RegExp(guest.answer))
      const head = [
        `From: ${guest.name} <${addressOf(guest)}>`,
        `To: <${replyTo?.[0]?.address ?? from?.address}>`,
        `Message-ID: <${guest.locale}@guests.example>`,
        `In-Reply-To: ${messageId}`,
        'Content-Type: text/plain; charset=utf-8',
      ]
      await openInquiry(page, guest.name)
      product.sandbox.mailbox.deliver(`${head.join('\r\n')}\r\n\r\n${words}\r\n`)
      await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
    }
  })

  await test.step('a guest asks for a stay, takes the offer out of the mail, and accepts', async () => {
    const email = 'oskar@guests.example'
    const arrival = inDays(200)
    const stay = new URLSearchParams({ arrival, departure: addDays(arrival, 3), adults: '2', room: 'king-suite' })
    const phone = await onAPhone(browser)
    await phone.goto(`/?${stay}#stay`)
    await phone.getByRole('link', { name: text('en', 'stay.ask') }).click()
    await phone.getByLabel('Name').fill('Oskar Lund')
    await phone.getByLabel('Email').fill(email)
    await phone.getByRole('button', { name: 'Send the request' }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('We have your request')

    await openInquiry(page, 'Oskar Lund')
    await page.getByRole('button', { name: 'Offer this stay' }).click()
    await expect(page.getByText('Offer open')).toBeVisible()
    const [link] = /http:\/\/localhost\S+your-stay\S*/.exec(
      (await mailThatSays(email, /We hold the room for you/)).text!,
    )!
    await phone.goto(link)
    await phone.getByRole('button', { name: 'Accept the offer' }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Your stay is reserved')
    await phone.context().close()
    await page.reload()
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  })

  await test.step('a campaign reaches who has joined, in their language', async () => {
    await page.goto('/email-campaigns')
    await page.getByLabel('Email subject').fill('Ten percent in May')
    await page.getByLabel('Discount percentage').fill('10')
    await page.getByRole('button', { name: 'Send Campaign', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click()
    await expect(toast(page, 'Campaign Sent Successfully!')).toContainText(/Sent to \d+ subscribers\./)
    await expect
      .poll(async () => (await mailsTo(addressOf(finn))).map(({ subject }) => subject))
      .toContain('Ten percent in May')
  })

  await test.step('a sync fails, Today says so and leads there, and the next one mends it', async () => {
    await page.goto('/admin?tab=sync')
    product.sandbox.littleHotelier.behave('html')
    await syncNow('Sync Failed')
    await expect(sync.getByText('Needs Sync')).toBeVisible()
    await area(page, 'Today').click()
    await expect(failed(page)).toContainText('The last sync with Little Hotelier failed')
    product.sandbox.littleHotelier.behave('none')
    await failed(page).getByRole('link', { name: 'Open the sync' }).click()
    await syncNow('Sync Successful')
    await expect(sync.getByText('Healthy')).toBeVisible()
    await area(page, 'Today').click()
    await expect(page.getByRole('list', { name: 'Nights' })).toBeVisible()
    await expect(failed(page).getByText('The last sync with Little Hotelier failed')).toHaveCount(0)
  })

  await test.step('a price is changed, and the next guest reads it', async () => {
    const night = inDays(120)
    await page.goto('/admin?tab=rooms&sub=pricing')
    await page.getByRole('button', { name: 'Add Pricing Rule' }).click()
    const form = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'New pricing rule' }) })
    await form.getByLabel('Name').fill('Art fair')
    await form.getByLabel('Room type').selectOption('King Room')
    await form.getByLabel('Price per night').fill('333')
    await form.getByLabel('Start date').fill(night)
    await form.getByLabel('End date').fill(addDays(night, 1))
    await form.getByLabel('Priority').fill('90')
    await form.getByRole('button', { name: 'Create pricing rule' }).click()
    await expect(toast(page, 'Pricing rule created successfully')).toBeVisible()
    const phone = await onAPhone(browser)
    const stay = new URLSearchParams({ arrival: night, departure: addDays(night, 2), adults: '2', room: 'king-room' })
    await phone.goto(`/?${stay}#stay`)
    await expect(phone.getByRole('region', { name: /King Room: 2 nights/ })).toContainText('$666')
    await phone.context().close()
  })

  await test.step('a guest is erased, and nobody else', async () => {
    const email = addressOf(german)
    await page.goto('/admin?tab=guests')
    await page.getByLabel('Email address of the guest').fill(email)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'A guest’s data' })
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
    await dialog.getByLabel(`Type ${email} to confirm`).fill(email)
    await dialog.getByRole('button', { name: 'Erase for good' }).click()
    await expect(dialog.getByRole('list', { name: 'Removed' })).toContainText('Messages to the front desk: 1')
    await page.keyboard.press('Escape')
    const { guestData } = await askGraphql(page, 'query ($of: String!) { guestData(email: $of) { counts { kind } } }', {
      of: email,
    })
    expect(guestData.counts).toEqual([])
    await area(page, /^Inquiries/).click()
    for (const { name } of guests)
      await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(name === german.name ? 0 : 1)
  })
})
