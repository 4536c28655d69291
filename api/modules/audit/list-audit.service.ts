import type { FilterQuery } from '@mikro-orm/core'
import { sql } from 'kysely'
import { isLikelyDate } from '#graphql/stay-dates.ts'
import type { Context } from '../../platform/context.ts'
import { badUserInput } from '../../errors.ts'
import type { Connection } from '../../platform/schema/connection.ts'
import type { Position } from '../../platform/schema/cursor.ts'
import { listNewestFirst } from '../../platform/schema/list-page.ts'
import { readPage } from '../../platform/schema/page.ts'
import { isId } from '../../platform/schema/ids.ts'
import { AuditEntry } from './audit-entry.entity.ts'
import type { AuditActor, AuditEntriesArgs, AuditEntryType } from './audit.type.ts'

export type AuditFilter = Pick<AuditEntriesArgs, 'action' | 'actorId' | 'since' | 'until'>

const newestFirst = { at: 'desc', id: 'desc' } as const

const bounds = { since: 'Since', until: 'Until' } as const

/** @throws BAD_USER_INPUT when the time ends before it begins, or lies where no calendar of the database reaches */
const matching = ({ action, actorId, since, until }: AuditFilter): FilterQuery<AuditEntry> => {
  for (const [name, instant] of Object.entries({ since, until }))
    if (instant && !isLikelyDate(instant.toISOString()))
      throw badUserInput([
        { path: [name], message: `${bounds[name as keyof typeof bounds]} must be in the years 1900 to 2199` },
      ])
  if (since && until && since >= until) throw badUserInput([{ path: ['until'], message: 'Until must be after since' }])
  return {
    ...(action && { action }),
    ...(actorId && { actorId: isId(actorId) ? actorId : [] }),
    ...((since || until) && { at: { ...(since && { $gte: since }), ...(until && { $lt: until }) } }),
  }
}

const toType = ({ details, subject, ...entry }: AuditEntry): AuditEntryType => ({
  ...entry,
  actorId: entry.actorId ?? null,
  actorName: entry.actorName ?? null,
  network: entry.network ?? null,
  subjectId: subject ?? null,
  details: Object.entries(details).map(([name, value]) => ({ name, value: [value ?? ''].flat().join(', ') })),
})

/** Newest first. @throws BAD_USER_INPUT */
export const listAudit = (ctx: Context, args: AuditEntriesArgs): Promise<Connection<AuditEntryType>> =>
  listNewestFirst(ctx.em, AuditEntry, readPage('auditEntries', args), { where: matching(args), by: 'at', show: toType })

/** Everything that matches, page by page, newest first. @throws BAD_USER_INPUT before the first page */
export const walkAudit = (ctx: Context, filter: AuditFilter, atATime: number): AsyncIterable<AuditEntryType[]> => {
  const where = matching(filter)
  return (async function* () {
    for (let after = null as Position | null; ;) {
      const em = ctx.em.fork()
      const { items, hasNextPage }: { items: AuditEntry[]; hasNextPage: boolean } = await em.findByCursor(AuditEntry, {
        where,
        orderBy: newestFirst,
        includeCount: false,
        first: atATime,
        ...(after && { after }),
      })
      yield items.map(toType)
      if (!hasNextPage) return
      after = items.at(-1)!
    }
  })()
}

const mostActors = 200

/** Everybody who did something, by name; people who have left included. */
export const listActors = async (ctx: Context): Promise<AuditActor[]> => {
  const statement = sql<AuditActor>`
    select id, name from (
      select distinct on (actor_id) actor_id as id, actor_name as name from audit_entry
      where actor_id is not null order by actor_id, at desc
    ) known order by name, id limit ${mostActors}`
  return (await statement.execute(ctx.em.getKysely())).rows
}
