import { createHash } from 'node:crypto'
import { locales, type Locale } from '#graphql/locales.ts'
import { lockName } from '../../db/lock-name.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import type { Orm } from '../../db/orm.ts'
import { RoomType } from '../rooms/room.entity.ts'
import type { IndexedPassage } from './passage.ts'
import { buildPassages } from './passages.ts'
import type { PublishedPost } from './post-passages.ts'
import { searchConfigs } from './search-configs.ts'

/** How long a change of a post or room may take to reach the assistant. */
const freshMs = 60_000

const postsStatement = `
  select "language", "slug", "title", "excerpt", "content" from "blog_post"
  where "status" in ('published', 'scheduled') and "published_at" <= ? order by "slug"`

const replaceStatement = `
  with incoming as (
    select * from jsonb_to_recordset(?::jsonb)
      as t("source" text, "path" text, "title" text, "text" text, "keywords" text, "prior" float8)
  ), gone as (
    delete from "chat_passage" where "language" = ? and "source" not in (select "source" from incoming)
  ), stamp as (
    insert into "setting" ("key", "value") values (?, to_jsonb(?::text))
    on conflict ("key") do update set "value" = excluded."value"
  )
  insert into "chat_passage" ("language", "source", "path", "title", "text", "keywords", "prior", "tsv")
  select ?, "source", "path", "title", "text", "keywords", "prior",
    setweight(to_tsvector(c.config, "title" || ' ' || unaccent("title")), 'A')
    || setweight(to_tsvector(c.config, "keywords"), 'B')
    || setweight(to_tsvector(c.config, "text" || ' ' || unaccent("text")), 'D')
  from incoming cross join (select ?::text::regconfig as config) c
  on conflict ("language", "source") do update set
    "path" = excluded."path", "title" = excluded."title", "text" = excluded."text",
    "keywords" = excluded."keywords", "prior" = excluded."prior", "tsv" = excluded."tsv"`

const hashOf = (passages: IndexedPassage[]) => createHash('sha256').update(JSON.stringify(passages)).digest('hex')

const settingKey = (locale: Locale) => `chat.passages.${locale}`

/** Rewrites a language's passages in one statement, unless the stored ones are the same already. */
const replaceIfChanged = async (ctx: Context, locale: Locale, passages: IndexedPassage[]): Promise<void> => {
  const hash = hashOf(passages)
  const [stored] = await ctx.em.execute<{ value: string }[]>('select "value" from "setting" where "key" = ?', [
    settingKey(locale),
  ])
  if (stored?.value === hash) return
  await ctx.em.execute(replaceStatement, [
    JSON.stringify(passages),
    locale,
    settingKey(locale),
    hash,
    locale,
    searchConfigs[locale],
  ])
}

/** Builds all passages from facts, guide, rooms and blog; several instances take turns and find nothing left to do. */
export const refreshKnowledge = async (ctx: Context): Promise<void> => {
  const roomTypes = await ctx.em
    .fork()
    .find(RoomType, { active: true, archivedAt: null }, { orderBy: { displayOrder: 'asc' } })
  const posts = await ctx.em.execute<(PublishedPost & { language: Locale })[]>(postsStatement, [ctx.now()])
  await inTransaction(ctx, async (inside) => {
    await lockName(inside.em, 'passages')
    for (const locale of locales) {
      const own = posts.filter((post) => post.language === locale)
      await replaceIfChanged(inside, locale, buildPassages(ctx, locale, roomTypes, own))
    }
  })
}

/** Changes with every change of a post or room type, and when a scheduled post's time has come. */
const stampStatement = `
  select concat_ws(' ',
    (select count(*) || ' ' || max("updated_at") from "blog_post"
      where "status" in ('published', 'scheduled') and "published_at" <= ?),
    (select count(*) || ' ' || max("updated_at") from "room_type")) as "stamp"`

const looks = new WeakMap<Orm, { at: number; stamp: string }>()

/** Looks for changes at most once a minute, before a question is answered. */
export const keepKnowledgeFresh = async (ctx: Context): Promise<void> => {
  const now = ctx.now().getTime()
  const last = looks.get(ctx.orm)
  if (last && Math.abs(now - last.at) < freshMs) return
  const [row] = await ctx.em.execute<{ stamp: string }[]>(stampStatement, [ctx.now()])
  const stamp = row!.stamp
  looks.set(ctx.orm, { at: now, stamp })
  if (stamp !== last?.stamp) await refreshKnowledge(ctx)
}
