import { sql } from 'kysely'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
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

/** What a guest said that nobody has answered: by a form, or by a mail in the thread of one. */
const unanswered = sql`
  select coalesce(form.merged_into_id, form.id) as inquiry_id, form.language, form.message as text, form.created_at
  from inquiry form where form.first_reply_at is null
    and not exists (select from inquiry_message reply
      where reply.inquiry_id = form.merged_into_id and reply.kind = 'reply' and reply.created_at >= form.merged_at)
  union all
  select coalesce(part.merged_into_id, part.id), part.language, mailed.text, mailed.created_at
  from inquiry_message mailed join inquiry part on part.id = mailed.inquiry_id
  where mailed.kind = 'guest' and not mailed.is_automatic
    and not exists (select from inquiry_message reply join inquiry other on other.id = reply.inquiry_id
      where coalesce(other.merged_into_id, other.id) = coalesce(part.merged_into_id, part.id)
        and reply.kind = 'reply' and reply.created_at >= mailed.created_at)`

/** Whoever waits for an answer and is not put off to a later day, the longest waiting first. */
export const findWaiting = async (ctx: Context): Promise<WaitingGuests> => {
  const { rows } = await sql<Row>`
    select *, count(*) over ()::int as count from (
      select distinct on (i.id) i.id, i.reference, i.name, said.language, left(said.text, 160) as excerpt,
        said.created_at as since, s.name as assignee
      from (${unanswered}) said join inquiry i on i.id = said.inquiry_id
        left join staff_user s on s.id = i.assignee_id
      where i.status in ('new', 'open')
        and (i.snoozed_until is null or i.snoozed_until <= ${hotelToday(ctx)})
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
