import type { FastifyInstance } from 'fastify'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { createContext, nobody, type Deps } from '../../platform/context.ts'
import { listArticleAddresses, type ArticleAddresses } from '../../modules/blog/post-addresses.ts'
import { listRoomAddresses, type RoomAddress } from '../../modules/rooms/room-type-slug.service.ts'
import type { Site } from './site-bundle.ts'
import { escapeMarkup } from '../../platform/markup.ts'

interface Address {
  locale: Locale
  path: string
}

/** One page in the languages that it exists in, each naming all of them. */
const entriesOf = ({ bundle }: Site, publicUrl: string, addresses: Address[], changed?: Date): string[] => {
  const href = ({ path, locale }: Address) => escapeMarkup(publicUrl + bundle.localizedPath(path, locale))
  const link = (hreflang: string, address: Address) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href(address)}"/>`
  const shared = addresses.find(({ locale }) => locale === defaultLocale)
  const alternates = [
    ...addresses.map((address) => link(address.locale, address)),
    ...(shared ? [link('x-default', shared)] : []),
  ].join('')
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
  return addresses.map((address) => `<url><loc>${href(address)}</loc>${lastmod}${alternates}</url>`)
}

/** Every public page, room and post, each with its translations: https://www.sitemaps.org/protocol.html */
const sitemap = (
  site: Site,
  publicUrl: string,
  languages: readonly Locale[],
  articles: ArticleAddresses[] = [],
  roomTypes: RoomAddress[] = [],
): string => {
  const pages = site.bundle.publicPaths.flatMap((path) =>
    entriesOf(
      site,
      publicUrl,
      languages.map((locale) => ({ locale, path })),
    ),
  )
  const rooms = roomTypes.flatMap(({ slug, updatedAt }) =>
    entriesOf(
      site,
      publicUrl,
      languages.map((locale) => ({ locale, path: paths.room(slug) })),
      updatedAt,
    ),
  )
  const posts = articles.flatMap(({ translations, updatedAt }) =>
    entriesOf(
      site,
      publicUrl,
      translations
        .filter(({ locale }) => languages.includes(locale))
        .map(({ locale, slug }) => ({ locale, path: paths.blogPost(slug) })),
      updatedAt,
    ),
  )
  const entries = [...pages, ...rooms, ...posts].join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}\n</urlset>\n`
}

/** Staff pages are not forbidden here: a crawler must read them to see that they ask not to be listed. */
const robots = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /graphql', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')

export const registerCrawlerFiles = (app: FastifyInstance, deps: Deps, site: () => Promise<Site>) => {
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(deps.publicUrl)),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const ctx = await createContext(deps, nobody)
    const articles = await listArticleAddresses(ctx)
    const rooms = await listRoomAddresses(ctx)
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(await site(), deps.publicUrl, ctx.facts.languages, articles, rooms))
  })
}
