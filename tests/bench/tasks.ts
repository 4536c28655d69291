import { chromium, expect, type Page } from '@playwright/test'
import { addDays, firstOfMonth } from '#graphql/stay-dates.ts'
import { area, askGraphql, enterDesk } from '../e2e/desk.ts'
import { waitForHydration } from '../e2e/browser.ts'
import { browserArguments, ensureBrowser, onlyThisMachine } from '../support/browser.ts'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'
import { inDays } from '../support/hotel-dates.ts'
import { startProcessWithStandIns } from '../support/process-with-stand-ins.ts'
import { toTable, writeMeasured } from './measured-table.ts'
import { personAt, type Person } from './person.ts'

/**
 * What guests and staff come for, done in the started product as they would, counted in presses and in the way that they
 * scroll. A task that cannot be done any more ends the run: it is a walk through the product as well.
 */
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

interface Task {
  what: string
  window: typeof phone
  /** Before the way to a stay and the desk were made short, counted in the same way: presses and pixels; null if it could not be done. */
  before: [presses: number, scrolled: number] | null
  /** What there has to be, which somebody else has done. */
  prepare?: (page: Page) => Promise<void>
  /** From the home page, or from the desk as it opens. */
  run: (page: Page, person: Person) => Promise<void>
}

/** The next such day of the year: it lies ahead. */
const next = (monthAndDay: string) => {
  const year = Number(inDays(0).slice(0, 4))
  return `${inDays(0) < `${year}-${monthAndDay}` ? year : year + 1}-${monthAndDay}`
}
const monthName = (day: string) =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`))

const monthDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' }).format(new Date(day))

const planner = (page: Page) => page.locator('#hero #stay')

const askFor = async (page: Page, person: Person, arrival: string, departure: string, children = '') => {
  await person.type(planner(page).getByLabel('Arrival', { exact: true }), arrival)
  await person.type(planner(page).getByLabel('Departure', { exact: true }), departure)
  if (children) await person.type(planner(page).getByLabel('Children', { exact: true }), children)
  await person.press(planner(page).getByRole('button', { name: 'Check availability' }))
}

const freeRooms = (page: Page) => page.getByRole('region', { name: 'Available for your nights' }).getByRole('link')

const writeInquiry = async (page: Page, fields: object) => {
  const answer = await page.request.post('/api/inquiries', { data: { phone: '', ...fields } })
  expect(answer.status(), await answer.text()).toBe(201)
}

const germanStay = `Haben Sie vom 3. bis 6. Mai ${next('05-03').slice(0, 4)} ein Zimmer für 2 Erwachsene?`
const blocked = addDays(firstOfMonth(inDays(0).slice(0, 7), 1), 6)

const dataDir = await makeDataDir()
const product = await startProcessWithStandIns({ DATA_DIR: dataDir })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments, onlyThisMachine] })

/** Somebody with a browser of their own. */
const enter = async (window: typeof phone) => {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: window,
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  return context.newPage()
}

/** What a colleague does meanwhile is no press of the guest. */
const offerTheStay = async (name: string) => {
  const colleague = await enter(desk)
  await enterDesk(colleague)
  await colleague.goto('/admin?tab=inquiries')
  await colleague.getByRole('link', { name: new RegExp(name) }).click()
  await colleague.getByRole('button', { name: 'Offer this stay' }).click()
  await expect(colleague.getByText('Offer open')).toBeVisible()
  await colleague.context().close()
}

const tasks: Task[] = [
  {
    what: 'Price of December 20 to 23 for two',
    window: phone,
    before: [3, 540],
    run: async (page, person) => {
      await askFor(page, person, next('12-20'), addDays(next('12-20'), 3))
      await person.see(freeRooms(page).filter({ hasText: '$' }).first())
    },
  },
  {
    what: 'Cheapest week in February',
    window: phone,
    before: [12, 540],
    run: async (page, person) => {
      await person.press(page.getByRole('link', { name: 'Flexible dates? Find the cheapest nights' }))
      const open = page.getByRole('region', { name: /^The cheapest/ })
      await person.choose(open.getByLabel('Month'), monthName(next('02-01')))
      if ((await open.getByLabel('Nights').inputValue()) !== '7') await person.type(open.getByLabel('Nights'), '7')
      await person.press(open.getByRole('button', { name: 'Find the best prices' }))
      const found = page.getByRole('region', { name: `The cheapest 7 nights in ${monthName(next('02-01'))}` })
      await person.see(found.getByRole('link').filter({ hasText: '$' }).first())
    },
  },
  {
    what: 'A stay for two adults and three children',
    window: phone,
    before: [8, 540],
    run: async (page, person) => {
      await askFor(page, person, inDays(100), inDays(103), '3')
      await person.see(page.getByRole('region', { name: /^Together you fit in/ }).getByText(/= \$/))
    },
  },
  {
    what: 'Use a mailed code',
    window: phone,
    before: [5, 0],
    run: async (page, person) => {
      const signUp = await page.request.post('/api/newsletter/signup', { data: { email: 'code@guests.example' } })
      const { couponCode: code } = await signUp.json()
      // The link of the mail.
      await page.goto(`/?code=${code}#stay`)
      person.presses += 1
      await waitForHydration(page)
      await askFor(page, person, inDays(100), inDays(103))
      await person.press(freeRooms(page).filter({ hasText: /^King Room/ }))
      await person.see(page.getByText(/with your code/).first())
    },
  },
  {
    what: 'Ask for a stay and accept the offer',
    window: phone,
    before: [11, 12_933],
    run: async (page, person) => {
      await askFor(page, person, inDays(100), inDays(103))
      await person.press(freeRooms(page).filter({ hasText: /^King Room/ }))
      await person.press(page.getByRole('link', { name: 'Ask for this stay and keep the price' }))
      await person.type(page.getByLabel('Name'), 'Oskar Lund')
      await person.type(page.getByLabel('Email'), 'oskar@guests.example')
      await person.press(page.getByRole('button', { name: 'Send the request' }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request')
      await offerTheStay('Oskar Lund')
      // The link of the mail leads to this page.
      await page.reload()
      person.presses += 1
      await person.press(page.getByRole('button', { name: 'Accept the offer' }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay is reserved')
    },
  },
  {
    what: 'Answer a German guest with a real price',
    window: desk,
    before: [11, 0],
    prepare: (page) =>
      writeInquiry(page, { name: 'Greta Blum', email: 'greta@guests.example', message: germanStay, language: 'de' }),
    run: async (page, person) => {
      await person.press(area(page, /^Inquiries/))
      await person.press(page.getByRole('link', { name: /Greta Blum/ }))
      await person.press(page.getByRole('button', { name: 'Put the price in' }))
      await expect(page.getByLabel(/^Answer to Greta Blum/)).toHaveValue(/insgesamt [\d.,]+\s\$/)
      await person.press(page.getByRole('button', { name: 'Send answer' }))
      await expect(page.getByRole('article').filter({ hasText: 'insgesamt' })).toBeVisible()
    },
  },
  {
    what: 'Block two rooms for a week',
    window: desk,
    before: [9, 475],
    run: async (page, person) => {
      await person.press(area(page, 'Rooms & prices'))
      await person.press(page.getByRole('tab', { name: 'Rooms grid' }))
      await person.press(page.getByRole('button', { name: 'Later month' }))
      await expect(
        page.getByRole('grid', { name: `Nights from ${monthDay(firstOfMonth(blocked.slice(0, 7)))} to` }),
      ).toBeVisible()
      const night = (room: string, date: string) =>
        page.getByRole('gridcell', { name: new RegExp(`^Room ${room}, \\w+, ${monthDay(date)}, `) })
      await person.drag(night('2', blocked), night('4', addDays(blocked, 6)))
      await person.press(page.getByRole('button', { name: 'Block these rooms' }))
      await person.press(page.getByRole('button', { name: 'Block 2 rooms' }))
      await expect(page.getByText('Rooms 2 and 4 blocked')).toBeVisible()
    },
  },
  {
    what: 'Raise weekends in March by 15 %',
    window: desk,
    before: [80, 4_656],
    run: async (page, person) => {
      const march = next('03-01')
      await person.press(area(page, 'Rooms & prices'))
      await person.press(page.getByRole('tab', { name: 'Rates grid' }))
      for (let month = inDays(0).slice(0, 7); month < march.slice(0, 7); month = firstOfMonth(month, 1).slice(0, 7))
        await person.press(page.getByRole('button', { name: 'Later month' }))
      await expect(page.getByRole('grid', { name: /^Nights from Mar 1 / })).toBeVisible()
      await person.press(page.getByRole('button', { name: 'Choose all' }))
      await person.press(page.getByRole('button', { name: 'Change these nights' }))
      const form = page.getByRole('dialog', { name: 'Change nights' })
      await person.type(form.getByLabel('Per cent'), '15')
      for (const day of ['Fri', 'Sat']) await person.press(form.getByText(day, { exact: true }))
      await person.press(form.getByRole('button', { name: 'Apply' }))
      await expect(form).toBeHidden()
    },
  },
  {
    what: 'Send an offer to Finnish subscribers',
    window: desk,
    before: null,
    prepare: async (page) => {
      await askGraphql(
        page,
        'mutation { signUpForNewsletter(input: { email: "aino@guests.example", language: fi }) { couponCode } }',
      )
    },
    run: async (page, person) => {
      await person.press(area(page, 'Marketing'))
      await person.press(page.getByRole('link', { name: 'Email Campaign Manager' }))
      await person.type(page.getByLabel('Email subject'), 'A week in the sun')
      await person.press(page.getByRole('button', { name: 'Narrow it' }))
      await person.press(page.getByRole('checkbox', { name: 'Finnish' }).locator('..'))
      await person.press(
        page.getByRole('group', { name: 'Language beside English' }).getByRole('button', { name: /^Finnish/ }),
      )
      await person.press(page.getByRole('button', { name: 'Write it in Finnish' }))
      await person.type(page.getByLabel('Subject in Finnish'), 'Viikko auringossa')
      await person.press(page.getByRole('button', { name: 'Send Campaign', exact: true }))
      await expect(page.getByRole('alertdialog')).toContainText('Subscribers who get their mails in Finnish.')
      await person.press(page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }))
      await expect(page.getByText('Campaign Sent Successfully!')).toBeVisible()
    },
  },
  {
    what: 'Find a guest by a piece of the phone number',
    window: desk,
    before: [3, 0],
    prepare: (page) =>
      writeInquiry(page, {
        name: 'Liisa Korhonen',
        email: 'liisa@guests.example',
        phone: '+358 40 123 4567',
        message: 'Hei',
        language: 'fi',
      }),
    run: async (page, person) => {
      await person.key('ControlOrMeta+k')
      await person.type(page.getByRole('combobox', { name: /^Find guests/ }), '123 45')
      await expect(page.getByRole('option', { selected: true })).toContainText('Liisa Korhonen')
      await person.key('Enter')
      await person.see(page.getByRole('heading', { name: 'Liisa Korhonen' }))
    },
  },
  {
    what: 'See what failed overnight',
    window: desk,
    before: [5, 4_046],
    prepare: async (page) => {
      product.sandbox.littleHotelier.behave('html')
      await askGraphql(page, 'mutation { runSync { success } }')
    },
    run: async (page, person) => {
      await person.press(area(page, 'Today'))
      await person.see(page.getByRole('region', { name: 'What failed' }))
    },
  },
]

const rows: string[][] = []
for (const { what, window, before, prepare, run } of tasks) {
  const page = await enter(window)
  if (window === desk) await enterDesk(page)
  await prepare?.(page)
  await page.goto(window === desk ? '/admin' : '/')
  if (window === phone) await waitForHydration(page)
  else await expect(area(page, 'Today')).toBeVisible()
  const person = personAt(page)
  await run(page, person)
  rows.push([
    what,
    ...(before ?? ['no', 'way']).map(String),
    String(person.presses),
    String(Math.round(person.scrolled)),
  ])
  process.stdout.write(`${rows.at(-1)!.join(' | ')}\n`)
  await page.context().close()
}
await writeMeasured('tasks', toTable(['task', 'presses before', 'px before', 'presses', 'px'], rows))
await browser.close()
await product.close()
await removeDataDir(dataDir)
