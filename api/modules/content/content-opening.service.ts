import { sql } from 'kysely'
import { changeSchema } from '#graphql/inputs/room.ts'
import { notFound } from '../../errors.ts'
import { inTransaction, type Context, type Deps } from '../../platform/context.ts'
import { requireStaff } from '../../platform/viewer.ts'
import { findContent } from './content-entry.service.ts'
import type { ContentOpener } from './content-opening.type.ts'

/** A browser that has been silent for so many heartbeats of its stream is gone. */
const beatsToLive = 3
const mostOpeners = 20

/** Triggers tell the desk of what is deleted; what is merely seen again is told to nobody. */
const forgetGone = ({ DESK_HEARTBEAT_MS: beat }: Deps['env'], but: string | null) => sql`
  delete from content_opening
  where seen_at < now() - ${beatsToLive * beat} * interval '1 millisecond'
    and (closed or session_id is distinct from ${but})`

/** The browser of a session listens: what it has open stays open, and what others left without a word is closed. */
export const keepOpenings = async ({ orm, env }: Pick<Deps, 'orm' | 'env'>, session: string): Promise<void> => {
  const database = orm.em.fork().getKysely<unknown>()
  await sql`update content_opening set seen_at = now() where session_id = ${session} and not closed`.execute(database)
  await forgetGone(env, session).execute(database)
}

/** By the browser’s clock, in the order in which it was said: requests overtake each other, the last of a page above all. */
const timeOf = (saidAt: Date | null | undefined) =>
  sql`least(coalesce(${saidAt ?? null}::timestamptz, now()), now() + interval '1 day')`

/**
 * Says that a record is open in this browser, as often as one likes, and answers in which others it is. What was said
 * before the record was closed is too late.
 * @throws BAD_USER_INPUT, NOT_FOUND, FORBIDDEN for API keys
 */
export const openContent = (ctx: Context, raw: string, saidAt?: Date | null): Promise<ContentOpener[]> => {
  const { sessionId, id: me } = requireStaff(ctx)
  const { id } = changeSchema.parse({ id: raw })
  return inTransaction(ctx, async (inside) => {
    if (!(await findContent(inside, id))) throw notFound('There is no such record')
    const database = inside.em.getKysely<unknown>()
    await forgetGone(ctx.env, sessionId).execute(database)
    await sql`
      insert into content_opening (session_id, entry_id, seen_at, said_at)
      values (${sessionId}, ${id}, now(), ${timeOf(saidAt)})
      on conflict (session_id, entry_id) do update
      set seen_at = excluded.seen_at, said_at = excluded.said_at, closed = false
      where not content_opening.closed or content_opening.said_at < excluded.said_at`.execute(database)
    const { rows } = await sql<ContentOpener>`
      select u.name, u.id = ${me} as "isYou"
      from content_opening o join staff_session s on s.id = o.session_id join staff_user u on u.id = s.user_id
      where o.entry_id = ${id} and o.session_id <> ${sessionId} and not o.closed
      group by u.id order by u.name, u.id limit ${mostOpeners}`.execute(database)
    return rows
  })
}

/** Says that a record is no longer open in this browser. @throws BAD_USER_INPUT, FORBIDDEN for API keys */
export const closeContent = async (ctx: Context, raw: string, saidAt?: Date | null): Promise<string> => {
  const { sessionId } = requireStaff(ctx)
  const { id } = changeSchema.parse({ id: raw })
  await sql`
    insert into content_opening (session_id, entry_id, seen_at, said_at, closed)
    select ${sessionId}::uuid, e.id, now(), ${timeOf(saidAt)}, true from content_entry e where e.id = ${id}
    on conflict (session_id, entry_id) do update
    set seen_at = excluded.seen_at, said_at = excluded.said_at, closed = true
    where content_opening.said_at <= excluded.said_at`.execute(ctx.em.getKysely())
  return id
}
