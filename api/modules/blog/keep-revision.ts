import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { BlogPost } from './blog-post.entity.ts'
import { BlogRevision, writtenFields, type WrittenFields } from './blog-revision.entity.ts'
import { mostRevisions } from './entry-details.ts'

const fieldsOf = (post: BlogPost) =>
  Object.fromEntries(writtenFields.map((name) => [name, post[name]])) as unknown as WrittenFields

/**
 * Keeps the post as it stands: only as its `first` revision, or whenever it has `changed` since the newest one.
 * The oldest goes when there are too many.
 */
export const keepRevision = async (inside: Context, post: BlogPost, when: 'first' | 'changed'): Promise<void> => {
  const { em } = inside
  const newest = await em.findOne(BlogRevision, { post: post.id }, { orderBy: { createdAt: 'desc', id: 'desc' } })
  const fields = fieldsOf(post)
  if (newest && (when === 'first' || isDeepStrictEqual(newest.fields, fields))) return
  // Two of the same millisecond would have no order.
  const createdAt = newest ? new Date(Math.max(inside.now().getTime(), newest.createdAt.getTime() + 1)) : post.updatedAt
  em.create(BlogRevision, { post, savedBy: post.updatedBy, fields, createdAt })
  await em.flush()
  await sql`delete from blog_revision where id in (
    select id from blog_revision where post_id = ${post.id} order by created_at desc, id desc offset ${mostRevisions}
  )`.execute(em.getKysely())
}
