import { sql } from 'kysely'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { hotelDay } from '../hotel/hotel-day.ts'
import type { WaitingGuests } from './today.type.ts'

const mostGuests = 5

interface Row {
  id: string
  reference: string
  name: string
  language: Locale
  excerpt: string
  since: Date
  assignee: string | null
  count: number
}

/** Whoever has got no answer yet and is not put off to a later day, the longest waiting first. */
export const findWaiting = async (ctx: Context): Promise<WaitingGuests> => {
  const { rows } = await sql<Row>`
    select i.id, i.reference, i.name, i.language, left(i.message, 160) as excerpt, i.created_at as since,
      s.name as assignee, count(*) over ()::int as count
    from inquiry i left join staff_user s on s.id = i.assignee_id
    where i.status in ('new', 'open') and i.first_reply_at is null
      and (i.snoozed_until is null or i.snoozed_until <= ${hotelDay(ctx.facts, ctx.now())})
    order by i.created_at, i.id limit ${mostGuests}`.execute(ctx.em.getKysely())
  return {
    count: rows[0]?.count ?? 0,
    longest: rows.map(({ id, reference, name, language, excerpt, since, assignee }) => ({
      id,
      reference,
      name,
      language,
      excerpt,
      since: new Date(since),
      assignee,
    })),
  }
}
