import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { BlogTranslation } from './blog.type.ts'
import { htmlToShow } from './clean-html.ts'
import { postTranslations } from './published-posts.ts'

export interface PostDetails {
  id: string
  content: string
  translations: BlogTranslation[]
}

/** Texts and translations of posts of a list, for a request that asks for them there. */
export const findPostDetails = async (
  ctx: Pick<Context, 'em' | 'now'>,
  ids: readonly string[],
): Promise<PostDetails[]> => {
  const statement = sql<PostDetails>`
    select p.id, p.content, ${postTranslations(ctx.now())} as translations
    from blog_post p where p.id = any(${[...ids]}::uuid[])`
  const { rows } = await statement.execute(ctx.em.getKysely())
  return rows.map((row) => ({ ...row, content: htmlToShow(row.content) }))
}
