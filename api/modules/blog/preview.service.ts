import { sql } from 'kysely'
import { paths } from '#graphql/paths.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../errors.ts'
import { isId } from '../../platform/schema/ids.ts'
import { withAccepted } from '../../platform/secrets.ts'
import type { BlogPreviewLink } from './blog-entry.type.ts'
import { BlogPost } from './blog-post.entity.ts'
import { fromJson, type JsonPost, type PostRecord } from './blog.service.ts'
import { createPreviewToken, readPreviewToken } from './preview-token.ts'
import { postFields } from './published-posts.ts'

/** @throws NOT_FOUND */
export const createPreview = async (ctx: Context, id: string): Promise<BlogPreviewLink> => {
  if (!isId(id) || !(await ctx.em.count(BlogPost, { id }))) throw notFound('There is no such blog post')
  const { token, expiresAt } = createPreviewToken(ctx.secret, id, ctx.now())
  return { url: ctx.publicUrl + paths.blogPreview(token), expiresAt }
}

/** The post of a preview link as it is now, whatever its state; null when the link is wrong or has expired. */
export const findPreview = async (ctx: Context, token: string): Promise<PostRecord | null> => {
  const id = withAccepted(ctx, 'preview', (secret) => readPreviewToken(secret, token, ctx.now()))
  if (!id) return null
  const statement = sql<{ post: JsonPost }>`
    select to_json(found) as post from (select ${postFields}, p.content from blog_post p where p.id = ${id}) found`
  const post = (await statement.execute(ctx.em.getKysely())).rows[0]?.post
  return post
    ? fromJson(ctx, { ...post, publishedAt: post.publishedAt ?? ctx.now().toISOString(), translations: [] })
    : null
}
