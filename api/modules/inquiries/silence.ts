import { subDays } from 'date-fns/subDays'

const silentDays = 2

/** What was said last before then is silence by now. */
export const silentSince = (now: Date): Date => subDays(now, silentDays)

/**
 * SQL for whether what was said last to or by the guest of an inquiry is an answer, from before a moment that is bound to
 * it; false where nothing was said. What was merged into it counts.
 * @param inquiry alias of its table
 */
export const lastSaidBefore = (inquiry: string): string => `coalesce((
  select said.kind = 'reply' and said.created_at <= ? from (
    select kind, created_at, id from inquiry_message where kind <> 'note' and not is_automatic and inquiry_id in (
      select id from inquiry part where part.id = ${inquiry}.id or part.merged_into_id = ${inquiry}.id)
    union all select 'guest', created_at, id from inquiry part where part.merged_into_id = ${inquiry}.id) said
  order by said.created_at desc, said.id desc limit 1), false)`
