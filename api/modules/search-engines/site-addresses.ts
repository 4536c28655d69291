import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { paths, publicPages } from '#graphql/paths.ts'
import { pageUrl } from '../../i18n/page-url.ts'
import type { Context } from '../../platform/context.ts'
import { listArticleAddresses } from '../blog/post-addresses.ts'
import { listRoomAddresses } from '../rooms/room-type-slug.service.ts'

/** Every address that search engines may show, the most valuable first: English pages, rooms, articles, then the translations. */
export const listSiteAddresses = async (ctx: Context): Promise<string[]> => {
  const { languages } = ctx.facts
  const others = languages.filter((locale) => locale !== defaultLocale)
  const rooms = (await listRoomAddresses(ctx)).map(({ slug }) => paths.room(slug))
  const pagesIn = (locale: Locale) => [...publicPages, ...rooms].map((path) => pageUrl(ctx.publicUrl, locale, path))
  const articles = (await listArticleAddresses(ctx)).flatMap(({ translations }) => translations)
  const articlesIn = (wanted: (locale: Locale) => boolean) =>
    articles
      .filter(({ locale }) => wanted(locale))
      .map(({ locale, slug }) => pageUrl(ctx.publicUrl, locale, paths.blogPost(slug)))
  return [
    ...pagesIn(defaultLocale),
    ...articlesIn((locale) => locale === defaultLocale),
    ...others.flatMap(pagesIn),
    ...articlesIn((locale) => others.includes(locale)),
  ]
}
