import { sql } from 'kysely'
import { perRequest } from '../../platform/loader.ts'

/** How many stay requests that are ahead need a room type: they wait for an answer, or their offer of it is open. */
export const openRequestsLoader = perRequest<number>(async ({ em, now }, ids) => {
  const { rows } = await sql<{ id: string; count: number }>`
    select needed.id, count(distinct needed.request)::int as count
    from (
      select s.id as request,
        case when s.state = 'offered' then coalesce(r.offer_room_type_id, r.room_type_id) else r.room_type_id end as id
      from stay_request s join stay_request_room r on r.request_id = s.id
      where (s.state = 'asked' or (s.state = 'offered' and s.offer_until > ${now()}))
        and greatest(r.departure, r.offer_departure) >= ${now()}::date
    ) needed
    where needed.id = any(${ids}::uuid[]) group by needed.id`.execute(em.getKysely())
  const counts = new Map(rows.map(({ id, count }) => [id, count]))
  return ids.map((id) => counts.get(id) ?? 0)
})
