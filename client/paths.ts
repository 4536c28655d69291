import { decoded } from './decoded.ts'
import { defaultLocale, isLocale, type Locale } from '#graphql/locales.ts'

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

/** Sections of the home page that other pages link to. */
export const anchors = {
  hero: 'hero',
  rooms: 'rooms',
  amenities: 'amenities',
  location: 'location',
  contact: 'contact',
} as const

export type Anchor = keyof typeof anchors

/** Paths of the staff desk with the titles of their pages: never prefixed, never rendered on the server. */
export const staffTitles = {
  '/admin': 'Admin Panel',
  '/email-manager': 'Email Marketing Manager',
  '/email-admin': 'Email Admin',
  '/email-campaigns': 'Email Campaign Manager',
} as const

export const isStaffPath = (pathname: string) =>
  Object.keys(staffTitles).some((path) => pathname === path || pathname.startsWith(`${path}/`))

/** Splits `/fi/contact` into its language and the path that the routes know. */
export const splitLocale = (pathname: string): { prefix?: Locale; path: string } => {
  const [, first] = pathname.split('/')
  if (!isLocale(first)) return { path: pathname }
  return { prefix: first, path: pathname.slice(first.length + 1) || '/' }
}

/** As routes read an address: they do not mind its case, nor letters that are written as numbers. */
const asRoutesRead = (pathname: string): string => decoded(pathname).toLowerCase()

/** One that has more slashes than it should: it is led to the address without them, or leads nowhere. */
const withSingleSlashes = (pathname: string): string => pathname.replaceAll(/[/\\]+/g, '/')

/** Whether it is the page of a stay that the hotel has been asked for, in any language. */
export const isYourStay = (pathname: string) => splitLocale(asRoutesRead(pathname)).path.startsWith(paths.yourStay(''))

/** Whether only those may see the page who were given its address, however that is written. */
export const isSecretPath = (pathname: string) => {
  const { path } = splitLocale(withSingleSlashes(asRoutesRead(pathname)))
  return [paths.blogPreview(''), paths.yourStay(''), paths.waitingList('')].some((beginning) =>
    path.startsWith(beginning),
  )
}

/** A path in a language's own address space; without a prefix the address is the one for everybody. */
export const withPrefix = (path: string, prefix: Locale | undefined): string => {
  if (!prefix) return path
  return path === '/' ? `/${prefix}` : path.startsWith('/#') ? `/${prefix}${path.slice(1)}` : `/${prefix}${path}`
}

/** The address under which search engines know a path in a language: English lives at the plain one. */
export const localizedPath = (path: string, locale: Locale) =>
  withPrefix(path, locale === defaultLocale ? undefined : locale)
