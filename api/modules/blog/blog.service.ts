import { sql } from 'kysely'
import { slugForm } from '#graphql/inputs/slug.ts'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { readPrepared } from '../../db/prepared.ts'
import { cutToPage, toConnection, type Connection } from '../../platform/schema/connection.ts'
import { readPage } from '../../platform/schema/page.ts'
import type { BlogPost, BlogPostsArgs, BlogTranslation } from './blog.type.ts'
import { interpolateKnown } from '../hotel/interpolate.ts'
import { htmlToShow } from './clean-html.ts'
import { alternativesFor, articleAt, isPublished, postFields, postTranslations } from './published-posts.ts'
import { blogPostDetailsLoader } from './blog-post.loader.ts'

/** A post with what only some questions ask for: where it was read along, nothing needs reading again. */
export interface PostRecord extends BlogPost {
  imageAlt: string
  content?: string
  translations?: BlogTranslation[]
}

export type JsonPost = Omit<PostRecord, 'publishedAt' | 'updatedAt'> & { publishedAt: string; updatedAt: string }

/** The fields in which the hotel's facts can be named in braces, as in the byline `The {hotel} family`. */
const filled = ['title', 'excerpt', 'author', 'metaTitle', 'metaDescription'] as const

export const fromJson = ({ facts }: Pick<Context, 'facts'>, post: JsonPost): PostRecord => ({
  ...post,
  ...Object.fromEntries(
    filled.map((field) => [field, post[field] && interpolateKnown(post[field], facts, post.language)]),
  ),
  ...(post.content !== undefined && { content: htmlToShow(post.content) }),
  publishedAt: new Date(post.publishedAt),
  updatedAt: new Date(post.updatedAt),
})

/**
 * Published posts, the newest first, without their texts, in one statement.
 * All are counted only when somebody asks: counting reads every post, a page follows the index.
 */
export const listPosts = async (
  ctx: Context,
  args: BlogPostsArgs,
  counted: boolean,
): Promise<Connection<PostRecord>> => {
  const page = readPage('blogPosts', args)
  const { size, after, before, backward } = page
  const direction = backward ? sql`asc` : sql`desc`
  const now = ctx.now()
  const sources = alternativesFor(args.locale, now).map(
    (alternative) => sql`from blog_post p where ${isPublished(now)} and ${alternative}
      ${args.category ? sql`and p.category = ${args.category}` : sql``}
      ${args.tag ? sql`and p.tags @> ${JSON.stringify([args.tag])}::jsonb` : sql``}`,
  )
  const counts = sources.map((source) => sql`(select count(*)::int ${source})`)
  const pages = sources.map(
    (source) => sql`(select ${postFields} ${source}
      ${after ? sql`and (p.published_at, p.id) < (${after.at}, ${after.id}::uuid)` : sql``}
      ${before ? sql`and (p.published_at, p.id) > (${before.at}, ${before.id}::uuid)` : sql``}
      order by p.published_at ${direction}, p.id ${direction} limit ${size + 1})`,
  )
  const order = sql`order by "publishedAt" ${direction}, id ${direction}`
  const statement = sql<{ total: number; posts: JsonPost[] }>`
    select ${counted ? sql.join(counts, sql` + `) : sql`0`} as total, coalesce(json_agg(page ${order}), '[]') as posts
    from (select * from (${sql.join(pages, sql` union all `)}) candidate ${order} limit ${size + 1}) page`
  const [row] = await readPrepared(ctx.em, statement)
  const { total, posts } = row!
  const read = posts.map((post) => fromJson(ctx, post))
  return toConnection(...cutToPage(read, page), total, (post) => post.publishedAt)
}

/**
 * One published post with its text and translations, in the language or in English; null when there is none.
 * An address that it once had finds it too: its `slug` then is another one than asked for.
 */
export const findPost = async (ctx: Context, slug: string, locale: Locale): Promise<PostRecord | null> => {
  if (!slugForm.test(slug)) return null
  const now = ctx.now()
  const alternatives = alternativesFor(locale, now).map((alternative) => sql`(${alternative})`)
  const statement = sql<{ post: JsonPost }>`
    select to_json(found) as post from (
      select ${postFields}, p.content, ${postTranslations(now)} as translations
      from blog_post p
      where p.translation_group in ${articleAt(slug, now)}
        and ${isPublished(now)} and (${sql.join(alternatives, sql` or `)})
      limit 1
    ) found`
  const [row] = await readPrepared(ctx.em, statement)
  return row ? fromJson(ctx, row.post) : null
}

export const contentOf = async (ctx: Context, post: PostRecord) =>
  post.content ?? (await blogPostDetailsLoader(ctx).load(post.id))?.content

export const translationsOf = async (ctx: Context, post: PostRecord) =>
  post.translations ?? (await blogPostDetailsLoader(ctx).load(post.id))?.translations
