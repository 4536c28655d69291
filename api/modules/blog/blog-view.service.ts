import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { visitorHash } from '../../platform/visitor.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import type { BlogViewCount } from './blog.type.ts'
import { BlogView } from './blog-view.entity.ts'
import { isBot } from '../../platform/bots.ts'
import { isPublished } from './published-posts.ts'

const visitorOf = (ctx: Context, day: string) =>
  createHmac('sha256', ctx.secret)
    .update(`view ${day} ${visitorHash(ctx)}`)
    .digest('hex')

/** Counts the visit for all translations in one statement; undefined when this visitor was counted today. */
const count = async (ctx: Context, translationGroup: string) => {
  const day = hotelToday(ctx)
  const statement = sql<{ views: number }>`
    with visit as (
      insert into blog_view (translation_group, day, visitor)
      values (${translationGroup}, ${day}, ${visitorOf(ctx, day)})
      on conflict do nothing returning translation_group
    )
    update blog_post p set views = p.views + 1 from visit
    where p.translation_group = visit.translation_group returning p.views`
  return (await statement.execute(ctx.em.getKysely())).rows[0]?.views
}

/**
 * Counts a reader of a published post: one a visitor and day, and no programs.
 * @throws NOT_FOUND
 */
export const recordView = async (ctx: Context, slug: string): Promise<BlogViewCount> => {
  const statement = sql<{ translationGroup: string; views: number }>`
    select p.translation_group as "translationGroup", p.views from blog_post p
    where p.slug = ${slug} and ${isPublished(ctx.now())} limit 1`
  const [post] = (await statement.execute(ctx.em.getKysely())).rows
  if (!post) throw notFound('Blog post not found')
  const views = isBot(ctx.headers['user-agent']) ? undefined : await count(ctx, post.translationGroup)
  return { slug, views: views ?? post.views, counted: views !== undefined }
}

/** Forgets the visits of days that are over: they can no longer count twice. */
export const forgetViews = (ctx: Context): Promise<number> =>
  ctx.em.nativeDelete(BlogView, { day: { $lt: hotelToday(ctx) } })
