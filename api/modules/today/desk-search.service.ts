import { sql, type RawBuilder } from 'kysely'
import { deskSearchSchema } from '#graphql/inputs/staff.ts'
import type { Permission } from '#graphql/permissions.ts'
import type { Context } from '../../platform/context.ts'
import { containing } from '../../platform/schema/search.ts'
import { statusAt } from '../blog/published-posts.ts'
import { phoneDigits } from '../inquiries/phone-digits.ts'
import { searchCondition } from '../subscribers/subscriber-search.ts'
import type { DeskHit, HitKind } from './desk-search.type.ts'

const mostOfKind = 5

interface Search {
  permission: Permission
  /** Columns id, title, detail. */
  find: (text: string, now: Date) => RawBuilder<unknown>
}

const orByPhone = (text: string) => {
  const digits = phoneDigits(text)
  return digits === null ? sql`` : sql`or regexp_replace(i.phone, '\\D', '', 'g') like ${containing(digits)}`
}

const searches: Record<HitKind, Search> = {
  inquiry: {
    permission: 'inquiries:read',
    find: (text) => sql`select i.id, i.name, i.reference || ' · ' || i.email from inquiry i
      where i.status <> 'spam' and (i.name ilike ${containing(text)} or i.email_lower like ${containing(text.toLowerCase())}
        or i.reference ilike ${containing(text)} ${orByPhone(text)}) order by i.created_at desc`,
  },
  subscriber: {
    permission: 'subscribers:read',
    find: (
      text,
    ) => sql`select r.id, coalesce(r.name, r.email), case when r.name is null then 'Mailing list' else r.email end
      from subscriber r where ${searchCondition(text)} order by r.subscribed_at desc`,
  },
  coupon: {
    permission: 'coupons:read',
    find: (text) => sql`select k.id, k.code, k.percent || '% · ' || k.state from coupon k
      where k.code ilike ${containing(text)} order by k.issued_at desc`,
  },
  'room-type': {
    permission: 'rooms:read',
    find: (text) => sql`select t.id, t.name, t.slug from room_type t
      where t.archived_at is null and t.name ilike ${containing(text)} order by t.display_order`,
  },
  room: {
    permission: 'rooms:read',
    find: (
      text,
    ) => sql`select r.id, 'Room ' || r.room_number, t.name from room r join room_type t on t.id = r.room_type_id
      where r.archived_at is null and 'Room ' || r.room_number ilike ${containing(text)} order by r.room_number`,
  },
  post: {
    permission: 'blog:read',
    find: (text, now) => sql`select p.id, p.title, p.language || ' · ' || ${statusAt('p', now)} from blog_post p
      where p.title ilike ${containing(text)} order by p.updated_at desc`,
  },
  content: {
    permission: 'content:read',
    find: (text) => sql`select c.id, left(coalesce(w.words, c.key), 120), c.kind from content_entry c
      cross join lateral (select coalesce(c.draft, c.published)->'texts'->'en' as texts) t
      cross join lateral (select coalesce(t.texts->>'name', t.texts->>'question', t.texts->>'title', t.texts->>'alt',
        t.texts->>'text') as words) w
      where c.archived_at is null and (w.words ilike ${containing(text)} or c.key ilike ${containing(text)})
      order by c.kind, c.position`,
  },
}

/** One statement over all that the caller may read. @throws BAD_USER_INPUT */
export const searchDesk = async (ctx: Context, raw: string): Promise<DeskHit[]> => {
  const { text } = deskSearchSchema.parse({ text: raw })
  const parts = (Object.keys(searches) as HitKind[])
    .filter((kind) => ctx.viewer?.permissions.includes(searches[kind].permission))
    .map(
      (kind) =>
        sql`(select ${kind}::text, found.* from (${searches[kind].find(text, ctx.now())} limit ${mostOfKind}) found(id, title, detail))`,
    )
  if (parts.length === 0) return []
  const { rows } = await sql<DeskHit>`
    select * from (${sql.join(parts, sql` union all `)}) hit(kind, id, title, detail)`.execute(ctx.em.getKysely())
  return rows
}
