/** Every address of the site, without its language prefix. */
export const paths = {
  home: () => '/',
  gallery: () => '/gallery',
  room: (slug: string) => `/rooms/${encodeURIComponent(slug)}`,
  thingsToDo: () => '/things-to-do',
  deals: () => '/deals',
  faq: () => '/faq',
  blog: () => '/blog',
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  blogPreview: (token: string) => `/blog/preview/${token}`,
  blogFeed: () => '/blog/rss.xml',
  contact: () => '/contact',
  askForStay: () => '/ask-for-stay',
  staySheet: () => '/stay-sheet',
  yourStay: (token: string) => `/your-stay/${token}`,
  waitingList: (token: string) => `/waiting-list/${token}`,
  privacy: () => '/privacy',
  accessibility: () => '/accessibility',
  confirmSubscription: () => '/newsletter/confirm',
  unsubscribe: () => '/newsletter/unsubscribe',
}

/** The pages that say something of the hotel by themselves, the most valuable first; rooms and posts are pages of their own. */
export const publicPages = [
  paths.home(),
  paths.deals(),
  paths.gallery(),
  paths.thingsToDo(),
  paths.faq(),
  paths.contact(),
  paths.blog(),
]

/** Whether a page, without its language prefix, has a planner of its own. */
export const hasPlanner = (path: string): boolean =>
  path === paths.home() || path === paths.gallery() || path.startsWith(paths.room(''))

/** The pages of the staff desk: never prefixed, never rendered on the server. */
export const staffPaths = {
  desk: '/admin',
  emailManager: '/email-manager',
  emailAdmin: '/email-admin',
  emailCampaigns: '/email-campaigns',
} as const

export type StaffPath = (typeof staffPaths)[keyof typeof staffPaths]

/** Sections of the home page that other pages link to. */
export const anchors = {
  hero: 'hero',
  rooms: 'rooms',
  amenities: 'amenities',
  location: 'location',
  contact: 'contact',
} as const

export type Anchor = keyof typeof anchors

/** A section of the home page, from anywhere. */
export const sectionPath = (anchor: Anchor) => `${paths.home()}#${anchors[anchor]}`

/** Where a stay stands on a page with a planner. */
export const stayAnchor = 'stay'

/** Where the planner answers. */
export const answerAnchor = 'stay-answer'
