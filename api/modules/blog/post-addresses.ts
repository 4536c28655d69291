import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { BlogTranslation } from './blog.type.ts'
import { isPublished } from './published-posts.ts'

export interface ArticleAddresses {
  /** The languages it can be read in. */
  translations: BlogTranslation[]
  /** The last change of any of them. */
  updatedAt: Date
}

/** Every published article with the addresses of its translations, the newest first: what a sitemap lists. */
export const listArticleAddresses = async (ctx: Pick<Context, 'em' | 'now'>): Promise<ArticleAddresses[]> => {
  const statement = sql<Omit<ArticleAddresses, 'updatedAt'> & { updatedAt: string }>`
    select max(p.updated_at) as "updatedAt",
      json_agg(json_build_object('locale', p.language, 'slug', p.slug) order by p.language) as translations
    from blog_post p where ${isPublished(ctx.now())}
    group by p.translation_group order by max(p.published_at) desc, p.translation_group`
  const { rows } = await statement.execute(ctx.em.getKysely())
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }))
}
