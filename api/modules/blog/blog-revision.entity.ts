import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns } from '../../db/base-columns.ts'
import { StaffUser } from '../staff/staff.entity.ts'
import { BlogPost } from './blog-post.entity.ts'

/** What a person writes of a post: all that a revision brings back. The address and the state are not part of it. */
export const writtenFields = [
  'title',
  'excerpt',
  'content',
  'featuredImage',
  'imageAlt',
  'category',
  'author',
  'tags',
  'metaTitle',
  'metaDescription',
] as const

export type WrittenFields = Pick<BlogPost, (typeof writtenFields)[number]>

/** A post as it was once saved. */
export const BlogRevision = defineEntity({
  name: 'BlogRevision',
  indexes: [{ name: 'blog_revision_post_index', properties: ['post', 'createdAt'] }],
  properties: {
    id: baseColumns.id,
    createdAt: baseColumns.createdAt,
    post: () => p.manyToOne(BlogPost).deleteRule('cascade'),
    savedBy: () => p.manyToOne(StaffUser).nullable().deleteRule('set null'),
    fields: p.json<WrittenFields>(),
  },
})

export type BlogRevision = InferEntity<typeof BlogRevision>
