import type { FilterQuery } from '@mikro-orm/core'
import type { BlogStatus } from '#graphql/inputs/blog.ts'
import type { Context } from '../../platform/context.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import type { Connection } from '../../platform/schema/connection.ts'
import { listRecords } from '../../platform/schema/list-page.ts'
import { readPage } from '../../platform/schema/page.ts'
import { isId } from '../../platform/schema/ids.ts'
import { containsText } from '../../platform/schema/search.ts'
import type { BlogEntriesArgs, BlogEntry } from './blog-entry.type.ts'
import { BlogPost } from './blog-post.entity.ts'
import { refuseIfEdited } from '../staff/refuse-if-edited.ts'

export type EntryRecord = BlogEntry & { updatedById: string | null }

/** A scheduled post whose time has come is published, though nobody has touched it. */
export const statusOf = ({ status, publishedAt }: Pick<BlogPost, 'status' | 'publishedAt'>, now: Date): BlogStatus =>
  status === 'scheduled' && publishedAt && publishedAt <= now ? 'published' : status

export const toEntry = (ctx: Context, post: BlogPost): EntryRecord => ({
  ...post,
  status: statusOf(post, ctx.now()),
  publishedAt: post.publishedAt ?? null,
  metaTitle: post.metaTitle ?? null,
  metaDescription: post.metaDescription ?? null,
  updatedById: post.updatedBy?.id ?? null,
})

const withStatus = (status: BlogStatus | null | undefined, now: Date): FilterQuery<BlogPost> => {
  if (status === 'published') return { $or: [{ status }, { status: 'scheduled', publishedAt: { $lte: now } }] }
  if (status === 'scheduled') return { status, publishedAt: { $gt: now } }
  return status ? { status } : {}
}

export const listEntries = (ctx: Context, args: BlogEntriesArgs): Promise<Connection<EntryRecord>> => {
  const where: FilterQuery<BlogPost> = {
    $and: [
      withStatus(args.status, ctx.now()),
      args.language ? { language: args.language } : {},
      containsText(args.search, ['title', 'slug', 'excerpt']),
    ],
  }
  const ordered = { ...args, order: args.order ?? 'last-changed' }
  return listRecords(ctx.em, BlogPost, readPage('blogEntries', args), ordered, {
    where,
    show: (post) => toEntry(ctx, post),
  })
}

export const findEntry = async (ctx: Context, id: string): Promise<EntryRecord | null> => {
  const post = isId(id) ? await ctx.em.findOne(BlogPost, { id }) : null
  return post && toEntry(ctx, post)
}

/**
 * The post to be changed, until the transaction ends by nobody else.
 * @throws NOT_FOUND, CONFLICT when it is not the version that was read
 */
export const lockPost = async (inside: Context, id: string, version: number): Promise<BlogPost> => {
  const post = await lockRecord(inside, BlogPost, 'blog post', id)
  await refuseIfEdited(inside, 'post', post, version)
  return post
}
