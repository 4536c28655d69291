import type { Page } from '@playwright/test'

/** A screen of the desk, and what is pressed to bring it about. */
export interface StaffShot {
  name: string
  path: string
  act?: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** An answer that never comes, and one that fails: how a screen waits and how it says so. */
const holdAnswers = (page: Page) => page.route('**/graphql', (route) => new Promise<void>(() => void route))
const failAnswers = (page: Page) => page.route('**/graphql', (route) => route.abort())

const desk = (tab: string, sub?: string) => `/admin?tab=${tab}${sub ? `&sub=${sub}` : ''}`

/** Opens the desk first, so that only what the tab asks for is held or fails. */
const within =
  (tab: string, before: (page: Page) => Promise<unknown>, inner?: string) =>
  async (page: Page): Promise<void> => {
    await before(page)
    await page.getByRole('tab', { name: tab, exact: true }).click()
    if (inner) await page.getByRole('tab', { name: inner, exact: true }).click()
  }

export const staffShots: readonly StaffShot[] = [
  { name: 'search', path: desk('seo') },
  { name: 'search-failed', path: desk('coupons'), act: within('SEO & Search', failAnswers) },
  { name: 'seo-overview', path: desk('seo-analytics') },
  { name: 'seo-keywords', path: desk('seo-analytics', 'keywords') },
  { name: 'seo-tracking', path: desk('seo-analytics', 'tracking') },
  { name: 'seo-backlinks', path: desk('seo-analytics', 'backlinks') },
  { name: 'seo-competitors', path: desk('seo-analytics', 'competitors') },
  { name: 'room-types', path: desk('rooms', 'types') },
  { name: 'room-types-waiting', path: desk('coupons'), act: within('Room Management', holdAnswers) },
  { name: 'room-types-failed', path: desk('coupons'), act: within('Room Management', failAnswers) },
  { name: 'room-type-form', path: desk('rooms', 'types'), act: press('Edit King Suite') },
  { name: 'rooms', path: desk('rooms', 'rooms') },
  {
    name: 'room-form',
    path: desk('rooms', 'rooms'),
    act: async (page) => {
      await press('Add Room')(page)
      await press('Create room')(page)
    },
  },
  { name: 'rules', path: desk('rooms', 'pricing') },
  {
    name: 'rule-form',
    path: desk('rooms', 'pricing'),
    act: async (page) => {
      await press('Add Pricing Rule')(page)
      await page.getByLabel('Start date').fill('2027-06-05')
      await page.getByLabel('End date').fill('2027-06-10')
      await press('Create pricing rule')(page)
    },
  },
  { name: 'availability', path: desk('rooms', 'availability') },
  { name: 'rates-grid', path: desk('rooms', 'grid') },
  { name: 'rooms-grid', path: desk('rooms', 'room-grid') },
  { name: 'price-studio', path: desk('rooms', 'studio') },
  { name: 'sync', path: desk('sync') },
  { name: 'website', path: desk('website') },
  { name: 'website-list', path: `${desk('website')}&kind=faq` },
  { name: 'website-order', path: `${desk('website')}&kind=faq`, act: press('Change the order') },
  {
    name: 'website-record',
    path: `${desk('website')}&kind=faq`,
    act: (page) => page.locator('a[href*="entry="]:not([href$="new"])').first().click(),
  },
  {
    name: 'website-picture',
    path: `${desk('website')}&kind=picture`,
    act: (page) => page.locator('a[href*="entry="]:not([href$="new"])').first().click(),
  },
  { name: 'website-facts', path: `${desk('website')}&kind=facts` },
  { name: 'inbox', path: desk('inquiries') },
  { name: 'inquiry', path: desk('inquiries'), act: (page) => page.getByText('Marcus Weber').first().click() },
  { name: 'guest-data', path: desk('guests') },
  {
    name: 'guest-data-shown',
    path: desk('guests'),
    act: async (page) => {
      await page.getByLabel('Email address of the guest').fill('marcus@example.com')
      await press('Show what is held')(page)
    },
  },
  {
    name: 'guest-data-erase',
    path: desk('guests'),
    act: async (page) => {
      await page.getByLabel('Email address of the guest').fill('marcus@example.com')
      await press('Show what is held')(page)
      await press('Erase')(page)
    },
  },
  { name: 'coupons', path: desk('coupons') },
  { name: 'questions', path: desk('questions') },
  { name: 'blog', path: desk('blog') },
  {
    name: 'blog-editor',
    path: desk('blog'),
    act: (page) =>
      page
        .getByRole('link', { name: /turtle/i })
        .first()
        .click(),
  },
  { name: 'blog-new', path: desk('blog'), act: press('New post') },
  { name: 'staff', path: desk('staff') },
  { name: 'keys', path: desk('keys') },
  { name: 'webhooks', path: desk('webhooks') },
  { name: 'operations', path: desk('operations') },
  { name: 'account', path: desk('account') },
  { name: 'email-manager', path: '/email-manager' },
  { name: 'campaign', path: '/email-manager?tab=campaign' },
  {
    name: 'email-failed',
    path: desk('coupons'),
    act: async (page) => {
      await failAnswers(page)
      await page.getByRole('link', { name: 'Email Admin' }).click()
    },
  },
  { name: 'email-admin', path: '/email-admin' },
  { name: 'import', path: '/email-admin', act: press('Import CSV') },
  {
    name: 'subscriber',
    path: '/email-admin',
    act: (page) => page.getByRole('table').getByRole('button').first().click(),
  },
  { name: 'email-campaigns', path: '/email-campaigns?tab=campaigns' },
  { name: 'outbox', path: '/email-campaigns?tab=outbox' },
  {
    name: 'mail',
    path: '/email-campaigns?tab=outbox',
    act: (page) => page.getByRole('list', { name: 'Mails, the newest first' }).getByRole('button').first().click(),
  },
]

const names = ['Aino Lind', 'Bo Ek', 'Camille Durand', 'Dorothy Miller', 'Elias Korhonen', 'Fernanda Azevedo']

/** Some life for the desk: people on the list, a campaign that was sent, a sync that ran. */
export const fillDesk = async (page: Page) => {
  const ask = (query: string, variables: object = {}) => page.request.post('/graphql', { data: { query, variables } })
  await page.request.post('/api/admin/subscribers/import', {
    headers: { 'content-type': 'text/csv' },
    data: [
      'Email,Name,Phone,Status,Subscribed Date,Source',
      ...Array.from({ length: 60 }, (_, index) => {
        const name = names[index % names.length]!
        const state = index % 9 === 0 ? 'Unsubscribed' : 'Active'
        const email = `${name.split(' ')[0]!.toLowerCase()}.${index}@a-rather-long-mail-host.example`
        return `${email},${name},(561) 555-0${100 + index},${state},2026-10-${10 + (index % 20)},contact_form`
      }),
    ].join('\r\n'),
  })
  await ask('mutation { runSync { success } }')
  await page.request.post('/api/campaigns/send', {
    data: {
      subject: 'Slow summer days in Lantana',
      discountPercent: 20,
      validUntil: '2027-06-30',
      specialMessage: 'Come and see the turtles.',
    },
  })
}
