import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { blogStatuses } from '#graphql/inputs/blog.ts'
import { locales } from '#graphql/locales.ts'
import { baseColumns, instant, sampleColumn } from '../../db/base-columns.ts'
import { StaffUser } from '../staff/staff.entity.ts'
import { readingMinutes } from './reading-minutes.ts'

/** One blog post in one language; its translations share the group, and often the slug. */
export const BlogPost = defineEntity({
  name: 'BlogPost',
  uniques: [
    { name: 'blog_post_slug_language_unique', properties: ['slug', 'language'] },
    { name: 'blog_post_group_language_unique', properties: ['translationGroup', 'language'] },
  ],
  indexes: [
    { name: 'blog_post_list_index', properties: ['language', 'publishedAt', 'id'] },
    { name: 'blog_post_created_at_id_index', properties: ['createdAt', 'id'] },
    { name: 'blog_post_updated_at_id_index', properties: ['updatedAt', 'id'] },
  ],
  properties: {
    ...baseColumns,
    ...sampleColumn,
    version: p.integer().version(),
    slug: p.string().length(80),
    language: p.enum([...locales]),
    translationGroup: p.uuid(),
    title: p.string().length(200),
    excerpt: p.string().length(300),
    /** Cleaned HTML. */
    content: p.text(),
    /** Follows from the content; kept so that a list need not read it. */
    readingMinutes: p
      .integer()
      .onCreate((post: { content: string }) => readingMinutes(post.content))
      .onUpdate((post: { content: string }) => readingMinutes(post.content)),
    featuredImage: p.string().length(300),
    imageAlt: p.string().length(300),
    category: p.string().length(80),
    author: p.string().length(100),
    tags: p.json<string[]>(),
    /** Readers of the article in whatever language: its translations count together. */
    views: p.integer().default(0),
    status: p.enum([...blogStatuses]),
    publishedAt: instant().nullable(),
    metaTitle: p.string().length(120).nullable(),
    metaDescription: p.string().length(300).nullable(),
    updatedBy: () => p.manyToOne(StaffUser).nullable().deleteRule('set null'),
    /** When search engines were told of the text as it stands; null after a change of what guests read. */
    announcedAt: instant().nullable(),
  },
})

export type BlogPost = InferEntity<typeof BlogPost>
