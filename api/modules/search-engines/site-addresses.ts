import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { pageUrl } from '../../i18n/page-url.ts'
import type { Context } from '../../platform/context.ts'
import { listArticleAddresses } from '../blog/post-addresses.ts'
import { listRoomAddresses } from '../rooms/room-type-slug.service.ts'

/** The public pages, the most valuable first. */
export const publicPages = ['/', '/deals', '/gallery', '/things-to-do', '/faq', '/contact', '/blog'] as const

/** Every address that search engines may show, the most valuable first: English pages, rooms, articles, then the translations. */
export const listSiteAddresses = async (ctx: Context): Promise<string[]> => {
  const { languages } = ctx.facts
  const others = languages.filter((locale) => locale !== defaultLocale)
  const rooms = (await listRoomAddresses(ctx)).map(({ slug }) => `/rooms/${slug}`)
  const pagesIn = (locale: Locale) => [...publicPages, ...rooms].map((path) => pageUrl(ctx.publicUrl, locale, path))
  const articles = (await listArticleAddresses(ctx)).flatMap(({ translations }) => translations)
  const articlesIn = (wanted: (locale: Locale) => boolean) =>
    articles
      .filter(({ locale }) => wanted(locale))
      .map(({ locale, slug }) => pageUrl(ctx.publicUrl, locale, `/blog/${encodeURIComponent(slug)}`))
  return [
    ...pagesIn(defaultLocale),
    ...articlesIn((locale) => locale === defaultLocale),
    ...others.flatMap(pagesIn),
    ...articlesIn((locale) => others.includes(locale)),
  ]
}
