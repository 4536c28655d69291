import { decoded } from './decoded.ts'
import { defaultLocale, isLocale, type Locale } from '#graphql/locales.ts'
import { paths, staffPaths, type StaffPath } from '#graphql/paths.ts'

/** The pages of the staff desk with their titles. */
export const staffTitles: Record<StaffPath, string> = {
  [staffPaths.desk]: 'Admin Panel',
  [staffPaths.emailManager]: 'Email Marketing Manager',
  [staffPaths.emailAdmin]: 'Email Admin',
  [staffPaths.emailCampaigns]: 'Email Campaign Manager',
}

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
