import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { defaultLocale, locales, type Locale } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { createContext, nobody, type Context, type Deps } from '../../platform/context.ts'
import { listPosts, type PostRecord } from '../../modules/blog/blog.service.ts'
import type { Site } from './site-bundle.ts'
import { escapeMarkup } from '../../platform/markup.ts'

const newest = 30

const item = ({ bundle }: Site, publicUrl: string, post: PostRecord): string => {
  const link = publicUrl + bundle.localizedPath(paths.blogPost(post.slug), post.language)
  return [
    '<item>',
    `<title>${escapeMarkup(post.title)}</title>`,
    `<link>${escapeMarkup(link)}</link>`,
    `<guid isPermaLink="false">${post.id}</guid>`,
    `<pubDate>${post.publishedAt.toUTCString()}</pubDate>`,
    `<dc:creator>${escapeMarkup(post.author)}</dc:creator>`,
    ...post.tags.map((tag) => `<category>${escapeMarkup(tag)}</category>`),
    `<description>${escapeMarkup(post.excerpt)}</description>`,
    '</item>',
  ].join('')
}

/** The newest posts as RSS 2.0: https://www.rssboard.org/rss-specification */
const feed = async (ctx: Context, site: Site, locale: Locale): Promise<string> => {
  const { publicUrl, facts, content } = ctx
  const { nodes } = await listPosts(ctx, { locale, first: newest }, false)
  const blog = content.find('text', 'blog-title', locale)
  const title = escapeMarkup([facts.name, blog?.text].filter(Boolean).join(': '))
  const page = escapeMarkup(publicUrl + site.bundle.localizedPath(paths.blog(), locale))
  const self = escapeMarkup(publicUrl + site.bundle.localizedPath(paths.blogFeed(), locale))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `<title>${title}</title><link>${page}</link><description>${title}</description><language>${locale}</language>`,
    `<atom:link rel="self" type="application/rss+xml" href="${self}"/>`,
    ...nodes.map((post) => item(site, publicUrl, post)),
    '</channel></rss>',
    '',
  ].join('\n')
}

/** The blog for news readers, in English at the plain address and in each language at its own. */
export const registerFeeds = (app: FastifyInstance, deps: Deps, site: () => Promise<Site>) => {
  const addresses = [
    { path: paths.blogFeed(), locale: defaultLocale },
    ...locales.map((locale) => ({ path: `/${locale}${paths.blogFeed()}`, locale })),
  ]
  for (const { path, locale } of addresses)
    app.get(path, async (request, reply) => {
      if (!deps.published.current().facts.languages.includes(locale)) return reply.redirect(paths.blogFeed(), 302)
      const written = await feed(await createContext(deps, nobody), await site(), locale)
      const etag = `W/"${createHash('sha256').update(written).digest('base64url')}"`
      reply.headers({ etag, 'cache-control': 'public, max-age=300' })
      // Readers ask again every few minutes.
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('application/rss+xml; charset=utf-8').send(written)
    })
}
