import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { locales, type Locale } from '#graphql/locales.ts'
import type { Content } from '../../platform/content.ts'
import { shipped } from '../../root.ts'
import { BlogPost } from './blog-post.entity.ts'

interface Shared {
  category: string
  featuredImage: string
  /** Who is called so in all languages; the family is named in each post's own. */
  author?: string
  publishedAt: string
}

interface SamplePost extends Shared {
  author: string
  slug: string
  language: Locale
  title: string
  excerpt: string
  metaTitle: string
  metaDescription: string
  /** In the post's language. */
  tags: string[]
  content: string
}

const folder = join(shipped, 'api', 'modules', 'blog', 'seed')

/** `name: value` lines, a line of ---, then the HTML. */
const readPost = (file: string) => {
  const [, head = '', content = ''] = /^(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? []
  const fields = Object.fromEntries(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  )
  return {
    ...(fields as Pick<SamplePost, 'author' | 'title' | 'excerpt' | 'metaTitle' | 'metaDescription'>),
    tags: fields['tags']?.split(', ') ?? [],
    content: content.trim(),
  }
}

/** The sample blog: one folder a post, one file a language. */
export const readSamplePosts = (): SamplePost[][] =>
  readdirSync(folder).map((slug) => {
    const shared = JSON.parse(readFileSync(join(folder, slug, 'post.json'), 'utf8')) as Shared
    const files = readdirSync(join(folder, slug))
    return locales
      .filter((language) => files.includes(`${language}.html`))
      .map((language) => ({ ...shared, slug, language, ...readPost(join(folder, slug, `${language}.html`)) }))
  })

/** The sample blog, published. */
export const seedPosts = (em: SqlEntityManager, content: Content): void => {
  for (const translations of readSamplePosts()) {
    const translationGroup = randomUUID()
    for (const { publishedAt, ...post } of translations)
      em.create(BlogPost, {
        ...post,
        translationGroup,
        imageAlt: content.find('picture', post.featuredImage, post.language)!.alt,
        status: 'published',
        publishedAt: new Date(publishedAt),
        isSample: true,
      })
  }
}
