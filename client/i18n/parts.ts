/**
 * Messages that come with the code that says them, by how their keys begin; the longest beginning counts.
 * All others are the part `site`, which every page brings.
 */
const beginnings = {
  'blog.': 'blog',
  'chat.': 'chat',
  'chat.failed': 'site',
  'chat.open': 'site',
  'chat.title': 'site',
  'faq.': 'faq',
  'gallery.lightbox.': 'lightbox',
  'newsletter.': 'signup',
  'newsletter.confirm.': 'links',
  'newsletter.link.': 'links',
  'newsletter.unsubscribe.': 'links',
  'request.': 'request',
  'room.': 'room',
  'room.link': 'site',
  'sheet.': 'sheet',
  'stay.': 'stay',
  'stay.anyRoom': 'site',
  'stay.calendar.failed': 'site',
  'stay.calendar.waiting': 'site',
  'stay.code': 'site',
  'stay.fault.': 'site',
  'stay.fromPrice': 'site',
  'stay.hint': 'site',
  'stay.changed': 'site',
  'stay.openDates': 'site',
  'stay.quote.failed': 'site',
  'stay.quote.loading': 'site',
  'stay.book': 'site',
  'stay.room': 'site',
  'stay.seeNights': 'site',
  'stay.wish': 'site',
  'thingsToDo.': 'thingsToDo',
  'waiting.': 'links',
} as const

export type Part = (typeof beginnings)[keyof typeof beginnings]

/** Which part a message belongs to. */
export const partOf = (key: string): Part => {
  const [beginning] = Object.keys(beginnings)
    .filter((candidate) => key.startsWith(candidate))
    .sort((one, other) => other.length - one.length) as (keyof typeof beginnings)[]
  return beginning ? beginnings[beginning] : 'site'
}

/** What a page says beside `site`, by the folder of its file. */
const pageParts: Record<string, Part[]> = {
  blog: ['blog'],
  deals: ['signup'],
  faq: ['faq'],
  newsletter: ['links', 'signup'],
  rooms: ['room'],
  'stay-requests': ['request', 'stay'],
  'stay-sheet': ['sheet', 'stay', 'thingsToDo'],
  'things-to-do': ['thingsToDo'],
  'waiting-list': ['links'],
}

/** @param source the page's file from client/: `site/faq/FaqPage.tsx` */
export const partsOfPage = (source: string): Part[] => pageParts[source.split('/')[1]!] ?? []

/** The compiled file of a part, from this folder. */
export const partFile = (locale: string, part: Part) => `compiled/${locale}/${part}.json`
