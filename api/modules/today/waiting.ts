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

/**
 * Whoever has got no answer yet and is not put off to a later day, the longest waiting first; in a thread of several
 * inquiries, to one of them.
 */
export const findWaiting = async (ctx: Context): Promise<WaitingGuests> => {
  const { rows } = await sql<Row>`
    select *, count(*) over ()::int as count from (
      select distinct on (i.id) i.id, i.reference, i.name, said.language, left(said.message, 160) as excerpt,
        said.created_at as since, s.name as assignee
      from inquiry said join inquiry i on i.id = coalesce(said.merged_into_id, said.id)
        left join staff_user s on s.id = i.assignee_id
      where i.status in ('new', 'open') and said.first_reply_at is null
        and (i.snoozed_until is null or i.snoozed_until <= ${hotelDay(ctx.facts, ctx.now())})
        and not exists (select from inquiry_message reply
          where reply.inquiry_id = i.id and reply.kind = 'reply' and reply.created_at >= said.merged_at)
      order by i.id, said.created_at) waiting
    order by since, id limit ${mostGuests}`.execute(ctx.em.getKysely())
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
