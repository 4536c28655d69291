import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { hotelToday } from '../hotel/hotel-day.ts'
import type { WaitedStay } from './waiting-list.type.ts'

const mostShown = 500

/** Which nights are waited for, and by how many; whose addresses they are is nobody's business at the desk. */
export const listWaiting = async (ctx: Context): Promise<WaitedStay[]> => {
  const { rows } = await sql<WaitedStay>`
    select room_type_id as "roomTypeId", arrival::text, departure::text,
      (count(*) filter (where told_at is null))::int as waiting,
      (count(*) filter (where told_at is null and accessible))::int as "waitingForAccessible",
      (count(*) filter (where told_at is not null))::int as told
    from waiting_guest where arrival >= ${hotelToday(ctx)}::date
    group by room_type_id, arrival, departure
    order by arrival, departure, room_type_id nulls first limit ${mostShown}`.execute(ctx.em.getKysely())
  return rows
}
