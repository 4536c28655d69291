import { defaultLocale, type Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { listArticleAddresses } from '../blog/post-addresses.ts'
import { listRoomAddresses } from '../rooms/room-type-slug.service.ts'

/** The public pages, the most valuable first. */
export const publicPages = ['/', '/deals', '/gallery', '/things-to-do', '/faq', '/contact', '/blog'] as const

const addressOf = (publicUrl: string, path: string, locale: Locale) => {
  if (locale === defaultLocale) return `${publicUrl}${path}`
  return `${publicUrl}/${locale}${path === '/' ? '' : path}`
}

/** Every address that search engines may show, the most valuable first: English pages, rooms, articles, then the translations. */
export const listSiteAddresses = async (ctx: Context): Promise<string[]> => {
  const { languages } = ctx.facts
  const others = languages.filter((locale) => locale !== defaultLocale)
  const rooms = (await listRoomAddresses(ctx)).map(({ slug }) => `/rooms/${slug}`)
  const pagesIn = (locale: Locale) => [...publicPages, ...rooms].map((path) => addressOf(ctx.publicUrl, path, locale))
  const articles = (await listArticleAddresses(ctx)).flatMap(({ translations }) => translations)
  const articlesIn = (wanted: (locale: Locale) => boolean) =>
    articles
      .filter(({ locale }) => wanted(locale))
      .map(({ locale, slug }) => addressOf(ctx.publicUrl, `/blog/${encodeURIComponent(slug)}`, locale))
  return [
    ...pagesIn(defaultLocale),
    ...articlesIn((locale) => locale === defaultLocale),
    ...others.flatMap(pagesIn),
    ...articlesIn((locale) => others.includes(locale)),
  ]
}
