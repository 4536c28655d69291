import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { BlogPost } from './blog-post.entity.ts'

/** An address that a post had while guests could read it: it leads to the post for ever. */
export const BlogFormerSlug = defineEntity({
  name: 'BlogFormerSlug',
  properties: {
    slug: p.string().length(80).primary(),
    post: () => p.manyToOne(BlogPost).primary().deleteRule('cascade'),
  },
})

export type BlogFormerSlug = InferEntity<typeof BlogFormerSlug>
