import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { locales, type Locale } from '#graphql/locales.ts'
import { lockName } from '../../../db/lock-name.ts'
import { inTransaction, type Context } from '../../../platform/context.ts'
import type { Orm } from '../../../db/orm.ts'
import type { Published } from '../../../platform/content.ts'
import { isPublished } from '../../blog/published-posts.ts'
import { RoomType } from '../../rooms/room.entity.ts'
import { findSetting, writeSetting } from '../../settings/setting.service.ts'
import type { IndexedPassage } from './passage.ts'
import { buildPassages } from './passages.ts'
import type { PublishedPost } from './post-passages.ts'
import { searchConfigs } from './search-configs.ts'

/** How long a change of a post or room may take to reach the assistant. */
const freshMs = 60_000

const settingKey = (locale: Locale) => `chat.passages.${locale}`

type Post = PublishedPost & { language: Locale }

const publishedPosts = (now: Date) => sql<Post>`
  select p.language, p.slug, p.title, p.excerpt, p.content from blog_post p where ${isPublished(now)} order by p.slug`

const replace = (locale: Locale, passages: IndexedPassage[]) => sql`
  with incoming as (
    select * from jsonb_to_recordset(${JSON.stringify(passages)}::jsonb)
      as t(source text, path text, title text, "text" text, keywords text, keys text, prior float8)
  ), gone as (
    delete from chat_passage where language = ${locale} and source not in (select source from incoming)
  )
  insert into chat_passage (language, source, path, title, "text", keywords, prior, tsv)
  select ${locale}, source, path, title, "text", keywords, prior,
    setweight(to_tsvector(c.config, title || ' ' || unaccent(title)), 'A')
    || setweight(to_tsvector(c.config, keywords), 'B')
    || setweight(to_tsvector(c.config, keys), 'C')
    || setweight(to_tsvector(c.config, "text" || ' ' || unaccent("text")), 'D')
  from incoming cross join (select ${searchConfigs[locale]}::text::regconfig as config) c
  on conflict (language, source) do update set
    path = excluded.path, title = excluded.title, "text" = excluded."text",
    keywords = excluded.keywords, prior = excluded.prior, tsv = excluded.tsv`

const hashOf = (passages: IndexedPassage[]) => createHash('sha256').update(JSON.stringify(passages)).digest('hex')

/** Rewrites a language's passages, in the caller's transaction, unless the stored ones are the same already. */
const replaceIfChanged = async (ctx: Context, locale: Locale, passages: IndexedPassage[]): Promise<void> => {
  const hash = hashOf(passages)
  if ((await findSetting<string>(ctx.em, settingKey(locale))) === hash) return
  await replace(locale, passages).execute(ctx.em.getKysely())
  await writeSetting(ctx.em, settingKey(locale), hash)
}

/** Builds all passages from facts, guide, rooms and blog; several instances take turns and find nothing left to do. */
const refreshKnowledge = async (ctx: Context): Promise<void> => {
  const roomTypes = await ctx.em
    .fork()
    .find(RoomType, { active: true, archivedAt: null }, { orderBy: { displayOrder: 'asc' } })
  const { rows: posts } = await publishedPosts(ctx.now()).execute(ctx.em.getKysely())
  await inTransaction(ctx, async (inside) => {
    await lockName(inside.em, 'passages')
    for (const locale of locales) {
      const own = posts.filter((post) => post.language === locale)
      await replaceIfChanged(inside, locale, buildPassages(ctx, locale, roomTypes, own))
    }
  })
}

/** Changes with every change of a post or room type, and when a scheduled post's time has come. */
const stampAt = (now: Date) => sql<{ stamp: string }>`
  select concat_ws(' ',
    (select count(*) || ' ' || max(p.updated_at) from blog_post p where ${isPublished(now)}),
    (select count(*) || ' ' || max(updated_at) from room_type)) as stamp`

/** What the passages were last made of, and when that was looked at. */
interface Look {
  at: number
  stamp: string
  published: Published
  made: Promise<void>
}

const looks = new WeakMap<Orm, Look>()

/**
 * Before a question is answered: what was published since the last one is known at once, a change of a post or room type
 * within a minute.
 */
export const keepKnowledgeFresh = async (ctx: Context): Promise<void> => {
  const at = ctx.now().getTime()
  const published = ctx.published.current()
  const last = looks.get(ctx.orm)
  const isSame = last?.published === published
  if (isSame && Math.abs(at - last.at) < freshMs) return last.made
  const { rows } = await stampAt(ctx.now()).execute(ctx.em.getKysely())
  const { stamp } = rows[0]!
  const made = isSame && stamp === last.stamp ? last.made : refreshKnowledge({ ...ctx, ...published })
  looks.set(ctx.orm, { at, stamp, published, made })
  // The next question tries again.
  await made.catch((error: unknown) => {
    looks.delete(ctx.orm)
    throw error
  })
}
