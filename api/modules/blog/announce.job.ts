import { sql } from 'kysely'
import type { Locale } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import type { Context } from '../../platform/context.ts'
import { pageUrl } from '../../i18n/page-url.ts'
import { isPublished } from './published-posts.ts'

/** What the protocol takes at once is ten times as much. */
const mostAtOnce = 1_000

interface Unannounced {
  id: string
  version: number
  slug: string
  language: Locale
}

/**
 * Tells search engines of posts that have appeared or changed since they were last told, scheduled ones when their
 * time has come. What fails is told at the next run; a post that changes meanwhile stays to be told.
 */
export const announcePosts = async (ctx: Context): Promise<void> => {
  if (!ctx.env.INDEXNOW) return
  const database = ctx.em.getKysely()
  const { rows } = await sql<Unannounced>`
    select p.id, p.version, p.slug, p.language from blog_post p
    where p.announced_at is null and ${isPublished(ctx.now())} order by p.published_at limit ${mostAtOnce}`.execute(
    database,
  )
  if (rows.length === 0) return
  await ctx.services.indexNow.submit(
    rows.map(({ slug, language }) => pageUrl(ctx.publicUrl, language, paths.blogPost(slug))),
  )
  await sql`
    update blog_post p set announced_at = ${ctx.now()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told(id uuid, version int)
    where p.id = told.id and p.version = told.version`.execute(database)
}
