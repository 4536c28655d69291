import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { BlogEntryTranslation } from './blog-entry.type.ts'
import { statusAt } from './published-posts.ts'

export const mostRevisions = 50

export interface RevisionRecord {
  id: string
  createdAt: Date
  title: string
  savedById: string | null
  content?: string
}

export interface EntryDetails {
  id: string
  translations: BlogEntryTranslation[]
  revisions: RevisionRecord[]
  formerSlugs: string[]
}

type Row = Omit<EntryDetails, 'revisions'> & {
  revisions: (Omit<RevisionRecord, 'createdAt'> & { createdAt: string })[]
}

/** What stands around posts at the desk, for all that a request asks for, in one statement. */
export const findEntryDetails = async (
  ctx: Pick<Context, 'em' | 'now'>,
  ids: readonly string[],
): Promise<EntryDetails[]> => {
  const statement = sql<Row>`
    select p.id,
      (select coalesce(json_agg(json_build_object(
          'id', t.id, 'language', t.language, 'title', t.title, 'status', ${statusAt('t', ctx.now())}) order by t.language), '[]')
        from blog_post t where t.translation_group = p.translation_group and t.id <> p.id) as translations,
      (select coalesce(json_agg(r order by r."createdAt" desc), '[]') from (
        select r.id, r.created_at as "createdAt", r.fields->>'title' as title, r.saved_by_id as "savedById"
        from blog_revision r where r.post_id = p.id order by r.created_at desc limit ${mostRevisions}) r) as revisions,
      (select coalesce(json_agg(f.slug order by f.slug), '[]')
        from blog_former_slug f where f.post_id = p.id) as "formerSlugs"
    from blog_post p where p.id = any(${[...ids]}::uuid[])`
  const { rows } = await statement.execute(ctx.em.getKysely())
  return rows.map((row) => ({
    ...row,
    revisions: row.revisions.map((revision) => ({ ...revision, createdAt: new Date(revision.createdAt) })),
  }))
}
