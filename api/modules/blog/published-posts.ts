import { sql, type RawBuilder } from 'kysely'
import { defaultLocale, type Locale } from '#graphql/locales.ts'

/** Whether the post `p` can be read at `now`: a scheduled one appears by itself when its time has come. */
export const isPublished = (now: Date): RawBuilder<boolean> =>
  sql`p.status in ('published', 'scheduled') and p.published_at <= ${now}`

/** How far the post `table` is at `now`: a scheduled one whose time has come is published. */
export const statusAt = (table: 'p' | 't', now: Date): RawBuilder<string> => {
  const { status, time } = { status: sql.ref(`${table}.status`), time: sql.ref(`${table}.published_at`) }
  return sql`case when ${status} = 'scheduled' and ${time} <= ${now} then 'published' else ${status} end`
}

/**
 * Which posts `p` are for a reader of `locale`, as alternatives of which only one holds: those in that language,
 * and the English ones of articles that have no translation to be read. Apart, so that each can follow the index.
 */
export const alternativesFor = (locale: Locale, now: Date): RawBuilder<boolean>[] => {
  const own = sql<boolean>`p.language = ${locale}`
  if (locale === defaultLocale) return [own]
  const untranslated = sql<boolean>`p.language = ${defaultLocale} and not exists (
    select 1 from blog_post t where t.translation_group = p.translation_group and t.language = ${locale}
      and t.status in ('published', 'scheduled') and t.published_at <= ${now})`
  return [own, untranslated]
}

/** The article to which an address leads: the one that has it, else the one that had it. Only what can be read counts. */
export const articleAt = (slug: string, now: Date): RawBuilder<unknown> => sql`(
  select p.translation_group from blog_post p where p.slug = ${slug} and ${isPublished(now)}
  union
  select p.translation_group from blog_former_slug f join blog_post p on p.id = f.post_id
  where f.slug = ${slug} and ${isPublished(now)})`

/** A post as its type shows it, without the text. */
export const postFields = sql`
  p.id, p.slug, p.language, p.title, p.excerpt, p.featured_image as "featuredImage",
  p.image_alt as "imageAlt",
  p.category, p.author, p.tags, p.views, p.reading_minutes as "readingMinutes",
  p.published_at as "publishedAt", p.updated_at as "updatedAt",
  p.meta_title as "metaTitle", p.meta_description as "metaDescription"`

/** The languages in which the article of the post `p` can be read. */
export const postTranslations = (now: Date): RawBuilder<unknown> => sql`(
  select json_agg(json_build_object('locale', t.language, 'slug', t.slug) order by t.language)
  from blog_post t
  where t.translation_group = p.translation_group and t.status in ('published', 'scheduled') and t.published_at <= ${now})`
