import { announcePosts } from './announce.job.ts'
import { BlogEntryResolver } from './blog-entry.resolver.ts'
import { BlogFormerSlug } from './blog-former-slug.entity.ts'
import { BlogPost } from './blog-post.entity.ts'
import { BlogRevision } from './blog-revision.entity.ts'
import { BlogRevisionResolver } from './blog-revision.resolver.ts'
import { BlogView } from './blog-view.entity.ts'
import { forgetViews } from './blog-view.service.ts'
import { BlogResolver } from './blog.resolver.ts'
import { findEntry } from './blog-entry.service.ts'
import { seedPosts } from './seed-posts.ts'
import type { Module } from '../../platform/module.ts'

export const blog: Module = {
  entities: [BlogFormerSlug, BlogPost, BlogRevision, BlogView],
  resolvers: [BlogEntryResolver, BlogResolver, BlogRevisionResolver],
  seed: seedPosts,
  nodes: [{ type: 'BlogEntry', needs: 'blog:read', find: findEntry }],
  jobs: [
    { queue: 'blog.announce', schedule: '*/5 * * * *', run: announcePosts },
    { queue: 'blog.forget-views', schedule: '30 4 * * *', run: forgetViews },
  ],
  routes: [
    {
      method: 'GET',
      path: '/api/blog/posts',
      operation: 'RestBlogPosts',
      summary: 'Published blog posts, the newest first',
      query: { category: 'category', tag: 'tag', cursor: 'after', limit: 'first' },
      language: 'language',
      answer: 'blogPosts.nodes',
    },
    {
      method: 'GET',
      path: '/api/blog/posts/{slug}',
      operation: 'RestBlogPost',
      summary: 'One published blog post with its text',
      language: 'language',
      answer: 'blogPost',
      missing: 'Blog post not found',
    },
  ],
}
